// What a business says of itself, and what is worth knowing about that wherever one goes: by appointment, on hire, since 1961. Each
// idea is told by whom it is said, whatever the trade, and with it the owner's own words.
import type { Pack } from '../../library/idea.ts';
import { CHOOSING } from './choosing.ts';
import { COMING } from './coming.ts';
import { DEALING } from './dealing.ts';
import { PEOPLE } from './people.ts';

const pack: Pack = {
  id: 'practice',
  label: 'Whatever a business says of itself',
  industries: [],
  prep: 'With',
  premises: false,
  tags: ['GoodToKnow', 'SmallBusiness', 'LocalBusiness'],
  ideas: [...COMING, ...CHOOSING, ...DEALING, ...PEOPLE],
};

export default pack;
