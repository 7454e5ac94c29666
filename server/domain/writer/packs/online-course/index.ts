// Online courses, and those who teach on a screen.
import type { Pack } from '../../library/idea.ts';
import { MAKING } from './making.ts';
import { TOGETHER } from './together.ts';
import { WATCHING } from './watching.ts';

const pack: Pack = {
  id: 'online-course',
  label: 'Online courses',
  match:
    '(?:online|video|digital|on.demand|self.paced|e-?learning|virtual|web) (?:courses?|classes|lessons|academy|school|workshops?|programmes?|programs?|training|masterclass(?:es)?|learning)\\b|\\be-?learning\\b|online [a-z]+ (?:courses?|class(?:es)?|school)\\b|course (?:platform|creator|library)|(?:learning|course|teaching) platform|online (?:teacher|tutor(?:ing)?|instructor|coaching programme)|\\bMOOCs?\\b|webinars?\\b|(?:lessons|courses|classes|teach(?:es|ing)?) (?:[a-z]+ ){0,3}(?:online|on zoom|over zoom|by video)\\b|membership (?:site|community) for|cohort.based|micro-?credentials?',
  industries: ['education', 'technology'],
  prep: 'At',
  premises: false,
  tags: ['OnlineLearning', 'StudyTips', 'LifelongLearning'],
  ideas: [...WATCHING, ...TOGETHER, ...MAKING],
};

export default pack;
