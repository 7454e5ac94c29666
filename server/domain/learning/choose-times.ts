// Chooses posting times: of the slots of the channel's queue where somebody has set any, else from the published priors. The
// best hours of the best days, spread over the days of each week, clear of quiet hours and of other posts on the channel. Which
// hours are the best, the channel's own posts say, once there are enough of them.
import type { Sentence } from '../../contract/sentence.ts';
import type { Slot } from '../../contract/slot.ts';
import { createRandom } from '../../kernel/random.ts';
import { say } from '../../sentences/index.ts';
import { drawTime, type Learned, type TimeDraw } from './draw-time.ts';
import { addLocalDays, startOfLocalDay, toLocal } from './local-time.ts';
import { SLOT_ROOM } from './slots.ts';
import { type Day, hoursOf, type Option, type OptionsRequest, slotsOf } from './time-options.ts';
import { isPart, isWithin, type PartOfWeek, partOf } from './week-parts.ts';

export interface TimesRequest extends OptionsRequest {
  /** Times wanted over the whole span. */
  readonly count: number;
  /** Times already taken on this channel. */
  readonly taken: readonly number[];
  readonly seed: string | number;
  /** What the channel's own posts have taught; absent where nobody asks for it. */
  readonly learned?: Learned;
  /** What people have decided over it: parts of the week in which a post leaves first, and those in which none does. */
  readonly overruled?: { readonly pinned: readonly PartOfWeek[]; readonly banned: readonly PartOfWeek[] };
}

export interface ChosenTime {
  /** UTC milliseconds. */
  readonly at: number;
  /** It rests on a published pattern. */
  readonly isPublished: boolean;
  readonly reason: Sentence;
  /** The choice of the learner; null where there was too little to learn from. */
  readonly draw: TimeDraw | null;
}

const HOUR = 3_600_000;
/** Least distance between two posts of one channel, milliseconds. */
const APART = 3 * HOUR;

/** Least distance between posts of a channel with these slots: who sets some close together wants them so. */
export function apartOf(slots: readonly Slot[]): number {
  return slots.length > 0 ? SLOT_ROOM : APART;
}
/** What a day loses when it, or the day next to it, has a post already. */
const SAME_DAY = 1;
const NEXT_DAY = 0.06;

/**
 * At most `count` times in order; fewer when the span has no room. Repeats exactly under the same request. Throws a
 * RangeError on an unknown time zone.
 */
export function chooseTimes(request: TimesRequest): ChosenTime[] {
  const { channel, timezone, seed, taken, slots = [], learned, overruled } = request;
  const random = createRandom(`times:${channel}:${timezone}:${seed}`);
  const options = slots.length > 0 ? slotsOf : hoursOf;
  const { banned = [], pinned = [] } = overruled ?? {};
  const days = daysOf(request)
    .map((day) => ({ day, options: options(day, request, random) }))
    .map((day) => (banned.length > 0 ? { ...day, options: outside(day.options, banned, timezone) } : day));
  const apart = apartOf(slots);
  const occupied = [...taken];
  const chosen: ChosenTime[] = [];
  for (const [week, wanted] of shares(days.length, request.count).entries()) {
    const span = days.slice(week * 7, week * 7 + 7);
    for (let turn = 0; turn < wanted; turn++) {
      const clear = { occupied, timezone, apart };
      const set = pinned.length > 0 ? bestOption(pinnedDays(span, pinned, clear), clear) : null;
      if (set !== null) {
        occupied.push(set.at);
        const { weekday, hour } = toLocal(set.at, timezone);
        chosen.push({
          at: set.at,
          isPublished: false,
          reason: say('learning.pinned', { weekday, hour }),
          draw: null,
        });
        continue;
      }
      const inWeek = bestOption(span, clear);
      const pattern = inWeek ?? bestOption(days, clear);
      if (pattern === null) break;
      const standing = {
        ...{ days: inWeek ? span : days, occupied, apart, pattern },
        ...{ turn: chosen.length, left: wanted - turn },
      };
      const { option, draw } = learned
        ? drawTime({ ...request, learned }, standing)
        : { option: pattern, draw: null };
      const { at, reason, isPublished } = option;
      occupied.push(at);
      chosen.push({ at, reason, isPublished, draw });
    }
  }
  return chosen.sort((x, y) => x.at - y.at);
}

/** Parts of the week that people have set, as far as no post is in them. */
function pinnedDays(
  days: readonly Day[],
  pinned: readonly PartOfWeek[],
  { occupied, timezone }: { readonly occupied: readonly number[]; readonly timezone: string },
): Day[] {
  const had = occupied.map((at) => ({ at, part: partOf(at, timezone) }));
  return days.map(({ day, options }) => {
    const end = addLocalDays(day, 1, timezone);
    const parts = had.flatMap(({ at, part }) => (at >= day && at < end ? [part] : []));
    const open = pinned.filter((pin) => !parts.some((part) => isPart(part, pin)));
    return {
      day,
      options: options.filter(({ at }) => isWithin(open, at, timezone)),
    };
  });
}

function outside(options: readonly Option[], banned: readonly PartOfWeek[], timezone: string): Option[] {
  return options.filter(({ at }) => !isWithin(banned, at, timezone));
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
