// Takeaways, pizza places, burger bars, food trucks.
import type { Pack } from '../../library/idea.ts';
import { AT_HOME } from './at-home.ts';
import { COUNTER } from './counter.ts';

const pack: Pack = {
  id: 'takeaway',
  label: 'Takeaway or food truck',
  match:
    '(?<!(?:key|main|clear|useful|practical|actionable|concrete|real|lasting) )take-?away|take-?out\\b|\\bpizzas?\\b(?<!(?:restaurant|bistro|brasserie|trattoria|osteria|gastropub|\\bpub|\\binn|hotel|tavern)\\b[^.]{0,60})(?! ovens?\\b| making|[^.]{0,20}parties)|\\bburgers?\\b(?<!(?:restaurant|bistro|brasserie|trattoria|osteria|gastropub|\\bpub|\\binn|hotel|tavern)\\b[^.]{0,60})(?! and beer garden)|\\bkebabs?\\b|d[oö]ner|\\btacos?\\b|taqueria|burritos?\\b|food ?(?:truck|van|trailer|cart)s?\\b(?! for)|street food(?! (?:for|at))|fish (?:and|&|n) chips|chippy|chip shop|fried chicken|chicken wings|falafel|shawarma|hot ?dogs?\\b(?! weather)|sushi (?:bar|to go|delivery)|noodle (?:bar|box)|poke bowls?|(?:BBQ|barbe[cq]ue) smokehouse|smokehouse (?:BBQ|barbe[cq]ue|grill|kitchen|burgers?)|\\bBBQ (?:truck|joint|pit)|sandwich (?:shop|bar)|bagel (?:shop|bar)|(?<!silk |wool |satin |cotton |in )crepes?\\b(?! (?:paper|de chine|dress|fabric|bandage))|waffle (?:van|stand)',
  industries: ['food', 'hospitality', 'other'],
  prep: 'At',
  premises: true,
  tags: ['Takeaway', 'StreetFood', 'FoodLovers'],
  ideas: [...COUNTER, ...AT_HOME],
};

export default pack;
