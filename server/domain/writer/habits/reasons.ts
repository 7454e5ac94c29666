// What the reason of a rejection says of the voice, where it says it in words that are told apart.
import type { HabitKind } from '../../../contract/habit.ts';
import { normalise } from '../../../kernel/same-words.ts';
import { wordsOf } from '../similarity.ts';

/** `none`: there was to be none of it at all. */
type Wish = { readonly kind: Exclude<HabitKind, 'word'>; readonly none: boolean };

const WISHES: readonly (readonly [kind: Wish['kind'], none: boolean, pattern: RegExp])[] = [
  ['length', false, /\b(?:(?:far |much )?too long|too wordy|shorter|shorten|less text)\b/i],
  ['hashtags', true, /\b(?:no|without|drop the|remove the|lose the) (?:any )?hash ?tags?\b/i],
  ['hashtags', false, /\b(?:too many|fewer|less) hash ?tags?\b/i],
  ['emoji', true, /\b(?:no|without|drop the|remove the|too many) (?:any )?emojis?\b/i],
  ['greeting', true, /\b(?:no|without|drop the|remove the) (?:any )?(?:greeting|hello|salutation)\b/i],
  [
    'closing',
    true,
    /\b(?:no|without|drop the|remove the) (?:any )?(?:closing|sign-?off|signature|last line)\b/i,
  ],
];

export function wishesIn(reason: string): Wish[] {
  const found = WISHES.filter(([, , pattern]) => pattern.test(reason));
  return found
    .filter(([kind], at) => found.findIndex(([other]) => other === kind) === at)
    .map(([kind, none]) => ({ kind, none }));
}

const NAMED =
  /\b(?:don['’]?t|do not|never|not|no|avoid|stop|without|hate|dislike)\b[^"“”.]{0,40}["“”]([^"“”]{3,40})["“”]/giu;
const UNQUOTED =
  /\b(?:don['’]?t|do not|never|stop|avoid) (?:us(?:e|ing)|say(?:ing)?|writ(?:e|ing))(?: the words?)? ([\p{L}-]{3,})/giu;

/** Words of a rejected text that the reason does not want. */
export function wordsRefused(reason: string, written: string): string[] {
  const held = new Set(wordsOf(written));
  const named = [NAMED, UNQUOTED].flatMap((pattern) =>
    [...reason.matchAll(pattern)].map(([, word = '']) => normalise(word)),
  );
  return [...new Set(named)].filter((word) => held.has(word));
}
