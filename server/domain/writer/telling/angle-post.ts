// A fact of the owner from another side than its news: all of the practical matters on one card, for somebody whom the reader knows, as
// a thing that is easily missed. Who says little of a business has more than one reason to say it; the words stay the owner's.
import type { PostForm } from '../../../contract/channels/index.ts';
import type { FactKind } from '../../../contract/fact.ts';
import { createRandom, type Random } from '../../../kernel/random.ts';
import { upperStart } from '../capitals.ts';
import type { Fact } from '../facts.ts';
import type { ByTone } from '../library/idea.ts';
import { isSentence } from '../sentence.ts';
import { ANGLE_ENDS, ANGLE_HEADS, ANGLE_TITLES, type Angle, WHAT } from './angle-data.ts';
import { appealOf } from './appeal.ts';
import { answersIn, WHOLE_PRICE } from './matters.ts';
import { inLetter, type OwnTelling, ofTone, spoken, worded } from './own-parts.ts';
import { IS_NOT } from './own-post.ts';
import { canOpen, canSign, standsAlone } from './own-words.ts';
import type { SpotTelling } from './spot-post.ts';
import type { Told } from './tell.ts';
import { whomOf } from './whom.ts';
import { labelled, plainWords, withStop } from './wording.ts';

export interface AngleTelling extends SpotTelling, Pick<OwnTelling, 'isRested'> {}

/** The name under which such a post is remembered. */
export const cutOfAngle = (angle: Angle | ''): string => `angle-${angle}`;

const READ: ReadonlySet<PostForm> = new Set<PostForm>(['line', 'chat', 'caption', 'article']);
/** A card is kept and sent as well; nobody pins a line for a friend. */
const FORMS: Readonly<Record<Angle, ReadonlySet<PostForm>>> = {
  card: new Set<PostForm>([...READ, 'pin', 'letter']),
  friend: READ,
  missed: READ,
  handy: READ,
  whom: new Set<PostForm>([...READ, 'pin']),
};

/** Kinds that can be told from a side. */
const OF_USE: readonly FactKind[] = ['service', 'product', 'offer', 'process', 'proof', 'policy'];
const KINDS: Readonly<Record<Exclude<Angle, 'card'>, readonly FactKind[]>> = {
  friend: ['service', 'product', 'offer'],
  missed: OF_USE,
  handy: ['hours', 'policy', 'place'],
  whom: ['service', 'product', 'offer', 'process'],
};
/** Lines of a card, and those of a letter. */
const FEWEST = 3;
const FEWEST_IN_LETTER = 4;
const MOST = 5;
/** Matters of a card, in the order in which a customer meets them. */
const CARD: readonly string[] = [
  ...['where', 'area', 'visits', 'open', 'hours', 'price', 'time', 'trial', 'first', 'booking', 'delivery'],
];
/** Null where the facts or the form do not carry it. */
export function tellAngle(telling: AngleTelling, angle: Angle): Told | null {
  const { form, seed, house, tone } = telling;
  if (!FORMS[angle].has(form)) return null;
  const random = createRandom(`${seed}|${cutOfAngle(angle)}|${form}`);
  const whom = whomOf(telling.facts);
  if (angle === 'whom' && whom === null) return null;
  const body = angle === 'card' ? cardOf(telling) : oneOf(telling, angle);
  if (body === null) return null;
  const fill = (text: string) => text.replace('{name}', () => house.name).replace('{whom}', () => whom ?? '');
  const title = telling.title > 0 ? titleOf(telling, angle, fill) : null;
  if (telling.title > 0 && title === null) return null;
  const head = pick(telling, ANGLE_HEADS[angle], { fill, random });
  const ends = ANGLE_ENDS[angle];
  const end = ends === undefined ? '' : pick(telling, ends, { fill, random });
  // Nobody says a name twice running.
  const lines = head.includes(house.name)
    ? body.lines
        .map((line) => withoutName(line, house.name))
        .filter((line, _, all) => all.length === 1 || !isIdentity(line, house.name))
    : body.lines;
  const blocks = setOf(telling, {
    head,
    lines,
    isList: angle === 'card',
    end,
  });
  const text =
    form === 'letter'
      ? inLetter(house, tone, blocks, random)
      : blocks.join(form === 'line' || form === 'pin' ? ' ' : '\n\n');
  const link = telling.link ?? '';
  const isLinked = link !== '' && form !== 'pin' && form !== 'letter';
  return {
    title,
    text: isLinked ? `${text}\n\n${link}` : text,
    cut: cutOfAngle(angle),
    factIds: body.facts.map(({ id }) => id),
    echoes: 0,
  };
}

const withoutName = (line: string, name: string): string =>
  line.startsWith(`${name}. `) ? line.slice(name.length + 2) : line;

/** What the business is, below a line that has named it. */
const isIdentity = (line: string, name: string): boolean => line.startsWith(`${name}, `);

interface Body {
  readonly lines: readonly string[];
  /** The one that it is about first. */
  readonly facts: readonly Fact[];
}

/** What it is, and what a stranger wants to know of it: one fact of a matter, the least told. */
function cardOf({ facts, house, form, tellings }: AngleTelling): Body | null {
  if (form === 'line') return null;
  const found = [...answersIn(facts.filter(isOfWhole))]
    .filter(([{ id }]) => CARD.includes(id))
    .sort(([one], [two]) => CARD.indexOf(one.id) - CARD.indexOf(two.id))
    .flatMap(([{ label }, answers]) => {
      const [least] = answers.toSorted((x, y) => tellings(x) - tellings(y));
      return least === undefined ? [] : [{ label, fact: least }];
    })
    .filter(({ label }, at, all) => all.findIndex((other) => other.label === label) === at)
    .slice(0, MOST - 1);
  const what = house.identity ?? saidFirst(facts);
  if (what === null || found.some(({ fact }) => fact.id === what.fact.id)) return null;
  const lines = [
    `${WHAT}: ${upperStart(what.phrase)}`,
    ...found.map(({ label, fact }) => labelled(label, fact.text)),
  ];
  if (lines.length < (form === 'letter' ? FEWEST_IN_LETTER : FEWEST)) return null;
  return { lines, facts: [what.fact, ...found.map(({ fact }) => fact)] };
}

/** Where no phrase says what it is, the owner's first words do: "I groom dogs in a converted horsebox". */
function saidFirst([first]: readonly Fact[]): { readonly fact: Fact; readonly phrase: string } | null {
  if (first === undefined || !FIRST.includes(first.kind) || first.text.length > LONGEST) return null;
  return isSentence(first) ? { fact: first, phrase: first.text } : null;
}
const FIRST: readonly FactKind[] = ['story', 'service', 'product', 'process'];

/** One fact, or what the business is; with a practical matter behind it. */
function oneOf(telling: AngleTelling, angle: Exclude<Angle, 'card'>): Body | null {
  const { facts, house, isRested, tellings } = telling;
  const { identity } = house;
  // Nobody has missed what a business is, and that is what its owner says first.
  const isOfAngle = (fact: Fact) =>
    angle === 'missed'
      ? KINDS.missed.includes(fact.kind) && fact !== facts[0]
      : (KINDS[angle].includes(fact.kind) && (!TELLS_WHAT.has(angle) || isPassedOn(fact, angle))) ||
        (TELLS_WHAT.has(angle) && fact.id === identity?.fact.id);
  const open = facts
    .filter((fact) => isOfAngle(fact) && isRested(fact) && isTold(fact, angle))
    .toSorted((x, y) => tellings(x) - tellings(y));
  for (const fact of open) {
    const said = sayOne(fact, house);
    if (said === null) continue;
    // When and how goes with what it is: under one thing of it, it would be of another.
    const isOfAll = angle === 'handy' || fact.id === identity?.fact.id;
    const more = isOfAll ? practicalOf(telling, said.facts, angle).slice(0, 1) : [];
    // "For knitters: Alder, a yarn shop in Leeds" says nothing that they could do.
    if (fact.id === identity?.fact.id && more.length === 0) continue;
    // What it is good for.
    const whys = fact.id === identity?.fact.id ? undefined : appealOf(fact)?.whys;
    const why = whys === undefined || angle === 'handy' ? [] : [spoken(telling, pickOf(telling, whys))];
    const lines = [...said.lines, ...why, ...more.map(({ text }) => withStop(upperStart(text)))];
    if (lines.join(' ').length >= SHORTEST) return { lines, facts: [...said.facts, ...more] };
  }
  return null;
}

/** A line of the tone, by the day's chance. */
function pickOf({ tone, seed }: AngleTelling, lines: ByTone<readonly string[]>): string {
  return createRandom(`${seed}|why`).pick(ofTone(lines, tone));
}

/** A sentence as it is; other words behind what the business is, and those below its name. */
function sayOne(fact: Fact, { identity, name }: AngleTelling['house']): Body | null {
  const text = withStop(upperStart(fact.text.trim()));
  if (identity?.fact.id === fact.id)
    return { lines: [withStop(`${name}, ${identity.phrase}`)], facts: [fact] };
  if (isSentence(fact) || fact.text.includes(name)) return { lines: [text], facts: [fact] };
  if (identity === null) return { lines: [text], facts: [fact] };
  return { lines: [withStop(`${name}, ${identity.phrase}`), text], facts: [fact, identity.fact] };
}

/** Worth telling somebody of: what costs nothing, comes round, or comes to them. */
const isPassedOn = (fact: Fact, angle: Angle): boolean =>
  angle === 'friend' &&
  (fact.kind === 'offer' || fact.kind === 'event' || SHARED.has(appealOf(fact)?.id ?? ''));
const SHARED: ReadonlySet<string> = new Set([
  ...['trial', 'first', 'free', 'happy', 'visits', 'date', 'delivery', 'gift', 'language', 'covered'],
]);

/** When, where and how, the least told first. */
function practicalOf({ facts, tellings }: AngleTelling, told: readonly Fact[], angle: Angle): Fact[] {
  const ids = new Set(told.map(({ id }) => id));
  const open = facts.filter((fact) => !ids.has(fact.id) && isOfWhole(fact));
  return [...answersIn(open)]
    .flatMap(([{ id }, answers]) =>
      PRACTICAL.has(id) && !(angle === 'handy' && id === 'price') ? answers : [],
    )
    .toSorted((x, y) => tellings(x) - tellings(y));
}

const isOfWhole = ({ kind, text }: Fact): boolean => kind !== 'price' || WHOLE_PRICE.test(text);
const PRACTICAL: ReadonlySet<string> = new Set([
  ...['where', 'area', 'visits', 'open', 'hours', 'price', 'booking', 'first', 'trial'],
]);
/** Sides from which a business may be told of as a whole. */
const TELLS_WHAT: ReadonlySet<Angle> = new Set<Angle>(['friend', 'whom']);
/** Characters: less is no post. */
const SHORTEST = 34;

/** A fact that says enough by itself; a price of one thing and what is so of a day are told elsewhere. */
function isTold(fact: Fact, angle: Angle): boolean {
  const { text, kind } = fact;
  if (
    // One of a list.
    /^\p{Ll}/u.test(text) ||
    text.length > LONGEST ||
    /[?:]|[£$€]\s?\d|\d\s?[£€]/.test(text) ||
    OF_A_DAY.test(text) ||
    IS_NOT.test(text)
  )
    return false;
  // What is easily missed invites: nobody is reminded of what is not to be had.
  if (angle !== 'handy' && (!canSign(text) || kind === 'hours')) return false;
  if (angle === 'missed' && PLAIN.has(appealOf(fact)?.id ?? '')) return false;
  if (isSentence(fact)) return standsAlone(fact) && (angle !== 'handy' || isHandy(fact));
  if (angle === 'handy') return isHandy(fact);
  const appeal = appealOf(fact)?.id;
  return appeal !== undefined && !PLAIN.has(appeal) && canOpen(fact);
}
/** Worth keeping: when, where and how to come. */
const isHandy = (fact: Fact): boolean => KEPT.has(appealOf(fact)?.id ?? '');
const KEPT: ReadonlySet<string> = new Set([
  'hours',
  'where',
  'booking',
  'collect',
  'late',
  'parking',
  'area',
]);
/** Nobody has missed these: they stand everywhere. */
const PLAIN: ReadonlySet<string> = new Set(['certified', 'since', 'person', 'price', 'season', 'wait']);
const LONGEST = 140;
/** It is read as of the day on which it was said. */
const OF_A_DAY =
  /\b(?:now|today|tonight|tomorrow|back|new|(?:this|next) (?:week|month|year|\p{L}+day)|until|from (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu;

function setOf(
  { form, bullet }: AngleTelling,
  {
    head,
    lines,
    isList,
    end,
  }: {
    readonly head: string;
    readonly lines: readonly string[];
    readonly isList: boolean;
    readonly end: string;
  },
): string[] {
  const isRun = form === 'line' || form === 'pin';
  if (!isList || isRun)
    return [head, isList ? lines.map(withStop).join(' ') : lines.join(' '), end].filter(Boolean);
  return [[head, ...lines.map((line) => `${bullet} ${line}`)].join('\n'), end].filter(Boolean);
}

function pick(
  { house, tone, said }: AngleTelling,
  lines: ByTone<readonly string[]>,
  { fill, random }: { readonly fill: (text: string) => string; readonly random: Random },
): string {
  const texts = ofTone(lines, tone).map(fill);
  const fresh = texts.filter((text) => !said.has(plainWords(text)));
  return worded({ house, tone }, random.pick(fresh.length > 0 ? fresh : texts));
}

function titleOf(
  { title: most, isTitled }: AngleTelling,
  angle: Angle,
  fill: (text: string) => string,
): string | null {
  const titles = (ANGLE_TITLES[angle] ?? []).map(fill);
  return titles.find((title) => title.length <= Math.min(most, 70) && !isTitled(title)) ?? null;
}
