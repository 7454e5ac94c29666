// What a house says on the days on which people greet each other: the greeting, and what follows it. `{name}` is the business, `{us}` is
// "us" or "me".

import type { DateRule } from '../library/idea.ts';
import { MAIN } from '../packs/moments/countries.ts';

export interface GreetingDay {
  readonly id: string;
  /** The days on which it is told, each with the days before it. */
  readonly rules: readonly DateRule[];
  readonly ahead: number;
  /** Countries (ISO 3166) that keep it on these days; null everywhere. */
  readonly countries: readonly string[] | null;
  /** The owner's facts of that day, such as its opening hours. */
  readonly about: string;
  readonly titles: readonly string[];
  readonly greetings: readonly string[];
  /** Behind it. */
  readonly wishes: readonly string[];
  /** A feast of a religion: not for houses of another one. */
  readonly isChristian?: true;
}

const CUSTOM = [
  'Thank you to everybody who came to {us}, called {us} or told a friend about {us} this year.',
  'Thank you for your trust this year.',
  'Thank you to everybody who was with {us} this year.',
];

const MOTHERS = {
  ahead: 2,
  about: "mother's day|mothering sunday|mothers.? day",
  titles: ["Happy Mother's Day from {name}"],
  greetings: ["Happy Mother's Day from {name}.", "{name} wishes you a happy Mother's Day."],
  wishes: [
    'To every {mum|mom}, every {gran|grandma} and everybody who has done the job of one.',
    'Here is to all {mums|moms}, and to everybody who has brought somebody up.',
    'Have a lovely Sunday, and ring her if you cannot be there.',
  ],
};
const FATHERS = {
  ahead: 2,
  about: "father's day|fathers.? day",
  titles: ["Happy Father's Day from {name}"],
  greetings: ["Happy Father's Day from {name}.", "{name} wishes you a happy Father's Day."],
  wishes: [
    'To every dad, every grandad and everybody who has done the job of one.',
    'Here is to all dads, and to everybody who has brought somebody up.',
    'Have a lovely day, and ring him if you cannot be there.',
  ],
};

export const GREETING_DAYS: readonly GreetingDay[] = [
  {
    id: 'christmas',
    rules: [{ fixed: [12, 25] }],
    ahead: 4,
    countries: MAIN,
    about:
      'christmas|x-?mas|boxing day|holiday (?:hours|opening)|(?<!\\d)2[3-9](?:st|nd|rd|th)?(?: of)? dec|dec(?:ember)? 2[3-9]|between the years',
    titles: ['Merry Christmas from {name}', 'Happy Christmas from {name}'],
    greetings: ['Merry Christmas from {name}.', '{name} wishes you a merry Christmas.'],
    wishes: [...CUSTOM, 'We wish you a few quiet days with people you like.'],
    isChristian: true,
  },
  {
    id: 'new-year',
    rules: [{ fixed: [1, 1] }, { fixed: [1, 4] }],
    ahead: 3,
    countries: null,
    about:
      'new year|(?<!\\d)[1-6](?:st|nd|rd|th)?(?: of)? jan|jan(?:uary)? [1-6](?!\\d)|holiday (?:hours|opening)',
    titles: ['Happy New Year from {name}', 'A good new year from {name}'],
    greetings: ['Happy New Year from {name}.', '{name} wishes you a happy New Year.'],
    wishes: [
      'Thank you for the year behind {us}. We look forward to seeing you in the next one.',
      'Thank you to everybody who came back, and to everybody who came for the first time.',
      'We wish you good health and a good start.',
    ],
  },
  {
    id: 'easter',
    rules: [{ easter: 0 }],
    ahead: 3,
    countries: MAIN,
    about: 'easter|good friday',
    titles: ['Happy Easter from {name}'],
    greetings: ['Happy Easter from {name}.', '{name} wishes you a happy Easter.'],
    wishes: [
      'We hope the weather plays along, and that somebody hides an egg for you.',
      'Have a good weekend, wherever you spend it.',
      'Enjoy the weekend with the people you like.',
    ],
    isChristian: true,
  },
  {
    id: 'thanksgiving',
    rules: [{ month: 11, weekday: 4, nth: 4 }],
    ahead: 3,
    countries: ['US'],
    about: 'thanksgiving',
    titles: ['Happy Thanksgiving from {name}'],
    greetings: ['Happy Thanksgiving from {name}.', '{name} wishes you a happy Thanksgiving.'],
    wishes: CUSTOM,
  },
  {
    id: 'thanksgiving',
    rules: [{ month: 10, weekday: 1, nth: 2 }],
    ahead: 3,
    countries: ['CA'],
    about: 'thanksgiving',
    titles: ['Happy Thanksgiving from {name}'],
    greetings: ['Happy Thanksgiving from {name}.', '{name} wishes you a happy Thanksgiving.'],
    wishes: CUSTOM,
  },
  {
    id: 'independence',
    rules: [{ fixed: [7, 4] }],
    ahead: 2,
    countries: ['US'],
    about: 'july 4|4th of july|fourth of july|independence day',
    titles: ['Happy Fourth of July from {name}'],
    greetings: ['Happy Fourth of July from {name}.', '{name} wishes you a happy Fourth of July.'],
    wishes: ['Have a safe day and a good evening.', 'Enjoy the fireworks, and look after each other.'],
  },
  { id: 'mothers', rules: [{ easter: -21 }], countries: ['GB', 'IE'], ...MOTHERS },
  {
    id: 'mothers',
    rules: [{ month: 5, weekday: 0, nth: 2 }],
    countries: ['US', 'CA', 'AU', 'NZ', 'DE', 'AT', 'CH', 'NL'],
    ...MOTHERS,
  },
  {
    id: 'fathers',
    rules: [{ month: 6, weekday: 0, nth: 3 }],
    countries: ['US', 'GB', 'IE', 'CA', 'FR', 'NL'],
    ...FATHERS,
  },
  { id: 'fathers', rules: [{ month: 9, weekday: 0, nth: 1 }], countries: ['AU', 'NZ'], ...FATHERS },
];

/** All words of this file, for the gate. */
export const GREETING_WORDS = JSON.stringify(
  GREETING_DAYS.map(({ titles, greetings, wishes }) => [titles, greetings, wishes]),
)
  .replace(/\{us\}/g, 'us me')
  .replace(/\{([^{}|]*)\|([^{}|]*)\}/g, '$1 $2');
