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
  '*': ['Ask here, and {we} will answer.', 'Write it below. {We} will answer.'],
  f: ['Go ahead, {we} like questions.'],
  a: ['Put it below. You will get an answer.'],
  h: ['There are no silly ones. Ask below, and {we} will answer.'],
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

/** About one of the things that it does or has; {thing} is it in small letters. */
export const ABOUT: Lines = {
  '*': ['Any questions about {thing}?', 'What would you like to know about {thing}?'],
  f: ['Thinking about {thing}, and not sure yet?', 'Any questions about {thing}?'],
  a: ['{Thing}: what would you like to know?'],
  t: ['Which detail of {thing} should {we} explain?'],
  h: ['Is there anything about {thing} that you never dared to ask?'],
  l: ['May {we} answer a question about {thing}?'],
};

/** Behind what happens on a day. */
export const COMING: Lines = {
  '*': ['Who would you bring along?', 'Who is coming?'],
  p: ['May {we} expect you?'],
  f: ['Who would you bring along?', 'Will {we} see you there?'],
  a: ['Are you coming?'],
  h: ['Who needs an excuse to come?'],
  l: ['May {we} expect you?'],
};

/** Behind the welcome for dogs. */
export const WITH_DOG: Lines = {
  '*': [
    'Who comes along with you? Post a picture of your dog below.',
    'What is the name of yours? Pictures are welcome below.',
  ],
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

/** Where a title is needed. */
export const TALK_TITLES: readonly string[] = [
  'A question for you',
  'Your question to {name}',
  'Ask {name}',
  'One question from {name}',
  'What do you think?',
  '{name} would like to know',
];

/** All words of this file, for the gate. */
export const TALK_WORDS = JSON.stringify([
  ...[
    ASK_AWAY,
    ANSWERED,
    REPLIED,
    WHICH_THING,
    WHICH_DAY,
    SINCE_WHEN,
    FIRST_TIME,
    ABOUT,
    COMING,
    WITH_DOG,
    OF_THE_TOWN,
    TALK_TITLES,
  ],
])
  .replace(/\{we\}/gi, 'We I')
  .replace(/\{us\}/g, 'us me')
  .replace(/\{our\}/g, 'our my');
