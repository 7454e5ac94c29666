// Whether the words of a post can be traced to what may be printed, and slips of the pen. Reports, never repairs.
import { normalise } from '../../kernel/same-words.ts';
import { unprovenWords } from './claims.ts';
import { articleFor } from './inflect.ts';

/** What a text is held against. */
export interface Source {
  readonly name: string;
  /** Everything that may be printed: name, facts, link. */
  readonly text: string;
  /** The same in lower case. */
  readonly lower: string;
  /** Whether this word, as `normalise` has it, is one of it. */
  readonly holds: (word: string) => boolean;
}

export function makeSource(name: string, text: string): Source {
  let words: ReadonlySet<string> | undefined;
  const holds = (word: string) => {
    words ??= new Set(normalise(text).split(' '));
    return words.has(word);
  };
  return { name, text, lower: text.toLowerCase(), holds };
}

/** What may be printed of either; the name is that of the first. */
export function joinSources(one: Source, other: Source): Source {
  return {
    name: one.name,
    text: `${one.text}\n${other.text}`,
    lower: `${one.lower}\n${other.lower}`,
    holds: (word) => one.holds(word) || other.holds(word),
  };
}

export interface Draftlike {
  readonly title: string | null;
  readonly content: string;
  readonly hashtags: readonly string[];
}

export function withoutHashtags(text: string): string {
  return text.replace(/(?:^|\s)#[\p{L}\p{N}_]+/gu, '').trim();
}

/** Sentences and lines, without bullets and the brackets of stage directions. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?…]["')]?)\s+(?=["'(]?[\p{Lu}\p{N}])/u)
    .map((sentence) => sentence.replace(/^[•–[\s]+|[\]\s]+$/gu, ''))
    .filter((sentence) => sentence !== '');
}

const NUMBER_WORD =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundreds?|thousands?|millions?|dozens?|half|double|twice|percent)\b/gi;
const TIME_WORD =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|today|tomorrow|tonight|yesterday|this week|this month|this year|now open)\b/gi;
/** A digit in a keycap emoji is none. */
const NUMBER = /[$£€¥]?\d(?:[\d.,:]*\d)?(?!\ufe0f?\u20e3)\s?%?/g;
const CAPITALISED = /(?<=[\p{L}\p{N},;)] )\p{Lu}[\p{L}'-]*/gu;

/** Numbers, dates, names and strong words of a text that no fact holds. */
export function untracedTokens(text: string, source: Source): string[] {
  const found = [NUMBER, NUMBER_WORD, TIME_WORD].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([token]) => token.trim()),
  );
  const names = [...text.matchAll(CAPITALISED)]
    .map(([word]) => word)
    .filter((word) => !/^I(?:'|$)/.test(word));
  const missing = found.filter((token) => !source.lower.includes(token.toLowerCase()));
  return [
    ...missing,
    ...names.filter((word) => !source.holds(normalise(word).split(' ')[0] ?? '')),
    ...unprovenWords(text, source.lower),
  ];
}

/** A word twice running that is not so in the source. */
export function hasDoubled(text: string, source: Source): boolean {
  return [...text.matchAll(/(?<![\p{L}'-])(\p{L}+) \1(?![\p{L}'-])/giu)].some(
    ([pair]) => !source.lower.includes(pair.toLowerCase()),
  );
}

/** "a hour", "an loaf". */
export function hasWrongArticle(text: string, source: Source): boolean {
  return [...text.matchAll(/(?<![\p{L}'.-])(an?) (["']?)([\p{L}\p{N}][^\s]*)/giu)].some(
    ([all, article = '', , word = '']) => {
      return articleFor(word) !== article.toLowerCase() && !source.lower.includes(all.toLowerCase());
    },
  );
}

/** Whether quotation marks and brackets come in pairs. */
export function isMatched(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return count('"') % 2 === 0 && count('(') === count(')') && count('[') === count(']');
}

/** More than one exclamation mark or word in capitals that the owner did not write. */
export function isShouting(text: string, source: string): boolean {
  const exclamations = (text.match(/!/g)?.length ?? 0) - (source.match(/!/g)?.length ?? 0);
  const capitals = [...text.matchAll(/(?<![\p{L}#@-])\p{Lu}{4,}(?![\p{L}])/gu)].filter(
    ([word]) => !source.includes(word),
  );
  return exclamations > 1 || capitals.length > 1;
}
