// Days that many people keep, for any trade.
import type { Pack } from '../../library/idea.ts';
import { AUTUMN } from './autumn.ts';
import { LIGHT } from './light.ts';
import { PEOPLE } from './people.ts';
import { SPRING } from './spring.ts';
import { WINTER } from './winter.ts';

const pack: Pack = {
  id: 'moments',
  label: 'Moments of the year',
  industries: [],
  prep: 'At',
  premises: false,
  tags: ['GoodToKnow', 'ThisWeek', 'AroundTheYear'],
  ideas: [],
  moments: [...WINTER, ...LIGHT, ...PEOPLE, ...SPRING, ...AUTUMN],
};

export default pack;
