// Bands, DJs and musicians for parties.
import type { Pack } from '../../library/idea.ts';
import { BOOKING } from './booking.ts';

const pack: Pack = {
  id: 'music-events',
  label: 'Bands and DJs',
  match:
    '\\bdjs?\\b|disc jockey|mobile disco|(?:wedding|party|function|covers?|jazz|ceilidh|brass|swing|soul|live|tribute) bands?\\b|string (?:quartet|trio)|live music for|(?:acoustic|jazz) (?:duo|trio)|(?:wedding|event|party) (?:music(?:ians?)?|singer|pianist|saxophonist|harpist)|harpist',
  industries: ['arts', 'other', 'hospitality'],
  prep: 'With',
  premises: false,
  tags: ['LiveMusic', 'WeddingMusic', 'DanceFloor'],
  ideas: BOOKING,
};

export default pack;
