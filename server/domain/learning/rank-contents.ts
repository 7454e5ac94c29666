// Which of a few posts to write next: what the account's own posts say of the parts that posts are made of.
import { codeFeatures, type Features, UNIQUE } from './content-effects.ts';
import {
  isReward,
  listOf,
  numberOf,
  objectOf,
  onlyParts,
  refuse,
  rewardOf,
  seedOf,
  shareOf,
} from './inputs.ts';
import { decide, type Estimate, estimate, propensities } from './propensity.ts';
import { clipRewards, inOrder, latestOf } from './ranking.ts';
import { learnEffects } from './regression.ts';

/** Parts of all posts that a pillar may have: the most, or the least and the most. */
export type PillarShare = number | { readonly floor?: number; readonly ceiling?: number };

export interface ContentsToRank {
  /**
   * What posts brought, from the oldest to the newest; natural logs, 0 as usual. One that is out and not told of yet has
   * no reward: it counts for the shares and teaches nothing.
   */
  readonly history: readonly { readonly features: Features; readonly reward?: number | null }[];
  readonly candidates: readonly Features[];
  /** By pillar; `{}` is no limit. */
  readonly shares: Readonly<Record<string, PillarShare>>;
  readonly seed: string | number;
}

export interface RankedContent extends Estimate {
  readonly features: Features;
  /** The chance, over seeds, to be the first of the list. All of them sum to 1. */
  readonly probability: number;
}

/** How often tastes turn, a post: once in four hundred. */
const TURNS = 1 / 400;
/** Shares are those of so many posts, with the next one. */
const SHARED = 20;

/**
 * The candidates, the chosen one first, the others by what is expected of them. A pillar is chosen with no greater chance
 * than its most and no smaller one than its least, and not at all while it has its most of the latest twenty posts; where
 * the candidates leave no other choice, the most gives way. Throws an Error in words on anything that cannot be.
 */
export function rankContents(request: ContentsToRank): RankedContent[] {
  const { history, candidates, shares, seed } = checkContents(request);
  const ordered = candidates
    .map((features) => ({ features, key: keyOf(features) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ features }) => features);
  const told = latestOf(
    history.flatMap(({ features, reward }) => (typeof reward === 'number' ? [{ features, reward }] : [])),
  );
  const coding = codeFeatures(
    ordered,
    told.map(({ features }) => features),
  );
  const rewards = clipRewards(told.map(({ reward }) => reward));
  const observations = told.map(({ features }, at) => ({
    row: coding.rowOf(features),
    reward: rewards[at] ?? 0,
    age: told.length - 1 - at,
  }));
  const beliefs = learnEffects(observations, coding.prior, TURNS);
  const rows = ordered.map((features) => coding.rowOf(features));
  const estimates = rows.map((row) => estimate(row, beliefs, UNIQUE));
  const chances = keepShares(propensities(rows, beliefs), ordered, { shares, history });
  const chosen = decide(chances, `contents:${typeof seed}:${seed}`);
  return inOrder(estimates, chosen).map((index) => ({
    features: ordered[index] as Features,
    ...(estimates[index] as Estimate),
    probability: chances[index] ?? 0,
  }));
}

type Shared = Pick<ContentsToRank, 'shares' | 'history'>;

/** The chances with those of each pillar scaled into what it may have. */
function keepShares(
  chances: readonly number[],
  candidates: readonly Features[],
  { shares, history }: Shared,
): number[] {
  const pillars = [...new Set(candidates.map(({ pillar }) => String(pillar)))].sort();
  if (Object.keys(shares).length === 0) return [...chances];
  const recent = history.slice(1 - SHARED).map(({ features }) => String(features.pillar));
  const room = pillars.map((pillar) => {
    const { floor, ceiling } = boundsOf(shares[pillar]);
    const had = recent.filter((one) => one === pillar).length;
    const isFull = had + 1 > Math.max(1, Math.ceil(ceiling * (recent.length + 1) - 1e-9));
    return { low: isFull ? 0 : floor, high: isFull ? 0 : ceiling };
  });
  const most = room.reduce((sum, { high }) => sum + high, 0);
  const own = pillars.map((pillar) =>
    chances.reduce((sum, chance, at) => sum + (String(candidates[at]?.pillar) === pillar ? chance : 0), 0),
  );
  const wanted =
    most > 1 ? shiftInto(own, room) : room.map(({ high }) => (most > 0 ? high / most : 1 / room.length));
  return chances.map((chance, at) => {
    const pillar = pillars.indexOf(String(candidates[at]?.pillar));
    const before = own[pillar] ?? 0;
    if (before > 0) return (chance * (wanted[pillar] ?? 0)) / before;
    const alike = candidates.filter((one) => String(one.pillar) === pillars[pillar]).length;
    return (wanted[pillar] ?? 0) / alike;
  });
}

/** The chances nearest to these, in proportion, that lie within the bounds and sum to 1. */
function shiftInto(own: readonly number[], room: readonly { low: number; high: number }[]): number[] {
  const at = (factor: number) =>
    own.map((one, k) => Math.min(room[k]?.high ?? 1, Math.max(room[k]?.low ?? 0, (one + 1e-6) * factor)));
  let [low, high] = [0, 1e7];
  for (let turn = 0; turn < 100; turn++) {
    const middle = (low + high) / 2;
    if (at(middle).reduce((sum, one) => sum + one, 0) < 1) low = middle;
    else high = middle;
  }
  const found = at(high);
  const sum = found.reduce((all, one) => all + one, 0);
  return found.map((one) => one / sum);
}

function boundsOf(share: PillarShare | undefined): { floor: number; ceiling: number } {
  if (typeof share === 'number') return { floor: 0, ceiling: share };
  return { floor: share?.floor ?? 0, ceiling: share?.ceiling ?? 1 };
}

/** The same text for the same features, in whatever order they stand. */
function keyOf(features: Features): string {
  return JSON.stringify(Object.entries(features).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function checkContents(request: ContentsToRank): ContentsToRank {
  const { history, candidates, shares, seed } = objectOf(request, 'The request');
  for (const [at, post] of listOf(history, 'history').entries()) {
    // What is right needs no name: names of all parts of years of posts cost more than the choice.
    if (isRight(post)) continue;
    const { features, reward } = objectOf(post, `history[${at}]`);
    checkFeatures(features, `history[${at}].features`);
    if (reward !== undefined && reward !== null) rewardOf(reward, `history[${at}].reward`);
  }
  const list = listOf(candidates, 'candidates');
  if (list.length === 0) refuse('There are no contents to choose from.');
  for (const [at, features] of list.entries()) checkFeatures(features, `candidates[${at}]`);
  const bounds = objectOf(shares ?? {}, 'shares');
  let floors = 0;
  for (const [pillar, share] of Object.entries(bounds)) floors += checkShare(share, `shares.${pillar}`);
  if (floors > 1 + 1e-9) refuse('The shares cannot be kept: their least parts exceed 1.');
  seedOf(seed);
  return { ...request, shares: bounds as ContentsToRank['shares'] };
}

function isRight(post: unknown): boolean {
  if (typeof post !== 'object' || post === null) return false;
  const { features, reward } = post as Readonly<Record<string, unknown>>;
  if (typeof features !== 'object' || features === null || Array.isArray(features)) return false;
  if (typeof reward === 'number') {
    if (!isReward(reward)) return false;
  } else if (reward !== undefined && reward !== null) return false;
  return Object.values(features).every(isFeature);
}

function isFeature(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

/** The least part that it asks for. */
function checkShare(share: unknown, name: string): number {
  if (typeof share === 'number') {
    shareOf(share, name);
    return 0;
  }
  const bounds = objectOf(share, name);
  onlyParts(bounds, ['floor', 'ceiling'], name);
  const floor = shareOf(bounds.floor ?? 0, `${name}.floor`);
  if (floor > shareOf(bounds.ceiling ?? 1, `${name}.ceiling`))
    refuse(`${name} has a floor above its ceiling.`);
  return floor;
}

function checkFeatures(value: unknown, name: string): void {
  for (const [feature, one] of Object.entries(objectOf(value, name))) {
    if (typeof one === 'number') numberOf(one, `${name}.${feature}`);
    else if (typeof one !== 'string' && typeof one !== 'boolean')
      refuse(`${name}.${feature} must be a text, a number, true or false.`);
  }
}
