// Things to hire for parties: castles, tables, chairs, glasses.
import type { Pack } from '../../library/idea.ts';
import { PARTY_HIRES } from './parties.ts';

const pack: Pack = {
  id: 'party-hire',
  label: 'Party and event hire',
  match:
    'bouncy castles?|bounce houses?|inflatables? (?:hire|rentals?)|(?:party|event|tables?|chairs?|crockery|china|glassware|linen|gazebo|hot tub|popcorn machine|soft play) (?:(?:and|&) \\w+ )?(?:hire|rentals?)|(?:hire|rent)s? (?:out )?(?:bouncy|inflatable|tables|chairs|gazebos|crockery|glassware|hot tubs|soft play)',
  industries: ['other', 'hospitality', 'arts', 'retail'],
  prep: 'With',
  premises: false,
  tags: ['PartyHire', 'PartyPlanning', 'PartyTime'],
  ideas: PARTY_HIRES,
};

export default pack;
