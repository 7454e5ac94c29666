// Tattoo and piercing studios.
import type { Pack } from '../../library/idea.ts';
import { INK } from './ink.ts';

const pack: Pack = {
  id: 'tattoo',
  label: 'Tattoo and piercing',
  match: 'tattoo(?!ed| removal)|\\bpiercings?\\b|body pierc|piercers?\\b',
  industries: ['arts', 'other', 'retail'],
  prep: 'At',
  premises: true,
  tags: ['TattooStudio', 'BodyArt', 'StudioLife'],
  ideas: INK,
};

export default pack;
