// The slots of queues that no post takes yet, as the calendar shows them: in the days that are planned.
import type { CalendarOpening } from '../../../views/screens/content-calendar/types.ts';
import { PLAN_DAYS } from '../../contract/constants/limits.ts';
import { toWallTime } from '../../contract/wall-time.ts';
import type { ConnectionRecord } from '../../domain/channels/index.ts';
import { type PostRecord, TAKING_STATES } from '../../domain/content/index.ts';
import { freeSlots } from '../../domain/learning/index.ts';
import { DAY } from '../../kernel/clock.ts';
import type { AccountRequest } from '../../pages/screen.ts';

/** By day, in the order in which they come. @param around all posts of the planned days */
export function listOpenings(
  { now, clock: { timeZone } }: AccountRequest,
  connections: readonly ConnectionRecord[],
  around: readonly PostRecord[],
): ReadonlyMap<string, readonly CalendarOpening[]> {
  const span = { timezone: timeZone, from: now, until: now + PLAN_DAYS * DAY };
  const openings = connections.flatMap(({ id, type, slots }) => {
    const own = around.filter((post) => post.connectionId === id && TAKING_STATES.includes(post.status));
    const taken = own.map((post) => post.scheduledAt ?? 0);
    return freeSlots(slots, span, taken).map((at) => ({
      channel: type,
      platformId: id,
      wall: toWallTime(at, timeZone),
    }));
  });
  const inOrder = openings.sort((a, b) => a.wall.localeCompare(b.wall) || a.platformId - b.platformId);
  return Map.groupBy(inOrder, ({ wall }) => wall.slice(0, 10));
}
