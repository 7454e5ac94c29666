// Local times of a business, right across daylight-saving changes.
import { Temporal } from 'temporal-polyfill';
import type { Weekday } from './posting-times-data.ts';

export interface LocalMoment {
  /** UTC milliseconds. */
  readonly at: number;
  /** Local date as YYYY-MM-DD. */
  readonly date: string;
  readonly weekday: Weekday;
  readonly hour: number;
}

/** What the clock on the wall shows at a moment. */
export function toLocal(at: number, timezone: string): LocalMoment {
  return describe(Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timezone));
}

/**
 * The moment of a local time on the local day `days` after that of `from`. A time that a change of clocks skips moves
 * on by the length of the gap; of one that comes twice the first is meant.
 */
export function localMoment(
  from: number,
  timezone: string,
  time: { days: number; hour: number; minute: number },
): LocalMoment {
  const day = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timezone).toPlainDate();
  const local = day.add({ days: time.days }).toPlainDateTime({ hour: time.hour, minute: time.minute });
  return describe(local.toZonedDateTime(timezone, { disambiguation: 'compatible' }));
}

/** The first moment of the local day that holds `at`; not always midnight. UTC milliseconds. */
export function startOfLocalDay(at: number, timezone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timezone).startOfDay()
    .epochMilliseconds;
}

function describe(moment: Temporal.ZonedDateTime): LocalMoment {
  return {
    at: moment.epochMilliseconds,
    date: moment.toPlainDate().toString(),
    weekday: moment.dayOfWeek as Weekday,
    hour: moment.hour,
  };
}
