// What ranking times and ranking contents share.
import type { Estimate } from './propensity.ts';
import { NOISE } from './regression.ts';

/** How far a reward may stand from the middle one, in standard deviations: a post that went viral is no law. */
const FAR = 3.5;
/** Fewer rewards do not say how far apart rewards usually are. */
const ENOUGH = 8;

/**
 * The latest rewards teach, and older ones no more: at one turn in four hundred posts (`rank-contents.ts`) all of what so many
 * follow is of other tastes by 99.3 % (exp -5), and so many tell effects to some hundredths anyway. Years cost what these cost.
 */
const LATEST = 2000;

/** The newest of posts that stand from the oldest to the newest: those that teach. */
export function latestOf<Post>(posts: readonly Post[]): readonly Post[] {
  return posts.length > LATEST ? posts.slice(-LATEST) : posts;
}

/** Rewards drawn in to 3.5 standard deviations (by the median of distances) of the middle one. */
export function clipRewards(rewards: readonly number[]): number[] {
  const middle = medianOf(rewards);
  const distance = 1.4826 * medianOf(rewards.map((reward) => Math.abs(reward - middle)));
  const reach = FAR * (rewards.length < ENOUGH ? NOISE : Math.max(distance, NOISE / 4));
  return rewards.map((reward) => Math.min(middle + reach, Math.max(middle - reach, reward)));
}

export function medianOf(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const half = sorted.length >> 1;
  if (sorted.length % 2 === 1) return sorted[half] ?? 0;
  return ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}

/** The chances with those of all but the most promising option scaled down to what they may have together. */
export function boundExploration(
  chances: readonly number[],
  estimates: readonly Estimate[],
  most: number,
): number[] {
  const best = bestOf(estimates);
  const others = 1 - (chances[best] ?? 0);
  if (others <= most) return [...chances];
  return chances.map((chance, index) => (index === best ? 1 - most : (chance * most) / others));
}

/** The option of which most is expected. */
function bestOf(estimates: readonly Estimate[]): number {
  let best = 0;
  for (const [index, { expected }] of estimates.entries())
    if (expected > (estimates[best]?.expected ?? 0)) best = index;
  return best;
}

/** Indexes: the chosen one, then the others by what is expected of them. */
export function inOrder(estimates: readonly Estimate[], chosen: number): number[] {
  const others = estimates.map((_, index) => index).filter((index) => index !== chosen);
  const expected = (index: number) => estimates[index]?.expected ?? 0;
  return [chosen, ...others.sort((a, b) => expected(b) - expected(a) || a - b)];
}
