// Shops that sell online.
import type { Pack } from '../../library/idea.ts';
import { LIVING } from './living.ts';
import { ORDERING } from './ordering.ts';
import { RECEIVING } from './receiving.ts';

const pack: Pack = {
  id: 'ecommerce',
  label: 'E-commerce',
  industries: ['ecommerce'],
  prep: 'At',
  premises: false,
  tags: ['ShopOnline', 'SmallShop', 'OnlineShopping'],
  ideas: [...ORDERING, ...RECEIVING, ...LIVING],
};

export default pack;
