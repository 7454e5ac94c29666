// Coaches: life, career, leadership.
import type { Pack } from '../../library/idea.ts';
import { STEPS } from './steps.ts';
import { TALKS } from './talks.ts';

const pack: Pack = {
  id: 'coach',
  label: 'Coaching',
  match:
    '(?:\\blife|career|leadership|executive|mindset|confidence|transformation|job|ADHD|retirement) coach(?:es|ing)?\\b(?! (?:hire|travel|tours?|trips?|company))|(?<!(?:football|soccer|rugby|cricket|tennis|golf|chess|swim|swimming|running|triathlon|riding|sports?|voice|vocal|singing) )coaching (?:practice|sessions|programmes?|programs?) (?:for|in|with)|certified coach|\\bI coach\\b(?! (?:football|swim|tennis|runners|children))|outplacement|career (?:advi[cs]e|advisers?|counsell?ing)',
  industries: ['professional', 'other', 'education', 'healthcare'],
  prep: 'With',
  premises: false,
  tags: ['Coaching', 'SmallSteps', 'WorkAndLife'],
  ideas: [...STEPS, ...TALKS],
};

export default pack;
