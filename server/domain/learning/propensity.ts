// From beliefs to a choice: how likely each option is to go first, and the one draw that decides.
//
// Thompson sampling: an option goes first as often as it has the largest draw. The draws that say how often are the same for
// every seed, so that the chance which is stored with a choice is the chance with which it was made, exactly; the seed only
// decides within it. Draws are half as wide as the posterior: over a few hundred posts that costs less than full width
// (Chapelle and Li 2011, table 2: an alpha of 0.5 is the best).
import { createRandom } from '../../kernel/random.ts';
import { drawNormal } from './draws.ts';
import { solveUpper } from './matrix.ts';
import { type Belief, dot, type Row, spreadOf } from './regression.ts';

/** A power of two, so that the shares of draws sum to 1 exactly. */
const DRAWS = 512;
const WIDTH = 0.5;
/** A tenth of a standard normal variable lies above. */
const TENTH = 1.281552;

export interface Estimate {
  /** Natural log; 0 is as usual for the account. */
  readonly expected: number;
  /** 10th and 90th percentile of what is expected; a single post varies far more. */
  readonly low: number;
  readonly high: number;
}

/** What is expected of an option, over all models. `apart` is how far an option may differ from the sum of its parts. */
export function estimate(row: Row, beliefs: readonly Belief[], apart: number): Estimate {
  const parts = beliefs.map((belief) => ({
    weight: belief.weight,
    mean: dot(row, belief.mean),
    sd: Math.hypot(spreadOf(row, belief), apart),
  }));
  const expected = parts.reduce((sum, { weight, mean }) => sum + weight * mean, 0);
  // A mean can lie outside of the middle four fifths, where few models expect much; it is told within the range.
  const low = Math.min(expected, quantile(parts, 0.1));
  return { expected, low, high: Math.max(expected, quantile(parts, 0.9)) };
}

interface Part {
  readonly weight: number;
  readonly mean: number;
  readonly sd: number;
}

/** Where so much of a mixture of normal distributions lies below: between the least and the greatest of its parts' own. */
function quantile(parts: readonly Part[], below: number): number {
  const z = below < 0.5 ? -TENTH : TENTH;
  const own = parts.map(({ mean, sd }) => mean + z * sd);
  let [low, high] = [Math.min(...own), Math.max(...own)];
  for (let turn = 0; turn < 14 && high - low > 1e-4; turn++) {
    const middle = (low + high) / 2;
    let mass = 0;
    for (const { weight, mean, sd } of parts) mass += weight * normalBelow((middle - mean) / sd);
    if (mass < below) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The standard normal distribution function (Abramowitz and Stegun 26.2.17, off by less than 1e-7). */
export function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    Math.exp(-z * z * 0.5) *
    0.3989422804014327 *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}

/** The chance of each option to have the largest draw; options that are alike share theirs. They sum to 1. */
export function propensities(rows: readonly Row[], beliefs: readonly Belief[]): number[] {
  const n = beliefs[0]?.mean.length ?? 0;
  const normals = normalsOf(DRAWS * n);
  const wins = rows.map(() => 0);
  const theta = new Float64Array(n);
  const drawn = new Float64Array(rows.length);
  let draw = 0;
  for (const [belief, count] of drawsOf(beliefs)) {
    for (const end = draw + count; draw < end; draw++) {
      for (let at = 0; at < n; at++) theta[at] = WIDTH * belief.noise * (normals[draw * n + at] ?? 0);
      solveUpper(belief.factor, n, theta);
      for (let at = 0; at < n; at++) theta[at] = (theta[at] ?? 0) + (belief.mean[at] ?? 0);
      award(wins, rows, theta, drawn);
    }
  }
  return wins.map((count) => count / DRAWS);
}

/** How many draws each model makes: in proportion to its weight, by largest remainder. */
function drawsOf(beliefs: readonly Belief[]): (readonly [Belief, number])[] {
  const exact = beliefs.map((belief) => ({ belief, exact: belief.weight * DRAWS }));
  const counts = new Map(exact.map(({ belief, exact: share }) => [belief, Math.floor(share)]));
  let left = DRAWS - [...counts.values()].reduce((sum, count) => sum + count, 0);
  for (const { belief } of exact.sort((a, b) => (b.exact % 1) - (a.exact % 1))) {
    if (left < 1) break;
    counts.set(belief, (counts.get(belief) ?? 0) + 1);
    left--;
  }
  return beliefs.map((belief) => [belief, counts.get(belief) ?? 0]);
}

/** A win for the option of the largest draw, shared by those that are alike. */
function award(wins: number[], rows: readonly Row[], theta: Float64Array, drawn: Float64Array): void {
  let best = Number.NEGATIVE_INFINITY;
  let winners = 0;
  for (let at = 0; at < rows.length; at++) {
    const value = dot(rows[at] as Row, theta);
    drawn[at] = value;
    if (value > best) [best, winners] = [value, 1];
    else if (value === best) winners++;
  }
  for (let at = 0; at < rows.length; at++) if (drawn[at] === best) wins[at] = (wins[at] ?? 0) + 1 / winners;
}

let normals = new Float64Array(0);

/** The first so many of one unending row of standard normal numbers: always the same ones. */
function normalsOf(count: number): Float64Array {
  if (normals.length >= count) return normals;
  const random = createRandom('the draws of every choice');
  normals = Float64Array.from({ length: count }, () => drawNormal(random));
  return normals;
}

/** One draw from chances that sum to 1: the index that the seed decides on. */
export function decide(chances: readonly number[], seed: string): number {
  let left = createRandom(seed).next();
  let last = 0;
  for (const [index, chance] of chances.entries()) {
    if (chance <= 0) continue;
    last = index;
    left -= chance;
    if (left < 0) break;
  }
  return last;
}
