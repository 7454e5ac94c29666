// Calendar days of a time zone: `2027-03-01`. Days are not 24 hours long where clocks change.
import { DAY, HOUR } from '../kernel/clock.ts';

/** The day on which a moment falls. */
export function dayOf(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at);
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/** The first moment of a day, UTC milliseconds; where midnight is skipped, the moment after the gap. */
export function startOfDay(day: string, timeZone: string): number {
  // No zone is further than 14 hours from UTC, so the day begins between these two.
  let low = Date.parse(`${day}T00:00:00Z`) - 15 * HOUR;
  let high = low + 30 * HOUR;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dayOf(middle, timeZone) < day) low = middle;
    else high = middle;
  }
  return high;
}
