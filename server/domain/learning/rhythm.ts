// When something that repeats comes, on the clock of a zone: every so many days, weeks or months from a first time.
import { Temporal } from 'temporal-polyfill';
import type { Rhythm } from '../../contract/series.ts';
import { DAY } from '../../kernel/clock.ts';

export interface Repetition {
  /** The first time, as the clock on the wall shows it: `2027-01-31T09:30`. */
  readonly first: string;
  readonly every: number;
  readonly unit: Rhythm;
}

/** No rhythm is longer; days. */
const LONGEST = { day: 1, week: 7, month: 31 } as const;
const UNITS = { day: 'days', week: 'weeks', month: 'months' } as const;

/**
 * Its first moment at or after `from`, UTC milliseconds. A month without that day has it on its last; what the clocks skip
 * comes as much later as they jump, of what they show twice the first counts.
 */
export function nextMoment({ first, every, unit }: Repetition, from: number, timezone: string): number {
  const start = Temporal.PlainDateTime.from(first);
  const momentOf = (turn: number) =>
    start.add({ [UNITS[unit]]: turn * every }).toZonedDateTime(timezone).epochMilliseconds;
  // As many turns have passed at least; a day more or less by the zone and by the clocks.
  const passed = (from - momentOf(0) - 2 * DAY) / (every * LONGEST[unit] * DAY);
  for (let turn = Math.max(0, Math.floor(passed)); ; turn++) {
    const at = momentOf(turn);
    if (at >= from) return at;
  }
}
