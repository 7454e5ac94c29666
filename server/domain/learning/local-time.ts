// Local time of any IANA zone, correct across daylight-saving changes. All instants are UTC milliseconds.
import { Temporal } from 'temporal-polyfill';

/** The moment as local date and time. Throws a RangeError on an unknown zone. */
function localTime(at: number, timezone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(Math.trunc(at)).toZonedDateTimeISO(timezone);
}

/** The parts of a local time that plans and screens need. */
export interface LocalTime {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Monday 1 to Sunday 7. */
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
}

export function toLocal(at: number, timezone: string): LocalTime {
  const local = localTime(at, timezone);
  return {
    date: local.toPlainDate().toString(),
    weekday: local.dayOfWeek,
    hour: local.hour,
    minute: local.minute,
  };
}

const HOUR = 3_600_000;
/** No zone changes its clocks twice within so many milliseconds. */
const STEADY = 21 * 24 * HOUR;

/** Hours since Monday 0:00 local, fractions included. */
export type WeekHour = number;

/**
 * The local hour of the week of many moments, in their order. Offsets are looked up where they may change, and not once a
 * moment. Throws a RangeError on an unknown zone.
 */
export function weekHoursOf(moments: readonly number[], timezone: string): WeekHour[] {
  const offsets = new Map<number, number>();
  const offsetAt = (at: number) => {
    const known = offsets.get(at);
    if (known !== undefined) return known;
    const offset = localTime(at, timezone).offsetNanoseconds / 1e6;
    offsets.set(at, offset);
    return offset;
  };
  return moments.map((at) => {
    const from = Math.floor(at / STEADY) * STEADY;
    const offset = offsetAt(from) === offsetAt(from + STEADY) ? offsetAt(from) : offsetAt(at);
    // 1970-01-01 was a Thursday.
    const hours = (at + offset) / HOUR + 3 * 24;
    return ((hours % WEEK_HOURS) + WEEK_HOURS) % WEEK_HOURS;
  });
}

const WEEK_HOURS = 7 * 24;

/** The first moment of the local day; not always midnight. */
export function startOfLocalDay(at: number, timezone: string): number {
  return localTime(at, timezone).startOfDay().epochMilliseconds;
}

/** The first moment of the local day `days` later; days of 23 or 25 hours count as one. */
export function addLocalDays(at: number, days: number, timezone: string): number {
  return localTime(at, timezone).add({ days }).startOfDay().epochMilliseconds;
}

/** When the clocks of another zone show what those of a first one showed; where a clock skips that time, an hour later. */
export function sameLocalTime(at: number, from: string, to: string): number {
  return localTime(at, from).toPlainDateTime().toZonedDateTime(to).epochMilliseconds;
}

/**
 * The instant of a local wall-clock time on the local day that holds `day`; the earlier one where the clock repeats an
 * hour, null where it skips it.
 */
export function atLocal(day: number, hour: number, minute: number, timezone: string): number | null {
  const date = localTime(day, timezone).toPlainDate();
  const wanted = date.toPlainDateTime({ hour, minute });
  const found = wanted.toZonedDateTime(timezone, { disambiguation: 'earlier' });
  return found.toPlainDateTime().equals(wanted) ? found.epochMilliseconds : null;
}

/** When the clock shows so many minutes after midnight on the local day that holds `day`; where it skips that, as much later as it jumps. */
export function clockAt(day: number, minuteOfDay: number, timezone: string): number {
  const time = { hour: Math.floor(minuteOfDay / 60), minute: minuteOfDay % 60 };
  return localTime(day, timezone).toPlainDate().toPlainDateTime(time).toZonedDateTime(timezone)
    .epochMilliseconds;
}
