// Estate agents, letting agents, people who sell and let homes. Law and money differ by country: cautions, no single case.
import type { Pack } from '../../library/idea.ts';
import { BUYING } from './buying.ts';
import { LIVING } from './living.ts';
import { MOVING } from './moving.ts';
import { SELLING } from './selling.ts';
import { STREETS } from './streets.ts';

const pack: Pack = {
  id: 'estate-agent',
  label: 'Estate agency',
  match:
    'estate agen|letting agen|lettings|real.?estate|realt(?:or|y)|property (?:sales|agen|management|consult)|house sales|homes? for sale|property broker',
  industries: ['realestate'],
  prep: 'At',
  premises: true,
  tags: ['HomeBuying', 'HouseHunting', 'PropertyTips'],
  ideas: [...SELLING, ...BUYING, ...MOVING, ...LIVING, ...STREETS],
};

export default pack;
