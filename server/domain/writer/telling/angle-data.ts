// What stands around a fact that was told before, from another side: whom it may be for, what is easily missed, what is good to have at
// hand. Whole lines by tone that are true before any fact of theirs; `{name}` is the business, `{whom}` whom it is for.
import type { ByTone } from '../library/idea.ts';

type Lines = ByTone<readonly string[]>;

export const ANGLES = ['card', 'friend', 'missed', 'handy', 'whom'] as const;
/** The side from which it is told. */
export type Angle = (typeof ANGLES)[number];

/** Above it; those of a card end in a colon. */
export const ANGLE_HEADS: Readonly<Record<Angle, Lines>> = {
  card: {
    '*': ['{name}, in a few lines:', 'Everything at a glance, for whoever is new to {name}:'],
    p: ['{name} at a glance:', 'The essentials of {name}, for your files:'],
    f: ['New here? This is {name}, short enough for a phone:', 'What, when and how at {name}:'],
    a: ['{name}. What you need to know:', 'All that matters about {name}, in one list:'],
    t: ['{name}: the key data.', 'What, when and how, line by line:'],
    h: ['{name}, for people who never read to the end:', 'The small print of {name}, in ordinary print:'],
    i: ['A first visit is easier when you know what to expect. {name}:'],
    l: ['{name}, in a few quiet words:', 'The particulars of {name}:'],
  },
  friend: {
    '*': ['Perhaps not for you, but for somebody you know?', 'Somebody you know may be looking for this.'],
    p: ['If it is of no use to you, it may be to somebody you know.'],
    f: ['Who comes to mind when you read this?', 'One for the friend who keeps talking about it.'],
    a: ['Know somebody who needs this? Tell them.'],
    t: ['Of use to somebody you know? Pass it on.'],
    h: ['Not for you? Everybody knows somebody.'],
    i: ['A good tip is a small present. Here is one to give away.'],
    l: ['For somebody of whom you are fond, perhaps.'],
  },
  missed: {
    '*': ['Not everybody knows this about {name}.', 'Easily missed, so here it is again.'],
    p: ['A detail about {name} that is easily overlooked.'],
    f: ['One thing that people are often glad to find out about {name}.'],
    a: ['One thing to remember about {name}.'],
    t: ['A detail that is easily overlooked.'],
    h: ['It stands on no banner, so somebody has to say it.'],
    i: ['Small things are easily missed.'],
    l: ['A detail, for those who notice such things.'],
  },
  handy: {
    '*': ['So that nobody has to look it up.', 'Worth a screenshot.'],
    p: ['To have at hand when it is needed.'],
    f: ['A little help for your memory.', 'One to keep on your phone.'],
    a: ['Save this. It spares you a search.'],
    t: ['For reference, from {name}.'],
    h: ['For everyone who asks a search engine at the door.'],
    i: ['Good plans begin with knowing when and how.'],
    l: ['To have at hand, whenever it suits you.'],
  },
  whom: {
    '*': ['For {whom}, from {name}.', 'This one is for {whom}.'],
    p: ['Of interest to {whom}.'],
    f: ['Hello to all {whom} out there.'],
    a: ['For {whom}. Nobody else has to read on.'],
    t: ['For {whom}, in short.'],
    h: ['Calling {whom}. Everybody else may read along.'],
    i: ['With {whom} in mind.'],
    l: ['A line for {whom}.'],
  },
};

/** Below it, for some of them; an empty line is none. */
export const ANGLE_ENDS: Readonly<Partial<Record<Angle, Lines>>> = {
  friend: {
    '*': ['Pass it on.', 'One message to them is enough.', ''],
    f: ['Send it to them. They will know why.', 'Tag them or tell them.'],
    a: ['Forward it now, before you forget.'],
    h: ['Send it on. You need not say why.'],
    l: [''],
  },
};

/** Before what it is, in a card. */
export const WHAT = 'What';

/** Where a title is needed. */
export const ANGLE_TITLES: Readonly<Partial<Record<Angle, readonly string[]>>> = {
  card: ['{name} at a glance', '{name}: what, when and how', 'What to know about {name}'],
  whom: ['{name}, for {whom}'],
};

/** All words of this file, for the gate. */
export const ANGLE_WORDS = JSON.stringify([ANGLE_HEADS, ANGLE_ENDS, WHAT, ANGLE_TITLES]);
