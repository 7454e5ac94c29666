// When a person is told: quiet hours and digests, in the local time of the business and right across clock changes.
import { DIGEST_HOUR, type Rhythm } from '../../contract/constants/notifications.ts';
import type { NotificationSettings } from '../../contract/notification-settings.ts';
import { fromWallTime, toWallTime } from '../../contract/wall-time.ts';
import { DAY, HOUR, MINUTE } from '../../kernel/clock.ts';

/** When the quiet hours that hold a moment end, UTC milliseconds; null when it is not quiet then. */
export function quietUntil(
  now: number,
  quiet: NotificationSettings['quiet'],
  timeZone: string,
): number | null {
  if (quiet === null) return null;
  const today = toWallTime(now, timeZone).slice(0, 10);
  for (const day of [addDays(today, -1), today]) {
    const begins = fromWallTime(`${day}T${quiet.from}`, timeZone) ?? Number.POSITIVE_INFINITY;
    const lastDay = quiet.from < quiet.until ? day : addDays(day, 1);
    const ends = lastTime(`${lastDay}T${quiet.until}`, timeZone);
    if (begins <= now && now < ends) return ends;
  }
  return null;
}

/** The next moment after `now` at which a digest is due, UTC milliseconds. */
export function nextDigest(now: number, rhythm: Rhythm, timeZone: string): number {
  const today = toWallTime(now, timeZone).slice(0, 10);
  for (let ahead = 0; ; ahead += 1) {
    const day = addDays(today, ahead);
    const at = fromWallTime(`${day}T${String(DIGEST_HOUR).padStart(2, '0')}:00`, timeZone) ?? 0;
    if (at > now && (rhythm === 'daily' || isMonday(day))) return at;
  }
}

/** Where the clock shows a time twice, the second: nobody is woken an hour early. */
function lastTime(wall: string, timeZone: string): number {
  const first = fromWallTime(wall, timeZone) ?? Number.NEGATIVE_INFINITY;
  const again = [HOUR, 30 * MINUTE].map((later) => first + later);
  return again.find((at) => toWallTime(at, timeZone) === wall) ?? first;
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

function isMonday(day: string): boolean {
  return new Date(day).getUTCDay() === 1;
}
