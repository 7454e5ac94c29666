// Questions of a business to its readers, by tone: about what it is, does and has, about where it is, and about its readers. `{what}` is what it is,
// such as "a hearing clinic", or its name; `{list}` three of its services or things.
import type { ByTone } from '../library/idea.ts';

type Lines = ByTone<readonly string[]>;

/** Anything may be asked. */
export const ASK_AWAY: Lines = {
  '*': ['What would you like to ask {what}?', 'What have you always wanted to ask {what}?'],
  f: ['Anything you have always wanted to ask {what}?', 'Your turn: what would you like to ask {what}?'],
  a: ['One question to {what}. Which would it be?'],
  t: ['Which part of the job would you like explained by {what}?'],
  h: ['What would you ask {what} if nobody else were listening?'],
  i: ['What would you ask {what} before you begin?'],
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

/** One of three things. */
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

/** Behind opening hours that have weekdays and a Saturday. */
export const WHICH_DAY: Lines = {
  '*': ['Weekday or Saturday: which suits you better?'],
  p: ['Which suits you better, a weekday or a Saturday?'],
  f: ['Are you a weekday person or a Saturday person?'],
  a: ['Weekday or Saturday: which is your day?'],
  h: ['Weekday or Saturday: when do you get away with leaving the house?'],
  l: ['Which day would you choose, a weekday or a Saturday?'],
};

/** How somebody likes to ask. */
export const REACH: Lines = {
  '*': [
    'Call, text or email: how do you like to ask a question?',
    'Phone call or message: which do you prefer?',
  ],
  f: ['Quick poll: would you rather call or text?'],
  h: ['Be honest: do you pick up the phone, or do you write?'],
  l: ['Would you rather write, or speak to somebody?'],
  a: ['Phone or message: which do you choose?'],
};

/** Behind how long it has been there. */
export const SINCE_WHEN: Lines = {
  '*': ['How long have you known {us}?', 'Since when have you known {us}?'],
  f: ['Who has been with {us} the longest?'],
  h: ['Who admits to having been there at the beginning?'],
};
export const FIRST_TIME: Lines = {
  '*': ['When did you first come in?', 'What do you remember of your first visit?'],
  f: ['When was your first visit?'],
  h: ['Who admits to having been there at the beginning?'],
  l: ['When did you come for the first time?'],
};

/** How a customer came. */
export const HEARD: Lines = {
  '*': ['How did you first hear of {name}?', 'Who told you about {name}?'],
  p: ['May {we} ask how you came across {name}?'],
  f: ['{We} are curious: how did you find {name}?'],
  a: ['Friend, sign or search: how did you find {name}?'],
  t: ['Search, sign or recommendation: how did you come across {name}?'],
  h: ['How did you end up here: a friend, a search, or a wrong turn?'],
  i: ['Somebody told somebody. Who told you about {name}?'],
  l: ['May {we} ask who spoke to you of {name}?'],
};

/** What people of a town like to talk about; `{town}` is where the business is. */
export const OF_THE_TOWN: Readonly<Record<'town-visitor' | 'town-firm' | 'town-past', Lines>> = {
  'town-visitor': {
    '*': [
      'Somebody visits {town} for one day. Where do you take them first?',
      'One afternoon in {town}, and a friend who has never been. What do you show them?',
    ],
    p: ['Which place in {town} would you recommend to a visitor?'],
    f: ['A friend comes to {town} for the first time. Where do you go together?'],
    a: ['One hour in {town}. What must a visitor see?'],
    t: ['One recommendation for a first visit to {town}: which is yours?'],
    h: ['You have one hour to win a visitor over to {town}. Where do you go?'],
    i: ['Which place in {town} never fails to lift your day?'],
    l: ['Which corner of {town} would you show to a guest?'],
  },
  'town-firm': {
    '*': [
      'Somebody new moves to {town}. Which small business do you tell them about first?',
      'Which small business in {town} should more people know? It may not be your own.',
    ],
    p: ['Which small business in {town} would you recommend without being asked?'],
    f: ['Who in {town} does good work and is too modest to say so?'],
    a: ['Name a small business in {town} that deserves to be busier. Who is it?'],
    h: ['Who in {town} is so good that you would rather keep it to yourself?'],
    i: ['Which small business in {town} has made your week easier?'],
    l: ['Whose work in {town} do you admire?'],
  },
  'town-past': {
    '*': [
      'What has changed most in {town} since you came to know it?',
      'What do you miss in {town} that used to be there?',
    ],
    p: ['What would you say has changed most in {town} over the years?'],
    f: ['How long have you known {town}, and what has changed most?'],
    a: ['What in {town} should never change?'],
    h: ['What in {town} is exactly as it was when you were small?'],
    i: ['What in {town} has changed for the better since you came to know it?'],
    l: ['What in {town} do you hope will stay as it is?'],
  },
};

/** A figure of the business to be guessed; `{gap}` is its sentence without the figure. */
export const GUESS: Lines = {
  '*': ['Which number belongs here? "{gap}"', 'Guess before you read on. "{gap}"'],
  p: ['Which figure would you put here? "{gap}"'],
  f: ['Fill the gap, and no peeking. "{gap}"'],
  a: ['Guess the number. "{gap}"'],
  t: ['One figure is missing. "{gap}"'],
  h: ['A small quiz, and no prize. "{gap}"'],
  i: ['Take a guess. "{gap}"'],
  l: ['A small riddle about {name}. "{gap}"'],
};
/** Behind it. */
export const SOLVED: readonly string[] = ['The answer: {number}.', 'It is {number}.'];

/** Where a title is needed. */
export const TALK_TITLES: readonly string[] = [
  'A question for you',
  'Your question to {name}',
  'Ask {name}',
  'One question from {name}',
  'What do you think?',
  '{name} would like to know',
];
export const GUESS_TITLES: readonly string[] = ['Guess the number', 'Which number belongs here?'];

/** All words of this file, for the gate. */
export const TALK_WORDS = JSON.stringify([
  ...[
    ASK_AWAY,
    ANSWERED,
    REPLIED,
    WHICH_THING,
    WHICH_DAY,
    REACH,
    SINCE_WHEN,
    FIRST_TIME,
    HEARD,
    OF_THE_TOWN,
    GUESS,
    SOLVED,
  ],
  ...[TALK_TITLES, GUESS_TITLES],
])
  .replace(/\{we\}/gi, 'We I')
  .replace(/\{us\}/g, 'us me')
  .replace(/\{our\}/g, 'our my');
