// What a split is asked with: days, amounts and limits, checked in words, and the bounds of each channel in whole units.
import { amountOf, listOf, objectOf, onlyParts, refuse, seedOf, shareOf } from '../inputs.ts';
import type { Bounds } from './divide.ts';

/** What one channel spent and brought in a day; a figure that nobody reports is absent or null and teaches nothing. */
export interface ChannelDay {
  /** Whole minor units. */
  readonly spend: number;
  readonly conversions: number;
  /** Whole minor units; where it is told, the split is by it. */
  readonly revenue?: number | null;
}

/** A share for each channel: the same for all, or by channel. */
export type Shares = number | Readonly<Record<string, number>>;

export interface BudgetLimits {
  /** Whole minor units to split a day; absent is the sum of the previous amounts. */
  readonly total?: number;
  /** Parts of the total. */
  readonly floor?: Shares;
  readonly ceiling?: Shares;
  /** Part of the previous amount (scaled to the total) by which a channel may move. */
  readonly maxChange?: number;
}

export interface BudgetToSplit {
  /** In order, one after the other, up to yesterday. */
  readonly days: readonly { readonly channels: Readonly<Record<string, ChannelDay>> }[];
  /** Share of results reported of the k-th day before the last; learned where absent. */
  readonly reportedShare?: readonly number[];
  /** Whole minor units a day; its keys are the channels. */
  readonly previous: Readonly<Record<string, number>>;
  readonly limits: BudgetLimits;
  readonly seed: string | number;
}

/** A request that can be answered. Channels stand in the order of their names. */
export interface CheckedBudget {
  readonly channels: readonly string[];
  readonly days: BudgetToSplit['days'];
  readonly reportedShare: readonly number[] | null;
  /** Previous amounts scaled to the total; even ones where there were none. */
  readonly previous: readonly number[];
  readonly total: number;
  readonly bounds: readonly LimitedBounds[];
  /** Floor and ceiling, as parts of the total: where a channel may come to in time. */
  readonly lasting: readonly Bounds[];
  /** Part of an amount by which it may move at once; null for any. */
  readonly change: number | null;
  readonly seed: string;
}

/** Bounds, and which limit each of them is. */
export interface LimitedBounds extends Bounds {
  readonly lowBy: Limit | null;
  readonly highBy: Limit | null;
}

export type Limit = 'floor' | 'ceiling' | 'max-change';

/** The request with its bounds. Throws an Error in words on what cannot be, above all on limits that leave no split. */
export function checkBudget(request: BudgetToSplit): CheckedBudget {
  const { days, reportedShare, previous, limits, seed } = objectOf(request, 'The request');
  const amounts = objectOf(previous, 'previous');
  const channels = Object.keys(amounts).sort();
  if (channels.length < 2) refuse(`A budget is split between channels, and previous has ${channels.length}.`);
  for (const channel of channels) amountOf(amounts[channel], `previous.${channel}`);
  for (const [at, day] of listOf(days, 'days').entries()) checkDay(day, at);
  const told = reportedShare === undefined ? null : listOf(reportedShare, 'reportedShare');
  for (const [at, share] of told?.entries() ?? []) shareOf(share, `reportedShare[${at}]`);
  const known = checkLimits(objectOf(limits, 'limits'), channels);
  const before = channels.map((channel) => request.previous[channel] ?? 0);
  const sum = before.reduce((all, one) => all + one, 0);
  const total = totalOf(known.total ?? sum);
  if (sum === 0 && known.maxChange !== undefined)
    refuse('A change cannot be limited where the previous amounts are all zero.');
  const scaled = before.map((one) => (sum > 0 ? (one / sum) * total : total / channels.length));
  return {
    channels,
    days: request.days,
    reportedShare: told === null || told.length === 0 ? null : (request.reportedShare ?? null),
    previous: scaled,
    total,
    bounds: boundsOf({ channels, scaled, total, limits: known }),
    lasting: channels.map((channel) => ({
      low: partOf(known.floor, channel, 0),
      high: partOf(known.ceiling, channel, 1),
    })),
    change: known.maxChange ?? null,
    seed: `${typeof seedOf(seed)}:${seed}`,
  };
}

function totalOf(value: number): number {
  if (!(value > 0)) refuse('There is nothing to split: the total is zero.');
  if (!Number.isSafeInteger(value)) refuse(`The total must be whole minor units, and is ${value}.`);
  return value;
}

function checkDay(day: unknown, at: number): void {
  const figures = objectOf(objectOf(day, `days[${at}]`).channels, `days[${at}].channels`);
  for (const channel of Object.keys(figures)) {
    const parts = objectOf(figures[channel], `days[${at}].channels.${channel}`);
    for (const part of FIGURES) {
      const value = parts[part];
      // What is right needs no name: names of all figures of years cost more than the split.
      if (value === undefined || value === null || (typeof value === 'number' && value >= 0 && value < MOST))
        continue;
      amountOf(value, `days[${at}].channels.${channel}.${part}`);
      refuse(`days[${at}].channels.${channel}.${part} must be below ${MOST}, and is ${value}.`);
    }
  }
}

const FIGURES = ['spend', 'conversions', 'revenue'] as const;
/** No figure of a day is larger; sums of such ones are still numbers. */
const MOST = 1e15;

function checkLimits(limits: Readonly<Record<string, unknown>>, channels: readonly string[]): BudgetLimits {
  onlyParts(limits, ['total', 'floor', 'ceiling', 'maxChange'], 'limits');
  if (limits.total !== undefined) amountOf(limits.total, 'limits.total');
  if (limits.maxChange !== undefined) amountOf(limits.maxChange, 'limits.maxChange');
  for (const part of ['floor', 'ceiling']) {
    const shares = limits[part];
    if (shares === undefined) continue;
    if (typeof shares === 'number') {
      shareOf(shares, `limits.${part}`);
      continue;
    }
    const byChannel = objectOf(shares, `limits.${part}`);
    onlyParts(byChannel, channels, `limits.${part}`);
    for (const [channel, share] of Object.entries(byChannel)) shareOf(share, `limits.${part}.${channel}`);
  }
  return limits;
}

interface Bounding {
  readonly channels: readonly string[];
  readonly scaled: readonly number[];
  readonly total: number;
  readonly limits: BudgetLimits;
}

/** Bounds in whole units; where those leave no split that fractions would leave, units may be rounded outwards. */
function boundsOf({ channels, scaled, total, limits }: Bounding): LimitedBounds[] {
  const { maxChange: change } = limits;
  const exact = channels.map((channel, at) => {
    const before = scaled[at] ?? 0;
    const least = change === undefined ? 0 : (1 - change) * before;
    const most = change === undefined ? total : (1 + change) * before;
    const floor = partOf(limits.floor, channel, 0) * total;
    const ceiling = partOf(limits.ceiling, channel, 1) * total;
    const low = Math.max(floor, least, 0);
    const high = Math.min(ceiling, most, total);
    if (low > high + 1e-9 * total)
      refuse(`The limits of ${channel} exclude each other: at least ${low}, and at most ${high}.`);
    return {
      low,
      high: Math.max(low, high),
      lowBy: low <= 0 ? null : floor >= least ? ('floor' as const) : ('max-change' as const),
      highBy: high >= total ? null : ceiling <= most ? ('ceiling' as const) : ('max-change' as const),
    };
  });
  const sum = (list: readonly Bounds[], side: 'low' | 'high') =>
    list.reduce((all, one) => all + one[side], 0);
  const slack = 1e-9 * total;
  if (sum(exact, 'low') > total + slack)
    refuse('The limits cannot be kept: their least amounts exceed the total.');
  if (sum(exact, 'high') < total - slack)
    refuse('The limits cannot be kept: their greatest amounts fall short of the total.');
  const inside = exact.map((one) => ({
    ...one,
    low: Math.ceil(one.low - slack),
    high: Math.floor(one.high + slack),
  }));
  const fits = inside.every(({ low, high }) => low <= high);
  if (fits && sum(inside, 'low') <= total && sum(inside, 'high') >= total) return inside;
  return exact.map((one) => ({
    ...one,
    low: Math.floor(one.low + slack),
    high: Math.ceil(one.high - slack),
  }));
}

function partOf(shares: Shares | undefined, channel: string, absent: number): number {
  return typeof shares === 'number' ? shares : (shares?.[channel] ?? absent);
}
