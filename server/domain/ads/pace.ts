// How a monthly budget stands against the calendar.
import { Temporal } from 'temporal-polyfill';

export interface Pace {
  /** Day of the month, from 1. */
  readonly day: number;
  readonly days: number;
  /** What an even pace would have spent by the end of this day, minor units. */
  readonly even: number;
}

export function paceOf(budget: number, at: { now: number; timezone: string }): Pace {
  const today = Temporal.Instant.fromEpochMilliseconds(at.now).toZonedDateTimeISO(at.timezone);
  const { day, daysInMonth: days } = today;
  return { day, days, even: Math.round((budget * day) / days) };
}
