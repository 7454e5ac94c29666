// Months of a plan. They are counted from its first day in UTC, so that the day is kept: 31 Jan, 28 Feb, 31 Mar.
import { Temporal } from 'temporal-polyfill';
import { DAY } from '../../kernel/clock.ts';

const LONGEST_MONTH = 31 * DAY;

/** UTC milliseconds; `to` belongs to the next one. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** The month in which `now` lies, counted from `start`; the first one when `now` is before it. */
export function monthAt(start: number, now: number): Period {
  const first = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO('UTC');
  const after = (months: number) => first.add({ months }).epochMilliseconds;
  let months = Math.max(1, Math.floor((now - start) / LONGEST_MONTH));
  while (after(months) <= now) months += 1;
  return { from: after(months - 1), to: after(months) };
}
