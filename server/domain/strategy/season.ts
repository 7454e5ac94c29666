// Dates worth a post within a stretch of time, in the business's time zone.
import type { YearDay } from '../../contract/constants/year-days.ts';
import { DAY } from '../../kernel/clock.ts';
import { toLocal } from '../learning/index.ts';
import { YEAR_DATES } from './season-data.ts';

export interface SeasonDate {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly day: YearDay;
}

/** In order; `from` and `until` are UTC milliseconds. */
export function datesBetween(from: number, until: number, timezone: string): SeasonDate[] {
  const first = toLocal(from, timezone).date;
  const last = toLocal(until, timezone).date;
  const years = new Set([first, last].map((date) => Number(date.slice(0, 4))));
  return [...years]
    .flatMap((year) => [
      ...YEAR_DATES.map(([month, date, day]) => ({ date: dateOf(year, month, date), day })),
      { date: blackFriday(year), day: 'black-friday' as const },
    ])
    .filter(({ date }) => date >= first && date <= last)
    .sort((a, b) => a.date.localeCompare(b.date));
}

function dateOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The day after the fourth Thursday of November. */
function blackFriday(year: number): string {
  const first = Date.UTC(year, 10, 1);
  const toThursday = (4 - new Date(first).getUTCDay() + 7) % 7;
  return new Date(first + (toThursday + 22) * DAY).toISOString().slice(0, 10);
}
