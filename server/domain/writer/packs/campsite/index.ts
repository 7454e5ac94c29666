// Campsites and caravan parks.
import type { Pack } from '../../library/idea.ts';
import { HUTS } from './huts.ts';
import { OUTDOORS } from './outdoors.ts';
import { PITCHES } from './pitches.ts';

const pack: Pack = {
  id: 'campsite',
  label: 'Campsite and caravan park',
  match:
    'camp ?(?:site|ing (?:site|park|ground)|ground)s?\\b|\\bcamping\\b(?! (?:world|supplies|tents|gear|shop|equipment|store|stove|trips?|holidays? abroad))|caravan (?:park|site|pitches)|holiday park|(?:tent|touring|motorhome|camper|caravan|electric|grass|hard ?standing) pitches|\\bRV park|pitches (?:for|with|by|under)|touring park',
  industries: ['hospitality', 'other'],
  prep: 'At',
  premises: true,
  tags: ['Camping', 'Campsite', 'Outdoors'],
  ideas: [...PITCHES, ...OUTDOORS, ...HUTS],
};

export default pack;
