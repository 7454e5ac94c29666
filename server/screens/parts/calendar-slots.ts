// Times that have no post yet, as the calendar shows them: free slots of queues in the days that are planned, and when posts
// come again.
import type { CalendarOpening } from '../../../views/screens/content-calendar/types.ts';
import { PLAN_DAYS } from '../../contract/constants/limits.ts';
import { toWallTime } from '../../contract/wall-time.ts';
import type { ConnectionRecord } from '../../domain/channels/index.ts';
import { nextOf, type PostRecord, type SeriesRecord, TAKING_STATES } from '../../domain/content/index.ts';
import { freeSlots } from '../../domain/learning/index.ts';
import { DAY } from '../../kernel/clock.ts';
import type { AccountRequest } from '../../pages/screen.ts';
import { startOfDay } from './days.ts';

/** Of one series, in the days on view, and of its words. */
const MOST = 42;
const SHOWN = 80;

/** By day, in the order in which they come. @param around all posts of the planned days */
export function listOpenings(
  request: AccountRequest,
  connections: readonly ConnectionRecord[],
  {
    around,
    series,
    until,
  }: { around: readonly PostRecord[]; series: readonly SeriesRecord[]; until: string },
): ReadonlyMap<string, readonly CalendarOpening[]> {
  const openings = [
    ...openSlots(request, connections, around),
    ...comingAgain(request, connections, { series, until }),
  ];
  const inOrder = openings.sort((a, b) => a.wall.localeCompare(b.wall) || a.platformId - b.platformId);
  return Map.groupBy(inOrder, ({ wall }) => wall.slice(0, 10));
}

function openSlots(
  { now, clock: { timeZone } }: AccountRequest,
  connections: readonly ConnectionRecord[],
  around: readonly PostRecord[],
): CalendarOpening[] {
  const span = { timezone: timeZone, from: now, until: now + PLAN_DAYS * DAY };
  return connections.flatMap(({ id, type, slots }) => {
    const own = around.filter((post) => post.connectionId === id && TAKING_STATES.includes(post.status));
    const taken = own.map((post) => post.scheduledAt ?? 0);
    return freeSlots(slots, span, taken).map((at) => ({
      channel: type,
      platformId: id,
      wall: toWallTime(at, timeZone),
    }));
  });
}

/** When posts come again after the next time, which is a post already. */
function comingAgain(
  { now, clock: { timeZone } }: AccountRequest,
  connections: readonly ConnectionRecord[],
  { series, until }: { series: readonly SeriesRecord[]; until: string },
): CalendarOpening[] {
  const end = startOfDay(until, timeZone);
  const shown = series.filter(({ connectionId }) => connections.some(({ id }) => id === connectionId));
  return shown.flatMap((one) => {
    const found: CalendarOpening[] = [];
    const words = one.content.slice(0, SHOWN);
    let at = one.nextAt;
    for (let made = one.made; at !== null && found.length < MOST; made += 1) {
      at = nextOf({ ...one, made }, [{ at }], { timezone: timeZone, from: now });
      if (at === null || at >= end) break;
      const again = { postId: one.postId, words };
      found.push({
        channel: one.channel,
        platformId: one.connectionId,
        wall: toWallTime(at, timeZone),
        again,
      });
    }
    return found;
  });
}
