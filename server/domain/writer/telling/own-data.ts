// What stands around the owner's own news: leads to what is new, an invitation for each goal, by tone, and what a post is called.
// `*` is every tone.
import type { Goal } from '../goals.ts';
import type { ByTone } from '../library/idea.ts';

type Lines = ByTone<readonly string[]>;

/** Kinds that are told as news or offers, and those that are a look behind the scenes. */
export const OWN_KINDS = [
  'event',
  'offer',
  'product',
  'service',
  'price',
  'policy',
  'hours',
  'place',
  'question',
  'guarantee',
  'proof',
] as const;
export const BEHIND_KINDS = ['people', 'process', 'history', 'story', 'number', 'claim'] as const;
export type TellableKind = (typeof OWN_KINDS)[number] | (typeof BEHIND_KINDS)[number];

/** Before what is new and has no lead of its kind that would suit it: any news may follow. */
export const NEWS_LEADS: Lines = {
  '*': ['News from us.', 'A piece of news.', 'What is new this week.'],
  p: ['A short piece of news.', 'For your information.'],
  f: ['We have news.', 'Guess what.'],
  a: ['Worth knowing.', 'Take note.'],
  t: ['What has changed.', 'An update, in one line.'],
  h: ['Stop everything. Well, nearly.', 'Breaking news, of the quiet kind.'],
  i: ['Small news can make a day.', 'Something to look forward to.'],
  l: ['A quiet piece of news.', 'Our news, in a few words.'],
};
/** What the reader may be asked to do about each kind, where the owner's goals name it. */
export const CALLED: Readonly<Record<TellableKind, readonly Goal[]>> = {
  event: ['book', 'join', 'visit'],
  offer: ['order', 'book', 'try', 'enquire', 'visit'],
  product: ['order', 'visit', 'try', 'enquire'],
  service: ['book', 'enquire', 'order', 'try'],
  price: ['order', 'book', 'enquire'],
  policy: [],
  hours: ['visit'],
  place: ['visit'],
  question: ['enquire'],
  guarantee: ['try', 'order'],
  proof: [],
  people: [],
  process: ['visit'],
  history: ['follow'],
  story: ['follow', 'support', 'join'],
  number: ['support'],
  claim: [],
};

/** Kinds that can be filmed or pinned: nobody watches opening hours. */
export const SHOWN: ReadonlySet<string> = new Set<TellableKind>([
  'event',
  'offer',
  'product',
  'service',
  'people',
  'process',
]);

/** What a camera sees while a fact of the kind is spoken. */
export const SHOTS: Partial<Readonly<Record<TellableKind, string>>> = {
  event: 'The place where it happens, before anybody is there',
  offer: 'What is offered, close up',
  product: 'The thing itself, close up',
  service: 'Hands at work',
  people: 'The person at work, from the side',
  process: 'The step itself, close up',
};

/** What the reader may do next; `{us}` and `{we}` are whoever speaks. */
export const CALLS: Readonly<Record<Goal, Lines>> = {
  visit: {
    '*': ['Come by when it suits you.', 'Come in and have a look.'],
    f: ['Drop in and say hello.', 'Hope to see you soon.'],
    a: ['Come and see for yourself.'],
    h: ['Come in. Looking is free, and so is good advice.'],
    l: ['You will be received with pleasure.'],
  },
  book: {
    '*': ['To book, just get in touch.', 'Message {us} to book.'],
    p: ['Book a time that suits you.', 'Get in touch to book.'],
    f: ['Message {us}, and {we} will find a time.', 'Just pick a time that suits you.'],
    a: ['Book it now, while you think of it.'],
    l: ['A time can be kept for you.'],
  },
  order: {
    '*': ['To order, just get in touch.', 'Message {us} to order.'],
    p: ['Get in touch to order.'],
    f: ['Tell {us} what you would like.'],
    a: ['Order it while you think of it.'],
    l: ['It can be put aside for you.'],
  },
  enquire: {
    '*': ['Any questions, just ask.', 'Send {us} a message if you would like to know more.'],
    p: ['Send {us} a message, and {we} will tell you more.'],
    f: ['Message {us} if you would like to know more.', 'Drop {us} a line.'],
    a: ['Ask before you decide.'],
    t: ['Send {us} the details, and {we} will answer.'],
    h: ['Questions are welcome, the odd ones too.'],
    l: ['A few lines from you are enough.'],
  },
  try: {
    '*': ['Try it and judge for yourself.'],
    p: ['Try it before you decide.'],
    f: ['Have a go and tell {us} what you think.'],
    a: ['Try it. Then decide.'],
    t: ['Try it once, then compare.'],
  },
  follow: {
    '*': ['More of this from time to time, if you follow along.'],
    f: ['Stay a while. There is more where this came from.'],
    a: ['Follow for more.'],
  },
  support: {
    '*': ['Help in any form is welcome.'],
    p: ['If you can help, please do.'],
    f: ['If you have an hour or a coin to spare, you know where it goes.'],
    i: ['Small help from many people carries far.'],
  },
  join: {
    '*': ['New faces are welcome.'],
    p: ['Ask about joining.'],
    f: ['Come along. Nobody bites.'],
    i: ['There is room for one more.'],
    h: ['Come along. Everybody was new once.'],
  },
};

/** What an own post is called where a title is needed and the fact gives none; `{name}` is the business. */
export const TITLES: Readonly<Record<TellableKind, string>> = {
  event: 'A date with {name}',
  offer: 'An offer from {name}',
  product: 'From {name}',
  service: 'What {name} can do for you',
  price: 'What it costs at {name}',
  policy: 'Good to know: {name}',
  hours: 'When to find {name}',
  place: 'How to find {name}',
  question: 'A question to {name}',
  guarantee: 'The word of {name}',
  proof: 'On the record: {name}',
  people: 'The people of {name}',
  process: 'How it is done at {name}',
  history: 'How {name} began',
  story: 'About {name}',
  number: '{name} in numbers',
  claim: 'About {name}',
};

/** All words of this file, for the gate. */
export const OWN_WORDS = JSON.stringify([NEWS_LEADS, CALLS, TITLES, SHOTS])
  .replace(/\{we\}/g, 'we I')
  .replace(/\{us\}/g, 'us me');
