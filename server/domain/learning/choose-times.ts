// Chooses posting times: of the slots of the channel's queue where somebody has set any, else from the published priors. The
// best hours of the best days, spread over the days of each week, clear of quiet hours and of other posts on the channel.
import { type ChannelType, practiceOf, type TimeWindow } from '../../contract/channels/index.ts';
import type { Sentence } from '../../contract/sentence.ts';
import type { Slot } from '../../contract/slot.ts';
import { createRandom, type Random } from '../../kernel/random.ts';
import { say } from '../../sentences/index.ts';
import { addLocalDays, atLocal, startOfLocalDay, toLocal } from './local-time.ts';
import { momentsOfDay, SLOT_ROOM } from './slots.ts';
import { EFFECTS, SOURCES } from './sources-data.ts';

export interface TimesRequest {
  readonly channel: ChannelType;
  /** IANA name. */
  readonly timezone: string;
  /** No time is earlier; UTC milliseconds. */
  readonly from: number;
  /** Every time is earlier; UTC milliseconds. */
  readonly until: number;
  /** Times wanted over the whole span. */
  readonly count: number;
  /** Times already taken on this channel. */
  readonly taken: readonly number[];
  /** Where somebody has set any, times are of these alone. */
  readonly slots?: readonly Slot[];
  readonly seed: string | number;
}

export interface ChosenTime {
  /** UTC milliseconds. */
  readonly at: number;
  /** It rests on a published pattern. */
  readonly isPublished: boolean;
  readonly reason: Sentence;
}

const HOUR = 3_600_000;
/** Least distance between two posts of one channel, milliseconds. */
const APART = 3 * HOUR;

/** Least distance between posts of a channel with these slots: who sets some close together wants them so. */
export function apartOf(slots: readonly Slot[]): number {
  return slots.length > 0 ? SLOT_ROOM : APART;
}
/** Posts leave between these local hours unless the priors have a peak or window outside them. */
const WAKING = { from: 8, until: 21 };
/** A channel without a published table posts in these hours. */
const PLAIN = { from: 9, until: 17 };
/** Scores of hours that nothing speaks for, and of the jitter that varies the hour within a window. */
const PLAIN_SCORE = 0.02;
const JITTER = 0.04;
/** What a day loses when it, or the day next to it, has a post already. */
const SAME_DAY = 1;
const NEXT_DAY = 0.06;

/**
 * At most `count` times in order; fewer when the span has no room. Repeats exactly under the same request. Throws a
 * RangeError on an unknown time zone.
 */
export function chooseTimes(request: TimesRequest): ChosenTime[] {
  const { channel, timezone, seed, taken, slots = [] } = request;
  const random = createRandom(`times:${channel}:${timezone}:${seed}`);
  const options = slots.length > 0 ? slotsOf : optionsOf;
  const days = daysOf(request).map((day) => ({ day, options: options(day, request, random) }));
  const apart = apartOf(slots);
  const occupied = [...taken];
  const chosen: ChosenTime[] = [];
  for (const [week, wanted] of shares(days.length, request.count).entries()) {
    const span = days.slice(week * 7, week * 7 + 7);
    for (let turn = 0; turn < wanted; turn++) {
      const clear = { occupied, timezone, apart };
      const best = bestOption(span, clear) ?? bestOption(days, clear);
      if (best === null) break;
      occupied.push(best.at);
      const { at, reason, isPublished } = best;
      chosen.push({ at, reason, isPublished });
    }
  }
  return chosen.sort((x, y) => x.at - y.at);
}

/** What the published pattern says of a time: log units of engagement, above 0 is better than any hour. */
export function rateTime(
  channel: ChannelType,
  at: number,
  timezone: string,
): Pick<Option, 'score' | 'reason' | 'isPublished'> {
  const { weekday, hour } = toLocal(at, timezone);
  return {
    score: scoreOf(channel, weekday, hour),
    isPublished: bestWindow(channel, weekday, hour) !== undefined,
    reason: reasonFor(channel, weekday, hour),
  };
}

/** The published pattern's effect on an hour of the week (Monday 0:00 is 0), log units of engagement. */
export function rateWeekHour(channel: ChannelType, weekHour: number): number {
  return scoreOf(channel, 1 + Math.min(6, Math.floor(weekHour / 24)), Math.floor(weekHour % 24));
}

interface Option extends ChosenTime {
  readonly score: number;
}

interface Day {
  /** Start of the local day. */
  readonly day: number;
  readonly options: readonly Option[];
}

function daysOf({ from, until, timezone }: TimesRequest): number[] {
  const days: number[] = [];
  if (!(until > from)) return days;
  for (let day = startOfLocalDay(from, timezone); day < until; day = addLocalDays(day, 1, timezone))
    days.push(day);
  return days;
}

/** How many of `count` fall to each week of the span, in proportion to its days, remainders to the earlier weeks. */
function shares(days: number, count: number): number[] {
  const weeks = Math.ceil(days / 7);
  let given = 0;
  return Array.from({ length: weeks }, (_, week) => {
    const due = Math.ceil((count * Math.min(days, (week + 1) * 7)) / days - 1e-9) - given;
    given += due;
    return due;
  });
}

/** The hours of a day at which a post may leave, each with a minute of its own. */
function optionsOf(day: number, { channel, timezone, from, until }: TimesRequest, random: Random): Option[] {
  const { weekday } = toLocal(day, timezone);
  const options: Option[] = [];
  for (let hour = 0; hour < 24; hour++) {
    const minute = random.int(60);
    const jitter = random.next() * JITTER;
    if (!isAwake(channel, weekday, hour)) continue;
    const at = atLocal(day, hour, minute, timezone);
    if (at === null || at < from || at >= until) continue;
    options.push({
      at,
      score: scoreOf(channel, weekday, hour) + jitter,
      isPublished: bestWindow(channel, weekday, hour) !== undefined,
      reason: reasonFor(channel, weekday, hour),
    });
  }
  return options;
}

/** The slots of a day. The published pattern chooses among them. */
function slotsOf(day: number, { channel, timezone, from, until, slots = [] }: TimesRequest): Option[] {
  return momentsOfDay(slots, day, timezone).flatMap((at) => {
    const { weekday, hour, minute } = toLocal(at, timezone);
    if (at < from || at >= until) return [];
    const score = scoreOf(channel, weekday, hour);
    return [
      { at, score, isPublished: false, reason: say('learning.own-slot', { channel, weekday, hour, minute }) },
    ];
  });
}

function windowsAt(channel: ChannelType, weekday: number, hour: number): TimeWindow[] {
  return practiceOf(channel).times.filter(
    ({ days, hours }) => days.some((day) => day === weekday) && hour >= hours[0] && hour < hours[1],
  );
}

function isAwake(channel: ChannelType, weekday: number, hour: number): boolean {
  if (hour >= WAKING.from && hour < WAKING.until) return true;
  return windowsAt(channel, weekday, hour).some(({ effect }) => effect !== 'weak');
}

/** Effect of the published pattern on this hour, log units; the strongest sign of each direction counts. */
function scoreOf(channel: ChannelType, weekday: number, hour: number): number {
  const effects = windowsAt(channel, weekday, hour).map(({ effect }) => EFFECTS[effect]);
  const published = Math.max(0, ...effects) + Math.min(0, ...effects);
  const plain = hour >= PLAIN.from && hour < PLAIN.until ? PLAIN_SCORE : 0;
  const weekend = practiceOf(channel).times.length === 0 && weekday > 5 ? EFFECTS.weak : 0;
  return published + plain + weekend;
}

/** The best free time: good hours on days that have no post yet, not next to days that have. */
function bestOption(
  days: readonly Day[],
  { occupied, timezone, apart }: { occupied: readonly number[]; timezone: string; apart: number },
): Option | null {
  const busy = new Set(occupied.map((at) => startOfLocalDay(at, timezone)));
  let best: { option: Option; value: number } | null = null;
  for (const { day, options } of days) {
    const near = busy.has(addLocalDays(day, 1, timezone)) || busy.has(addLocalDays(day, -1, timezone));
    const crowd = (busy.has(day) ? SAME_DAY : 0) + (near ? NEXT_DAY : 0);
    for (const option of options) {
      if (occupied.some((at) => Math.abs(at - option.at) < apart)) continue;
      const value = option.score - crowd;
      if (best === null || value > best.value) best = { option, value };
    }
  }
  return best?.option ?? null;
}

function bestWindow(channel: ChannelType, weekday: number, hour: number): TimeWindow | undefined {
  const [best] = windowsAt(channel, weekday, hour)
    .filter(({ effect }) => effect !== 'weak')
    .sort((x, y) => EFFECTS[y.effect] - EFFECTS[x.effect]);
  return best;
}

function reasonFor(channel: ChannelType, weekday: number, hour: number): Sentence {
  const best = bestWindow(channel, weekday, hour);
  if (best === undefined) return plainReason(channel, weekday, hour);
  const { name: source, period } = SOURCES[best.source];
  const [from, until] = best.hours;
  const hours = { channel, weekday, from, until, source, period };
  if (best.effect !== 'peak') return say('learning.window', hours);
  return until - from === 1
    ? say('learning.peak-hour', { ...hours, from: hour })
    : say('learning.peak', hours);
}

function plainReason(channel: ChannelType, weekday: number, hour: number): Sentence {
  return practiceOf(channel).times.length === 0
    ? say('learning.nothing-published', { channel, hour })
    : say('learning.no-best-that-day', { channel, weekday, hour });
}
