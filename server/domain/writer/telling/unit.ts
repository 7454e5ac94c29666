// What is told in one breath, and what belongs to it: two facts of different matters are two posts.
import { upperStart } from '../capitals.ts';
import type { Fact } from '../facts.ts';
import { isSentence } from '../sentence.ts';
import { appealOf } from './appeal.ts';
import type { OwnTelling } from './own-parts.ts';
import { canOpen } from './own-words.ts';
import { priceSentence } from './price-sentence.ts';
import { lowerStart } from './wording.ts';

/** A fact, or the sentence in which its owner said it with others. */
export interface Unit {
  readonly text: string;
  readonly facts: readonly Fact[];
}

/** "Run by Tom and Jess": what is. */
const LED = /^(?:run|led|owned) by \p{Lu}/iu;

export function unitOf({ wholes, house }: Pick<OwnTelling, 'wholes' | 'house'>, fact: Fact): Unit {
  const whole = wholes.find(({ facts }) => facts.some(({ id }) => id === fact.id));
  if (whole !== undefined) return { text: upperStart(whole.text.replace(/[.!]$/, '')), facts: whole.facts };
  const text = upperStart(fact.text.trim().replace(/[.!]$/, ''));
  if (LED.test(text)) return { text: `${house.name} is ${lowerStart(text)}`, facts: [fact] };
  return { text: priceSentence(text) ?? text, facts: [fact] };
}

/** Which matters a reader asks of next, after each: the price after the work, the first step after the price, the hours after the thing. */
const GOES_WITH: Readonly<Record<string, readonly string[]>> = {
  price: ['first', 'trial', 'fixed', 'free-of', 'quick', 'wait', 'guarantee'],
  first: ['reach', 'fixed', 'visits', 'area', 'language'],
  trial: ['weekly', 'free-of', 'small'],
  quick: ['walk-in', 'hours', 'first', 'guarantee'],
  fixed: ['first', 'guarantee', 'reach'],
  'free-of': ['trial', 'first', 'price'],
  guarantee: ['fixed', 'certified', 'first'],
  certified: ['guarantee', 'trust', 'reach'],
  person: ['made', 'reach', 'certified', 'trust', 'booking'],
  since: ['reach', 'made', 'trust', 'certified'],
  trust: ['first', 'trial', 'reach'],
  reach: ['urgent', 'first', 'quick'],
  made: ['source', 'pickup', 'collect', 'wait'],
  source: ['made', 'person'],
  choice: ['person', 'hours', 'where'],
  weekly: ['walk-in', 'trial', 'parking', 'where'],
  date: ['trial', 'parking', 'where'],
  small: ['trial', 'booking', 'walk-in'],
  capacity: ['wait', 'booking'],
  wait: ['booking', 'reach'],
  visits: ['area', 'booking', 'certified'],
  area: ['first', 'visits', 'reach'],
  collect: ['wait', 'hours', 'delivery'],
  pickup: ['collect', 'wait', 'delivery'],
  delivery: ['collect', 'wait'],
  where: ['parking', 'hours'],
  parking: ['where', 'hours'],
  hours: ['walk-in', 'parking', 'where', 'booking'],
  booking: ['wait', 'parking', 'where'],
  late: ['booking', 'walk-in'],
  dogs: ['hours', 'where'],
  gift: ['hours', 'delivery'],
  covered: ['first', 'free', 'reach'],
  end: ['hours', 'collect', 'booking'],
  ends: ['hours', 'booking'],
  happy: ['weekly', 'hours'],
  season: ['first', 'price'],
  language: ['first', 'reach'],
};

/** Further facts of the same matter, and those that a reader asks of next, the least told first. */
export function related(telling: OwnTelling, unit: Unit, most: number): Unit[] {
  const { house, isRested, tellings, fact } = telling;
  const matter = contentWordsOf(unit.text);
  const name = contentWordsOf(house.name);
  const told = new Set(unit.facts.map(({ id }) => id));
  const next = GOES_WITH[appealOf({ kind: fact.kind, text: unit.text })?.id ?? ''] ?? [];
  const found = [...house.facts, ...house.notes.filter(canOpen)]
    // What the business is goes with all that it tells, and adds to none of it.
    .filter((other) => other.id !== house.identity?.fact.id && other.kind !== 'story')
    .filter((other) => !told.has(other.id) && isRested(other) && isPart(other))
    .flatMap((other) => {
      const isSame = [...contentWordsOf(other.text)].some((word) => matter.has(word) && !name.has(word));
      const appeal = appealOf(other)?.id ?? '';
      const rank = isSame ? -1 : next.indexOf(appeal);
      // Another price is one of another thing.
      if (rank === -1 && !isSame) return [];
      return [{ other, cost: rank + 2 * tellings(other) }];
    })
    .sort((x, y) => x.cost - y.cost);
  const units = found.map(({ other }) => unitOf(telling, other));
  return units
    .filter(({ facts }) => facts.every(({ id }) => !told.has(id)))
    .filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at)
    .slice(0, most);
}

/** What may be told below something else: no names, and nothing that sets something right. */
const isPart = ({ kind, text }: Fact): boolean =>
  !NAMED_ONLY.has(kind) &&
  !/^(?:we|I|this|it)(?: are| am| is|'re|'m|'s| do| will)? ?(?:not|no|don't|dont|never|cannot|can't|won't)\b|^(?:closed|me)\b/i.test(
    text,
  ) &&
  (isSentence({ kind, text }) || text.split(' ').length > 2);
const NAMED_ONLY: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'value',
  'audience',
  'link',
  'claim',
  'guarantee',
]);

const COMMON =
  /^(?:about|after|also|before|every|free|from|have|here|hour|hours|into|minutes|month|more|most|night|nights|only|open|opens|over|some|than|that|their|them|there|they|this|those|through|until|week|weeks|when|where|which|with|work|works|year|years|your|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;
const contentWordsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !COMMON.test(word))
      .map((word) => word.replace(/(?:ing|ed|es|s)$/, '')),
  );
