// Which idea comes next on a channel: one that is true of the business, in season and rested; and among those the one that this
// installation prefers, so that two businesses of one trade do not tell the same ones in the same order.
import type { ChannelType, PostForm } from '../../../contract/channels/index.ts';
import type { Pillar } from '../../../contract/constants/pillars.ts';
import { DAY } from '../../../kernel/clock.ts';
import { hashWords } from '../../../kernel/random.ts';
import type { Fact } from '../facts.ts';
import { firstOf } from '../library/alternates.ts';
import { branchOf, isOfForeignBranch } from '../library/branches.ts';
import { isOfItsDays } from '../library/days.ts';
import { isOfForeignField, isWhollyFielded } from '../library/fields.ts';
import type { Format, Idea } from '../library/idea.ts';
import { type Day, isInTime } from '../library/in-time.ts';
import { EVERYBODY, type ShelvedIdea } from '../library/library.ts';
import { isAbout, matches } from '../library/matches.ts';
import { isNear } from '../library/moment.ts';
import { isGranted } from '../library/premises.ts';
import { MOMENTS } from '../library/shelf.ts';
import { CHANNELS_APART, type History } from './history.ts';
import { sharedWith, wordsOfMatter } from './opening.ts';

const PILLAR_OF: Readonly<Record<Format, Pillar>> = {
  tip: 'useful',
  howto: 'useful',
  checklist: 'useful',
  myth: 'useful',
  mistake: 'useful',
  answer: 'useful',
  glossary: 'useful',
  question: 'talk',
  either: 'talk',
  behind: 'behind',
  story: 'behind',
  season: 'season',
};

/** The kinds in which a pillar can be told; none where its posts are of no kind of their own. */
export const FORMATS: Readonly<Record<Pillar, readonly Format[]>> = {
  useful: formatsOf('useful'),
  talk: formatsOf('talk'),
  own: [],
  season: [],
  behind: formatsOf('behind'),
};

function formatsOf(pillar: Pillar): Format[] {
  return (Object.keys(PILLAR_OF) as Format[]).filter((format) => PILLAR_OF[format] === pillar);
}

/** The pack of all shops. */
const SHOPS = 'retail';

/** What belongs to a time of the year is told as season, whatever its format. */
function pillarOf({ idea, moment }: ShelvedIdea): Pillar {
  return moment !== null || idea.when !== undefined ? 'season' : PILLAR_OF[idea.format];
}

/** Forms that may tell an idea again in another cut long before its time: they are short, or read by many who missed it. */
const RETOLD: ReadonlySet<PostForm> = new Set<PostForm>(['line', 'chat', 'caption']);
const RETOLD_AFTER = 56 * DAY;
const MONTH = 30.4 * DAY;

export interface Place {
  readonly channel: ChannelType;
  readonly form: PostForm;
  readonly at: number;
  readonly day: Day;
  readonly southern: boolean;
  readonly country: string | null;
  /** There is no pack of its trade: what its industry tells would stand beside little else. */
  readonly alone?: boolean;
  /** The kind that is preferred; absent where none is. */
  readonly format?: Format | undefined;
}

export interface Teller {
  readonly seed: string;
  /** Name, description and facts: what `only`, `needs` and `unless` look at. */
  readonly profile: string;
  /** The name and the description alone: whom it is for is no matter of what it does. */
  readonly said?: string;
  readonly facts: readonly Fact[];
  /** What is no sentence and says enough: an idea may need that as well. */
  readonly notes?: readonly Fact[];
  /** Words of the owner's goals and keywords. */
  readonly wanted: readonly string[];
  readonly trade: string | null;
  /** All trades that it is of; its trade alone unless told. */
  readonly trades?: readonly string[];
  /** Trades of which it has a small part under its roof. */
  readonly parts?: readonly string[];
  /** Its trade has a pack that fills the weeks. */
  readonly isRich?: boolean;
}

/** Whether the idea is true of this business at all. */
export function suits(
  shelved: ShelvedIdea,
  { profile, facts, notes = [], said = profile }: Pick<Teller, 'profile' | 'facts' | 'notes' | 'said'>,
): boolean {
  const { idea } = shelved;
  const { needs } = idea;
  return (
    isGranted(shelved, profile) &&
    // Electricians who work for builders are none.
    !isOfForeignBranch(shelved.pack.id, idea, said) &&
    !isOfForeignField(shelved.id, said) &&
    (shelved.moment === null || isOfItsDays(idea.id, said)) &&
    (idea.only === undefined || matches(idea.only, profile)) &&
    (idea.unless === undefined || !matches(idea.unless, profile)) &&
    (needs === undefined || [...facts, ...notes].some((fact) => matches(needs, fact.text)))
  );
}

/** Whether its readers know the custom that it speaks of. */
export const isKnownTo = ({ british }: Pick<Idea, 'british'>, american: boolean): boolean =>
  british !== true || !american;

/**
 * Whether it is what any shop or small firm could say, while the business has a trade of its own; or what its whole industry could,
 * while there is enough of the trade: a restaurant's readers come for food before parties, a physiotherapist's for no leaflets.
 */
function isFar({ pack, moment }: ShelvedIdea, { trade, isRich = false }: Pick<Teller, 'trade' | 'isRich'>) {
  const isOfNoTrade = moment === null && pack.match === undefined && pack.id !== MOMENTS.id;
  return (trade !== null && (pack.id === EVERYBODY.id || pack.id === SHOPS)) || (isRich && isOfNoTrade);
}

/** Whether the idea may be told in this form at all. */
export function isForm({ idea }: ShelvedIdea, form: PostForm): boolean {
  return !idea.not?.includes(form);
}

/** Whether it was refused, or told too lately, here or to readers who follow another channel as well. */
export function isTold(
  shelved: ShelvedIdea,
  place: Pick<Place, 'channel' | 'form' | 'at' | 'alone'>,
  history: History,
): boolean {
  return history.tellingsOf(shelved.id).some(({ channel, at, refused }) => {
    // A day of the year is spoken of once, wherever that is.
    if (refused || shelved.moment !== null) return true;
    const apart = Math.abs(place.at - at);
    if (channel !== place.channel) return apart < apartOf(shelved, place.alone === true);
    return apart < (RETOLD.has(place.form) ? RETOLD_AFTER : shelved.idea.again * MONTH);
  });
}

/** What a whole industry tells is heard everywhere: it is told on another channel later than what is of the trade. */
function apartOf({ pack }: ShelvedIdea, alone: boolean): number {
  if (pack.id === EVERYBODY.id) return alone ? EVERYBODY_APART : GENERAL_APART;
  if (pack.match !== undefined) return CHANNELS_APART;
  return alone ? ALONE_APART : GENERAL_APART;
}
const GENERAL_APART = 6 * DAY;
const ALONE_APART = 9 * DAY;
const EVERYBODY_APART = 18 * DAY;
/** Of what any small business could say a reader wants one post in eight at most, and of what any shop could say one in five. */
const MOST_OF_A_PACK: readonly (readonly [pack: string, most: number])[] = [
  [EVERYBODY.id, 0.125],
  [SHOPS, 0.2],
];

/** Of a trade that is a small part of the business. */
const MOST_OF_A_PART = 0.17;

/** Packs of which there is enough for now. */
function fullPacks({ parts = [] }: Pick<Teller, 'parts'>, history: History): ReadonlySet<string> {
  const bounds = [...MOST_OF_A_PACK, ...parts.map((part) => [part, MOST_OF_A_PART] as const)];
  const full = bounds.filter(([pack, most]) => history.packShareWithNext(pack) > most);
  return new Set(full.map(([pack]) => pack));
}

function isOpen(shelved: ShelvedIdea, place: Place, history: History): boolean {
  const { idea, moment } = shelved;
  if (!isForm(shelved, place.form) || !isInTime(idea, place.day, place.southern)) return false;
  if (moment !== null && !(isNear(moment, place.day) && isKept(moment.countries, place.country)))
    return false;
  return !isTold(shelved, place, history);
}

function isKept(countries: readonly string[] | null, country: string | null): boolean {
  return countries === null || (country !== null && countries.includes(country));
}

/** Ideas of a pillar that may be told here, the most wanted first; `far` also those that are not quite of the business. */
export function ideasFor(
  pillar: Pillar,
  ideas: readonly ShelvedIdea[],
  place: Place & { readonly far?: boolean },
  teller: Teller,
  history: History,
): ShelvedIdea[] {
  const { far = true } = place;
  const full = fullPacks(teller, history);
  const own = wordsOfMatter(teller.said ?? teller.profile);
  return ideas
    .filter((shelved) => pillarOf(shelved) === pillar && isOpen(shelved, place, history))
    .filter((shelved) => far || !isFar(shelved, teller))
    .filter(({ pack }) => !full.has(pack.id))
    .map((shelved) => ({ shelved, score: scoreOf(shelved, place, teller, history) + likeness(shelved, own) }))
    .sort((x, y) => y.score - x.score)
    .map(({ shelved }) => shelved);
}

/** A trade that has much to say of the season tells that before days that everybody keeps: nobody follows a plumber for thank-you notes. */
const DAY_OF_THE_TRADE = 0.3;
/** As much as what is of a business's branch. */
const OF_ITS_FIELD = 0.4;

function scoreOf(shelved: ShelvedIdea, place: Place, teller: Teller, history: History): number {
  const { idea, moment, pack } = shelved;
  const before = history.tellingsOf(shelved.id);
  const liking = hashWords(`${teller.seed}|${shelved.id}`)[0] / 2 ** 32;
  return (
    liking +
    (moment === null ? 0 : teller.isRich === true ? DAY_OF_THE_TRADE : 1) +
    nearness(pack.id, teller, history) +
    (isWhollyFielded(pack.id) ? OF_ITS_FIELD : branchOf(pack.id, idea, teller.said ?? teller.profile)) +
    (before.length === 0 ? 0.15 : -0.1 * before.length) -
    (before.some(({ channel }) => channel === place.channel) ? 1 : 0) +
    (hasOwn(idea, teller.facts) ? 0.15 : 0) +
    (namesWanted(idea, teller.wanted) ? 0.8 : 0) +
    (place.format === idea.format ? 1 : 0) -
    (history.lastFormat(place.channel) === idea.format ? 0.6 : 0)
  );
}

/** What is of the trade comes before what any business could say; of several trades the one that is behind its share. */
function nearness(
  pack: string,
  { trade, trades = trade === null ? [] : [trade] }: Pick<Teller, 'trade' | 'trades'>,
  history: History,
): number {
  if (!trades.includes(pack)) return pack === EVERYBODY.id ? -0.4 : 0;
  return trades.length === 1 ? 0.5 : 0.5 + 2 * (1 / trades.length - history.packShareWithNext(pack));
}

/** A sourdough bakery tells of bread before it tells of cakes. */
function likeness({ idea, pack }: ShelvedIdea, own: ReadonlySet<string>): number {
  return pack.match === undefined ? 0 : Math.min(MOST_LIKENESS, A_WORD * sharedWith(idea, own));
}
const A_WORD = 0.3;
const MOST_LIKENESS = 0.6;

function hasOwn(idea: Idea, facts: readonly Fact[]): boolean {
  return (idea.own ?? []).some((wish) =>
    facts.some((fact) => wish.kinds.includes(fact.kind) && isAbout(wish.about, fact.text)),
  );
}

function namesWanted(idea: Idea, wanted: readonly string[]): boolean {
  const text =
    `${firstOf(idea.title)} ${idea.tags.join(' ')} ${(idea.own ?? []).map((wish) => wish.about).join(' ')}`.toLowerCase();
  return wanted.some((word) => text.includes(word));
}
