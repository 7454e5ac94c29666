// Questions of a business to its readers, by tone: about what it is, what it does and what there is to be had. `{what}` is what it is,
// such as "a hearing clinic", or its name; `{list}` three of its services or things.
import type { ByTone } from '../library/idea.ts';

type Lines = ByTone<readonly string[]>;

/** Anything may be asked. */
export const ASK_AWAY: Lines = {
  '*': [
    'What have you always wanted to ask {what}?',
    'Which question about {our} work has nobody answered for you yet?',
  ],
  p: ['Which question would you put to {what}?'],
  f: ['Anything you would like to ask {what}?'],
  a: ['One question to {what}. Which would it be?'],
  t: ['Which part of the work should {what} explain for once?'],
  h: ['What would you ask {what} if nobody else were listening?'],
  i: ['Every start has a question in it. Which one would you put to {what}?'],
  l: ['If you could put one question to {what}, which would it be?'],
};
/** Behind it. */
export const ANSWERED: Lines = {
  '*': ['Ask it here, and {we} will answer.', 'Write it below. {We} will answer.'],
  f: ['Go ahead, {we} like questions.'],
  a: ['Put it below. You will get an answer.'],
  h: ['There are no silly ones. Write it below, and {we} will answer.'],
};
/** The same in a letter. */
export const REPLIED: Lines = {
  '*': ['Just reply to this mail.', 'Reply to this mail, and {we} will answer.'],
};

/** One of three things, and one of three services. */
export const WHICH_THING: Lines = {
  '*': ['If you could have only one of these: {list}?', 'Which would you try first: {list}?'],
  p: ['Which would you choose: {list}?'],
  f: ['Quick question. Which one is yours: {list}?'],
  a: ['Choose one: {list}?'],
  t: ['One of three: {list}?'],
  h: ['You may keep one, and the other two are watching: {list}?'],
  i: ['Which of them would make your day: {list}?'],
  l: ['Which would you choose for yourself: {list}?'],
};
export const WHICH_WORK: Lines = {
  '*': ['Which of these would help you most: {list}?', 'Where would you begin: {list}?'],
  p: ['Which of these matters most to you: {list}?'],
  f: ['Which of these would you like to hear more about: {list}?'],
  a: ['Which comes first for you: {list}?'],
  h: ['Hand on heart, which of these would you like to know more about: {list}?'],
  l: ['Which of these would you look at first: {list}?'],
};

/** Where a title is needed. */
export const TALK_TITLES: readonly string[] = ['A question for you', 'Your question to {name}', 'Ask {name}'];

/** All words of this file, for the gate. */
export const TALK_WORDS = JSON.stringify([
  ...[ASK_AWAY, ANSWERED, REPLIED, WHICH_THING, WHICH_WORK, TALK_TITLES],
])
  .replace(/\{we\}/gi, 'We I')
  .replace(/\{our\}/g, 'our my');
