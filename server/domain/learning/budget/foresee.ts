// What amounts are expected to bring a day, with how sure that is: the same beliefs by which money is split, told for one split
// against another, and as a curve of each channel.
import { believe, type Model } from './channel-belief.ts';
import { type BudgetToSplit, checkBudget } from './check-budget.ts';
import { observeDays } from './observe-days.ts';
import { curvesAt, SHAPES } from './response-shapes.ts';

export type Amounts = Readonly<Record<string, number>>;

/** Results a day, of all channels; revenue in minor units where it is told. */
export interface Foreseen {
  readonly before: number;
  readonly after: number;
  /** 10th and 90th percentile of what one brings more than the other. */
  readonly low: number;
  readonly high: number;
}

/** What one split brings and another. The amounts are whole minor units by channel. Throws as `splitBudget` does. */
export function foreseeBudget(request: BudgetToSplit, before: Amounts, after: Amounts): Foreseen {
  const sums = { before: 0, after: 0, variance: 0 };
  for (const { channel, models, worth, total, at } of beliefsOf(request)) {
    const curvesOf = (amounts: Amounts) => at((amounts[channel] ?? 0) / total);
    const own = spreadOf(models, worth, [curvesOf(before), curvesOf(after)]);
    sums.before += own.first;
    sums.after += own.second;
    sums.variance += own.variance;
  }
  const reach = 1.2816 * Math.sqrt(sums.variance);
  const gain = sums.after - sums.before;
  return { before: sums.before, after: sums.after, low: gain - reach, high: gain + reach };
}

/** What a channel brings a day at an amount. */
export interface CurvePoint {
  readonly amount: number;
  readonly expected: number;
  /** 10th and 90th percentile. */
  readonly low: number;
  readonly high: number;
}

/** The curve of each channel at these amounts, whole minor units a day. Throws as `splitBudget` does. */
export function curvesOf(
  request: BudgetToSplit,
  amounts: readonly number[],
): Readonly<Record<string, readonly CurvePoint[]>> {
  return Object.fromEntries(
    beliefsOf(request).map(({ channel, models, worth, total, at }) => [
      channel,
      amounts.map((amount) => {
        const { second, variance } = spreadOf(models, worth, [at(0), at(amount / total)]);
        const reach = 1.2816 * Math.sqrt(variance);
        return { amount, expected: second, low: Math.max(0, second - reach), high: second + reach };
      }),
    ]),
  );
}

function beliefsOf(request: BudgetToSplit) {
  const checked = checkBudget(request);
  const { channels, total } = checked;
  const even = 1 / channels.length;
  const { spells, usual, worth } = observeDays(checked);
  const beliefs = believe(spells, usual, even);
  const at = curvesAt(even);
  return channels.map((channel, k) => ({
    ...{ channel, total, at },
    models: beliefs[k] ?? [],
    worth: worth[k] ?? 1,
  }));
}

/** Means of two values over all models, and the variance of their difference: over shapes, and over each one's size. */
function spreadOf(
  models: readonly Model[],
  worth: number,
  [from, to]: readonly [Float64Array, Float64Array],
) {
  let [first, second, square] = [0, 0, 0];
  for (const { weight, form, shape, rate } of models) {
    const { curve, idle } = SHAPES[form] as (typeof SHAPES)[number];
    const [a, b] = [from, to].map((curves) => worth * (1 - idle) * (curves[curve] ?? 0)) as [number, number];
    const size = shape / rate;
    first += weight * size * a;
    second += weight * size * b;
    square += weight * (b - a) ** 2 * (size ** 2 + shape / rate ** 2);
  }
  return { first, second, variance: Math.max(0, square - (second - first) ** 2) };
}
