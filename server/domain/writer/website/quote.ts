// The words of a page on which a fact rests: found where they stand, never made.
import { LIMITS } from '../../../contract/constants/limits.ts';

/** Between words that stand apart on the page. */
export const APART = ' · ';

interface Token {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** A text whose words can be found again. */
export interface Quotable {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly places: ReadonlyMap<string, readonly number[]>;
}

export function makeQuotable(text: string): Quotable {
  const tokens = tokensOf(text);
  const places = new Map<string, number[]>();
  tokens.forEach(({ word }, at) => {
    const found = places.get(word);
    if (found) found.push(at);
    else places.set(word, [at]);
  });
  return { text, tokens, places };
}

/**
 * The shortest stretch of a text that holds every word of a fact in its order; null where there is none, or only one so long
 * that it proves nothing.
 */
export function findQuote(fact: string, { text, tokens, places }: Quotable): string | null {
  const words = tokensOf(fact).map(({ word }) => word);
  let best: readonly [from: number, to: number] | null = null;
  for (const start of places.get(words[0] ?? '') ?? []) {
    const end = followWords(words, tokens, start);
    if (end === null) continue;
    const from = tokens[start]?.from ?? 0;
    const to = tokens[end]?.to ?? 0;
    if (to - from <= LIMITS.fact && (best === null || to - from < best[1] - best[0])) best = [from, to];
  }
  if (best === null) return null;
  const stop = /^[.!?)]+/.exec(text.slice(best[1]))?.[0] ?? '';
  return `${text.slice(...best)}${stop}`.replace(/\s+/g, ' ');
}

/** Where the last of the words stands when they follow one another from `start`, with few others between. */
function followWords(words: readonly string[], tokens: readonly Token[], start: number): number | null {
  const last = Math.min(tokens.length, start + words.length * 2 + 12);
  let next = 0;
  for (let at = start; at < last; at += 1) {
    if (tokens[at]?.word === words[next]) next += 1;
    if (next === words.length) return at;
  }
  return null;
}

/** Whether every number of a fact stands in its quote; 4.50 is 4.5, and 07:00 is itself. */
export function numbersStand(fact: string, quote: string): boolean {
  const there = new Set(numbersOf(quote));
  return numbersOf(fact).every((number) => there.has(number));
}

function numbersOf(text: string): string[] {
  return [...text.matchAll(/\d+(?:[.,:]\d+)*/g)].flatMap(([number]) => {
    if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(number)) return String(Number(number.replaceAll(',', '')));
    if (/^\d+(?:[.,]\d{1,2})?$/.test(number)) return String(Number(number.replace(',', '.')));
    return number;
  });
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((found) => ({
    word: found[0].toLowerCase(),
    from: found.index,
    to: found.index + found[0].length,
  }));
}
