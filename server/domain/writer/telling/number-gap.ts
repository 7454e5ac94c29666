// A figure of the business that its readers may guess: its sentence with a gap in the figure's place.

import type { FactKind } from '../../../contract/fact.ts';
import { upperStart } from '../capitals.ts';
import type { Fact } from '../facts.ts';

export interface Gap {
  readonly fact: Fact;
  /** "I have planned over ___ weddings", without its stop. */
  readonly text: string;
  /** "120", as the owner writes it. */
  readonly number: string;
}

/** Kinds whose figures are worth a guess: prices, days and hours are looked up. */
const GUESSED: ReadonlySet<FactKind> = new Set<FactKind>([
  ...(['number', 'history', 'people', 'process', 'service', 'product', 'story', 'proof', 'claim'] as const),
]);
/** Characters of a riddle that is read at one glance. */
const LONGEST = 110;
const FEWEST_WORDS = 4;
const FIGURE =
  /(?<![\p{L}\d.,:/£$€#+-])\d[\d,.]*\d(?![\d\p{L}:/-]|\.\d)|(?<![\p{L}\d.,:/£$€#+-])[6-9](?![\d\p{L}:/.,-])/gu;
const YEAR = /^(?:1[5-9]|20)\d\d$/;
/** What has a time, a day, an age or a code in it is no riddle. */
const LOOKED_UP =
  /[£$€]|\d ?(?:am|pm|mm|cm|kg|kW|V|x)\b|\b(?:from|ages?|aged|until|by|order|\d+ (?:to|or|and|x)) \d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d|\d+(?:st|nd|rd|th)\b|\d \p{Lu}\p{Ll}+day|\b(?:mon|tues?|wed|thu|fri|sat|sun)\b|\d.*\d.*\d.*\d.*\d.*\d.*\d.*\d|24\/7|\b24[- ]hour|["?]/iu;

/** Facts with one figure each; where a year stands beside another figure, that one is the riddle. */
export function gapsIn(facts: readonly Fact[]): Gap[] {
  return facts.flatMap((fact) => {
    const { kind, text } = fact;
    const isRiddle = GUESSED.has(kind) && text.length <= LONGEST && text.split(' ').length >= FEWEST_WORDS;
    if (!isRiddle || LOOKED_UP.test(text)) return [];
    const figures = [...text.matchAll(FIGURE)];
    const counts = figures.filter(([figure]) => !YEAR.test(figure));
    if (text.replace(/\b(?:1[5-9]|20)\d\d\b/g, '').match(/\d+/g)?.length !== 1 && counts.length > 0)
      return [];
    const [only, ...more] = counts.length > 0 ? counts : figures;
    if (only === undefined || more.length > 0) return [];
    const [number] = only;
    const gap = `${text.slice(0, only.index)}___${text.slice(only.index + number.length)}`;
    return [{ fact, text: upperStart(gap).replace(/[.!]$/, ''), number }];
  });
}
