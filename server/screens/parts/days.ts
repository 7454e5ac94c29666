// Calendar days of a time zone: `2027-03-01`. Days are not 24 hours long where clocks change.
import { Temporal } from 'temporal-polyfill';

/** The day on which a moment falls. */
export function dayOf(at: number, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

export function addDays(day: string, count: number): string {
  return Temporal.PlainDate.from(day).add({ days: count }).toString();
}

/** The first moment of a day, UTC milliseconds; where midnight is skipped, the moment after the gap. */
export function startOfDay(day: string, timeZone: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds;
}

/** The same day of another month, or its last day where that month is shorter. */
export function addMonths(day: string, count: number): string {
  return Temporal.PlainDate.from(day).add({ months: count }).toString();
}

/** The first day of the month, and of the one after it. */
export function monthOf(day: string): { first: string; next: string } {
  const first = Temporal.PlainDate.from(day).with({ day: 1 });
  return { first: first.toString(), next: first.add({ months: 1 }).toString() };
}

/** The first day of the day's week; `firstDay` is Monday 1 to Sunday 7. */
export function startOfWeek(day: string, firstDay: number): string {
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: (date.dayOfWeek - firstDay + 7) % 7 }).toString();
}

/** Days from `from` until `until`, which is left out. */
export function listDays(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day < until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The day on which weeks begin where a locale is spoken, Monday 1 to Sunday 7; Sunday where that is not known. */
export function firstDayOfWeek(locale: string): number {
  try {
    const info = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } };
    return info.getWeekInfo?.().firstDay ?? SUNDAY;
  } catch {
    return SUNDAY;
  }
}

const SUNDAY = 7;
