// When posts leave: the published pattern of the channel, spread over the days, in the business's own time zone.
import { type ChannelType, channelOf } from '../../contract/constants/channels.ts';
import { DAY, HOUR } from '../../kernel/clock.ts';
import { createRandom, type Random } from '../../kernel/random.ts';
import { type LocalMoment, localMoment, toLocal } from './local-time.ts';
import { PUBLISHED_WINDOWS, type PublishedWindow } from './posting-times-data.ts';

export interface TimeRequest {
  readonly channel: ChannelType;
  readonly timezone: string;
  /** UTC milliseconds; no time is earlier, and all are before `until`. */
  readonly from: number;
  readonly until: number;
  readonly count: number;
  /** Times of this channel's posts that are scheduled already. */
  readonly taken: readonly number[];
  readonly seed: string;
}

export interface ChosenTime {
  /** UTC milliseconds. */
  readonly at: number;
  /** Why, in a sentence for the owner. */
  readonly reason: string;
}

/** Posts of one channel keep this distance. */
const LEAST_GAP = 3 * HOUR;
/** Nothing leaves at night, local time. */
const FIRST_HOUR = 8;
const LAST_HOUR = 21;
/** Where no study is cited: office hours. */
const PLAIN_HOURS = { from: 9, until: 18 };
const DAYTIME = 0.15;
/** How far the pattern is trusted before results are in: it changes from year to year and from study to study. */
const TRUST = 0.6;
/** A second post on a day must beat an empty day by more than any pattern can: posts spread over the days first. */
const SAME_DAY = 1;
/** Chance enough to vary the hour, too little to turn a weak time into a good one (log units). */
const VARIETY = 0.05;
const MINUTES = 60;

interface Candidate extends LocalMoment {
  readonly score: number;
  readonly window: PublishedWindow | undefined;
}

/** The best times, in order; fewer than asked for when the days cannot hold more. Same request, same times. */
export function chooseTimes(request: TimeRequest): ChosenTime[] {
  const random = createRandom(`times:${request.seed}`);
  const candidates = listCandidates(request, random);
  const days = new Map<string, number>();
  for (const at of request.taken) count(days, toLocal(at, request.timezone).date);
  const taken = [...request.taken];
  const chosen: Candidate[] = [];
  while (chosen.length < request.count) {
    const free = candidates.filter((one) => taken.every((at) => Math.abs(at - one.at) >= LEAST_GAP));
    const best = pickBest(free, (one) => one.score - SAME_DAY * (days.get(one.date) ?? 0));
    if (!best) break;
    chosen.push(best);
    taken.push(best.at);
    count(days, best.date);
  }
  return chosen
    .sort((a, b) => a.at - b.at)
    .map((one) => ({ at: one.at, reason: explain(request.channel, one) }));
}

function listCandidates(request: TimeRequest, random: Random): Candidate[] {
  const candidates: Candidate[] = [];
  const days = Math.ceil((request.until - request.from) / DAY);
  for (let day = 0; day <= days; day += 1) {
    for (let hour = FIRST_HOUR; hour < LAST_HOUR; hour += 1) {
      // Off the full hour, where everybody posts.
      const time = { days: day, hour, minute: 1 + random.int(MINUTES - 1) };
      const moment = localMoment(request.from, request.timezone, time);
      const score = TRUST * patternAt(request.channel, moment) + VARIETY * random.next();
      const inTime = moment.at >= request.from && moment.at < request.until;
      if (inTime) candidates.push({ ...moment, score, window: bestWindow(request.channel, moment) });
    }
  }
  return candidates;
}

/** The published effect at a local time: the strongest window that holds it, plus the strongest weak one. */
function patternAt(channel: ChannelType, moment: LocalMoment): number {
  if (!PUBLISHED_WINDOWS[channel]) return isPlainHour(moment) ? DAYTIME : 0;
  const effects = windowsAt(channel, moment).map((window) => window.effect);
  return Math.max(0, ...effects) + Math.min(0, ...effects);
}

function isPlainHour({ weekday, hour }: LocalMoment): boolean {
  return weekday <= 5 && hour >= PLAIN_HOURS.from && hour < PLAIN_HOURS.until;
}

function windowsAt(channel: ChannelType, { weekday, hour }: LocalMoment): PublishedWindow[] {
  const windows = PUBLISHED_WINDOWS[channel] ?? [];
  return windows.filter((one) => one.days.includes(weekday) && hour >= one.from && hour < one.until);
}

function bestWindow(channel: ChannelType, moment: LocalMoment): PublishedWindow | undefined {
  return pickBest(
    windowsAt(channel, moment).filter((window) => window.effect > 0),
    (window) => window.effect,
  );
}

function pickBest<T>(list: readonly T[], value: (one: T) => number): T | undefined {
  let best: T | undefined;
  for (const one of list) if (best === undefined || value(one) > value(best)) best = one;
  return best;
}

function count(days: Map<string, number>, date: string): void {
  days.set(date, (days.get(date) ?? 0) + 1);
}

const WEEKDAY_NAMES = [
  'Mondays',
  'Tuesdays',
  'Wednesdays',
  'Thursdays',
  'Fridays',
  'Saturdays',
  'Sundays',
] as const;

function explain(channel: ChannelType, { weekday, window }: Candidate): string {
  const day = WEEKDAY_NAMES[weekday - 1];
  const { name } = channelOf(channel);
  if (window) {
    const hours = `${window.from}:00-${window.until}:00`;
    return `Not enough results of its own yet, so the usual pattern decides: ${day} ${hours} is a good time on ${name} (${window.source}).`;
  }
  if (!PUBLISHED_WINDOWS[channel])
    return `No published pattern is at hand for ${name}: daytime, spread over the days.`;
  return `The usual best times on ${name} fall on days that have a post already, so this one keeps the days apart.`;
}
