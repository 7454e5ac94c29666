// The arithmetic of charts: scales from zero, round ticks, which days get a label, and labels that do not collide.

/** A value axis from zero (or below, when values are) to a round number, with its ticks. */
export interface Scale {
  /** In rising order; the first and the last are the ends of the axis. */
  readonly ticks: readonly number[];
  /** Where a value stands: 0 at the lowest tick, 1 at the highest. */
  readonly at: (value: number) => number;
}

/** Steps that people count in, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/**
 * An axis for values from zero on. Zero is always on it, so that lengths may be compared.
 * @param most how many intervals at the most
 * @param whole whether the values are counts, which have no ticks between whole numbers
 */
export function scaleOf(values: readonly number[], { most = 4, whole = true } = {}): Scale {
  const high = Math.max(0, ...values);
  const low = Math.min(0, ...values);
  const step = stepFor((high - low || 1) / most, whole);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => round((first + index) * step));
  const [from, to] = [first * step, last * step];
  return { ticks, at: (value) => (value - from) / (to - from) };
}

function stepFor(rough: number, whole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const fitting = STEPS.map((step) => step * power).find((step) => step >= rough * (1 - 1e-9)) ?? rough;
  if (!whole) return fitting;
  return Number.isInteger(fitting) || fitting > 10 ? Math.max(1, Math.ceil(fitting)) : stepUp(fitting);
}

/** The next whole step: half a post is nothing to count in. */
function stepUp(step: number): number {
  return step <= 1 ? 1 : step <= 2 ? 2 : 5;
}

/** Drops what binary fractions add: 0.30000000000000004 is 0.3. */
function round(value: number): number {
  return Number(value.toPrecision(12));
}

/** Where the point `index` of `count` stands from left to right, in percent; a single one in the middle. */
export function placeOf(index: number, count: number): number {
  return count < 2 ? 50 : percent(index / (count - 1));
}

/** A share as percent, to two decimals. */
export function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}

/** One of the things on an axis that get a label; minor ones only where the chart is wide. */
export interface LabelPlace {
  readonly index: number;
  readonly isMinor: boolean;
}

/**
 * Which of `count` things get a label: evenly spaced, the last one always, at most `few` on a phone and `many` where
 * there is room. The minor ones stand evenly between the others, or not at all.
 */
export function labelPlaces(count: number, few: number, many: number): LabelPlace[] {
  const step = count <= few ? 1 : Math.ceil((count - 1) / (few - 1));
  const fine = rangeTo(step).find((size) => step % size === 0 && Math.ceil(count / size) <= many) ?? step;
  return rangeTo(count)
    .map((number) => count - number)
    .filter((fromEnd) => fromEnd % fine === 0)
    .map((fromEnd) => ({ index: count - 1 - fromEnd, isMinor: fromEnd % step !== 0 }));
}

/** 1, 2, ... `last`. */
function rangeTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

/**
 * Moves label positions apart until none is closer than `gap`, in their order, within 0 and `height`.
 * @returns the new positions in the order given
 */
export function spreadLabels(wanted: readonly number[], gap: number, height: number): number[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at);
  const placed: number[] = [];
  let next = 0;
  for (const { at } of order) {
    placed.push(Math.max(at, next));
    next = (placed.at(-1) ?? 0) + gap;
  }
  let limit = height;
  for (let index = placed.length - 1; index >= 0; index -= 1) {
    placed[index] = Math.max(0, Math.min(placed[index] ?? 0, limit));
    limit = (placed[index] ?? 0) - gap;
  }
  const result: number[] = [];
  for (const [place, { index }] of order.entries()) result[index] = placed[place] ?? 0;
  return result;
}

/** A point of a drawing; null where nothing is known. */
export type Point = readonly [x: number, y: number] | null;

/** The `d` of a line through the points, broken where nothing is known. */
export function pathOf(points: readonly Point[]): string {
  let isDown = false;
  const parts = points.map((point) => {
    const command = point === null ? '' : `${isDown ? 'L' : 'M'}${point[0]} ${point[1]}`;
    isDown = point !== null;
    return command;
  });
  return parts.join('');
}
