// Food and drink: what a brewery, a caterer, a roaster, a snack maker or a food truck could all tell.
import type { Pack } from '../../library/idea.ts';
import { COMPANY } from './company.ts';
import { KEEPING } from './keeping.ts';
import { SWEET } from './sweet.ts';
import { TASTE } from './taste.ts';

const pack: Pack = {
  id: 'food',
  label: 'Food and drink',
  industries: ['food'],
  prep: 'At',
  premises: false,
  tags: ['FoodAndDrink', 'GoodFood', 'FoodLovers'],
  ideas: [...TASTE, ...SWEET, ...KEEPING, ...COMPANY],
};

export default pack;
