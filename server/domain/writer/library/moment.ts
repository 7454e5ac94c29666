// Moments of the year: on which day they fall, and whether it is near.
import type { DateRule, Moment } from './idea.ts';
import type { Day } from './in-time.ts';

export type { DateRule, Moment } from './idea.ts';

const DAY = 86_400_000;
const toDay = (at: number): Day => {
  const date = new Date(at);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

/** Easter Sunday by the anonymous Gregorian computus (Nature, 20 April 1876; Meeus, Astronomical Algorithms, chapter 8). */
export function easterOf(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return { year, month, day: ((h + l - 7 * m + 114) % 31) + 1 };
}

/** The day on which a rule falls in a year. */
export function dayOf(rule: DateRule, year: number): Day {
  if ('fixed' in rule) return { year, month: rule.fixed[0], day: rule.fixed[1] };
  if ('easter' in rule) {
    const easter = easterOf(year);
    return toDay(Date.UTC(year, easter.month - 1, easter.day) + rule.easter * DAY);
  }
  const first = new Date(Date.UTC(year, rule.month - 1, 1)).getUTCDay();
  const length = new Date(Date.UTC(year, rule.month, 0)).getUTCDate();
  const earliest = 1 + ((rule.weekday - first + 7) % 7);
  const latest = earliest + 7 * Math.floor((length - earliest) / 7);
  const day = rule.nth === -1 ? latest : earliest + 7 * (rule.nth - 1);
  return toDay(Date.UTC(year, rule.month - 1, day) + (rule.plus ?? 0) * DAY);
}

/** Whether a moment is near: on its day or up to `ahead` days before, also across the end of the year. */
export function isNear({ rule, ahead }: Pick<Moment, 'rule' | 'ahead'>, day: Day): boolean {
  const today = Date.UTC(day.year, day.month - 1, day.day);
  return [day.year, day.year + 1].some((year) => {
    const there = dayOf(rule, year);
    const left = (Date.UTC(there.year, there.month - 1, there.day) - today) / DAY;
    return left >= 0 && left <= ahead;
  });
}
