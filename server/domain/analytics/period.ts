// A period of whole local days up to today, and as many days before it to compare with.
import { Temporal } from 'temporal-polyfill';
import type { PeriodDays } from '../../contract/analytics.ts';
import { toLocal } from '../learning/index.ts';

export interface Period {
  readonly length: number;
  /** YYYY-MM-DD, oldest first; the last one is today, which is not over. */
  readonly days: readonly string[];
  readonly before: readonly string[];
  /** First moment of the period, UTC milliseconds. */
  readonly from: number;
}

export function periodOf(length: PeriodDays | number, now: number, timeZone: string): Period {
  const today = Temporal.PlainDate.from(toLocal(now, timeZone).date);
  const first = today.subtract({ days: length - 1 });
  return {
    length,
    days: listDays(first, length),
    before: listDays(first.subtract({ days: length }), length),
    from: first.toZonedDateTime(timeZone).epochMilliseconds,
  };
}

function listDays(first: Temporal.PlainDate, count: number): string[] {
  return Array.from({ length: count }, (_, index) => first.add({ days: index }).toString());
}
