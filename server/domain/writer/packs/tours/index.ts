// Guides, boat hire, bike hire: an hour or a day outside with somebody who knows the way.
import type { Pack } from '../../library/idea.ts';
import { BIKE_HIRE } from './bikes.ts';
import { BOAT_HIRE } from './boats.ts';
import { GUIDED_TOURS } from './guided.ts';

const pack: Pack = {
  id: 'tours',
  label: 'Tours, boat and bike hire',
  match:
    '(?:guided|walking|city|food|wine|boat|bus|ghost|private|nature|wildlife|cycling|bi(?:ke|cycle)|kayak|history|day|hiking) tours?\\b|tour (?:guides?|operator|company)|\\bguided (?:walks?|hikes?|rides?|trips?|bicycle)|(?:boat|canoe|kayak|paddle ?board|SUP|punt|pedalo|bi(?:ke|cycle)|e-bike|cycle|scooter|ski) (?:hire|rental)s?|(?:hire|rent)(?:s|ing)? (?:out )?(?:boats|canoes|kayaks|paddle ?boards|bi(?:kes|cycles)|e-bikes)|boat trips?|mountain guides?|whale watching|sailing trips?|river cruises?|(?:hiking|climbing) guides?',
  industries: ['other', 'hospitality', 'arts'],
  prep: 'With',
  premises: false,
  tags: ['DayOut', 'ThingsToDo', 'OutAndAbout'],
  ideas: [...GUIDED_TOURS, ...BIKE_HIRE, ...BOAT_HIRE],
};

export default pack;
