// A guard against learning the wrong thing: whether an account does worse than it did.
const WEEK = 7 * 24 * 3_600_000;
const LATELY = 4 * WEEK;
const BEFORE = 8 * WEEK;
/** A fall by a quarter. */
const FALL = Math.log(0.75);
/** Fewer posts on either side do not tell a fall from chance. */
const LEAST = 8;
/** One side of 95 %: posts scatter widely, and a fall that is none would take learning away. */
const SURE = 1.645;

/**
 * Whether posts of the last four weeks brought over a quarter less than those of the eight weeks before, and by more than
 * chance explains. `log` is the natural log of what a post brought; `now` and `at` UTC milliseconds.
 */
export function hasFallen(
  posts: readonly { readonly at: number; readonly log: number }[],
  now: number,
): boolean {
  const logs = (from: number, until: number) =>
    posts.flatMap(({ at, log }) => (at >= from && at < until ? [log] : []));
  const lately = logs(now - LATELY, now);
  const before = logs(now - LATELY - BEFORE, now - LATELY);
  if (Math.min(lately.length, before.length) < LEAST) return false;
  const fall = meanOf(lately) - meanOf(before);
  const error = Math.sqrt(varianceOf(lately) / lately.length + varianceOf(before) / before.length);
  return fall < FALL && fall + SURE * error < 0;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}
