// From days as they were told to what can be learned from: how much is reported by now, how much figures scatter, and old
// days folded, so that five years cost hardly more than ninety days.

import type { Spell } from './channel-belief.ts';
import type { CheckedBudget } from './check-budget.ts';
import { learnReportedShare, REPORTING_DAYS, type Told } from './reported-share.ts';

export interface Observed {
  /** By channel, from the oldest to the newest. */
  readonly spells: readonly (readonly Spell[])[];
  /** Results a day that a channel is expected to bring at an even share of the total, before its own figures. */
  readonly usual: number;
  /** What a result is worth on each channel: revenue where it is told, otherwise 1. */
  readonly worth: readonly number[];
}

/** A channel's day with both figures told. */
interface Day {
  readonly age: number;
  readonly spend: number;
  readonly results: number;
  readonly revenue: number | null;
}

/** Days that are looked at one by one. */
const RECENT = 90;
/** Older days of one channel in so many days become a few of about the same spend. */
const FOLD = { days: 56, spends: 4 };
/** Spend beyond so many times the total says nothing of the part that is to be split. */
const FARTHEST = 1e4;
/** Days before and after that tell what is usual on a day. */
const AROUND = 7;
/** Variance beyond counting, as a part of the square of the mean, before the figures say; and how many days that is worth. */
const SCATTER = { part: 0.08, worth: 20 };
/** A day on which nothing at all is told where so many results were due was not measured. */
const SILENT = 8;

export function observeDays(request: CheckedBudget): Observed {
  const { channels, total } = request;
  const silent = silentDays(request);
  const days = channels.map((channel) => daysOf(request, channel, silent));
  const extra = scatterOf(days);
  const scattered = days.map((own) => {
    const usual = smooth(own);
    return own.map((day, at) => ({ day, scatter: 1 + extra * (usual[at] ?? 0) }));
  });
  const reported = request.reportedShare ?? learnReportedShare(allTold(scattered));
  const shareAt = (age: number) => reported[Math.floor(age)] ?? reported.at(-1) ?? 1;
  const spells = scattered.map((own) =>
    fold(own.map(({ day, scatter }) => toSpell(day, { scatter, total, reported: shareAt(day.age) }))),
  );
  return { spells, usual: usualOf(spells, channels.length), worth: worthOf(days) };
}

function daysOf({ days }: CheckedBudget, channel: string, silent: ReadonlySet<number>): Day[] {
  return days.flatMap(({ channels }, at) => {
    const told = Object.hasOwn(channels, channel) ? channels[channel] : undefined;
    if (silent.has(at) || typeof told?.spend !== 'number' || typeof told.conversions !== 'number') return [];
    const revenue = told.revenue ?? null;
    return [{ age: days.length - 1 - at, spend: told.spend, results: told.conversions, revenue }];
  });
}

/** Days without a result of any channel where many were due. */
function silentDays({ days, channels }: CheckedBudget): Set<number> {
  const silent = new Set<number>();
  let due = 0;
  for (const [at, day] of days.entries()) {
    const results = channels.reduce((sum, channel) => sum + (day.channels[channel]?.conversions ?? 0), 0);
    if (results === 0 && due >= SILENT) silent.add(at);
    else due += (results - due) / Math.min(at + 1, AROUND);
  }
  return silent;
}

/** What is usual about each day: the mean of the days around it. */
function smooth(days: readonly Day[]): number[] {
  const sums = [0];
  for (const { results } of days) sums.push((sums.at(-1) ?? 0) + results);
  return days.map((_, at) => {
    const from = Math.max(0, at - AROUND);
    const until = Math.min(days.length, at + AROUND + 1);
    return ((sums[until] ?? 0) - (sums[from] ?? 0)) / (until - from);
  });
}

/** Variance beyond that of a count, as a part of the square of the mean, over all channels. */
function scatterOf(channels: readonly (readonly Day[])[]): number {
  let [above, squares] = [SCATTER.part * SCATTER.worth, SCATTER.worth];
  for (const days of channels) {
    const recent = days.slice(-RECENT);
    const means = smooth(recent);
    for (const [at, { results }] of recent.entries()) {
      const mean = means[at] ?? 0;
      if (mean < 0.2) continue;
      // The day itself is among the days around it, which takes a fifteenth of its distance away.
      const square = (results - mean) ** 2 * (1 + 1 / (2 * AROUND));
      const weight = mean / (1 + mean);
      above += weight * ((square - mean) / mean ** 2);
      squares += weight;
    }
  }
  return Math.min(1, Math.max(0.005, above / squares));
}

type Scattered = { readonly day: Day; readonly scatter: number };

/** The latest days of all channels together, as the learning of delays takes them. */
function allTold(channels: readonly (readonly Scattered[])[]): Told[] {
  const rates = channels.map((own) => rateOf(own.map(({ day }) => day)));
  const recent = channels.map((own) => new Map(own.slice(-RECENT).map((one) => [one.day.age, one])));
  return Array.from({ length: RECENT }, (_, back) => {
    const age = RECENT - 1 - back;
    let [told, expected, variance] = [0, 0, 0];
    for (const [at, own] of recent.entries()) {
      const one = own.get(age);
      if (one === undefined) continue;
      const due = (rates[at] ?? 0) * Math.sqrt(one.day.spend);
      told += one.day.results;
      expected += due;
      variance += due * one.scatter;
    }
    return { told, expected, scatter: expected > 0 ? Math.max(1, variance / expected) : 1 };
  }).filter(({ expected }) => expected > 0);
}

/** Results of days long reported by the root of their spend: halfway between no effect of spend and a full one. */
function rateOf(days: readonly Day[]): number {
  const old = days.filter(({ age }) => age >= REPORTING_DAYS / 2 && age < RECENT);
  const known = old.length >= 7 ? old : days;
  const results = known.reduce((sum, day) => sum + day.results, 0);
  const roots = known.reduce((sum, day) => sum + Math.sqrt(day.spend), 0);
  return roots > 0 ? results / roots : 0;
}

function toSpell(
  day: Day,
  { scatter, total, reported }: { scatter: number; total: number; reported: number },
): Spell {
  return {
    part: Math.min(day.spend / total, FARTHEST),
    days: 1,
    results: day.results,
    reported,
    age: day.age,
    scatter,
  };
}

/** Old days of about the same spend as one spell. */
function fold(spells: readonly Spell[]): Spell[] {
  const old = spells.filter(({ age }) => age >= RECENT);
  const blocks = new Map<number, Spell[]>();
  for (const spell of old) {
    const block = Math.floor((spell.age - RECENT) / FOLD.days);
    const own = blocks.get(block);
    if (own === undefined) blocks.set(block, [spell]);
    else own.push(spell);
  }
  const folded = [...blocks.values()].flatMap((block) => {
    const bySpend = [...block].sort((a, b) => a.part - b.part || a.age - b.age);
    const length = Math.ceil(bySpend.length / FOLD.spends);
    return Array.from({ length: Math.ceil(bySpend.length / length) }, (_, at) =>
      merge(bySpend.slice(at * length, (at + 1) * length)),
    );
  });
  return [...folded.sort((a, b) => b.age - a.age), ...spells.filter(({ age }) => age < RECENT)];
}

function merge(spells: readonly Spell[]): Spell {
  const mean = (of: (spell: Spell) => number) =>
    spells.reduce((sum, spell) => sum + of(spell), 0) / spells.length;
  return {
    part: mean(({ part }) => part),
    days: spells.length,
    results: mean(({ results }) => results) * spells.length,
    reported: mean(({ reported }) => reported),
    age: mean(({ age }) => age),
    scatter: mean(({ scatter }) => scatter),
  };
}

/** The middle of what channels bring at an even share: each told by its own figures as far as they go. */
function usualOf(spells: readonly (readonly Spell[])[], channels: number): number {
  const rates = spells.map((own) => {
    const recent = own.slice(-60);
    const results = recent.reduce((sum, spell) => sum + spell.results, 0);
    const spent = recent.reduce((sum, { part, days, reported }) => sum + part * days * reported, 0);
    return { results, spent: spent * channels };
  });
  const results = rates.reduce((sum, one) => sum + one.results, 0);
  const spent = rates.reduce((sum, one) => sum + one.spent, 0);
  if (results <= 0 || spent <= 0) return 1;
  const all = results / spent;
  // Shrunk by two results at the rate of all, then the middle in logs: one channel that stands out does not move the others.
  const logs = rates.map((one) => Math.log((one.results + 2) / (one.spent + 2 / all)));
  return Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length);
}

/** Revenue a result by channel, shrunk to that of all by ten results; 1 where no channel tells revenue. */
function worthOf(channels: readonly (readonly Day[])[]): number[] {
  const sums = channels.map((days) => {
    const told = days.filter(({ revenue, age }) => revenue !== null && age < 2 * RECENT);
    return {
      results: told.reduce((sum, { results }) => sum + results, 0),
      revenue: told.reduce((sum, { revenue }) => sum + (revenue ?? 0), 0),
    };
  });
  const results = sums.reduce((sum, one) => sum + one.results, 0);
  const revenue = sums.reduce((sum, one) => sum + one.revenue, 0);
  if (results <= 0 || revenue <= 0) return channels.map(() => 1);
  const all = revenue / results;
  return sums.map((one) => (one.revenue + 10 * all) / (one.results + 10));
}
