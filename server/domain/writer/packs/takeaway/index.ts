// Takeaways, pizza places, burger bars, food trucks.
import type { Pack } from '../../library/idea.ts';
import { AT_HOME } from './at-home.ts';
import { COUNTER } from './counter.ts';

const pack: Pack = {
  id: 'takeaway',
  label: 'Takeaway or food truck',
  match:
    'take-?away|take-?out\\b|\\bpizzas?\\b(?! ovens?\\b| making|[^.]{0,20}parties)|\\bburgers?\\b(?! and beer garden)|\\bkebabs?\\b|d[oö]ner|\\btacos?\\b|taqueria|burritos?\\b|food ?(?:truck|van|trailer|cart)s?\\b(?! for)|street food(?! (?:for|at))|fish (?:and|&|n) chips|chippy|chip shop|fried chicken|chicken wings|falafel|shawarma|hot ?dogs?\\b(?! weather)|sushi (?:bar|to go|delivery)|noodle (?:bar|box)|poke bowls?|smokehouse|\\bBBQ (?:truck|joint|pit)|sandwich (?:shop|bar)|bagel (?:shop|bar)|crepes?\\b|waffle (?:van|stand)',
  industries: ['food', 'hospitality', 'other'],
  prep: 'At',
  premises: true,
  tags: ['Takeaway', 'StreetFood', 'FoodLovers'],
  ideas: [...COUNTER, ...AT_HOME],
};

export default pack;
