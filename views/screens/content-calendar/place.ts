// Addresses inside the calendar, and days in words.
import type { CalendarPlace } from './types.ts';

/** The route of a place, without what it has by default. */
export function hrefOf({ view, date, channel, state }: CalendarPlace): string {
  const query = new URLSearchParams({ view, date });
  if (channel) query.set('channel', channel);
  if (state !== 'all') query.set('state', state);
  return `#/content-calendar?${query}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A day as a locale (BCP 47) writes it. */
export function formatDay(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return dayFormat(locale, options).format(Date.parse(day));
}

/** "22 – 28 November 2026". */
export function formatDays(from: string, last: string, locale: string): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return dayFormat(locale, options).formatRange(Date.parse(from), Date.parse(last));
}

function dayFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  if (formats.size > 64) formats.clear();
  formats.set(key, format);
  return format;
}

/** "3 posts", "1 post". */
export function countPosts(count: number): string {
  return `${count} ${count === 1 ? 'post' : 'posts'}`;
}
