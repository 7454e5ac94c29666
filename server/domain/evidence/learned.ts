// What was learned of a connection, as it can be shown: hours of the week, and the parts that posts are made of.
import { parseChannelType } from '../../contract/channels/index.ts';
import { DAY_PARTS, PART_HOURS } from '../../contract/overrule.ts';
import type { Query } from '../../db/unit-of-work.ts';
import {
  addLocalDays,
  clockAt,
  ENOUGH_POSTS,
  type Features,
  rankContents,
  rankTimes,
  rateWeekHour,
  startOfLocalDay,
  toLocal,
  weekHoursOf,
} from '../learning/index.ts';
import { historyOf, type Taught } from './history.ts';
import type { Place } from './observation.repo.ts';

/** What is expected: natural logs against an average post of the channel; 10th and 90th percentile. */
interface Expected {
  readonly expected: number;
  readonly low: number;
  readonly high: number;
  /** Posts that it rests on. */
  readonly n: number;
}

/** Three hours of a day of the week. */
export interface LearnedTime extends Expected {
  /** Monday 1 to Sunday 7. */
  readonly weekday: number;
  /** First local hour. */
  readonly hour: number;
  /** What the published pattern says of it, a natural log. */
  readonly published: number;
}

export interface LearnedTimes {
  readonly cells: readonly LearnedTime[];
  /** Posts of the channel that taught it. */
  readonly posts: number;
  readonly enough: boolean;
}

/** @param timezone IANA name @param asOf UTC milliseconds */
export async function learnedTimes(
  q: Query,
  place: Place,
  timezone: string,
  asOf: number,
): Promise<LearnedTimes> {
  const history = await historyOf(q, place, asOf);
  return { cells: cellsOf(history, place, timezone, asOf), ...countOf(history) };
}

/** Every part of the week, as a history tells of it. */
export function cellsOf(
  history: readonly Taught[],
  { type }: Place,
  timeZone: string,
  asOf: number,
): LearnedTime[] {
  const today = startOfLocalDay(asOf, timeZone);
  const monday = addLocalDays(today, 1 - toLocal(today, timeZone).weekday, timeZone);
  const cells = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
    const day = addLocalDays(monday, weekday - 1, timeZone);
    return DAY_PARTS.map((hour) => ({
      ...{ weekday, hour },
      at: clockAt(day, (hour + PART_HOURS / 2) * 60, timeZone),
    }));
  });
  const ranked = rankTimes({
    ...{ channel: type, timeZone, limits: {}, seed: '' },
    history: history.map(({ at, reward }) => ({ at, reward })),
    candidates: cells.map(({ at }) => at),
  });
  const estimates = new Map(ranked.map((one) => [one.at, one]));
  const hours = weekHoursOf(
    history.map(({ at }) => at),
    timeZone,
  );
  const told = cells.map(({ weekday, hour, at }) => {
    const { expected = 0, low = 0, high = 0 } = estimates.get(at) ?? {};
    const from = (weekday - 1) * 24 + hour;
    const n = hours.filter((one) => one >= from && one < from + PART_HOURS).length;
    return { weekday, hour, expected, low, high, n, published: publishedOf(type, from) };
  });
  return againstAverage(told);
}

/** The best part of the week that posts were out in; null without any. What lies beside it alone teaches nothing of a time. */
export function bestTimeOf(cells: readonly LearnedTime[]): LearnedTime | null {
  return cells.reduce<LearnedTime | null>(
    (best, one) => (one.n === 0 || (best && best.expected >= one.expected) ? best : one),
    null,
  );
}

/**
 * Told against the mean of the posts that there were: rewards are against what was usual earlier, so that on an account that
 * shrinks all would look bad, and all good on one that grows. Where a part of the week or a theme stands among the others is the same.
 */
function againstAverage<T extends Expected>(all: readonly T[]): T[] {
  const posts = all.reduce((sum, { n }) => sum + n, 0);
  const mean = all.reduce(
    (sum, { expected, n }) => sum + expected * (posts > 0 ? n / posts : 1 / all.length),
    0,
  );
  return all.map((one) => ({
    ...one,
    expected: one.expected - mean,
    low: one.low - mean,
    high: one.high - mean,
  }));
}

/** The mean of its hours. */
function publishedOf(type: string, from: number): number {
  const channel = parseChannelType(type);
  if (channel === undefined) return 0;
  const hours = Array.from({ length: PART_HOURS }, (_, more) => rateWeekHour(channel, from + more));
  return hours.reduce((sum, one) => sum + one, 0) / hours.length;
}

/** One value of one part of posts, such as the pillar `useful`. */
export interface LearnedContent extends Expected {
  readonly feature: string;
  readonly value: string;
}

export interface LearnedContents {
  readonly levels: readonly LearnedContent[];
  readonly posts: number;
  readonly enough: boolean;
}

/** Values of one feature that are told; what is rarer says little alone. */
const MOST_VALUES = 12;

/** @param asOf UTC milliseconds */
export async function learnedContents(q: Query, place: Place, asOf: number): Promise<LearnedContents> {
  const history = await historyOf(q, place, asOf);
  return { levels: levelsOf(history), ...countOf(history) };
}

/** Every value of every part of posts, as a history tells of it. */
export function levelsOf(history: readonly Taught[]): LearnedContent[] {
  const levels = countLevels(history);
  if (levels.length === 0) return [];
  const ranked = rankContents({
    ...{ shares: {}, seed: '' },
    history: history.map(({ features, reward }) => ({ features, reward })),
    candidates: levels.map(({ features }) => features),
  });
  const estimates = new Map(ranked.map((one) => [JSON.stringify(one.features), one]));
  const told = levels.map(({ feature, value, features, n }) => {
    const { expected = 0, low = 0, high = 0 } = estimates.get(JSON.stringify(features)) ?? {};
    return { feature, value, expected, low, high, n };
  });
  return [...Map.groupBy(told, ({ feature }) => feature).values()].flatMap(againstAverage);
}

function countLevels(history: readonly Taught[]) {
  const names = [...new Set(history.flatMap(({ features }) => Object.keys(features)))].sort();
  return names.flatMap((feature) => {
    const values = history.flatMap(({ features }) => features[feature] ?? []);
    return [...Map.groupBy(values, (value) => value)]
      .map(([value, all]) => {
        const features: Features = { [feature]: value };
        return { feature, value: String(value), features, n: all.length };
      })
      .sort((a, b) => b.n - a.n || (a.value < b.value ? -1 : 1))
      .slice(0, MOST_VALUES);
  });
}

function countOf({ length }: readonly Taught[]) {
  return { posts: length, enough: length >= ENOUGH_POSTS };
}
