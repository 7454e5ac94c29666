// What a drawn picture says, and in which shape: agreed between the posts that need pictures, what draws them, and the screens on
// which a person changes them.
import * as v from 'valibot';
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
const Lines = v.pipe(v.array(Line), v.minLength(1, 'is empty'), v.maxLength(10, 'has more than ten'));
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
      v.minLength(1, 'is empty'),
      v.maxLength(7, 'has more than seven'),
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
