// How the money of a day is split between channels: by what the next unit brings on each, as far as days and their figures
// tell it, within limits that are never crossed.

import type { Sentence } from '../../../contract/sentence.ts';
import { createRandom } from '../../../kernel/random.ts';
import { say } from '../../../sentences/index.ts';
import { believe, type Model } from './channel-belief.ts';
import { type BudgetToSplit, type CheckedBudget, checkBudget, type Limit } from './check-budget.ts';
import { divideBest, roundTo, stepTowards } from './divide.ts';
import { observeDays } from './observe-days.ts';
import { worthOnTheWay } from './on-the-way.ts';
import { curvesAt, SHAPES } from './response-shapes.ts';
import { worthOfSeeing } from './worth-of-seeing.ts';

export interface BudgetSplit {
  /** Whole minor units by channel; they sum to the total. */
  readonly amounts: Readonly<Record<string, number>>;
  /** Results a day that these amounts are expected to cause, of all channels; revenue in minor units where it is told. */
  readonly expected: number;
  /** What the next minor unit is expected to bring, by channel, in the unit of `expected`. */
  readonly marginal: Readonly<Record<string, number>>;
  /** 10th and 90th percentile of that. */
  readonly ranges: Readonly<Record<string, { readonly low: number; readonly high: number }>>;
  /** Which limit holds a channel where it is; null for none. */
  readonly bound: Readonly<Record<string, Limit | null>>;
  /** One sentence a channel, in the order of their names. */
  readonly reasons: readonly Sentence[];
}

/** The total in so many parts, at least so many a channel. */
const STEPS = 100;
const STEPS_EACH = 5;
/** Each channel keeps this part of the total, so that it is noticed when it becomes the better one. */
const WATCH = 0.01;
/** Amounts are varied by this part, for weeks at a time: without variation no curve can be told from a straight line. */
const DITHER = 0.08;

/**
 * Splits the total. Every channel has a posterior over curves; the split is the one of the greatest expected results, by
 * dynamic programming because curves may be S-shaped, with what comes on the way there and what is seen there (decision record 127),
 * then moved into the limits. Nothing is drawn but a small variation:
 * floors, drift and noise vary spend enough, and a drawn curve costs two to three points of the best possible result.
 * Throws an Error in words on what cannot be: fewer than two channels, nothing to split, limits that exclude each other.
 */
export function splitBudget(request: BudgetToSplit): BudgetSplit {
  const checked = checkBudget(request);
  const { channels, total, bounds } = checked;
  const even = 1 / channels.length;
  const { spells, usual, worth } = observeDays(checked);
  const beliefs = believe(spells, usual, even);
  const at = curvesAt(even);
  const curves = beliefs.map((models, k) => expectedOf(models, worth[k] ?? 1));
  const isUntold = spells.every((own) => own.length === 0);
  const seeing = worthOfSeeing(
    beliefs.map((models, k) => ({
      ...{ models, usual },
      worth: worth[k] ?? 1,
      stays: checked.lasting[k] ?? { low: 0, high: 1 },
      scatter: spells[k]?.at(-1)?.scatter ?? 1,
    })),
    at,
  );
  const worthAt = (k: number, amount: number) =>
    valueAt(curves[k] ?? [], at(amount / total)) + (seeing[k]?.(amount / total) ?? 0);
  const wanted = isUntold ? [...checked.previous] : vary(bestSplit({ curves, seeing, at }, checked), checked);
  const amounts = roundTo(stepTowards(wanted, checked, worthAt), bounds, total);
  const byChannel = <T>(of: (k: number) => T) =>
    Object.fromEntries(channels.map((channel, k) => [channel, of(k)])) as Record<string, T>;
  const ranges = beliefs.map((models, k) => rangeOf(models, (amounts[k] ?? 0) / total, at));
  const scale = (k: number) => (worth[k] ?? 1) / total;
  const bound = amounts.map((amount, k) => boundBy(amount, wanted[k] ?? 0, bounds[k]));
  return {
    amounts: byChannel((k) => amounts[k] ?? 0),
    expected: amounts.reduce((sum, amount, k) => sum + valueAt(curves[k] ?? [], at(amount / total)), 0),
    marginal: byChannel((k) => (ranges[k]?.mean ?? 0) * scale(k)),
    ranges: byChannel((k) => ({
      low: (ranges[k]?.low ?? 0) * scale(k),
      high: (ranges[k]?.high ?? 0) * scale(k),
    })),
    bound: byChannel((k) => bound[k] ?? null),
    reasons: channels.map((channel, k) => {
      const [from, to] = [(checked.previous[k] ?? 0) / total, (amounts[k] ?? 0) / total];
      return isUntold
        ? say('learning.budget-untold', { channel, share: to })
        : say('learning.budget', { channel, from, to, bound: bound[k] ?? null });
    }),
  };
}

type Curves = ReturnType<typeof curvesAt>;

/** What a channel is expected to cause as so much of each curve: models of one curve add up. */
function expectedOf(models: readonly Model[], worth: number): number[] {
  const factors: number[] = [];
  for (const { weight, form, shape, rate } of models) {
    const { curve, idle } = SHAPES[form] as (typeof SHAPES)[number];
    factors[curve] = (factors[curve] ?? 0) + worth * weight * (shape / rate) * (1 - idle);
  }
  return factors;
}

function valueAt(factors: readonly number[], curves: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < curves.length; at++) sum += (factors[at] ?? 0) * (curves[at] ?? 0);
  return sum;
}

interface Foreseen {
  readonly curves: readonly (readonly number[])[];
  /** What seeing a channel at a part of the total is worth. */
  readonly seeing: readonly ((part: number) => number)[];
  readonly at: Curves;
}

/** The amounts of the greatest expected results between floors and ceilings, with what is brought until they are reached. */
function bestSplit(
  { curves, seeing, at }: Foreseen,
  { total, previous, lasting, change }: CheckedBudget,
): number[] {
  const steps = Math.max(STEPS, STEPS_EACH * curves.length);
  const grid = Array.from({ length: steps + 1 }, (_, part) => at(part / steps));
  const worth = curves.map((factors, k) => {
    const { low, high } = lasting[k] ?? { low: 0, high: 1 };
    // Outwards: bounds in whole parts must leave a split, too.
    const stays = { low: Math.floor(low * steps), high: Math.ceil(high * steps) };
    const from = ((previous[k] ?? 0) / total) * steps;
    return worthOnTheWay(
      Float64Array.from(grid, (values, part) => valueAt(factors, values) + (seeing[k]?.(part / steps) ?? 0)),
      { from, change, stays },
    );
  });
  const parts = divideBest(worth, steps);
  const watch = Math.min(WATCH, 1 / (4 * curves.length)) * total;
  return parts.map((part) => Math.max(watch, (part / steps) * total));
}

/** Each amount a little up or down, for a week at a time. */
function vary(amounts: readonly number[], { channels, days, seed, total }: CheckedBudget): number[] {
  const week = Math.floor(days.length / 7);
  const varied = amounts.map((amount, k) => {
    const random = createRandom(`dither:${seed}:${channels[k]}:${week}`);
    return amount * (1 + DITHER * (2 * random.next() - 1));
  });
  const sum = varied.reduce((all, one) => all + one, 0);
  return varied.map((amount) => (amount / sum) * total);
}

function boundBy(
  amount: number,
  wanted: number,
  bounds: CheckedBudget['bounds'][number] | undefined,
): Limit | null {
  if (bounds === undefined) return null;
  if (amount <= bounds.low && wanted <= bounds.low) return bounds.lowBy;
  return amount >= bounds.high && wanted >= bounds.high ? bounds.highBy : null;
}

/** Values of a standard normal variable that stand for a fifth of it each. */
const FIFTHS = [-1.2816, -0.5244, 0, 0.5244, 1.2816];

/** What the next part of the total brings: mean, and the middle four fifths over shapes and sizes of the curve. */
function rangeOf(
  models: readonly Model[],
  part: number,
  at: Curves,
): { mean: number; low: number; high: number } {
  const step = 1 / 200;
  const [here, next] = [at(part), at(part + step)];
  const values = models.flatMap(({ weight, form, shape, rate }) => {
    const { curve, idle } = SHAPES[form] as (typeof SHAPES)[number];
    const slope = ((1 - idle) * ((next[curve] ?? 0) - (here[curve] ?? 0))) / step;
    // Wilson and Hilferty: the cube root of a gamma variable is nearly normal.
    return FIFTHS.map((z) => ({
      weight: weight / FIFTHS.length,
      value: ((slope * shape) / rate) * Math.max(0, 1 - 1 / (9 * shape) + z / (3 * Math.sqrt(shape))) ** 3,
    }));
  });
  values.sort((a, b) => a.value - b.value);
  const below = (share: number) => {
    let sum = 0;
    for (const { weight, value } of values) {
      sum += weight;
      if (sum >= share) return value;
    }
    return values.at(-1)?.value ?? 0;
  };
  const mean = values.reduce((sum, { weight, value }) => sum + weight * value, 0);
  return { mean, low: below(0.1), high: below(0.9) };
}
