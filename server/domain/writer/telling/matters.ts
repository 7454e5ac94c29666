// Which question of a customer a fact answers.
import type { Fact } from '../facts.ts';
import { MATTERS, type Matter } from './matters-data.ts';

/** Longest answer in characters: what is longer is a text of its own. */
const LONGEST = 140;
/** It speaks of what stands elsewhere, or only adds to it. */
const HANGS =
  /^(?:it|this|that|these|those|they|he|she|his|her|their|its|such|which|and|or|also|plus|including)\b/i;

/** What the whole costs, rather than one thing of many: "£14 for an hour", "Fixed fee from £95 a month". */
export const WHOLE_PRICE =
  /^(?:from )?[£$€]|\b(?:hour|session|person|night|day|week|month|head|ticket|entry|lesson|class|fee|adults?)\b/i;

/** "From £59": nobody is told for what. */
const BARE_PRICE =
  /^(?:prices? )?(?:(?:start|starting|from|only|just|at) )*[£$€¥]\s?[\d.,]+(?: ?(?:p\/?h|per \w+|an hour|a day))?$/i;

/** The first matter that a fact answers by itself; null where it answers none. */
export function questionAnsweredBy({ kind, text, proof }: Fact): Matter | null {
  if (text.length > LONGEST || HANGS.test(text) || text.includes('?')) return null;
  if (kind === 'guarantee' && proof === null) return null;
  if (/\d ?% (?:off|discount)/i.test(text) || BARE_PRICE.test(text)) return null;
  // What stands in brackets is said in passing.
  const aloud = kind === 'hours' ? text : text.replace(/\([^)]*\)/g, '');
  return MATTERS.find(({ kinds, about }) => kinds.includes(kind) && (about?.test(aloud) ?? true)) ?? null;
}

/** Facts by what they answer, in the owner's order. */
export function answersIn(facts: readonly Fact[]): ReadonlyMap<Matter, readonly Fact[]> {
  const answers = new Map<Matter, Fact[]>();
  for (const fact of facts) {
    const matter = questionAnsweredBy(fact);
    if (matter !== null) answers.set(matter, [...(answers.get(matter) ?? []), fact]);
  }
  return answers;
}
