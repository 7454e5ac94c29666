// What rewards say about effects that add up: Bayesian linear regression in which everything may have changed once, and where
// the data choose when it did and how large effects are.
//
//   reward = x' theta + noise,  theta | s2 ~ N(m, s2 r2 P^-1),  s2 ~ inverse gamma (6 rewards' worth of noise .8)
//   A = P / r2 + sum of x x',  b = P m / r2 + sum of x y           posterior mean A^-1 b, variance s2 A^-1
//   2 ln p(y) = ln |P / r2| - ln |A| - (6 + n) ln S + what is the same for all,  S = 6 * .8^2 + y'y + m' P m / r2 - b' A^-1 b
//
// (A. Gelman et al., "Bayesian Data Analysis", chapter 14.) A model is a size r of effects against those of the prior, and a
// reward since which tastes are what they are: p(y) is then that of two parts with effects of their own and the same noise, of
// which only the later one tells what is to come. This is R. P. Adams and D. MacKay, "Bayesian online changepoint detection", 2007, with a grid of run
// lengths and one change: what changed before matters no more. Tastes that turn are noticed within some posts, steady ones are
// never forgotten.
import { factorInPlace, solveLower, solveUpper } from './matrix.ts';

/** The columns of x that are not zero, and their values. */
export interface Row {
  readonly columns: readonly number[];
  readonly values: readonly number[];
}

export interface Observation {
  readonly row: Row;
  readonly reward: number;
  /** In the unit of `turns`; 0 is the newest. */
  readonly age: number;
}

/** What is held of theta before any reward: mean, and precision in units of the noise, n * n. */
export interface Prior {
  readonly mean: Float64Array;
  readonly precision: Float64Array;
}

/** One model's posterior, and how much it is trusted. Weights sum to 1. */
export interface Belief {
  readonly weight: number;
  readonly mean: Float64Array;
  /** Cholesky factor of A. */
  readonly factor: Float64Array;
  /** Standard deviation of a reward about its expectation. */
  readonly noise: number;
}

export const NOISE = 0.8;
const NOISE_WORTH = 6;
/** Sizes of effects against those of the prior. */
const SIZES = [
  { size: 0.5, chance: 0.3 },
  { size: 1, chance: 0.4 },
  { size: 2, chance: 0.2 },
  { size: 4, chance: 0.1 },
];
/** Fewer rewards since a change tell nothing of it; longer runs are so many times the one before. */
const RUN = { least: 5, grows: 1.5 };
/** Models below are left out. */
const TRIFLE = 0.002;

/** Sums over rewards, of which all else is made. */
interface Sums {
  readonly xx: Float64Array;
  readonly xy: Float64Array;
  yy: number;
  count: number;
}

/**
 * The models' posteriors after all observations, which stand from the oldest to the newest. `turns` is how many changes are
 * expected in a unit of age.
 */
export function learnEffects(observations: readonly Observation[], prior: Prior, turns: number): Belief[] {
  const all = emptySums(prior.mean.length);
  const runs: { sums: Sums; log: number }[] = [];
  let [length, from] = [RUN.least, 0];
  for (let at = observations.length - 1; at >= 0; at--) {
    const one = observations[at] as Observation;
    add(all, one);
    if (all.count < length || at === 0) continue;
    // The change came somewhere since the run before this one would have begun.
    const log = -turns * from + Math.log(-Math.expm1(-turns * Math.max(one.age - from, 1e-3)));
    runs.push({ sums: copyOf(all), log });
    length = Math.ceil(length * RUN.grows);
    from = one.age;
  }
  const parts = runs.map(({ sums, log }) => ({ since: sums, before: difference(all, sums), log }));
  const models = heldAt(prior).flatMap((held) => {
    const steady = modelOf([fit(all, held)], all.count, Math.log(held.chance) - turns * from);
    const changed = parts.map(({ since, before, log }) =>
      modelOf([fit(since, held), fit(before, held)], all.count, Math.log(held.chance) + log),
    );
    return [steady, ...changed];
  });
  return weigh(models);
}

type Model = Omit<Belief, 'weight'> & { readonly log: number };

/** The posterior of the first part, by the noise of all of them, and how likely the model is after them; not normed. */
function modelOf(parts: readonly [Fit, ...Fit[]], count: number, log: number): Model {
  const left = parts.reduce((sum, part) => sum + part.left, NOISE_WORTH * NOISE ** 2);
  const logs = parts.reduce((sum, part) => sum + part.log, 0);
  const freedom = NOISE_WORTH + count;
  const { mean, factor } = parts[0];
  return { mean, factor, noise: Math.sqrt(left / freedom), log: log + (logs - freedom * Math.log(left)) / 2 };
}

function weigh(models: readonly Model[]): Belief[] {
  const best = Math.max(...models.map(({ log }) => log));
  const sumOf = (list: readonly Model[]) => list.reduce((sum, { log }) => sum + Math.exp(log - best), 0);
  const least = best + Math.log(TRIFLE * sumOf(models));
  const kept = models.filter(({ log }) => log >= least);
  const total = sumOf(kept);
  return kept.map(({ log, ...model }) => ({ ...model, weight: Math.exp(log - best) / total }));
}

/** x' theta. */
export function dot({ columns, values }: Row, theta: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < columns.length; at++) sum += (values[at] ?? 0) * (theta[columns[at] ?? 0] ?? 0);
  return sum;
}

/** Standard deviation of x' theta under a belief. */
export function spreadOf({ columns, values }: Row, { mean, factor, noise }: Omit<Belief, 'weight'>): number {
  const x = new Float64Array(mean.length);
  for (let at = 0; at < columns.length; at++) {
    const column = columns[at] ?? 0;
    x[column] = (x[column] ?? 0) + (values[at] ?? 0);
  }
  solveLower(factor, mean.length, x);
  let sum = 0;
  for (let at = 0; at < x.length; at++) sum += (x[at] ?? 0) ** 2;
  return noise * Math.sqrt(sum);
}

function emptySums(n: number): Sums {
  return { xx: new Float64Array(n * n), xy: new Float64Array(n), yy: 0, count: 0 };
}

function copyOf({ xx, xy, yy, count }: Sums): Sums {
  return { xx: xx.slice(), xy: xy.slice(), yy, count };
}

function difference(all: Sums, { xx, xy, yy, count }: Sums): Sums {
  return {
    xx: combined(all.xx, xx, -1),
    xy: combined(all.xy, xy, -1),
    yy: Math.max(0, all.yy - yy),
    count: all.count - count,
  };
}

/** a + sign * b, element by element. */
function combined(a: Float64Array, b: Float64Array, sign: 1 | -1): Float64Array {
  const sum = new Float64Array(a.length);
  for (let at = 0; at < a.length; at++) sum[at] = (a[at] ?? 0) + sign * (b[at] ?? 0);
  return sum;
}

function add(sums: Sums, { row: { columns, values }, reward }: Observation): void {
  const n = sums.xy.length;
  for (let i = 0; i < columns.length; i++) {
    const column = columns[i] ?? 0;
    const value = values[i] ?? 0;
    sums.xy[column] = (sums.xy[column] ?? 0) + value * reward;
    for (let j = 0; j < columns.length; j++) {
      const cell = column * n + (columns[j] ?? 0);
      sums.xx[cell] = (sums.xx[cell] ?? 0) + value * (values[j] ?? 0);
    }
  }
  sums.yy += reward * reward;
  sums.count++;
}

/** The prior with effects of one size: P / r2, P m / r2, m' P m / r2, ln |P / r2|, and how likely that size is. */
interface Held {
  readonly precision: Float64Array;
  readonly pull: Float64Array;
  readonly worth: number;
  readonly log: number;
  readonly chance: number;
}

/** The prior with each size of effects. */
function heldAt({ mean, precision }: Prior): Held[] {
  const n = mean.length;
  const log = logOfSquare(factorInPlace(precision.slice(), n), n);
  return SIZES.map(({ size, chance }) => {
    const held = 1 / size ** 2;
    const scaled = new Float64Array(n * n);
    for (let cell = 0; cell < scaled.length; cell++) scaled[cell] = held * (precision[cell] ?? 0);
    const pull = new Float64Array(n);
    let worth = 0;
    for (let row = 0; row < n; row++) {
      for (let column = 0; column < n; column++)
        pull[row] = (pull[row] ?? 0) + (scaled[row * n + column] ?? 0) * (mean[column] ?? 0);
      worth += (pull[row] ?? 0) * (mean[row] ?? 0);
    }
    return { precision: scaled, pull, worth, log: log + n * Math.log(held), chance };
  });
}

/** What one part of the rewards says under one size of effects. */
interface Fit {
  readonly mean: Float64Array;
  readonly factor: Float64Array;
  /** Squares that are left: y'y + m' P m / r2 - b' A^-1 b. */
  readonly left: number;
  /** ln |P / r2| - ln |A|. */
  readonly log: number;
}

function fit(sums: Sums, held: Held): Fit {
  const n = sums.xy.length;
  const b = combined(sums.xy, held.pull, 1);
  const factor = factorInPlace(combined(sums.xx, held.precision, 1), n);
  const mean = b.slice();
  solveLower(factor, n, mean);
  solveUpper(factor, n, mean);
  let explained = 0;
  for (let row = 0; row < n; row++) explained += (mean[row] ?? 0) * (b[row] ?? 0);
  const left = Math.max(0, sums.yy + held.worth - explained);
  return { mean, factor, left, log: held.log - logOfSquare(factor, n) };
}

/** ln |L L'|. */
function logOfSquare(factor: Float64Array, n: number): number {
  let sum = 0;
  for (let at = 0; at < n; at++) sum += 2 * Math.log(factor[at * n + at] ?? 1);
  return sum;
}
