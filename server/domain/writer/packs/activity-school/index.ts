// Schools for what is learnt with the body: swimming, martial arts, climbing, riding. Those for dancing are with the teachers.
import type { Pack } from '../../library/idea.ts';
import { FLOOR } from './floor.ts';
import { HEIGHTS } from './heights.ts';
import { SURF_AND_RIDING } from './surf-and-riding.ts';
import { WATER } from './water.ts';

const pack: Pack = {
  id: 'activity-school',
  label: 'Swimming, martial arts, climbing, riding',
  match:
    'swim(?:ming)? (?:school|lessons?|classes|teacher|academy|instructor)|learn to swim|martial arts?\\b|\\b(?:karate|judo|taekwondo|aikido|jiu-?jitsu|kung fu|krav maga|kick ?boxing|capoeira)\\b|\\bfencing (?:club|school|lessons?|class(?:es)?|academy|salle|coach|hall)|\\b(?:foil|[eé]p[eé]e|sabre)\\b|\\bboxing (?:gym|club|classes)|\\bdojo\\b|\\barchery\\b(?! (?:shop|supplies|equipment))|climbing (?:gym|wall|hall|centre|center|school|courses?)|bouldering|(?:horse )?riding (?:school|lessons|stables?|centre)|equestrian|livery|gymnastics (?:school|club|classes)|(?:surf|sailing|ski|skating) school|circus school|parkour',
  industries: ['education', 'arts', 'other', 'nonprofit', 'healthcare'],
  prep: 'At',
  premises: true,
  tags: ['LearnToMove', 'FirstLesson', 'KeepPractising'],
  ideas: [...FLOOR, ...WATER, ...HEIGHTS, ...SURF_AND_RIDING],
};

export default pack;
