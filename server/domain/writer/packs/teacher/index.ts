// Tutors, music and language teachers, driving and dance schools.
import type { Pack } from '../../library/idea.ts';
import { DANCING } from './dancing.ts';
import { EVERYDAY } from './everyday.ts';
import { LEARNING } from './learning.ts';
import { LESSONS } from './lessons.ts';
import { MUSIC_LESSONS } from './music.ts';
import { PRACTICE } from './practice.ts';
import { SHOWING } from './showing.ts';
import { IN_TONGUES } from './tongues.ts';

const pack: Pack = {
  id: 'teacher',
  label: 'Lessons and tuition',
  match:
    '\\btutor|tuition|music (?:school|lessons?|teacher)|(?:piano|guitar|violin|singing|drum|cello|flute|language|english|french|spanish|german|italian) (?:lessons?|teacher|school|classes|courses?|conversation)|language school|dance (?:school|studio|lessons?|classes)|private teacher|(?:private|group|trial) lessons|(?<!yoga |pilates |swimming |swim |riding |climbing |judo |karate |surf |sailing |ski )lessons for',
  industries: ['education', 'arts'],
  prep: 'At',
  premises: true,
  tags: ['LearningTips', 'LifelongLearning', 'PracticeMakesProgress'],
  ideas: [
    ...LEARNING,
    ...PRACTICE,
    ...LESSONS,
    ...EVERYDAY,
    ...SHOWING,
    ...IN_TONGUES,
    ...DANCING,
    ...MUSIC_LESSONS,
  ],
};

export default pack;
