// Calendar days of a time zone: `2027-03-01`. Days are not 24 hours long where clocks change.
import { Temporal } from 'temporal-polyfill';

/** The day on which a moment falls. */
export function dayOf(at: number, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

export function addDays(day: string, count: number): string {
  return Temporal.PlainDate.from(day).add({ days: count }).toString();
}

/** The first moment of a day, UTC milliseconds; where midnight is skipped, the moment after the gap. */
export function startOfDay(day: string, timeZone: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds;
}
