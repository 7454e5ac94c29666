// Guest houses, bed and breakfasts, small hotels and holiday flats.
import type { Pack } from '../../library/idea.ts';
import { AROUND } from './around.ts';
import { HOSTEL_LIFE } from './hostel.ts';
import { HOSTING } from './hosting.ts';
import { HOUSE } from './house.ts';
import { LETTING } from './letting.ts';
import { STAYING } from './staying.ts';
import { TRAVELLING } from './travelling.ts';

const pack: Pack = {
  id: 'guest-house',
  label: 'Guest house and B&B',
  match:
    'guest ?-?house|\\bb ?& ?b\\b|\\bbnb\\b|bed (?:and|&) breakfast|\\binn\\b|small hotel|boutique hotel|family hotel|(?:family|owner).run hotel|(?:seaside|country house|lakeside|independent) hotel|\\bhotel with \\S+ (?:bed)?rooms\\b|holiday (?:flat|apartment|cottage|home|let|house|rental)s?|vacation rental|self.catering|\\bhostels?\\b(?! for (?:the )?(?:homeless|women|refugees|asylum|young people leaving))|farm ?stay|glamping|rooms? (?:with|and) breakfast|guest rooms?',
  industries: ['hospitality'],
  prep: 'At',
  premises: true,
  tags: ['GuestHouse', 'BedAndBreakfast', 'WeekendAway'],
  ideas: [...STAYING, ...HOSTING, ...AROUND, ...TRAVELLING, ...HOUSE, ...LETTING, ...HOSTEL_LIFE],
};

export default pack;
