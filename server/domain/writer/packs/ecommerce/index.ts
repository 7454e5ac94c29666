// Shops that sell online.
import type { Pack } from '../../library/idea.ts';
import { ORDERING } from './ordering.ts';
import { SPARE_PARTS } from './spares.ts';

const pack: Pack = {
  id: 'ecommerce',
  label: 'E-commerce',
  industries: ['ecommerce'],
  prep: 'At',
  premises: false,
  tags: ['ShopOnline', 'SmallShop', 'OnlineShopping'],
  ideas: [...ORDERING, ...SPARE_PARTS],
};

export default pack;
