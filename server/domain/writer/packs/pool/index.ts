// Those who clean, mend and build swimming pools and hot tubs.
import type { Pack } from '../../library/idea.ts';
import { SUMMER } from './summer.ts';
import { WATER } from './water.ts';
import { YEAR_ROUND } from './year-round.ts';

const pack: Pack = {
  id: 'pool',
  label: 'Pool service and building',
  match:
    '(?<!car |data |talent |whirl)(?:swimming )?\\bpools? (?:and (?:hot tubs?|spas?) )?(?:clean(?:ing|ers?)?|repairs?|services?|servicing|care|build(?:ers?|ing)?|maint\\w*|install\\w*|compan(?:y|ies)|techs?|technicians?|openings?|renovat\\w*|liners?|covers|chemicals|supplies|equipment|pumps?|heaters?)\\b|(?:build|clean|service|maintain|renovate|install|repair)s? (?:[a-z]+ ){0,2}(?:swimming )?pools\\b|hot tubs? (?:sales|service|repair|care|install|hire)|\\bpool (?:&|and) spa (?:service|care|suppl|repair)',
  industries: ['other', 'professional', 'retail'],
  prep: 'With',
  premises: false,
  tags: ['PoolCare', 'PoolService', 'PoolTips'],
  ideas: [...WATER, ...SUMMER, ...YEAR_ROUND],
};

export default pack;
