// Cafés, restaurants, pubs and tea rooms.
import type { Pack } from '../../library/idea.ts';
import { COFFEE_SHOP } from './coffee-shop.ts';
import { DRINKS } from './drinks.ts';
import { KITCHEN } from './kitchen.ts';
import { PUB } from './pub.ts';
import { ROOM } from './room.ts';
import { TABLE } from './table.ts';
import { YEAR } from './year.ts';

const pack: Pack = {
  id: 'cafe-restaurant',
  label: 'Café or restaurant',
  match:
    '(?<!\\bwith [^.]{0,20})caf(?:e\\b|é(?!s))|coffee (?:shop|house|bar|cart|van|trailer)|restaurant(?!s)|(?<!\\bfor (?:[a-zé]+(?:,| and| &)? ){0,3})(?:caf[eé]s\\b|restaurants)|bistro|brasserie|trattoria|osteria|pizzeria|steakhouse|tea ?rooms?\\b|tea ?house|\\bdiner\\b|\\bpub\\b|gastropub|eatery|tapas|brunch',
  industries: ['hospitality', 'food'],
  prep: 'At',
  premises: true,
  tags: ['EatingOut', 'RestaurantLife', 'FoodLovers'],
  ideas: [...TABLE, ...DRINKS, ...KITCHEN, ...ROOM, ...YEAR, ...COFFEE_SHOP, ...PUB],
};

export default pack;
