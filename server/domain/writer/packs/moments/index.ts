// Days of the year that many people keep.
import type { Pack } from '../../library/idea.ts';

const pack: Pack = {
  id: 'moments',
  label: 'Moments of the year',
  industries: [],
  prep: 'At',
  premises: false,
  tags: ['OnThisDay', 'TimeOfYear', 'Neighbours'],
  ideas: [],
  moments: [],
};

export default pack;
