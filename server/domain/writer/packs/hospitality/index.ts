// Hotels, bars and places for events.
import type { Pack } from '../../library/idea.ts';
import { GATHERINGS } from './gatherings.ts';
import { GOING_OUT } from './going-out.ts';
import { LATE } from './late.ts';

const pack: Pack = {
  id: 'hospitality',
  label: 'Hospitality',
  industries: ['hospitality'],
  prep: 'At',
  premises: true,
  tags: ['Hospitality', 'GoodHosts', 'NightOut'],
  ideas: [...GATHERINGS, ...GOING_OUT, ...LATE],
};

export default pack;
