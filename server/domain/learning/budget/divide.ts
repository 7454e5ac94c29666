// Arithmetic of splitting: the best split of a hundred parts by curves of any shape, and amounts in whole units that keep
// every limit and sum to the total.

/**
 * How many of `steps` equal parts each channel gets so that the sum of what they bring is the greatest: dynamic programming,
 * which finds the best split of S-shaped curves too. `worth[k][n]` is what channel k brings with n parts, -Infinity where it may
 * not have so many.
 */
export function divideBest(worth: readonly Float64Array[], steps: number): number[] {
  let best = new Float64Array(steps + 1).fill(Number.NEGATIVE_INFINITY);
  best[0] = 0;
  const given = worth.map((curve) => {
    const next = new Float64Array(steps + 1).fill(Number.NEGATIVE_INFINITY);
    const own = new Int32Array(steps + 1);
    for (let all = 0; all <= steps; all++) {
      for (let part = 0; part <= all && part < curve.length; part++) {
        const value = (best[all - part] ?? 0) + (curve[part] ?? 0);
        if (value > (next[all] ?? Number.NEGATIVE_INFINITY)) {
          next[all] = value;
          own[all] = part;
        }
      }
    }
    best = next;
    return own;
  });
  let left = steps;
  const parts = given.map(() => 0);
  for (let channel = given.length - 1; channel >= 0; channel--) {
    parts[channel] = given[channel]?.[left] ?? 0;
    left -= parts[channel] ?? 0;
  }
  return parts;
}

export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/**
 * The amounts nearest to the wanted ones that lie within the bounds and sum to the total: all moved by the same amount, and
 * held where a bound is met. The bounds must leave room for the total.
 */
export function fitWithin(wanted: readonly number[], bounds: readonly Bounds[], total: number): number[] {
  const at = (shift: number) =>
    wanted.map((one, k) => Math.min(bounds[k]?.high ?? 0, Math.max(bounds[k]?.low ?? 0, one + shift)));
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);
  const reach = total + Math.max(0, ...wanted) + 1;
  let [low, high] = [-reach, reach];
  for (let turn = 0; turn < 80; turn++) {
    const middle = (low + high) / 2;
    if (sumOf(at(middle)) < total) low = middle;
    else high = middle;
  }
  return at(high);
}

/** What is left over is shared out in so many parts. */
const SHARED_OUT = 20;

/**
 * The wanted amounts as far as bounds let each go; what one may not take yet, or must keep, is shared out so that all of it brings
 * the most: `worthAt(k, amount)`. The bounds must leave room for the total.
 */
export function stepTowards(
  wanted: readonly number[],
  { bounds, total }: { readonly bounds: readonly Bounds[]; readonly total: number },
  worthAt: (k: number, amount: number) => number,
): number[] {
  const held = wanted.map((one, k) => Math.min(bounds[k]?.high ?? 0, Math.max(bounds[k]?.low ?? 0, one)));
  const unit = (total - held.reduce((sum, one) => sum + one, 0)) / SHARED_OUT;
  const least = Math.abs(unit) * 1e-6;
  const worth = held.map((one, k) => {
    const { low, high } = bounds[k] ?? { low: 0, high: 0 };
    return Float64Array.from({ length: SHARED_OUT + 1 }, (_, parts) => {
      const amount = one + parts * unit;
      const isOut = amount < low - least || amount > high + least;
      return isOut && parts > 0 ? Number.NEGATIVE_INFINITY : worthAt(k, amount);
    });
  });
  const parts = divideBest(worth, SHARED_OUT);
  // Where room is narrower than the parts, the rest is moved alike.
  return fitWithin(
    held.map((one, k) => one + (parts[k] ?? 0) * unit),
    bounds,
    total,
  );
}

/** Whole amounts next to these that sum to the total, within whole bounds that leave room for it. */
export function roundTo(amounts: readonly number[], bounds: readonly Bounds[], total: number): number[] {
  const low = (k: number) => bounds[k]?.low ?? 0;
  const high = (k: number) => bounds[k]?.high ?? 0;
  const whole = amounts.map((amount, k) => Math.min(high(k), Math.max(low(k), Math.floor(amount + 1e-9))));
  let left = total - whole.reduce((sum, one) => sum + one, 0);
  const order = amounts
    .map((amount, k) => ({ k, rest: amount - (whole[k] ?? 0) }))
    .sort((a, b) => Math.sign(left || 1) * (b.rest - a.rest) || a.k - b.k);
  while (left !== 0) {
    const before = left;
    for (const { k } of order) {
      const room = left > 0 ? high(k) - (whole[k] ?? 0) : (whole[k] ?? 0) - low(k);
      if (left === 0 || room < 1) continue;
      whole[k] = (whole[k] ?? 0) + Math.sign(left);
      left -= Math.sign(left);
    }
    if (left === before) break;
  }
  return whole;
}
