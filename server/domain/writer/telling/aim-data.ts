// What stands around a thing that the owner's goals name: a question to whoever may want it, and what they may do. Whole lines,
// by tone; `{thing}` is it in small letters and in the plural, such as "bouquet workshops".
import type { ByTone } from '../library/idea.ts';

type Lines = ByTone<readonly string[]>;

export const WANTED: Lines = {
  '*': ['Looking for {thing}?', 'Interested in {thing}?'],
  p: ['Considering {thing}?', 'Any questions about {thing}?'],
  f: ['Had your eye on {thing}?', 'Tempted by {thing}?'],
  a: ['{Thing}: on your list?'],
  t: ['Comparing {thing}?'],
  h: ['Still only thinking about {thing}?'],
  i: ['Have you been thinking about {thing} for a while?'],
  l: ['May {we} tell you about {thing}?'],
};

/** Behind it. */
export const ASK_ON: Lines = {
  '*': [
    'Write to {us}, and {we} will tell you what is possible.',
    'Ask {us}, and {we} will tell you how it goes.',
  ],
  p: ['Send {us} a message, and {we} will tell you what is possible and when.'],
  f: ['Drop {us} a line, and {we} will talk it through.'],
  a: ['Ask {us} first. It costs nothing.'],
  t: ['Send {us} the details, and {we} will answer them point by point.'],
  h: ['Asking is free, and {we} do not bite.'],
  i: ['A first step is one short message to {us}.'],
  l: ['A few lines to {us} are enough.'],
};

/** The same behind what happens on a day. */
export const ASK_WHEN: Lines = {
  '*': ['Ask {us} for the next date.', 'Ask {us} when the next one is.'],
  p: ['Send {us} a message for the next dates.'],
  f: ['Drop {us} a line, and {we} will tell you the next dates.'],
  a: ['Ask {us} for the date, and keep it.'],
  h: ['The next date is one message away.'],
  l: ['A few lines to {us}, and {we} will name the next date.'],
};

/** Where a title is needed. */
export const AIM_TITLES: readonly string[] = ['{Thing} at {name}', '{name}: {thing}'];

/** All words of this file, for the gate. */
export const AIM_WORDS = JSON.stringify([WANTED, ASK_ON, ASK_WHEN, AIM_TITLES])
  .replace(/\{we\}/g, 'we I')
  .replace(/\{us\}/g, 'us me');
