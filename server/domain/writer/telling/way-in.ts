// How one comes to what a post tells: how to order or book it, where it is and when the door is open, in the owner's words.
import { upperStart } from '../capitals.ts';
import type { Fact } from '../facts.ts';
import { isSentence } from '../sentence.ts';
import { answersIn } from './matters.ts';
import { isAlone, type OwnTelling } from './own-parts.ts';
import { withStop } from './wording.ts';

export interface WayIn {
  readonly text: string;
  readonly facts: readonly Fact[];
}

/** Matters that say it, in the order in which a customer needs them. */
const WAYS: readonly string[] = ['booking', 'in-time', 'where', 'open', 'hours', 'visits'];
const MOST = 2;
/** Characters of both. */
const LONGEST = 120;
/** "14 Castle St, Bristol": a number, a street and its town. */
const ADDRESS =
  /^\d+[a-z]?,? (?:[\p{Lu}][\p{L}'’.-]* ){1,4}?(?:Street|St|Road|Rd|Lane|Ln|Square|Sq|Avenue|Ave|Parade|Row|Way|Place|Close|Hill|Terrace|Quay|Boulevard|Blvd|Drive|Dr)\b/u;
/** "Tue-Sat", "Mon to Fri 9-5". */
const BARE_DAYS = /^(?:mon|tue|wed|thu|fri|sat|sun)\p{L}* ?(?:-|–|to|till|until)/iu;

/** Null where the owner says nothing of it, or has just said it. @param told what the post tells already */
export function wayIn(
  { facts, isRested, tellings }: Pick<OwnTelling, 'facts' | 'isRested' | 'tellings'>,
  told: readonly Fact[],
): WayIn | null {
  const ids = new Set(told.map(({ id }) => id));
  const answered = new Set([...answersIn(told).keys()].map(({ id }) => id));
  const found = [...answersIn(facts.filter((fact) => !ids.has(fact.id) && isRested(fact)))]
    .filter(([{ id }]) => WAYS.includes(id) && !answered.has(id))
    .map(([{ id, label }, answers]) => ({ id, label, fact: leastOf(answers.filter(saysHow), tellings) }))
    .concat({
      id: 'where',
      label: 'Where',
      fact: leastOf(
        facts.filter(isAddress).filter((fact) => !ids.has(fact.id) && isRested(fact)),
        tellings,
      ),
    })
    .flatMap(({ id, label, fact }) => (fact === undefined ? [] : [{ id, label, fact }]))
    .sort((x, y) => WAYS.indexOf(x.id) - WAYS.indexOf(y.id))
    .filter(({ label }, at, all) => all.findIndex((other) => other.label === label) === at)
    .slice(0, MOST);
  const kept = found.filter(
    ({ fact }, at) => at === 0 || (found[0]?.fact.text.length ?? 0) + fact.text.length <= LONGEST,
  );
  if (kept.length === 0) return null;
  const us = isAlone(facts) ? 'me' : 'us';
  return { text: kept.map(({ fact }) => said(fact, us)).join(' '), facts: kept.map(({ fact }) => fact) };
}

const leastOf = (facts: readonly Fact[], tellings: (fact: Fact) => number): Fact | undefined =>
  facts.toSorted((x, y) => tellings(x) - tellings(y))[0];

const isAddress = ({ kind, text }: Fact): boolean => kind === 'place' && ADDRESS.test(text);

/** What can stand as a line: a sentence, an address, or days. */
const saysHow = (fact: Fact): boolean =>
  fact.text.length <= LONGEST &&
  (isSentence(fact) || isAddress(fact) || (fact.kind === 'hours' && BARE_DAYS.test(fact.text)));

function said(fact: Fact, us: string): string {
  const text = withStop(upperStart(fact.text.trim()));
  if (isAddress(fact)) return `${FIND.replace('{us}', us)} ${text}`;
  return fact.kind === 'hours' && BARE_DAYS.test(text) ? `${OPEN} ${text}` : text;
}
const FIND = 'Find {us} at';
const OPEN = 'Open';

/** All words of this file, for the gate. */
export const WAY_WORDS = [FIND, OPEN].join('\n').replace('{us}', 'us me');
