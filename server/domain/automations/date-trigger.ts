// When a date of a person begins an automation: pure arithmetic of days on the wall of a business.
import type { Trigger } from '../../contract/built-automation.ts';
import { fromWallTime, toWallTime } from '../../contract/wall-time.ts';
import { DAY } from '../../kernel/clock.ts';

export type DateTrigger = Extract<Trigger, { readonly on: 'date' }>;

/** A moment at which an automation begins, for everybody who has a certain date. */
export interface Occasion {
  /** UTC milliseconds. */
  readonly at: number;
  /** The day on which they are counted as having it: `2027-03-01`. */
  readonly day: string;
}

/** The occasions after `from` and until `to`, UTC milliseconds. */
export function occasionsBetween(
  { days, time }: Pick<DateTrigger, 'days' | 'time'>,
  { from, to, timeZone }: { from: number; to: number; timeZone: string },
): Occasion[] {
  const first = Date.parse(`${toWallTime(from, timeZone).slice(0, 10)}T00:00Z`);
  const last = Date.parse(`${toWallTime(to, timeZone).slice(0, 10)}T00:00Z`);
  const occasions: Occasion[] = [];
  for (let day = first; day <= last; day += DAY) {
    const at = fromWallTime(`${dayOf(day)}T${time}`, timeZone);
    if (at !== undefined && at > from && at <= to) occasions.push({ at, day: dayOf(day - days * DAY) });
  }
  return occasions;
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Nobody who gets mail was born before. */
const FIRST_YEAR = 1900;

/** Which dates are meant on an occasion: the starts of their days, UTC milliseconds. */
export function datesOf({ each }: Pick<DateTrigger, 'each'>, { day }: Pick<Occasion, 'day'>): number[] {
  if (each === 'once') return [Date.parse(day)];
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const days = [[month, date] as const];
  // Who was born on 29 February has a birthday in other years, too.
  if (month === 2 && date === 28 && !hasDay(year, 2, 29)) days.push([2, 29]);
  const found: number[] = [];
  for (let one = FIRST_YEAR; one <= year; one += 1) {
    for (const [of, on] of days) if (hasDay(one, of, on)) found.push(Date.UTC(one, of - 1, on));
  }
  return found;
}

const hasDay = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month - 1, date)).getUTCDate() === date;

/** What an occasion is called among the causes of a person's runs: the same begins once. */
export function causeOf({ attribute, each }: DateTrigger, { day }: Occasion): string {
  return `date:${attribute}:${each === 'year' ? day.slice(0, 4) : day}`;
}
