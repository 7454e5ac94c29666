// The owner's own news as a post: one thing in the owner's words, with a line that says why it may matter to the reader, what else the
// owner says of the same matter, and what the reader may do.
import type { PostForm } from '../../../contract/channels/index.ts';
import { createRandom, type Random } from '../../../kernel/random.ts';
import { upperStart } from '../capitals.ts';
import type { Fact } from '../facts.ts';
import type { Goal } from '../goals.ts';
import type { ByTone } from '../library/idea.ts';
import { isSentence } from '../sentence.ts';
import { appealOf } from './appeal.ts';
import type { Appeal } from './appeal-data.ts';
import {
  BEHIND_KINDS,
  CALLED,
  NEWS_LEADS,
  OWN_KINDS,
  SHOTS,
  SHOWN,
  type TellableKind,
  TITLES,
} from './own-data.ts';
import { callOf, inLetter, type OwnTelling, ofTone, spoken } from './own-parts.ts';
import type { Told } from './tell.ts';
import { related, type Unit, unitOf } from './unit.ts';
import { type WayIn, wayIn } from './way-in.ts';
import { whoIs } from './who-is.ts';
import { plainWords, withStop } from './wording.ts';

const SPOKEN: ReadonlySet<PostForm> = new Set<PostForm>(['short', 'film']);
/** Forms whose lines run on: nothing stands under a colon there. */
const RUN_ON: ReadonlySet<PostForm> = new Set<PostForm>(['line', 'pin', 'short', 'film']);

/** How often the line of ours stands before the fact rather than behind it. */
const BEFORE = 0.5;
/** How often a call stands that the owner's goals do not name. */
const UNNAMED = 0.5;
/** Characters of a fact that needs no word about who tells it, and of a letter that is no news. */
const SAYS_MUCH = 60;
const LETTER = 120;
/** Characters of a fact that is too little without what to do, and of a post, in a line and elsewhere. */
const SHORT = 50;
const LEAST_IN_LINE = 40;
const LEAST = 65;
/** Characters of one fact that fills a film. */
const FILMED = 50;
/** How often two facts stand in one line, and the characters of both. */
const IN_LINE = 0.5;
const LINE = 170;
/** Words of a sentence that carries a post though it is of no matter that we know. */
const CARRIES = 10;

const KINDS: readonly string[] = [...OWN_KINDS, ...BEHIND_KINDS];

export function isTellable<F extends Pick<Fact, 'kind'>>(fact: F): fact is F & { kind: TellableKind } {
  return KINDS.includes(fact.kind);
}

/** Null when the fact cannot carry a post of the form. */
export function tellOwn(telling: OwnTelling): Told | null {
  const { fact, form } = telling;
  if (!isTellable(fact) || IS_NOT.test(fact.text)) return null;
  // What the business is stands under its news, and is none.
  if (fact.id === telling.house.identity?.fact.id && !isTold(fact)) return null;
  if (RUN_ON.has(form) && form !== 'line' && !SHOWN.has(fact.kind)) return null;
  const unit = unitOf(telling, fact);
  const appeal = appealOf({ kind: fact.kind, text: unit.text });
  if (!isNews(fact) && !carries(fact, unit, appeal)) return null;
  const isLittle =
    appeal !== null && IN_COMPANY.has(appeal.id) && unit.text.split(' ').length < IN_COMPANY_WORDS;
  // What no sentence says nobody says aloud.
  if (SPOKEN.has(form) && isPart(fact)) return null;
  const random = createRandom(`${telling.seed}|own|${fact.id}|${form}`);
  const more = related(telling, unit, form === 'letter' ? 3 : 1).filter(
    ({ text }) => form !== 'line' || (random.next() < IN_LINE && unit.text.length + text.length < LINE),
  );
  const letters = [unit, ...more].reduce((sum, { text }) => sum + text.length, 0);
  if (form === 'letter' && !isTold(fact) && letters < LETTER) return null;
  if (form === 'short' && more.length === 0 && (appeal === null || unit.text.length < FILMED)) return null;
  const title = titleOf(telling, fact, unit);
  if (telling.title > 0 && title === null) return null;
  const way = wayTo(telling, [...unit.facts, ...more.flatMap(({ facts }) => facts)]);
  const who = more.length > 0 || way !== null ? null : introduction(telling, unit);
  // How to book is of use under what can be booked.
  if (appeal?.id === 'booking' && more.length === 0 && !isNews(fact)) return null;
  // "Parking behind the church": of use to whoever comes, and nothing to come for.
  if (isLittle && more.length === 0 && !isNews(fact)) return null;
  const lines = linesOf(telling, { fact, unit, appeal, random, isNamed: isPart(fact) && who !== null, way });
  const isCovered = form === 'pin' && title === unit.text;
  // Under a title that says it all a pin says more, or nothing.
  if (isCovered && who === null) return null;
  const aside = way?.text ?? who?.text ?? '';
  const text = compose(telling, { unit, title, isCovered, more, aside, ...lines, random });
  const least = form === 'line' ? LEAST_IN_LINE : LEAST;
  if (!isNews(fact) && !isCovered && text.replace(telling.link ?? '', '').trim().length < least) return null;
  const told = [
    ...unit.facts,
    ...more.flatMap(({ facts }) => facts),
    ...(way?.facts ?? []),
    ...(who === null ? [] : [who.fact]),
  ];
  return {
    title: telling.title > 0 ? title : null,
    text,
    cut: `own-${fact.kind}`,
    passing: (way?.facts ?? []).map(({ id }) => id),
    factIds: [fact.id, ...told.map(({ id }) => id).filter((id) => id !== fact.id)],
    echoes: 0,
  };
}

/** "We are not a counselling service": it sets something else right, and opens nothing. */
export const IS_NOT =
  /^(?:we|I|this|it)(?:(?: are| am| is|'re|'m|'s) (?:not|no)\b| (?:do not|don't|dont|never|cannot|can't|won't|will not)\b)/i;

/** A sentence of some length, or something that we can say the sense of. */
function carries(fact: Fact, { text }: Unit, appeal: Appeal | null): boolean {
  if (ONLY_A_DAY.test(text) && !isSentence(fact)) return false;
  if (ONE_PRICE.test(text)) return false;
  const words = text.split(/\s+/).length;
  if (appeal === null) return isSentence(fact) && words >= CARRIES && !/^(?:no|not|never)\b/i.test(text);
  // "Run since 1998", "Fully insured": it says little under the name, too.
  return words > 2 && (!OF_ITSELF.has(appeal.id) || words >= OF_ITSELF_WORDS);
}
/** "Flat white £3.20": a line of a list of prices, and of no other matter. */
const ONE_PRICE = /^(?:\S+ ){1,4}(?:from )?[£$€]\s?\d[\d.,]*$/u;
const IN_COMPANY_WORDS = 8;
const IN_COMPANY: ReadonlySet<string> = new Set([
  'payment',
  'access',
  'diet',
  'parking',
  'certified',
  'since',
]);
const OF_ITSELF: ReadonlySet<string> = new Set(['since', 'person', 'certified', 'payment', 'access', 'diet']);
const OF_ITSELF_WORDS = 5;
/** "First Sunday of the month, 2 to 4 pm": of what it is nothing is said. */
const ONLY_A_DAY =
  /^(?:every |each |the )?(?:(?:first|second|third|fourth|last|\d+(?:st|nd|rd|th)?) )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i;

/** "Board games on Thursday nights": no sentence, and whose they are has to be said. */
const isPart = (fact: Fact): boolean => !isSentence(fact) && fact.kind !== 'offer' && fact.kind !== 'event';

/** What was told as news, what is offered or happens, and what has its days. */
function isNews({ kind, validFrom, validTo, isNews = false }: Fact): boolean {
  return isNews || kind === 'offer' || kind === 'event' || validFrom !== null || validTo !== null;
}

/** Told as news, or for some days. */
const isTold = ({ validFrom, validTo, isNews = false }: Fact): boolean =>
  isNews || validFrom !== null || validTo !== null;

/** How one comes to it, where there is room for more than a line. */
const wayTo = (telling: OwnTelling, told: readonly Fact[]): WayIn | null =>
  HAS_ROOM.has(telling.form) ? wayIn(telling, told) : null;
const HAS_ROOM: ReadonlySet<PostForm> = new Set<PostForm>(['chat', 'caption', 'article', 'letter']);

/** What the business is, below what is short: for whoever does not know it. */
function introduction(telling: OwnTelling, { text, facts }: Unit) {
  const { form, isRested, fact } = telling;
  if (
    form === 'letter' ||
    SPOKEN.has(form) ||
    (form === 'line' && !isPart(fact)) ||
    (text.length >= SAYS_MUCH && form !== 'pin')
  )
    return null;
  const who = whoIs(telling, text);
  const isNew = who !== null && isRested(who.fact) && facts.every(({ id }) => id !== who.fact.id);
  return isNew ? who : null;
}

interface Lines {
  /** Before the fact; empty where it begins. */
  readonly start: string;
  /** Behind it. */
  readonly why: string;
  readonly call: string;
}

/** A line before what is told or behind it, and what may be done. */
function linesOf(
  telling: OwnTelling,
  {
    fact,
    unit,
    appeal,
    random,
    isNamed,
    way,
  }: {
    readonly fact: Fact & { readonly kind: TellableKind };
    /** Whether its words stand on the name below them. */
    readonly isNamed: boolean;
    readonly unit: Unit;
    readonly appeal: Appeal | null;
    readonly random: Random;
    readonly way: WayIn | null;
  },
): Lines {
  const { form } = telling;
  const callFor = (...said: readonly string[]) =>
    [...said, way?.text ?? ''].some((words) => ASKS.test(words))
      ? ''
      : askedOf(telling, appeal?.goals ?? CALLED[fact.kind], random);
  const call = callFor(unit.text);
  if (fact.isNews === true) return { start: pick(telling, NEWS_LEADS, { random }), why: '', call };
  if (appeal === null) return { start: '', why: '', call };
  const without = RUN_ON.has(form) || /[:?]/.test(unit.text) ? /:$/ : null;
  const start = pick(telling, appeal.opens, { random, without });
  const why = isNamed && form !== 'pin' ? '' : pick(telling, appeal.whys, { random });
  const isBefore = start !== '' && random.next() < BEFORE;
  return isBefore
    ? { start, why: '', call: callFor(unit.text, start) }
    : { start: '', why, call: callFor(unit.text, why) };
}

/** What the owner's goals ask for; now and then the plainest that the matter allows. Who says how to book has asked already. */
function askedOf(telling: OwnTelling, goals: readonly Goal[], random: Random): string {
  const wanted = callOf(telling, goals, random);
  const isShort = telling.fact.text.length < SHORT;
  if (wanted !== '' || (!isShort && random.next() > UNNAMED)) return wanted;
  const plain = goals.filter((goal) => goal === 'enquire' || (goal === 'visit' && telling.house.premises));
  return callOf({ ...telling, goals: new Set(plain) }, plain, random);
}
/** Words that tell the reader already what to do. */
export const ASKS =
  /\b(?:book|order|call|ring|text|message|ask|e-?mail us|send|just turn up|sign up|get in touch|tell (?:us|me)|come|try)\b/i;

/** A line of the tone that was not said lately; empty where none is left. */
function pick(
  telling: OwnTelling,
  lines: ByTone<readonly string[]>,
  { random, without = null }: { readonly random: Random; readonly without?: RegExp | null },
): string {
  const texts = ofTone(lines, telling.tone).filter((line) => without?.test(line) !== true);
  const fresh = texts.filter((line) => !telling.said.has(plainWords(spoken(telling, line))));
  const from = fresh.length > 0 ? fresh : texts;
  return from.length === 0 ? '' : spoken(telling, random.pick(from));
}

interface Pieces extends Lines {
  readonly unit: Unit;
  readonly title: string | null;
  /** Whether the title says it word for word. */
  readonly isCovered: boolean;
  readonly more: readonly Unit[];
  /** How one comes to it, or what the business is. */
  readonly aside: string;
  readonly random: Random;
}

function compose(telling: OwnTelling, pieces: Pieces): string {
  const { form, house, link, tone } = telling;
  const { unit, title, isCovered, more, aside, start, why, call, random } = pieces;
  const said = withStop(unit.text);
  const opening = start.endsWith(':') ? `${start}\n${said}` : [start, said].filter(Boolean).join(' ');
  const rest = more.map(({ text }) => withStop(text));
  const invitation = [call, link ?? ''].filter(Boolean).join(' ');
  const join = (...blocks: readonly string[]) => blocks.filter(Boolean).join('\n\n');
  if (form === 'line')
    return join(
      [opening, ...(rest.length > 0 ? rest : [why || aside])].filter(Boolean).join(' '),
      link ?? '',
    );
  const isHead = title !== null && unit.text.startsWith(`${title}: `);
  if (form === 'pin')
    return [
      isCovered ? '' : isHead ? withStop(upperStart(unit.text.slice(title.length + 2))) : opening,
      ...rest,
      aside,
      why,
      call,
    ]
      .filter(Boolean)
      .join(' ');
  if (SPOKEN.has(form)) return filmOf(telling, { ...pieces, opening });
  // Why it matters is read with the fact; what belongs to it comes below.
  const told = [[opening, why].filter(Boolean).join(' '), ...rest];
  const blocks = [...told, aside, invitation].filter(Boolean);
  return form === 'letter' ? inLetter(house, tone, blocks, random) : join(...blocks);
}

/** A scene for each, and what no camera sees spoken under the name, at the end. */
function filmOf(
  { form, house, link, fact }: OwnTelling,
  { unit, more, opening, why, call }: Pieces & { readonly opening: string },
): string {
  const shotOf = ({ kind }: Pick<Fact, 'kind'>) => SHOTS[kind as TellableKind];
  const kindOf = ({ facts: [first] }: Unit) => ({ kind: first?.kind ?? fact.kind });
  const seen = more.filter((one) => shotOf(kindOf(one)) !== undefined);
  const scenes = [
    `[${shotOf(fact) ?? house.name}]\n${opening}`,
    ...seen.map((one) => `[${shotOf(kindOf(one))}]\n${withStop(one.text)}`),
  ];
  const unseen = more.filter((one) => !seen.includes(one)).map(({ text }) => withStop(text.trim()));
  const last = [...unseen, why, call].filter(Boolean).join(' ');
  const end = `[${[house.name, siteOf(link)].filter(Boolean).join(', ')}]`;
  const script = [...scenes, ...(last === '' ? [] : [`${end}\n${last}`])].join('\n\n');
  // A film is described by its first scene: that tells the news.
  const described = [unit, ...more].map(({ text }) => withStop(text.trim())).join('\n\n');
  return form === 'film' ? `${described}\n\n${script}` : script;
}

const siteOf = (link: string | null) => (link ?? '').replace(/^https?:\/\/(?:www\.)?|\/$/g, '');

/** The subject of a notice, a short fact itself, or what its kind is called; null where nothing fits that is new. */
function titleOf(
  { house, title: most, isTitled }: OwnTelling,
  fact: Fact & { kind: TellableKind },
  unit: Unit,
): string | null {
  const [head = ''] = unit.text.split(/[:;.]\s/);
  const candidates = [head.trim(), TITLES[fact.kind].replace('{name}', () => house.name), house.name];
  return (
    candidates.find((title) => title.length >= 8 && title.length <= Math.min(most, 70) && !isTitled(title)) ??
    null
  );
}
