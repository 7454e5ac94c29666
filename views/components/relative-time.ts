// Moments in words: relative to now, and exact in the business's time zone. Pure, the same on both sides.
import { dateFormat, exactFormat, relativeFormat } from './formats.ts';

export interface Clockface {
  /** UTC milliseconds. */
  readonly now: number;
  /** BCP 47, e.g. `en-GB`. */
  readonly locale: string;
  /** IANA name, e.g. `Europe/Paris`. */
  readonly timeZone: string;
}

const UNITS = [
  { unit: 'year', seconds: 31_557_600 },
  { unit: 'month', seconds: 2_629_800 },
  { unit: 'week', seconds: 604_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** Words of the interface are English whatever the locale of dates and numbers. */
const WORDS = 'en';

/** "5 minutes ago", "in 2 days", "less than a minute ago". */
export function formatRelative(at: number, now: number): string {
  const seconds = (at - now) / 1000;
  const fitting = UNITS.find((one) => Math.abs(seconds) >= one.seconds);
  if (!fitting) {
    return seconds > 0 ? 'in less than a minute' : 'less than a minute ago';
  }
  return relativeFormat(WORDS).format(Math.trunc(seconds / fitting.seconds), fitting.unit);
}

/** "21 Nov 2026, 09:30 CET": the moment in the business's time zone, which is named. */
export function formatExact(at: number, { locale, timeZone }: Omit<Clockface, 'now'>): string {
  return exactFormat(locale, timeZone).format(at);
}

/** "21 Nov 2026": the day of a moment, given as milliseconds or ISO 8601, in the business's time zone. */
export function formatDate(at: number | string, { locale, timeZone }: Omit<Clockface, 'now'>): string {
  return dateFormat(locale, timeZone).format(typeof at === 'number' ? at : Date.parse(at));
}
