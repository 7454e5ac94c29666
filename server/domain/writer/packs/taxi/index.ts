// Taxis, private hire and chauffeurs.
import type { Pack } from '../../library/idea.ts';
import { RIDES } from './rides.ts';

const pack: Pack = {
  id: 'taxi',
  label: 'Taxi and private hire',
  match:
    '\\btaxis?\\b(?! (?:rank|drivers? (?:drink|eat)))|minicabs?\\b|\\bcabs?\\b (?:company|firm|service|in|and|for)|\\bcabs\\b|private hire|chauffeur|(?:airport|station|hotel) (?:transfers?|shuttle|runs?)\\b|(?:minibus|limo(?:usine)?|executive car) (?:hire|service|with driver)|school runs? and|limousine|ride service',
  industries: ['other', 'professional', 'hospitality'],
  prep: 'With',
  premises: false,
  tags: ['Taxi', 'OnTheRoad', 'GettingThere'],
  ideas: RIDES,
};

export default pack;
