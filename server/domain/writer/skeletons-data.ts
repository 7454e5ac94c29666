// Rhetorical plans: which parts a post has and how they are set. `/` starts a paragraph, `|` a line, a space goes on.
// lead: the fact of the post   more: a further fact   id: what the business is   who: an audience   stand: what it values
// list: a heading and three or four facts   call: the invitation
import type { Plans } from '../../contract/channels/index.ts';

const SHORT = [
  'lead',
  'lead call',
  'lead / call',
  'lead more',
  'lead / more',
  'lead more / call',
  'lead id',
  'lead / id call',
  'lead who',
  'lead / who call',
  'lead stand',
  'lead / stand',
  'lead / more call',
  'lead more call',
  'lead | more | call',
  'lead / id',
  'lead / stand call',
] as const;

const SOCIAL = [
  'lead more / call',
  'lead / more / call',
  'lead more / id call',
  'lead / id more / call',
  'lead / more who / call',
  'lead more / who / call',
  'lead more / stand / call',
  'lead / stand / more call',
  'lead / list / call',
  'lead / list / stand call',
  'list / call',
  'list / who / call',
  'list / stand / call',
  'lead more more / call',
  'lead / more more / call',
  'lead more / more / call',
  'lead / who more / call',
  'lead who / more call',
  'lead | more | more / call',
  'lead / more / stand',
  'lead more / more',
  'lead id / more',
] as const;

const LONG = [
  'lead / more more / stand / call',
  'lead / list / who / call',
  'lead more / id / more / call',
  'lead / more / more / call',
  'lead / id more / list / call',
  'lead / who / more more / call',
  'lead more / list / call',
  'list / stand / call',
  'lead / more / stand who / call',
  'lead more / who / more / call',
  'lead / stand / list / call',
  'lead more more / id / call',
  'lead / more / id stand / call',
  'lead / list / more call',
  'list / more who / call',
  'lead / more more more / call',
  'lead more / more stand / call',
  'lead id / more more / who / call',
  'lead / more / call',
  'lead more / call',
  'lead / more / more',
] as const;

const PIN = [
  'lead more call',
  'lead call',
  'lead more',
  'lead id call',
  'lead who call',
  'lead stand call',
  'lead more / call',
  'lead / more call',
  'lead more id',
  'lead more who',
  'lead more stand call',
  'lead more more',
  'lead id more',
  'lead who more call',
] as const;

/** Spoken scenes: `|` is a cut. */
const SCRIPT = [
  'lead | more | call',
  'lead | more | more | call',
  'lead | id | more | call',
  'lead | more | who | call',
  'lead | who | more | call',
  'lead | more | stand | call',
  'lead | stand | more | call',
  'lead | more more | call',
  'lead | id | more | more | call',
  'lead more | more | call',
  'lead | more | more',
  'lead | more | call',
  'lead | call',
  'lead more | call',
] as const;

const DESCRIPTION = [
  'lead more / call',
  'lead / more / call',
  'lead id / call',
  'lead / more who / call',
  'lead more / stand / call',
  'lead / call',
  'lead / list / call',
] as const;

/** Which of them a channel takes, its descriptor says. */
export const SKELETONS = {
  social: SOCIAL,
  short: SHORT,
  long: LONG,
  pin: PIN,
  script: SCRIPT,
  description: DESCRIPTION,
} as const satisfies Record<Plans, readonly string[]>;

/** Scenes of the script that goes with a described film; `next` opens with a further fact. */
export const FILM_SCENES = [
  'next | more | call',
  'next | more | more | call',
  'next | more | stand | call',
  'next | who | more | call',
  'next | id | more | call',
  'next | call',
  'next | more',
] as const;
