// What it is worth to look: money sent where nothing is known may bring less today, and tells where to send it for weeks. A
// channel of which too little is spent to see anything may long have become the best one; with a threshold in its curve nothing
// is seen below it. How likely it is that nothing is known (u) comes of the beliefs, in which any channel may have turned on any day.
//
//   gain of knowing  g = u * mean of (max over x [v(x) + V(1 - x)] - v(x0) - V(1 - x0))    expected value of perfect information:
//                        v what an unknown channel brings (its best rate is log-normal about that of the middle channel), V the
//                        most that the others bring with the rest, x0 where the channel would stand without looking
//   seen at x        s(x) = 1 - exp(-d (sqrt m(x) - sqrt n(x))^2 / (2 c))    n results a day as expected, m of what the gain
//                        comes from: 1 less the Bhattacharyya coefficient of two Poisson counts of d days, of scatter c
//   worth a day      g s(x) l / 21      what is known stays true for l days; 21 days count for where a channel is sent (`on-the-way.ts`)
//
// (I. Ryzhov, W. Powell and P. Frazier, "The knowledge gradient algorithm for a general class of online learning problems",
// Operations Research 2012, with one look of d days in the place of one draw.)
import { medianOf } from '../ranking.ts';
import { type Model, PRIOR_SHAPE } from './channel-belief.ts';
import type { Bounds } from './divide.ts';
import { DAYS } from './on-the-way.ts';
import { type curvesAt, SHAPES } from './response-shapes.ts';

/** Days for which what was seen stays true: six weeks; and those after which it is seen. */
const LASTS = 42;
const LOOK = 10;
/** The total in so many parts: what a gain comes to needs no finer ones. */
const PARTS = 25;
/** How far channels lie apart: standard deviation, natural log. */
const APART = 0.8;
/** Values of a standard normal variable that stand for a fifth of it each. */
const FIFTHS = [-1.2816, -0.5244, 0, 0.5244, 1.2816];

export interface Watched {
  readonly models: readonly Model[];
  /** What the prior of its models expects a day at an even share. */
  readonly usual: number;
  /** What a result is worth. */
  readonly worth: number;
  /** Where the channel may stay, in parts of the total. */
  readonly stays: Bounds;
  /** Variance of a day's results over their mean. */
  readonly scatter: number;
}

/** By channel: what seeing it at a part of the total is worth a day, in the unit of `worth`. */
export function worthOfSeeing(
  channels: readonly Watched[],
  at: ReturnType<typeof curvesAt>,
): ((part: number) => number)[] {
  const grid = Array.from({ length: PARTS + 1 }, (_, part) => at(part / PARTS));
  const means = channels.map((channel) => meanOf(channel, grid));
  // Channels are alike in what a unit brings at best: one that nothing is known of is likely to be like the middle one.
  const usual = medianOf(
    means.map((mean, k) => bestRate((part) => mean[part] ?? 0) / (channels[k]?.worth ?? 1)),
  );
  const levels = Float64Array.from(
    grid[0] ?? [],
    (_, curve) => usual / bestRate((part) => grid[part]?.[curve] ?? 0),
  );
  const others = bestOfOthers(means);
  return channels.map((channel, k) => {
    const rest = others[k] as Float64Array;
    const mean = means[k] as Float64Array;
    const { gain, results } = gainOf(channel, { mean, rest, grid, levels });
    const seen = Float64Array.from(grid, (_, part) => {
      const apart = Math.sqrt(results[part] ?? 0) - Math.sqrt(Math.max(0, (mean[part] ?? 0) / channel.worth));
      return (gain * LASTS * -Math.expm1((-LOOK * apart ** 2) / (2 * channel.scatter))) / DAYS;
    });
    return (part) => {
      const below = Math.min(PARTS - 1, Math.floor(part * PARTS));
      const [low, high] = [seen[below] ?? 0, seen[below + 1] ?? 0];
      return low + (part * PARTS - below) * (high - low);
    };
  });
}

/** What is expected of a channel by parts, and -Infinity where it may not stay. */
function meanOf({ models, worth, stays }: Watched, grid: readonly Float64Array[]): Float64Array {
  const factors = new Float64Array(grid[0]?.length ?? 0);
  for (const { weight, form, shape, rate } of models) {
    const { curve, idle } = SHAPES[form] as (typeof SHAPES)[number];
    factors[curve] = (factors[curve] ?? 0) + worth * weight * (shape / rate) * (1 - idle);
  }
  const [low, high] = [Math.floor(stays.low * PARTS), Math.ceil(stays.high * PARTS)];
  return Float64Array.from(grid, (curves, part) => {
    if (part < low || part > high) return Number.NEGATIVE_INFINITY;
    let sum = 0;
    for (let curve = 0; curve < factors.length; curve++) sum += (factors[curve] ?? 0) * (curves[curve] ?? 0);
    return sum;
  });
}

/** For each channel: the most that all others bring together with so many parts. */
function bestOfOthers(means: readonly Float64Array[]): Float64Array[] {
  const none = Float64Array.from({ length: PARTS + 1 }, (_, part) =>
    part === 0 ? 0 : Number.NEGATIVE_INFINITY,
  );
  const before: Float64Array[] = [none];
  for (const mean of means) before.push(together(before.at(-1) as Float64Array, mean));
  const after: Float64Array[] = [none];
  for (const mean of means.toReversed()) after.push(together(after.at(-1) as Float64Array, mean));
  return means.map((_, k) =>
    together(before[k] as Float64Array, after[means.length - 1 - k] as Float64Array),
  );
}

function together(one: Float64Array, other: Float64Array): Float64Array {
  return Float64Array.from({ length: PARTS + 1 }, (_, all) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let part = 0; part <= all; part++)
      best = Math.max(best, (one[part] ?? 0) + (other[all - part] ?? 0));
    return best;
  });
}

interface Beside {
  readonly mean: Float64Array;
  /** The most that the others bring with so many parts. */
  readonly rest: Float64Array;
  readonly grid: readonly Float64Array[];
  /** By curve: the factor that a channel of which nothing is known is likely to have. */
  readonly levels: Float64Array;
}

/** The most that a unit of the total brings on a curve, at whatever part. */
function bestRate(curve: (part: number) => number): number {
  let best = 0;
  for (let part = 1; part <= PARTS; part++) best = Math.max(best, (curve(part) * PARTS) / part);
  return best;
}

/** What knowing the channel would bring a day; results a day by parts as expected, and under what of which that comes. */
function gainOf({ models, worth, usual }: Watched, { mean, rest, grid, levels }: Beside) {
  const restAt = Float64Array.from(mean, (own, part) =>
    own === Number.NEGATIVE_INFINITY ? own : (rest[PARTS - part] ?? 0),
  );
  let best = 0;
  for (let part = 0; part <= PARTS; part++)
    if ((mean[part] ?? 0) + (restAt[part] ?? 0) > (mean[best] ?? 0) + (restAt[best] ?? 0)) best = part;
  const chances = unknownOf(models, usual);
  const results = new Float64Array(PARTS + 1);
  let gain = 0;
  for (let curve = 0; curve < chances.length; curve++) {
    const chance = (chances[curve] ?? 0) / FIFTHS.length;
    if (chance < 1e-6) continue;
    for (const z of FIFTHS) {
      const factor = (levels[curve] ?? 0) * Math.exp(APART * z);
      let most = Number.NEGATIVE_INFINITY;
      for (let part = 0; part <= PARTS; part++)
        most = Math.max(most, worth * factor * (grid[part]?.[curve] ?? 0) + (restAt[part] ?? 0));
      // By rounding the best of all may fall short of the one of them that is compared with.
      const own =
        chance * Math.max(0, most - worth * factor * (grid[best]?.[curve] ?? 0) - (restAt[best] ?? 0));
      gain += own;
      for (let part = 0; part <= PARTS; part++)
        results[part] = (results[part] ?? 0) + own * factor * (grid[part]?.[curve] ?? 0);
    }
  }
  return { gain, results: gain > 0 ? results.map((sum) => sum / gain) : results };
}

/** By curve: how likely nothing is known of how large it is now. What a model knows is told by how far its rate is beyond the prior's. */
function unknownOf(models: readonly Model[], usual: number): number[] {
  const chances: number[] = [];
  const prior = PRIOR_SHAPE / usual;
  for (const { weight, form, rate } of models) {
    const { curve, idle } = SHAPES[form] as (typeof SHAPES)[number];
    chances[curve] = (chances[curve] ?? 0) + (weight * (1 - idle) * prior) / rate;
  }
  return chances;
}
