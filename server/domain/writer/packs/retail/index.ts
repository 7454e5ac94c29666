// Shops of any kind.
import type { Pack } from '../../library/idea.ts';
import { OWNING } from './owning.ts';
import { SHOPPING } from './shopping.ts';
import { STREETS } from './streets.ts';

const pack: Pack = {
  id: 'retail',
  label: 'Retail',
  industries: ['retail'],
  prep: 'At',
  premises: true,
  tags: ['ShopLocal', 'HighStreet', 'ShopSmall'],
  ideas: [...SHOPPING, ...OWNING, ...STREETS],
};

export default pack;
