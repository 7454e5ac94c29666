// The hours of a person's day in which no mail leaves.
import type { QuietHours } from '../../contract/mail-limits.ts';
import { fromWallTime, toWallTime } from '../../contract/wall-time.ts';
import { DAY } from '../../kernel/clock.ts';

/** The first moment from `at` on that is not quiet in a time zone, UTC milliseconds. */
export function afterQuiet(at: number, { from, to }: QuietHours, timeZone: string): number {
  const wall = toWallTime(at, timeZone);
  const time = wall.slice(11);
  const isOverNight = from > to;
  const isQuiet = isOverNight ? time >= from || time < to : time >= from && time < to;
  if (!isQuiet) return at;
  const day = isOverNight && time >= from ? nextDay(wall) : wall.slice(0, 10);
  const end = fromWallTime(`${day}T${to}`, timeZone);
  // A clock that is put back shows the end twice.
  return Math.max(at, end ?? at);
}

function nextDay(wall: string): string {
  return new Date(Date.parse(wall.slice(0, 10)) + DAY).toISOString().slice(0, 10);
}
