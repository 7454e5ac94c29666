// The owner's own things, told so that a stranger knows what to do: a question of a customer with its answer, and one service,
// thing or offer with its practical details. The answers and details are the owner's facts, verbatim.

import { createRandom, type Random } from '../../../kernel/random.ts';
import { upperStart } from '../capitals.ts';
import type { Fact } from '../facts.ts';
import { isSentence } from '../sentence.ts';
import { placeIn } from './list-items.ts';
import { answersIn, questionAnsweredBy, WHOLE_PRICE } from './matters.ts';
import {
  ASK_TITLE,
  ASKED,
  COMPANY,
  FIRST_ASKS,
  type Matter,
  NAMED_GOODS,
  NAMED_WORK,
  OPEN_ASKS,
} from './matters-data.ts';
import { CALLED, type TellableKind } from './own-data.ts';
import { callOf, inLetter, isAlone, type OwnTelling, ofTone, worded } from './own-parts.ts';
import { standsAlone } from './own-words.ts';
import type { Told } from './tell.ts';
import { lowerStart, plainWords, withStop } from './wording.ts';

export interface SpotTelling extends Omit<OwnTelling, 'fact' | 'isRested'> {
  readonly bullet: '•' | '–';
}

/** What is put under the light. */
const SHOWN_KINDS: readonly string[] = ['service', 'product', 'offer', 'event'];
/** Words of a thing that is only named, and the most details under it. */
const NAME_WORDS = 6;
const MOST_DETAILS = 2;
const MOST_ANSWERS = 4;
/** Forms that are made for more than "Cash or card", and the characters of an answer there. */
const PICTURED: ReadonlySet<string> = new Set(['caption', 'article', 'letter']);
const PICTURED_LEAST = 40;
/** Characters of a letter. */
const LETTER = 120;
/** Characters of an answer anywhere: "Fully insured" is none. */
const LEAST = 14;
/** Nobody watches practical details, or keeps them on a board. */
const UNTOLD: ReadonlySet<string> = new Set(['short', 'film', 'pin']);

/** Questions that the facts answer, the one whose answers were told least first. */
export function questionsFor({
  facts,
  tellings,
  seed,
}: Pick<SpotTelling, 'facts' | 'tellings' | 'seed'>): Matter[] {
  const random = createRandom(`${seed}|questions`);
  return [...answersIn(facts)]
    .filter(([{ asks }]) => asks.length > 0)
    .map(([matter, found]) => ({
      matter,
      cost: Math.min(...found.map(tellings)) + random.next(),
    }))
    .sort((x, y) => x.cost - y.cost)
    .map(({ matter }) => matter);
}

/** A question with its answer; null where the facts do not answer it or the form has no place for it. */
export function tellAnswer(telling: SpotTelling, matter: Matter): Told | null {
  const { form, facts, seed, house, tone, said } = telling;
  const answers = (answersIn(facts).get(matter) ?? []).slice(0, MOST_ANSWERS);
  if (!isAnswered(matter, answers) || UNTOLD.has(form)) return null;
  const random = createRandom(`${seed}|ask|${matter.id}|${form}`);
  const question = `"${random.pick(asksFor(matter, answers, house.premises || facts.some(opens)))}"`;
  const heads = ofTone(ASKED, tone).map((text) =>
    text.replace('{question}', () => question).replace('{name}', () => house.name),
  );
  const fresh = heads.filter((head) => !said.has(plainWords(head)));
  const head = worded(telling, random.pick(fresh.length > 0 ? fresh : heads));
  const near = COMPANY[matter.id] ?? [];
  const details = form === 'line' ? [] : detailsFor(telling, answers, near).slice(0, 1);
  const told = [...answers, ...details.map(({ fact }) => fact)];
  const letters = told.reduce((sum, { text }) => sum + text.length, 0);
  if (letters < (form === 'letter' ? LETTER : PICTURED.has(form) ? PICTURED_LEAST : 0)) return null;
  return finish(telling, {
    head: form === 'line' ? question : head,
    body: answers.map(({ text }) => text),
    details,
    facts: told,
    title: ASK_TITLE.replace('{name}', () => house.name).replace('{question}', () => question.slice(1, -1)),
    cut: `ask-${matter.id}`,
    call:
      isCalled(details, matter) || ASKED_ONLY.has(matter.id)
        ? ''
        : callOf(telling, ['book', 'enquire', 'order', 'visit', 'try'], random),
    random,
  });
}

/** One price of many is no answer to what it costs. */
function isAnswered({ id }: Matter, answers: readonly Fact[]): boolean {
  const letters = answers.reduce((sum, { text }) => sum + text.length, 0);
  if (letters < (id === 'insured' || id === 'qualified' ? 25 : LEAST)) return false;
  // "Who is behind it?" is answered by a name, not by "Run by" one.
  if (id === 'people' && answers.every(({ text }) => /^(?:taught|run|led|founded|owned|me)\b/i.test(text)))
    return false;
  // What one evening costs is no answer to what all of it does.
  const isOfADay = ({ text }: Fact) => /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i.test(text);
  return (
    id !== 'price' ||
    answers.length > 1 ||
    answers.some((answer) => WHOLE_PRICE.test(answer.text) && !isOfADay(answer))
  );
}

const opens = ({ kind, text }: Fact): boolean => kind === 'hours' && /^(?:we are |we're )?open\b/i.test(text);

/** Where there is a door, its hours are asked for and not the days on which somebody has time. */
function asksFor({ id, asks }: Matter, answers: readonly Fact[], hasDoor: boolean): readonly string[] {
  const first = id === 'first' && FIRST_ASKS.find(([words]) => answers.some(({ text }) => words.test(text)));
  if (first) return first[1];
  const isOfDoor = hasDoor && id === 'hours' && answers.every(({ kind }) => kind === 'hours');
  return isOfDoor ? OPEN_ASKS : asks;
}

/** Facts that can stand in the light: what is done, made, offered, and no mere detail of it. */
export function spotsIn(facts: readonly Fact[]): Fact[] {
  return facts.filter((fact) => {
    if (!SHOWN_KINDS.includes(fact.kind)) return false;
    if (fact.kind === 'offer' || fact.kind === 'event') return true;
    return questionAnsweredBy(fact) === null && (isSpoken(fact) || isName(fact));
  });
}

/** One thing with its details; null where nothing is said of it that a stranger could use. */
export function tellSpot(telling: SpotTelling, fact: Fact): Told | null {
  const { form, seed, house } = telling;
  const random = createRandom(`${seed}|spot|${fact.id}|${form}`);
  const isLine = form === 'line';
  const most = house.keeping.share === undefined ? MOST_DETAILS : 2;
  const details = detailsFor(telling, [fact], null).slice(0, isLine ? 1 : most);
  if (details.length === 0 || UNTOLD.has(form)) return null;
  const letters = [fact, ...details.map((detail) => detail.fact)].reduce(
    (sum, { text }) => sum + text.length,
    0,
  );
  if (form === 'letter' && letters < LETTER) return null;
  // Where there is room for a line, a name is none.
  if (isLine && isNamed(fact)) return null;
  const kind = fact.kind as TellableKind;
  return finish(telling, {
    head: headOf(telling, fact, random),
    body: [],
    details,
    facts: [fact, ...details.map((detail) => detail.fact)],
    title: `${house.name}: ${isSpoken(fact) ? fact.text : lowerName(fact.text)}`,
    cut: `spot-${fact.kind}`,
    call: isCalled(details, null) ? '' : callOf(telling, CALLED[kind], random),
    random,
  });
}

function headOf(telling: SpotTelling, fact: Fact, random: Random): string {
  const { house, tone, facts, said } = telling;
  if (!isNamed(fact)) return withStop(upperStart(fact.text));
  const [we, our] = isAlone(facts) ? ['I', 'my'] : ['we', 'our'];
  const place = placeIn(facts);
  const texts = ofTone(fact.kind === 'service' ? NAMED_WORK : NAMED_GOODS, tone).map((text) =>
    text
      .replaceAll('{we}', we)
      .replaceAll('{our}', our)
      .replaceAll('{We}', upperStart(we))
      .replaceAll('{Our}', upperStart(our))
      .replace('{place}', () => (fact.text.includes(place) ? '' : place))
      .replace('{name}', () => house.name),
  );
  const fresh = texts.filter((text) => !said.has(plainWords(text)));
  // The owner's words are put in last: they are spelt as they are.
  return worded(telling, random.pick(fresh.length > 0 ? fresh : texts)).replace(
    '{thing}',
    lowerName(fact.text),
  );
}

interface Detail {
  readonly fact: Fact;
  readonly id: string;
  readonly label: string;
}

/** Whether the owner's own words say how to come to them. */
const isCalled = (details: readonly Detail[], matter: Matter | null): boolean =>
  [matter?.id, ...details.map(({ id }) => id)].some((id) => id === 'booking' || id === 'in-time');

/** Who asks when the door is open or where to park has not asked to book. */
const ASKED_ONLY: ReadonlySet<string> = new Set(['open', 'where', 'parking', 'people']);

/** What goes with it, one of a matter: of these matters in their order, or the least told; a price only of the same thing. */
function detailsFor(
  { facts, tellings }: SpotTelling,
  told: readonly Fact[],
  near: readonly string[] | null,
): Detail[] {
  const ids = new Set(told.map(({ id }) => id));
  const words = new Set(told.flatMap(({ text }) => wordsOf(text)));
  const isOf = (fact: Fact) => wordsOf(fact.text).some((word) => words.has(word));
  return [...answersIn(facts.filter(({ id }) => !ids.has(id)))]
    .filter(([{ id }]) => (near === null ? !OF_THE_HOUSE.has(id) : near.includes(id)))
    .flatMap(([{ id, label }, found]) => {
      const isOfOne = near === null && (id === 'price' || id === 'time' || id === 'trial');
      // "Free quotes for bathrooms" are none for boilers.
      const isMeant = (fact: Fact) =>
        isOfOne || (id === 'first' && FOR_ONE.test(fact.text)) ? isOf(fact) : true;
      const [least] = found.filter(isMeant).toSorted((x, y) => tellings(x) - tellings(y));
      if (least === undefined || !(isSentence(least) || SAYS_MORE.test(least.text))) return [];
      // What has nothing to do with it is another post, unless it says how one comes to it.
      const isNear = isOf(least) && !told.some(isNamed);
      if (near === null && !isNear && !TO_COME.has(id)) return [];
      const cost = near === null ? tellings(least) - (isOf(least) ? 2 : 0) : near.indexOf(id);
      return [{ fact: least, id, label, cost }];
    })
    .sort((x, y) => x.cost - y.cost)
    .filter(({ label }, at, all) => all.findIndex((other) => other.label === label) === at)
    .map(({ fact, id, label }) => ({ fact, id, label }));
}

/** How somebody begins, and where it is done. */
const TO_COME: ReadonlySet<string> = new Set(['first', 'booking', 'visits', 'area']);
/** More than "Monday to Friday". */
const SAYS_MORE = /\d|\bfree\b|(?:\S+ ){3}/i;
/** It is named for what it is. */
const FOR_ONE = / for \p{Ll}/u;
/** What is so of the business at large says nothing of one thing. */
const OF_THE_HOUSE: ReadonlySet<string> = new Set([
  ...['payment', 'licensed', 'insured', 'qualified', 'people', 'after'],
]);

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !IDLE.has(word))
    .map((word) => word.replace(/(?:ing|ed|es|s)$/, ''));
}
const IDLE: ReadonlySet<string> = new Set(
  'about also available best both every free from full have into more most only over some than that their them then they this until when where which with work your class classes lesson lessons hour hours per person'.split(
    ' ',
  ),
);

interface Pieces {
  readonly head: string;
  /** The owner's words below it. */
  readonly body: readonly string[];
  readonly details: readonly Detail[];
  readonly facts: readonly Fact[];
  readonly title: string;
  readonly cut: string;
  readonly call: string;
  readonly random: Random;
}

function finish(telling: SpotTelling, pieces: Pieces): Told | null {
  const title = telling.title > 0 ? fittingTitle(telling, pieces.title) : null;
  if (telling.title > 0 && title === null) return null;
  return {
    title,
    text: compose(telling, pieces),
    cut: pieces.cut,
    factIds: pieces.facts.map(({ id }) => id),
    echoes: 0,
  };
}

function fittingTitle({ title: most, isTitled }: SpotTelling, wish: string): string | null {
  return wish.length <= Math.min(most, 90) && !isTitled(wish) ? wish : null;
}

function compose(telling: SpotTelling, { head, body, details, call, random }: Pieces): string {
  const { form, house, link, tone, bullet } = telling;
  const join = (...blocks: readonly string[]) => blocks.filter(Boolean).join('\n\n');
  const sentences = body.map((text) => withStop(upperStart(text)));
  const spoken = details.map(({ fact }) => withStop(upperStart(fact.text)));
  if (form === 'line') return join([head, ...sentences, ...spoken].join(' '), link ?? '');
  if (form === 'pin') return [head, ...sentences, ...spoken, call].filter(Boolean).join(' ');
  const isLong = sentences.length > 1;
  const answer = isLong
    ? body.map((text) => `${bullet} ${upperStart(text)}`).join('\n')
    : sentences.join(' ');
  const blocks = [head, answer, spoken.join(' '), [call, link ?? ''].filter(Boolean).join(' ')];
  return form === 'letter' ? inLetter(house, tone, blocks.filter(Boolean), random) : join(...blocks);
}

const isNamed = (fact: Fact): boolean => !isSpoken(fact) && fact.kind !== 'offer' && fact.kind !== 'event';
const isSpoken = (fact: Fact): boolean => standsAlone(fact) && isSentence(fact);
const isName = ({ text }: Fact): boolean => {
  const bare = text.replace(/\([^)]*\)/g, '').trim();
  return (
    /^\p{L}/u.test(bare) &&
    !COUNTED.test(bare) &&
    // One word, such as "zips", is for a list.
    bare.includes(' ') &&
    bare.split(' ').length <= NAME_WORDS &&
    !/[.,:;?]|[£$€]\s?\d/.test(bare) &&
    !QUALITY.test(bare)
  );
};
/** "Four trucks": what there is, and nothing that is done. */
const COUNTED = /^(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/i;
/** How it is rather than what: "mats provided", "manual and automatic", "exports to Xero". */
const QUALITY =
  /(?:\btoo|\bas well|\p{L}{3,}ed|\bavailable|\bwelcome|ic|ive|ous|ful|-free|on request|seen|spoken|sold)$|^(?:also|suitable|ideal|perfect|\p{L}+s (?:to|the|your|all|an?|rest))\b|^(?:with|without|for|no|not|by|on)\b|\b(?:changes|varies|vary|rotates)\b/iu;
/** In small letters behind a colon, unless a name or an abbreviation begins it. */
const lowerName = (text: string): string => (/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text) ? text : lowerStart(text));
