// What stands around the owner's own news: a lead for each kind of fact and an invitation for each goal, by tone. Leads are whole
// sentences that make sense before any fact of their kind; `*` is every tone.
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
/** Kinds whose own leads suit news as well. */
export const OWN_LEADS: ReadonlySet<string> = new Set<TellableKind>(['offer', 'event', 'hours', 'people']);

/** What a fact of the kind must say for the leads of its kind to be true of it; others are led to as a service is. */
export const LED_IF: Partial<Readonly<Record<TellableKind, RegExp>>> = {
  price: /\d|\bfree\b|\bnothing\b/i,
  policy:
    /\b(?:no|not|never|only|must|please|before|until|cancel\w*|deposit|bring|notice|refund\w*|returns?|exchange\w*|don't|cannot|can't)\b/i,
  place:
    /\b(?:find us|located|street|road|avenue|lane|square|corner|next to|opposite|behind|above|near|floor|entrance|parking|car park|stop|minutes?|miles?|yards|metres|meters)\b|\b(?:shop|studio|workshop|office|practice|clinic|store|caf[eé]) is\b/i,
};

export const LEADS: Readonly<Record<TellableKind, Lines>> = {
  event: {
    '*': ['A date worth keeping.', 'One for the diary.'],
    p: ['A date to note, if it concerns you.', 'Worth planning for.'],
    f: ['Free that day? Then read on for a moment.', 'You would be very welcome at this one.'],
    a: ['Note the date.', 'Put this in the calendar now.'],
    t: ['The date, as it stands.', 'The details, as they stand.'],
    h: ['A respectable excuse to leave the house.', 'Plans for that day can be cancelled.'],
    i: ['Some things are better done in company.', 'A good day starts with turning up.'],
    l: ['An occasion, quietly announced.', 'A date for those who like to plan ahead.'],
  },
  offer: {
    '*': ['In case you had it in mind anyway.', 'Worth knowing before you decide.'],
    p: ['For anyone who has been weighing it up.', 'The terms are simple.'],
    f: ['If you have been meaning to, this may be the moment.', 'A small push, if you were waiting for one.'],
    a: ['The offer in one line.', 'This is what is on the table.'],
    t: ['The terms, without a footnote.', 'What is included, precisely.'],
    h: ['No drum roll. Just this.', 'Your excuse has arrived.'],
    i: ['A beginning should not be the hard part.', 'The first step can be a small one.'],
    l: ['For those who like to decide in peace.', 'A modest invitation.'],
  },
  product: {
    '*': ['Something worth a closer look.', 'A word about what you find here.'],
    p: ['A short introduction.', 'About what is on offer here.'],
    f: ['Let us show you something.', 'Something we are glad to talk about.'],
    a: ['Know what you choose.', 'Look before you choose.'],
    t: ['The facts, briefly.', 'For the record.'],
    h: ['It would never boast, so somebody has to.', 'Modesty has had its turn.'],
    i: ['Somebody thought about this for a long time.', 'Useful things deserve a moment of attention.'],
    l: ['Something for a closer look.', 'Consider this for a moment.'],
  },
  service: {
    '*': ['In case you did not know.', 'Worth knowing.'],
    p: ['In case it is of use.', 'For whoever may need it.'],
    f: ['Good to know.', 'Just so that you know.'],
    a: ['Keep it in mind.'],
    t: ['For reference.', 'In one line.'],
    h: ['Not a joke, for once.', 'Useful, and no longer than this.'],
    i: ['For the day on which you need it.'],
    l: ['A detail worth mentioning.', 'To mention it once.'],
  },
  price: {
    '*': ['A plain answer to a fair question.', 'Since it is usually the first question.'],
    p: ['What it costs, so that you can plan.', 'The cost, stated openly.'],
    f: ['You should not have to ask what it costs.', 'Straight to the question everybody has.'],
    a: ['The price, in one line.', 'No need to ask. Here is the price.'],
    t: ['Price and terms as they are.', 'The figure and what it includes.'],
    h: ['The line that everybody scrolls down to find.', 'Enough small talk. The price.'],
    i: ['Fair work can name its price.', 'Knowing the cost makes a decision lighter.'],
    l: ['The particulars, for those who ask.', 'To answer the discreet question.'],
  },
  policy: {
    '*': ['Good to know beforehand.', 'A small rule with a reason.'],
    p: ['How this is handled.', 'So that there are no surprises.'],
    f: ['Just so you know, before it matters.', 'A small thing that may make life easier.'],
    a: ['The rule is simple.', 'This applies to everybody.'],
    t: ['The rule, in full.', 'Terms, in one line.'],
    h: ['The fine print, in ordinary print.', 'House rules. There are not many.'],
    i: ['Fair play is easier when it is written down.', 'Trust grows from small rules.'],
    l: ['A courtesy worth mentioning.', 'A small arrangement, for your comfort.'],
  },
  hours: {
    '*': ['For your planning.', 'Before you set off.'],
    p: ['The times, for your planning.', 'So that you do not come in vain.'],
    f: ['Thinking of dropping in?', 'Before you put your coat on.'],
    a: ['These are the hours.', 'Know the times before you go.'],
    t: ['Opening times, for reference.', 'The schedule.'],
    h: ['When the lights are on and somebody is in.', 'The timetable, for creatures of habit.'],
    i: ['There is a time for everything. Here is one of them.', 'Make a little time in the week.'],
    l: ['At your leisure, within these hours.', 'The door stands open at these times.'],
  },
  place: {
    '*': ['So that you find the way.', 'For your map.'],
    p: ['Where it is, in a sentence.', 'Directions, briefly.'],
    f: ['First time coming? Then this will help.', 'So that you do not walk past the door.'],
    a: ['This is the place.', 'The way is simple.'],
    t: ['Location and access.', 'The address, with what the map leaves out.'],
    h: ['For everyone who has ever circled the block.', 'Your phone knows too, but it says it less kindly.'],
    i: ['Every good habit needs a place.', 'A place is more than an address.'],
    l: ['Where you will find the door.', 'A few steps from where you may be already.'],
  },
  question: {
    '*': ['A question that comes up often.', 'Asked last week, and surely not for the last time.'],
    p: ['A fair question, and its answer.', 'For anyone who wonders the same.'],
    f: ['Somebody asked, and it is a good question.', 'You are not the only one who wonders.'],
    a: ['The short answer.', 'Asked often. Answered once.'],
    t: ['Question and answer.', 'For the record.'],
    h: ['There are no silly questions. There are popular ones.', 'The question behind the polite cough.'],
    i: ['Good questions deserve a straight answer.', 'It helps to ask.'],
    l: ['A question often put in a low voice.', 'To answer what is seldom asked aloud.'],
  },
  guarantee: {
    '*': ['A word that can be relied on.', 'In writing.'],
    a: ['This is a promise.', 'Hold us to it.'],
    h: ['In writing, so that nobody can wriggle out of it.', 'Yes, that is meant.'],
  },
  proof: {
    '*': ['On the record.', 'Something to check for yourself.'],
    t: ['Documented.', 'For the record.'],
    h: ['It says so on paper, too.', 'Not our words alone.'],
  },
  people: {
    '*': ['The people behind the name.', 'A word about who does the work.'],
    p: ['Who you will be dealing with.', 'The people, briefly.'],
    f: ['So that you know who says hello.', 'Faces go with this work.'],
    a: ['Know who does the work.', 'These are the people.'],
    t: ['Who does what.', 'Names and trades.'],
    h: ['The usual suspects.', 'Somebody has to do it. It is these people.'],
    i: ['Work has faces.', 'Behind every good day there are people.'],
    l: ['The hands behind it.', 'A name to remember.'],
  },
  process: {
    '*': ['How it is done.', 'A look behind the door.'],
    p: ['How the work is done.', 'A short look at the process.'],
    f: ['Ever wondered what happens before you see it?', 'A peek at the part nobody sees.'],
    a: ['This is the way it is done.', 'There is a method.'],
    t: ['The method, briefly.', 'One step of the process.'],
    h: ['No trade secrets. Well, one.', 'What goes on when nobody is looking.'],
    i: ['Care is mostly a matter of habit.', 'Good things are made of patient steps.'],
    l: ['The quiet part of the work.', 'Seen by few.'],
  },
  history: {
    '*': ['A little history.'],
    h: ['Once upon a time, more or less.', 'Every place has its beginnings. These are ours.'],
    i: ['Everything starts small.', 'It had to begin somewhere.'],
    l: ['Some things have a past.', 'A thread that goes back a while.'],
  },
  story: {
    '*': ['A bit of background.'],
    p: ['To put a face to the name.', 'In a few words.'],
    f: ['A little about this place.', 'For everyone who is new here.'],
    a: ['Know what you are dealing with.', 'In one sentence.'],
    t: ['In short.', 'The essentials.'],
    h: [
      'Hello to everyone who arrived by accident.',
      'A short introduction, before anybody gets the wrong idea.',
    ],
    i: ['Why this exists.', 'What it is all for.'],
    l: ['By way of introduction.', 'In a few quiet words.'],
  },
  number: {
    '*': ['Worth knowing.', 'For the record.'],
    f: ['Something we like to mention.'],
    h: ['Somebody wrote it down.'],
    i: ['Small things add up.'],
  },
  claim: { '*': ['With its proof.', 'Said with a reason.'] },
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

/** What the reader may do next. */
export const CALLS: Readonly<Record<Goal, Lines>> = {
  visit: {
    '*': ['Come by when it suits you.'],
    p: ['You are welcome to call in.'],
    f: ['Drop in. It is nice to see faces.'],
    a: ['Come and see for yourself.'],
    h: ['Come in. Looking is free, and so is good advice.'],
    l: ['You will be received with pleasure.'],
  },
  book: {
    '*': ['To book, just get in touch.'],
    p: ['Book a time that suits you.'],
    f: ['Just pick a time that suits you.'],
    a: ['Book it now, while you think of it.'],
    t: ['Bookings are taken in the order in which they come.'],
    l: ['A time can be kept for you.'],
  },
  order: {
    '*': ['Order when you are ready.'],
    p: ['An order takes a few minutes.'],
    f: ['Tell us what you would like.'],
    a: ['Order it while you think of it.'],
    l: ['It can be put aside for you.'],
  },
  enquire: {
    '*': ['If you have a question, just ask.'],
    p: ['Send your question. It costs nothing to ask.'],
    f: ['Write to us. There is a person at the other end.'],
    a: ['Ask before you decide.'],
    t: ['Send the details and ask.'],
    l: ['A few lines from you are enough.'],
  },
  try: {
    '*': ['Try it and judge for yourself.'],
    p: ['Try it before you decide.'],
    f: ['Have a go and tell us what you think.'],
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
    h: ['Come along. The biscuits are shared fairly.'],
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
export const OWN_WORDS = JSON.stringify([LEADS, NEWS_LEADS, CALLS, TITLES, SHOTS]);
