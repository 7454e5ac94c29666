// Those who let cars, vans and campers.
import type { Pack } from '../../library/idea.ts';
import { HIRING } from './hire.ts';

const pack: Pack = {
  id: 'car-hire',
  label: 'Car, van and camper hire',
  match:
    '(?<!(?:wedding|bridal|prom|chauffeur|driven|fork ?lift|food|pizza|coffee|ice cream|tow|dump|tipper) )(?:\\bcars?|\\bvans?|camper ?vans?|motorhomes?|\\bRVs?|vehicles?|\\bautos?|trucks?|minibus(?:es)?|self.drive|convertibles?|jeeps?|4x4s?)(?: (?:and|&) (?:vans?|campers?|trucks?|minibus(?:es)?))? (?:hire|rentals?)\\b(?! with (?:an? |your own |our )?(?:driver|chauffeur))|(?:hire|rent)(?:s|ing)? (?:out )?(?:\\w+ )?(?:cars|vans|campers?|camper ?vans|motorhomes|trucks)|rent.a.car|autovermietung|car (?:sharing|club|subscription)',
  industries: ['other', 'hospitality', 'retail'],
  prep: 'With',
  premises: true,
  tags: ['CarHire', 'RoadTrip', 'TravelTips'],
  ideas: HIRING,
};

export default pack;
