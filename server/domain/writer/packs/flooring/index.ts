// Shops for floors and those who lay, sand and clean them.
import type { Pack } from '../../library/idea.ts';
import { CHOOSING } from './choosing.ts';
import { LIVING } from './living.ts';

const pack: Pack = {
  id: 'flooring',
  label: 'Floors and carpets',
  match:
    '\\bflooring\\b(?! (?:machine|company for events))|\\b(?:carpets?|laminate|vinyl|hardwood|parquet|lino(?:leum)?|wood(?:en)?|LVT)\\b(?:,? (?:and|&) \\w+)? floors?\\b|\\bfloor ?(?:ing)? (?:shop|store|showroom|cent(?:re|er)|compan(?:y|ies)|fitt(?:er|ers|ing)|lay(?:er|ers|ing)|sand(?:er|ers|ing)|refinish\\w*|install\\w*|restor\\w*)|carpets? (?:shop|showroom|store|fitt(?:er|ers|ing)|lay(?:er|ers|ing)|and (?:floor|vinyl|rugs?(?! clean)))|parquet|(?:lay|fit|sand|refinish|install)s? (?:[a-z]+,? ){0,3}(?:floors|carpets?)\\b',
  industries: ['retail', 'other', 'professional'],
  prep: 'At',
  premises: true,
  tags: ['Flooring', 'HomeFloors', 'FloorCare'],
  ideas: [...CHOOSING, ...LIVING],
};

export default pack;
