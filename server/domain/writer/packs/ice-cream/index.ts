// Ice cream parlours and makers.
import type { Pack } from '../../library/idea.ts';
import { SCOOPS } from './scoops.ts';

const pack: Pack = {
  id: 'ice-cream',
  label: 'Ice cream',
  match:
    'ice[- ]?cream(?! vans? (?:repair|conversion|hire))|gelat(?:o|eria|erie)\\b|\\bsorbets?\\b|frozen yog|soft[- ]?serve|\\beisdiele|\\bscoops?\\b (?:of|in|and)|ice loll|popsicle',
  industries: ['food', 'hospitality', 'retail'],
  prep: 'At',
  premises: true,
  tags: ['IceCream', 'Gelato', 'SweetThings'],
  ideas: SCOOPS,
};

export default pack;
