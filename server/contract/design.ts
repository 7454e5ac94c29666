// What a drawn picture says, and in which shape: agreed between the posts that need pictures, what draws them, and the screens on
// which a person changes them.
import * as v from 'valibot';
import { problem } from './problem.ts';
import { requiredText, text } from './schema.ts';

/** Width to height. */
export const RATIOS = {
  '1:1': 1,
  '4:5': 4 / 5,
  '9:16': 9 / 16,
  '16:9': 16 / 9,
  '2:3': 2 / 3,
  '1.91:1': 1.91,
} as const;
export type Ratio = keyof typeof RATIOS;

const Title = requiredText(200);
const Line = requiredText(200);
const Lines = v.pipe(
  v.array(Line),
  v.minLength(1, problem('empty')),
  v.maxLength(10, problem('more-than', { most: 10 })),
);
/** A line that may be missing; '' is none. */
const Maybe = text(200);

/**
 * What a picture says, by what kind of thing it is; each kind has designs of its own. `note` is small print: a name, a place, a
 * condition. Texts are as they are to be read; nothing is added to them but the business's name.
 */
export const DesignWords = v.variant('kind', [
  v.object({ kind: v.literal('tip'), title: Title, text: Maybe, note: Maybe }),
  v.object({ kind: v.literal('steps'), title: Title, steps: Lines, note: Maybe }),
  v.object({ kind: v.literal('checklist'), title: Title, items: Lines, note: Maybe }),
  /** What people believe, and what is so. */
  v.object({ kind: v.literal('myth'), title: Maybe, myth: Line, truth: Line, note: Maybe }),
  v.object({ kind: v.literal('quote'), quote: Title, by: Maybe, note: Maybe }),
  v.object({ kind: v.literal('question'), question: Title, answer: Maybe, note: Maybe }),
  /** This or that. */
  v.object({ kind: v.literal('choice'), title: Maybe, one: Line, other: Line, note: Maybe }),
  /** `price` as it is printed: "£4.20", "20 % off"; `until`: "until 30 November". */
  v.object({ kind: v.literal('price'), title: Title, price: Line, until: Maybe, note: Maybe }),
  /** Days and hours, a line each: "Monday to Friday", "7 am to 2 pm". */
  v.object({
    kind: v.literal('hours'),
    title: Maybe,
    hours: v.pipe(
      v.array(v.object({ days: Line, hours: Maybe })),
      v.minLength(1, problem('empty')),
      v.maxLength(7, problem('more-than', { most: 7 })),
    ),
    note: Maybe,
  }),
  v.object({ kind: v.literal('product'), title: Title, text: Maybe, price: Maybe, note: Maybe }),
  /** Before a date: "Saturday, 5 December", "from 10 am". */
  v.object({ kind: v.literal('date'), title: Title, date: Line, text: Maybe, note: Maybe }),
  v.object({ kind: v.literal('people'), title: Title, text: Maybe, note: Maybe }),
  /** `number` as it is printed: "22 years", "1,200". */
  v.object({ kind: v.literal('number'), number: Line, text: Line, note: Maybe }),
  v.object({ kind: v.literal('announcement'), title: Title, text: Maybe, note: Maybe }),
]);
export type DesignWords = v.InferOutput<typeof DesignWords>;
export type DesignKind = DesignWords['kind'];

/**
 * What one slide of a carousel says: the one that stops the thumb, one thought each (`at` of `of`, from 1), and the last with what
 * to do.
 */
export const SlideWords = v.variant('kind', [
  v.object({ kind: v.literal('opening'), title: Title, text: Maybe, note: Maybe }),
  v.object({
    kind: v.literal('point'),
    title: Title,
    text: Maybe,
    at: v.pipe(v.number(), v.integer(), v.minValue(1)),
    of: v.pipe(v.number(), v.integer(), v.minValue(1)),
    note: Maybe,
  }),
  v.object({ kind: v.literal('closing'), title: Title, text: Maybe, note: Maybe }),
]);
export type SlideWords = v.InferOutput<typeof SlideWords>;

export type Scheme = 'light' | 'dark';

interface DesignFacts {
  /** The kinds of words it sets. */
  readonly kinds: readonly (DesignKind | SlideWords['kind'])[];
  /** Whether a photo fills it, is a part of it, may be there, or has no place. */
  readonly photo: 'full' | 'part' | 'may' | 'none';
  /** What most of its surface is; neighbours in a feed differ in it. */
  readonly ground: 'paper' | 'tint' | 'strong' | 'deep' | 'photo';
  /** How it is built; neighbours differ in that too. */
  readonly build: 'column' | 'panel' | 'split' | 'giant' | 'list' | 'frame';
}

export const DESIGNS = {
  'tip-margin': {
    kinds: ['tip', 'announcement', 'people', 'product'],
    photo: 'none',
    ground: 'paper',
    build: 'column',
  },
  'tip-card': {
    kinds: ['tip', 'question', 'announcement', 'product', 'price'],
    photo: 'none',
    ground: 'strong',
    build: 'panel',
  },
  'tip-photo': { kinds: ['tip', 'announcement', 'question'], photo: 'part', ground: 'paper', build: 'split' },
  'steps-ladder': { kinds: ['steps'], photo: 'none', ground: 'paper', build: 'list' },
  'steps-path': { kinds: ['steps'], photo: 'none', ground: 'deep', build: 'list' },
  'checklist-sheet': { kinds: ['checklist'], photo: 'none', ground: 'tint', build: 'panel' },
  'checklist-board': { kinds: ['checklist'], photo: 'none', ground: 'paper', build: 'split' },
  'myth-split': { kinds: ['myth'], photo: 'none', ground: 'strong', build: 'split' },
  'myth-struck': { kinds: ['myth'], photo: 'none', ground: 'paper', build: 'giant' },
  'quote-hung': { kinds: ['quote'], photo: 'none', ground: 'tint', build: 'giant' },
  'quote-photo': { kinds: ['quote'], photo: 'full', ground: 'photo', build: 'frame' },
  'quote-portrait': { kinds: ['quote'], photo: 'part', ground: 'deep', build: 'column' },
  'question-giant': { kinds: ['question'], photo: 'none', ground: 'strong', build: 'giant' },
  'question-speech': { kinds: ['question', 'quote'], photo: 'none', ground: 'paper', build: 'panel' },
  'choice-halves': { kinds: ['choice'], photo: 'none', ground: 'strong', build: 'split' },
  'choice-cards': { kinds: ['choice'], photo: 'none', ground: 'tint', build: 'list' },
  'price-giant': { kinds: ['price'], photo: 'none', ground: 'strong', build: 'giant' },
  'price-photo': { kinds: ['price', 'product'], photo: 'part', ground: 'photo', build: 'split' },
  'hours-door': { kinds: ['hours'], photo: 'none', ground: 'deep', build: 'frame' },
  'hours-list': { kinds: ['hours'], photo: 'none', ground: 'paper', build: 'list' },
  'product-frame': { kinds: ['product', 'price'], photo: 'part', ground: 'tint', build: 'frame' },
  'product-full': {
    kinds: ['product', 'price', 'announcement'],
    photo: 'full',
    ground: 'photo',
    build: 'panel',
  },
  'date-leaf': { kinds: ['date'], photo: 'none', ground: 'tint', build: 'panel' },
  'date-giant': { kinds: ['date'], photo: 'none', ground: 'deep', build: 'giant' },
  'people-portrait': { kinds: ['people'], photo: 'part', ground: 'paper', build: 'split' },
  'people-name': { kinds: ['people'], photo: 'none', ground: 'strong', build: 'giant' },
  'number-giant': { kinds: ['number'], photo: 'none', ground: 'paper', build: 'giant' },
  'number-field': { kinds: ['number'], photo: 'none', ground: 'deep', build: 'column' },
  'announce-poster': { kinds: ['announcement'], photo: 'none', ground: 'strong', build: 'giant' },
  'announce-bands': { kinds: ['announcement', 'date'], photo: 'none', ground: 'tint', build: 'split' },
  'announce-photo': {
    kinds: ['announcement', 'tip', 'question'],
    photo: 'full',
    ground: 'photo',
    build: 'column',
  },
  'slide-plain': { kinds: ['opening', 'point', 'closing'], photo: 'may', ground: 'paper', build: 'column' },
  'slide-bold': { kinds: ['opening', 'point', 'closing'], photo: 'may', ground: 'strong', build: 'giant' },
} as const satisfies Record<string, DesignFacts>;

export type DesignName = keyof typeof DESIGNS;
export const DESIGN_NAMES = Object.keys(DESIGNS) as readonly DesignName[];

export function factsOf(design: DesignName): DesignFacts {
  return DESIGNS[design];
}
