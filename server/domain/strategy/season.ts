// Dates worth a post within a stretch of time, in the business's time zone.
import { DAY } from '../../kernel/clock.ts';
import { toLocal } from '../learning/index.ts';
import { YEAR_DATES } from './season-data.ts';

export interface SeasonDate {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly name: string;
}

/** In order; `from` and `until` are UTC milliseconds. */
export function datesBetween(from: number, until: number, timezone: string): SeasonDate[] {
  const first = toLocal(from, timezone).date;
  const last = toLocal(until, timezone).date;
  const years = new Set([first, last].map((date) => Number(date.slice(0, 4))));
  return [...years]
    .flatMap((year) => [
      ...YEAR_DATES.map(({ month, day, name }) => ({ date: dateOf(year, month, day), name })),
      { date: blackFriday(year), name: 'Black Friday' },
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

/** "14 Feb" in the business's locale. */
export function shortDate(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** "14 February 2027" in the business's locale. */
export function longDate(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
