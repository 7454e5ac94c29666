// Physiotherapy, massage, gyms and yoga.
import type { Pack } from '../../library/idea.ts';
import { COMPANY } from './company.ts';
import { EVERYDAY } from './everyday.ts';
import { UNDER_HANDS } from './hands.ts';
import { ON_THE_MAT } from './mat.ts';
import { STARTING } from './starting.ts';
import { TRAINING } from './training.ts';
import { WEEKDAYS } from './weekdays.ts';

const pack: Pack = {
  id: 'physio-fitness',
  label: 'Physiotherapy, massage and fitness',
  match:
    'physio|massage|osteopath|chiropract|(?<!climbing |boxing |bouldering |judo |martial arts )\\bgyms?\\b|fitness|yoga(?: (?:teacher|lessons?|classes|studio))?|pilates|personal train|sports? therap|crossfit|barbell|\\brehab|strength (?:coach|train)',
  industries: ['healthcare', 'other', 'education'],
  prep: 'At',
  premises: true,
  tags: ['MoveMore', 'HealthyHabits', 'StrongerEveryWeek'],
  ideas: [...EVERYDAY, ...STARTING, ...TRAINING, ...WEEKDAYS, ...COMPANY, ...ON_THE_MAT, ...UNDER_HANDS],
};

export default pack;
