// What rewards say about effects that add up: Bayesian linear regression that forgets, where how fast it forgets and how
// large effects are is chosen by the data.
//
//   reward = x' theta + noise,  theta | s2 ~ N(m, s2 r2 P^-1),  s2 ~ inverse gamma (6 rewards' worth of noise .8)
//   A = P / r2 + sum of w x x',  b = P m / r2 + sum of w x y,  w = f ^ age        (posterior mean A^-1 b, variance s2 A^-1)
//
// Forgetting leads back to the prior, not to ignorance (R. Kulhavy and M. B. Zarrop, "On a general concept of forgetting",
// 1993). Models, each a way to forget and a size r of effects against the noise, are weighed by how well each foretold the latest
// rewards before it saw them (A. P. Dawid, "Prequential analysis", 1984; A. E. Raftery et al., "Online prediction under model
// uncertainty via dynamic model averaging", 2010), so that tastes that turn are noticed and steady ones are not forgotten.
import { factorOf, solveLower, solveUpper } from './matrix.ts';

/** The columns of x that are not zero, and their values. */
export interface Row {
  readonly columns: readonly number[];
  readonly values: readonly number[];
}

export interface Observation {
  readonly row: Row;
  readonly reward: number;
  /** In the unit of `keeps`; 0 is the newest. */
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

/** A way to forget: what is left of a reward's weight after one unit of age, and how likely that is beforehand. */
export interface Keeps {
  readonly keep: number;
  readonly chance: number;
}

export const NOISE = 0.8;
const NOISE_WORTH = 6;
/** Sizes of effects against those of the prior. */
const SIZES = [
  { size: 0.6, chance: 0.35 },
  { size: 1.2, chance: 0.45 },
  { size: 3, chance: 0.2 },
];
/** Only the latest rewards judge the models, in so many steps: a long history costs hardly more than a short one. */
const JUDGES = 160;
const STEPS = 12;
/** What a judgement is worth after one more reward: tastes that were steady once need not be now. */
const JUDGEMENT_KEEPS = 0.98;

/** Sums of one way to forget. */
interface Sums {
  readonly xx: Float64Array;
  readonly xy: Float64Array;
  yy: number;
  weight: number;
  /** Up to which age they are discounted. */
  age: number;
}

/** The models' posteriors after all observations, which stand from the oldest to the newest. */
export function learnEffects(
  observations: readonly Observation[],
  prior: Prior,
  keeps: readonly Keeps[],
): Belief[] {
  const judged = observations.slice(-JUDGES);
  const early = observations.slice(0, observations.length - judged.length);
  const scored = keeps.flatMap(({ keep, chance }) => {
    const sums = emptySums(prior.mean.length);
    add(sums, early, keep);
    const scores = SIZES.map(() => 0);
    for (const batch of batchesOf(judged)) {
      const fits = SIZES.map(({ size }) => fit(sums, prior, size));
      for (const observation of batch) {
        for (const [at, one] of fits.entries())
          scores[at] = (scores[at] ?? 0) * JUDGEMENT_KEEPS + scoreOf(one, observation);
      }
      add(sums, batch, keep);
    }
    return SIZES.map(({ size, chance: ofSize }, at) => ({
      score: (scores[at] ?? 0) + Math.log(chance * ofSize),
      ...fit(sums, prior, size),
    }));
  });
  const best = Math.max(...scored.map(({ score }) => score));
  const total = scored.reduce((sum, { score }) => sum + Math.exp(score - best), 0);
  return scored.map(({ score, ...one }) => ({ ...one, weight: Math.exp(score - best) / total }));
}

/** x' theta. */
export function dot({ columns, values }: Row, theta: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < columns.length; at++) sum += (values[at] ?? 0) * (theta[columns[at] ?? 0] ?? 0);
  return sum;
}

/** Standard deviation of x' theta under a belief. */
export function spreadOf(row: Row, { mean, factor, noise }: Omit<Belief, 'weight'>): number {
  const x = new Float64Array(mean.length);
  for (const [at, column] of row.columns.entries()) x[column] = (x[column] ?? 0) + (row.values[at] ?? 0);
  solveLower(factor, mean.length, x);
  return noise * Math.sqrt(x.reduce((sum, value) => sum + value * value, 0));
}

function emptySums(n: number): Sums {
  return { xx: new Float64Array(n * n), xy: new Float64Array(n), yy: 0, weight: 0, age: 0 };
}

/** Equal parts of the judged rewards, so many that each model is fitted `STEPS` times. */
function batchesOf(observations: readonly Observation[]): (readonly Observation[])[] {
  const length = Math.max(1, Math.ceil(observations.length / STEPS));
  const count = Math.ceil(observations.length / length);
  return Array.from({ length: count }, (_, at) => observations.slice(at * length, (at + 1) * length));
}

/** Discounts what is there to the age of the newest of these, and adds them. */
function add(sums: Sums, observations: readonly Observation[], keep: number): void {
  const newest = observations.at(-1);
  if (newest === undefined) return;
  const n = sums.xy.length;
  if (sums.weight > 0) discount(sums, keep ** (sums.age - newest.age));
  sums.age = newest.age;
  for (const { row, reward, age } of observations) {
    const weight = keep ** (age - newest.age);
    for (let i = 0; i < row.columns.length; i++) {
      const column = row.columns[i] ?? 0;
      const value = weight * (row.values[i] ?? 0);
      sums.xy[column] = (sums.xy[column] ?? 0) + value * reward;
      for (let j = 0; j < row.columns.length; j++) {
        const cell = column * n + (row.columns[j] ?? 0);
        sums.xx[cell] = (sums.xx[cell] ?? 0) + value * (row.values[j] ?? 0);
      }
    }
    sums.yy += weight * reward * reward;
    sums.weight += weight;
  }
}

function discount(sums: Sums, by: number): void {
  if (by === 1) return;
  for (let at = 0; at < sums.xx.length; at++) sums.xx[at] = (sums.xx[at] ?? 0) * by;
  for (let at = 0; at < sums.xy.length; at++) sums.xy[at] = (sums.xy[at] ?? 0) * by;
  sums.yy *= by;
  sums.weight *= by;
}

function fit(sums: Sums, prior: Prior, size: number): Omit<Belief, 'weight'> {
  const n = prior.mean.length;
  const held = 1 / size ** 2;
  const a = sums.xx.map((sum, cell) => sum + held * (prior.precision[cell] ?? 0));
  const pulled = prior.mean.map((_, row) => held * product(prior, row));
  const b = sums.xy.map((sum, row) => sum + (pulled[row] ?? 0));
  const worth = pulled.reduce((sum, pull, row) => sum + pull * (prior.mean[row] ?? 0), 0);
  const factor = factorOf(a, n);
  const mean = b.slice();
  solveLower(factor, n, mean);
  solveUpper(factor, n, mean);
  let explained = 0;
  for (let row = 0; row < n; row++) explained += (mean[row] ?? 0) * (b[row] ?? 0);
  const left = NOISE_WORTH * NOISE ** 2 + Math.max(0, sums.yy + worth - explained);
  return { mean, factor, noise: Math.sqrt(left / (NOISE_WORTH + sums.weight)) };
}

/** One row of P m. */
function product({ precision, mean }: Prior, row: number): number {
  let sum = 0;
  for (let column = 0; column < mean.length; column++)
    if (mean[column] !== 0) sum += (precision[row * mean.length + column] ?? 0) * (mean[column] ?? 0);
  return sum;
}

/** Log density of a reward that the model has not seen. */
function scoreOf(belief: Omit<Belief, 'weight'>, { row, reward }: Observation): number {
  const variance = belief.noise ** 2 + spreadOf(row, belief) ** 2;
  return -0.5 * (Math.log(variance) + (reward - dot(row, belief.mean)) ** 2 / variance);
}
