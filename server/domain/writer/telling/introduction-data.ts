// What stands around a business's introduction of itself, its practical side and its thanks, by tone. `{name}` is the business.
import type { ByTone } from '../library/idea.ts';

type Lines = ByTone<readonly string[]>;

/** Before who and what it is. */
export const HELLO: Lines = {
  '*': [
    'A short introduction for whoever is new here.',
    'If you have only just found {name}, this is whom you have found.',
    'Who is behind {name}? In short:',
  ],
  p: ['For those who are new here, a short introduction.', 'To put a face to the name.'],
  f: ['New here? Then a short hello from {us}.', 'A proper hello to everybody who is new.'],
  a: ['Know whom you are dealing with.', 'Who stands behind the name.'],
  t: ['{name}: who, what and where.', 'The people and the work, in short.'],
  h: ['A proper introduction, before somebody else makes one.', 'In case you wonder who keeps writing here:'],
  i: ['It is good to know who is behind a name.', 'A short hello to everybody who is new.'],
  l: ['Allow {us} a short introduction.', 'The name, and whom it belongs to.'],
};
/** Before a bare name, of one and of several. */
export const NAMED_ONE: readonly string[] = ['The person behind it: {who}.', 'The name behind it: {who}.'];
export const NAMED_SOME: readonly string[] = ['The people behind it: {who}.', 'The names behind it: {who}.'];
/** Behind it. */
export const WELCOME: Lines = {
  '*': ['If you are new here, welcome.', ''],
  f: ['Nice to have you here.', 'If you are new, say hello below.'],
  h: ['That was the formal part.', 'The rest shows at work.'],
  i: ['It is good that you are here.'],
  a: [''],
  t: [''],
  l: ['Welcome.'],
};
export const HELLO_TITLES: readonly string[] = [
  'Hello from {name}',
  'Who is behind {name}',
  '{name} in person',
];

/** Above practical matters in one list. */
export const SHEET: Lines = {
  '*': ['The practical side of {name}, in one place:', 'Before you come to {name}, in short:'],
  p: ['The practical points, for your planning:', '{name} in practice:'],
  f: ['The things that you would otherwise have to ask:', 'So that you need not search for it:'],
  a: ['What to know beforehand:', 'In practice:'],
  t: ['{name}, the practical data:', 'Where, when, how:'],
  h: ['The dull but useful part, about {name}:', 'Everything that people ask on the phone:'],
  i: ['To make the first step a small one:', 'So that nothing stands in the way:'],
  l: ['A few particulars, for your visit:', 'For your convenience:'],
};
export const SHEET_TITLES: readonly string[] = [
  '{name}: the practical side',
  'Before you come to {name}',
  '{name} in practice',
];

/** Thanks to whoever is kind to small businesses: whole posts, of which none says that it has happened. */
export const THANKS: Lines = {
  '*': [
    'Thank you to everybody who has recommended {us} to a friend or a neighbour. It is the best advertising that a small business can have.',
    'To everybody who has left {us} a review: thank you. A few honest words help the next person to decide.',
    'Thank you to everybody who buys from small businesses near home. It keeps them going, and it means a lot to {us}.',
    'Thank you to all who share {our} posts now and then. It costs a tap, and it helps a small business more than you may think.',
  ],
};
export const THANKS_TITLES: readonly string[] = ['Thank you', 'A thank you from {name}', 'A word of thanks'];

/** All words of this file, for the gate. */
export const INTRODUCTION_WORDS = JSON.stringify([
  ...[HELLO, NAMED_ONE, NAMED_SOME, WELCOME, HELLO_TITLES, SHEET, SHEET_TITLES, THANKS, THANKS_TITLES],
])
  .replace(/\{us\}/g, 'us me')
  .replace(/\{our\}/g, 'our my');
