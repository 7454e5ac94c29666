// Toy shops and board games.
import type { Pack } from '../../library/idea.ts';
import { PLAY } from './play.ts';
import { TABLE } from './table.ts';

const pack: Pack = {
  id: 'toy-shop',
  label: 'Toys and games',
  match:
    'toy ?(?:shop|store)s?\\b|\\btoys\\b|wooden toys?|board ?games?\\b|games? (?:shop|store|caf[eé])|jigsaws?|model (?:railways?|shop|trains?)|dolls? (?:houses?|hospital)|craft kits|hobby shop',
  industries: ['retail', 'ecommerce'],
  prep: 'At',
  premises: true,
  tags: ['ToyShop', 'PlayTime', 'BoardGames'],
  ideas: [...PLAY, ...TABLE],
};

export default pack;
