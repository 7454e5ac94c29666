// When an idea may be told, by the date at the business.
import type { Idea, Season } from './idea.ts';

const SEASONS: readonly Season[] = [
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
  'summer',
  'summer',
  'autumn',
  'autumn',
  'autumn',
  'winter',
];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** A day of the calendar; months 1-12. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day in a time zone at a moment (UTC milliseconds). */
export function dayAt(at: number, timezone: string): Day {
  const format = formats.get(timezone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: timezone });
  formats.set(timezone, format);
  const parts = format.format(at).split('-').map(Number);
  const [year = 0, month = 1, day = 1] = parts;
  return { year, month, day };
}

/** Whether seasons are those of the southern half: most of the people of these zones live there. */
export function isSouthern(timezone: string): boolean {
  return /^(?:Australia|Antarctica)\/|^Pacific\/(?:Auckland|Fiji|Tongatapu|Apia|Port_Moresby|Noumea)|^Africa\/(?:Johannesburg|Harare|Maputo|Windhoek|Gaborone|Lusaka|Maseru|Mbabane)|^America\/(?:Sao_Paulo|Argentina|Buenos_Aires|Santiago|Montevideo|Asuncion|La_Paz|Lima)|^Indian\/(?:Antananarivo|Mauritius)/.test(
    timezone,
  );
}

export function seasonOf({ month }: Day, southern: boolean): Season {
  return SEASONS[(month - 1 + (southern ? 6 : 0)) % 12] ?? 'winter';
}

export function isInTime(idea: Idea, day: Day, southern: boolean): boolean {
  const { when } = idea;
  if (when === undefined) return true;
  const weekday = WEEKDAYS[new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay()] ?? 'sun';
  const [first, last] = when.monthDays ?? [1, 31];
  // Months mean the season in which they lie where packs are written.
  const month = southern && when.season !== undefined ? ((day.month + 5) % 12) + 1 : day.month;
  return (
    (when.season?.includes(seasonOf(day, southern)) ?? true) &&
    (when.months?.includes(month) ?? true) &&
    (when.weekdays?.includes(weekday) ?? true) &&
    day.day >= first &&
    day.day <= last
  );
}
