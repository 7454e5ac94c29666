// Food shops: delicatessens, farm shops, greengrocers, market stalls.
import type { Pack } from '../../library/idea.ts';
import { CHOOSING } from './choosing.ts';
import { COOKING } from './cooking.ts';
import { COUNTER } from './counter.ts';
import { FISH } from './fish.ts';
import { KEEPING } from './keeping.ts';
import { MEAT } from './meat.ts';
import { YEAR } from './year.ts';

const pack: Pack = {
  id: 'food-shop',
  label: 'Food shop',
  match:
    'delicatessen|\\bdeli\\b|farm ?shop|farm stand|greengrocer|cheesemonger|cheese (?:shop|counter)|fishmonger|\\bbutcher|market (?:stall|trader)|\\bgrocer|food ?hall|\\bfood shop|(?<!wholesale )fruit and veg|olive oil|charcuterie',
  industries: ['food', 'retail', 'ecommerce'],
  prep: 'At',
  premises: true,
  tags: ['GoodFood', 'FoodShopping', 'KitchenTips'],
  ideas: [...KEEPING, ...CHOOSING, ...COOKING, ...COUNTER, ...MEAT, ...YEAR, ...FISH],
};

export default pack;
