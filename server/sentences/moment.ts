// Days and times as people say them.
import { toWallTime } from '../contract/wall-time.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Name of an ISO weekday (Monday 1 to Sunday 7). */
export function dayName(weekday: number): string {
  return DAYS[weekday - 1] ?? '';
}

/** Such as "Tue 3 Mar 2026, 09:05". @throws RangeError on an unknown zone */
export function formatLocal(at: number, timezone: string): string {
  const [day = '', clock = ''] = toWallTime(at, timezone).split('T');
  const [year, month, date] = day.split('-').map(Number);
  const weekday = new Date(day).getUTCDay() || 7;
  return `${dayName(weekday).slice(0, 3)} ${date} ${MONTHS[(month ?? 1) - 1]} ${year}, ${clock}`;
}

/** `09:00`. */
export function clock(hour: number, minute = 0): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** `22 Nov 2026, 14:05 UTC`: for commands, because a server's own zone is seldom its people's. */
export function formatMoment(at: number): string {
  const text = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at);
  return `${text} UTC`;
}

/** On the business's clock; by UTC where a sentence was kept without its zone. */
export function formatTime(at: number, timezone: string | undefined): string {
  return timezone === undefined ? formatMoment(at) : formatLocal(at, timezone);
}

/** "14 Feb" in the business's locale. @param date YYYY-MM-DD */
export function shortDate(date: string, locale: string): string {
  return formatDate(date, locale, { day: 'numeric', month: 'short' });
}

/** "14 February 2027" in the business's locale. @param date YYYY-MM-DD */
export function longDate(date: string, locale: string): string {
  return formatDate(date, locale, { dateStyle: 'long' });
}

function formatDate(date: string, locale: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}
