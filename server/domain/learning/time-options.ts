// The times of a day at which a post may leave: the slots of a channel's queue, or the hours in which people are awake; and
// what the published pattern says of each.
import { type ChannelType, practiceOf, type TimeWindow } from '../../contract/channels/index.ts';
import type { Sentence } from '../../contract/sentence.ts';
import type { Slot } from '../../contract/slot.ts';
import type { Random } from '../../kernel/random.ts';
import { say } from '../../sentences/index.ts';
import { atLocal, toLocal } from './local-time.ts';
import { momentsOfDay } from './slots.ts';
import { EFFECTS, SOURCES } from './sources-data.ts';

export interface OptionsRequest {
  readonly channel: ChannelType;
  /** IANA name. */
  readonly timezone: string;
  /** No time is earlier; UTC milliseconds. */
  readonly from: number;
  /** Every time is earlier; UTC milliseconds. */
  readonly until: number;
  /** Where somebody has set any, times are of these alone. */
  readonly slots?: readonly Slot[];
}

/** Posts leave between these local hours unless the priors have a peak or window outside them. */
const WAKING = { from: 8, until: 21 };
/** A channel without a published table posts in these hours. */
const PLAIN = { from: 9, until: 17 };
/** Scores of hours that nothing speaks for, and of the jitter that varies the hour within a window. */
const PLAIN_SCORE = 0.02;
const JITTER = 0.04;
export interface Option {
  /** UTC milliseconds. */
  readonly at: number;
  /** It rests on a published pattern. */
  readonly isPublished: boolean;
  readonly reason: Sentence;
  readonly score: number;
}

export interface Day {
  /** Start of the local day. */
  readonly day: number;
  readonly options: readonly Option[];
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

/** The hours of a day at which a post may leave, each with a minute of its own. */
export function hoursOf(
  day: number,
  { channel, timezone, from, until }: OptionsRequest,
  random: Random,
): Option[] {
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
export function slotsOf(
  day: number,
  { channel, timezone, from, until, slots = [] }: OptionsRequest,
): Option[] {
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
