// Which trade a business is of, and how sure that is: read from its name, what it says of itself and its keywords. The owner may
// know better, and is asked where it is not sure.
import type { Industry } from '../../../contract/constants/industries.ts';
import { ALSO_SAID } from './also-said-data.ts';
import { holdsOf } from './aside.ts';
import { SHELF, type ShelfEntry } from './shelf.ts';
import { UNSHELVED } from './unshelved-data.ts';

export interface TradeClues {
  readonly name: string;
  readonly industry: Industry;
  readonly description: string;
  readonly keywords?: string;
}

export interface TradeJudgement {
  /** The trade's id where it is sure enough to tell its ideas; null otherwise. */
  readonly trade: string | null;
  /** Ids of what it says in the same breath that it is as well: "bakery, florist and gallery". None without a trade. */
  readonly also: readonly string[];
  /** Of the likeliest, between 0 and 1: a score held against the next, no probability. */
  readonly confidence: number;
  /** Whether it is of a trade of which there is no pack. */
  readonly isOther: boolean;
  /** The ids of what it may be, likeliest first; at most three, none where nothing speaks for any. */
  readonly likely: readonly string[];
}

/** A word in the name says more than one where the business says what it is, and that more than one further down. */
const WEIGHTS = { name: 4, nameAlone: 1.35, keywords: 2, telling: 2, later: 1.3, rest: 0.5 } as const;
const OWN_INDUSTRY = 1.5;
/** Below it the owner is asked. Set on half of a labelled list of businesses; see decision record 148. */
const SURE = 0.5;
/** Less is no reason to ask about a trade. */
const WORTH_ASKING = 0.25;
const MOST_ASKED = 3;
/** Characters: who has not said by then what it is does not say it, and 20,000 would hold others up for a fifth of a second. */
const MOST_READ = 3000;

/** What an owner says whose trade is none of the packs'. */
export const NO_TRADE = 'none';

/** The id of the trade, or null where none is sure enough. */
export const findTrade = (clues: TradeClues): string | null => judgeTrade(clues).trade;

/** Businesses whose judgement is remembered: every post that is written asks for that of the same one. */
const MOST_JUDGED = 32;
/** By their clues; the first is the one that was asked for longest ago. */
const judged = new Map<string, TradeJudgement>();

export function judgeTrade({ name, industry, description, keywords = '' }: TradeClues): TradeJudgement {
  const clues = JSON.stringify([name, industry, description.slice(0, MOST_READ), keywords]);
  const judgement = judged.get(clues) ?? judge({ name, industry, description, keywords });
  judged.delete(clues);
  judged.set(clues, judgement);
  const [oldest] = judged.keys();
  if (judged.size > MOST_JUDGED && oldest !== undefined) judged.delete(oldest);
  return judgement;
}

function judge({ name, industry, description, keywords }: Required<TradeClues>): TradeJudgement {
  const texts = description
    .slice(0, MOST_READ)
    .split(/(?<=[.!?])\s+|\n+/)
    .filter(Boolean);
  const said = texts.map(weigh);
  const telling = said.findIndex((weights) => Math.max(0, ...weights.values()) >= 1);
  const words = { name: weigh(name), keywords: weigh(keywords), said, telling };
  const scored = SIGNS.map((sign) => ({ id: sign.id, score: scoreOf(sign, words, industry) }))
    .filter(({ score }) => score > 0)
    .sort((x, y) => y.score - x.score);
  const [best] = scored;
  if (best === undefined) return { trade: null, also: [], confidence: 0, isOther: false, likely: [] };
  const also = alsoNamed(best, scored, [name, ...texts]);
  const rival = scored.find(({ id }) => id !== best.id && !areKin(id, best.id) && !also.includes(id ?? ''));
  const confidence = confidenceOf(best.score, rival?.score ?? 0);
  const likely = scored.filter(({ id, score }) => id !== null && score >= WORTH_ASKING).slice(0, MOST_ASKED);
  return {
    trade: confidence >= SURE ? best.id : null,
    also: confidence >= SURE ? also : [],
    confidence,
    isOther: best.id === null && confidence >= SURE,
    likely: likely.flatMap(({ id }) => id ?? []),
  };
}

interface Scored {
  readonly id: string | null;
  readonly score: number;
}

/** What a sentence that names the likeliest names beside it, as a part of the business of its own. */
function alsoNamed(best: Scored, scored: readonly Scored[], texts: readonly string[]): string[] {
  if (best.id === null) return [];
  const near = scored.filter(
    ({ id, score }) => id !== null && id !== best.id && score >= Math.max(LEAST_PART, best.score * NEAR_BEST),
  );
  const named = texts.map(partsOf).find((parts) => parts.includes(best.id)) ?? [];
  return near.flatMap(({ id }) => (id !== null && named.includes(id) ? [id] : [])).slice(0, MOST_PARTS - 1);
}
/** A part scores at least this, and this share of what scores most. */
const LEAST_PART = 1.2;
const NEAR_BEST = 0.35;
const MOST_PARTS = 3;

/** Trades that are named in a row: "bakery, florist and gallery"; null is one without a pack. None where there is one alone. */
function partsOf(text: string): (string | null)[] {
  const hold = holdsOf(text);
  const all = SIGNS.flatMap((sign) => findAll(sign, text)).slice(0, MOST_WORDS);
  const found = all
    .filter((one) => hold(one.from) === 1 && ENDS.test(text.slice(one.to)))
    .filter((one) => !all.some((other) => other.sign.id !== one.sign.id && isWithin(one, other)))
    .sort((x, y) => x.from - y.from);
  const rows: Found[][] = [];
  for (const one of found) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    const isNext = before !== undefined && IN_A_ROW.test(text.slice(before.to, one.from));
    if (isNext) row?.push(one);
    else rows.push([one]);
  }
  const row = rows.find((one) => new Set(one.map(({ sign }) => sign.id)).size > 1);
  return row?.map(({ sign }) => sign.id) ?? [];
}
/** What a trade's name ends with, and no other word: "clothing repairs" is no shop for clothes. */
const ENDS =
  /^[\p{L}'’-]*(?: (?:shop|store|studio|salon|clinic|practice|company|school|services?|by day))?(?=$|[,.;:!?&+/(]| (?:and|&|in|on|near|at|for|under|by|with|from|since|run)(?![\p{L}]))/u;
/** Between two names of a row: the end of the first, what joins them, and at most a word or two of the second. */
const IN_A_ROW =
  /^(?:[\p{L}'’-]*(?: (?:shop|store|studio|salon|company|school|services?|by day))?)(?:, (?:and |& )?| (?:and|&) (?:an? )?| ?[/+] ?)(?:[\p{Ll}\d'’-]+ ){0,2}$/u;

/** What is said in passing alone stays below half; so does what another trade is nearly as likely for. */
const confidenceOf = (best: number, rival: number): number =>
  (best / (best + 1.7)) * (1 - 0.4 * (rival / best) ** 2);

interface Sign {
  /** null: a trade of which there is no pack. */
  readonly id: string | null;
  readonly words: RegExp;
  /** null: it is at home in none of ours. */
  readonly industries: readonly Industry[] | null;
}

const SIGNS: readonly Sign[] = [
  ...SHELF.flatMap(({ id, match, industries }: ShelfEntry): Sign[] =>
    match === null ? [] : [{ id, words: wordsOf(match, ALSO_SAID[id]), industries }],
  ),
  ...UNSHELVED.map((match): Sign => ({ id: null, words: wordsOf(null, match), industries: null })),
];

/** @param more what begins a word: no "hem" in "them" */
function wordsOf(match: string | null, more: string | undefined): RegExp {
  const parts = [match, more === undefined ? null : `(?<![a-z])(?:${more})`];
  return new RegExp(parts.filter((part) => part !== null).join('|'), 'gi');
}

/** Two of these at once are no doubt: either's ideas are right for who is both. */
const KIN: readonly ReadonlySet<string | null>[] = [
  new Set(['bakery', 'cafe-restaurant']),
  new Set(['cafe-restaurant', 'coffee-roaster']),
  new Set(['cafe-restaurant', 'caterer']),
  new Set(['cafe-restaurant', 'guest-house']),
  new Set(['guest-house', 'campsite']),
  new Set(['wedding', 'campsite']),
  new Set(['wedding', 'event-planner']),
  new Set(['site-trades', 'flooring']),
  new Set(['site-trades', 'locksmith']),
  new Set(['food-shop', 'farm']),
  new Set(['guest-house', 'farm']),
  new Set(['event-planner', 'caterer']),
  new Set(['craft-maker', 'jeweller']),
  new Set(['mending', 'shoe-repair']),
  new Set(['mending', 'upholstery']),
  new Set(['craft-maker', 'clothes-gifts']),
  new Set(['law', 'estate-agent']),
  new Set(['congregation', 'club-charity']),
  new Set(['device-repair', 'software-it']),
  new Set(['software-it', 'software-product']),
  new Set(['teacher', 'online-course']),
];
const areKin = (one: string | null, other: string | null): boolean =>
  one === other || KIN.some((kin) => kin.has(one) && kin.has(other));

interface Weighed {
  readonly name: ReadonlyMap<Sign, number>;
  readonly keywords: ReadonlyMap<Sign, number>;
  /** Sentence by sentence. */
  readonly said: readonly ReadonlyMap<Sign, number>[];
  /** The sentence that says what the business is; -1 where none does. */
  readonly telling: number;
}

function scoreOf(sign: Sign, { name, keywords, said, telling }: Weighed, industry: Industry): number {
  const weights = said.map((words) => Math.min(2, words.get(sign) ?? 0));
  const told = telling < 0 ? 0 : (weights[telling] ?? 0);
  const rest = weights.reduce((sum, weight) => sum + weight, 0) - told;
  const description =
    told * (telling === 0 ? WEIGHTS.telling : WEIGHTS.later) + Math.min(1, rest * WEIGHTS.rest);
  // Names play: "Bread & Butter" may be for marketing, "Knit Wit" sells yarn.
  const named = told >= 1 || telling < 0 ? WEIGHTS.name : WEIGHTS.nameAlone;
  const score =
    named * Math.min(1, name.get(sign) ?? 0) +
    WEIGHTS.keywords * Math.min(1, keywords.get(sign) ?? 0) +
    description;
  return score * (sign.industries?.includes(industry) ? OWN_INDUSTRY : 1);
}

/** Where a sign stands in a text. */
interface Found {
  readonly sign: Sign;
  readonly from: number;
  readonly to: number;
}

/**
 * What each sign counts in a text: what stands in an aside a part; so do words within longer ones of another sign ("café" in "repair
 * café"), and what comes after another trade's name.
 */
function weigh(text: string): ReadonlyMap<Sign, number> {
  const found = SIGNS.flatMap((sign) => findAll(sign, text)).slice(0, MOST_WORDS);
  const hold = holdsOf(text);
  const first = Math.min(...found.filter(({ from }) => hold(from) === 1).map(({ from }) => from));
  const weights = new Map<Sign, number>();
  for (const one of found) {
    const isPart = found.some((other) => other.sign.id !== one.sign.id && isWithin(one, other));
    const opens = found.some(({ sign, from }) => sign.id === one.sign.id && from === first);
    const weight =
      hold(one.from) *
      (OWNED.test(text.slice(one.to, one.to + 5)) ? PART : 1) *
      (isPart ? PART : 1) *
      (opens ? 1 : SECOND);
    weights.set(one.sign, (weights.get(one.sign) ?? 0) + weight);
  }
  return weights;
}
/** "Brewer's Steel" brews nothing. */
const OWNED = /^(?:er)?[’']s /;
const PART = 0.3;
/** Of one sentence: each is held against every other. */
const MOST_WORDS = 200;
const SECOND = 0.7;

const isWithin = (one: Found, other: Found): boolean =>
  other.from <= one.from &&
  one.to <= other.to &&
  (other.to - other.from > one.to - one.from || other.sign.id === null);

function findAll(sign: Sign, text: string): Found[] {
  return [...text.matchAll(sign.words)].map(({ index, 0: words }) => ({
    sign,
    from: index,
    to: index + words.length,
  }));
}
