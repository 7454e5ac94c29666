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
    '*': ['Do you know somebody who would like this?', 'Worth passing on to somebody who needs it.'],
    p: ['Perhaps you know somebody who is looking for this.'],
    f: ['Do you have a friend who would like this?', 'Who do you know who needs this?'],
    a: ['Know somebody who needs this? Tell them.'],
    t: ['Of use to somebody you know? Pass it on.'],
    h: ['Not for you? Then you surely know somebody.'],
    i: ['A good tip is a small present. Here is one to give away.'],
    l: ['Perhaps somebody close to you would like this.'],
  },
  missed: {
    '*': ['In case you missed it:', 'Did you know?'],
    p: ['A short reminder:', 'Did you know?'],
    f: ['Did you know?', 'A little reminder:'],
    a: ['A reminder:', 'Did you know?'],
    t: ['A reminder, in one line:'],
    h: ['Did you know? Now you do.'],
    i: ['Did you know?'],
    l: ['A small reminder:'],
  },
  handy: {
    '*': ['So that nobody has to look it up:', 'Worth a screenshot:'],
    p: ['To have at hand when it is needed.'],
    f: ['One to keep on your phone:', 'So that you have it at hand:'],
    a: ['Save this. It spares you a search.'],
    t: ['For reference, from {name}.'],
    h: ['For everyone who has ever stood at the door and searched for it:'],
    i: ['For your plans:'],
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
