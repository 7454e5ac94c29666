// Bookshops, new and second-hand.
import type { Pack } from '../../library/idea.ts';
import { READING } from './reading.ts';
import { SHELVES } from './shelves.ts';

const pack: Pack = {
  id: 'bookshop',
  label: 'Bookshop',
  match:
    'book ?(?:shop|store)s?\\b|book ?sellers?\\b|(?:second-?hand|used|antiquarian|rare|new|children\\S*) books\\b|(?:independent|little|travelling) bookshop|\\bbooks and (?:cards|coffee|records)|comic (?:shop|store|books)|librairie|libreria',
  industries: ['retail', 'ecommerce', 'arts'],
  prep: 'At',
  premises: true,
  tags: ['Bookshop', 'Reading', 'BookLovers'],
  ideas: [...READING, ...SHELVES],
};

export default pack;
