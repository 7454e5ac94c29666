// What a schedule lacks and where it is too dense. Pure; times are UTC milliseconds, days `2027-03-01` in one zone.
import type { Slot } from '../../contract/slot.ts';
import { DAY } from '../../kernel/clock.ts';
import type { PostRecord } from '../content/index.ts';
import { apartOf, toLocal } from '../learning/index.ts';

/** A day on which some channels publish nothing. */
export interface Gap {
  readonly day: string;
  readonly connectionIds: readonly number[];
}

/** Two posts of one channel that leave closer together than the planner would put them. */
export interface Conflict {
  readonly first: PostRecord;
  readonly second: PostRecord;
  readonly minutes: number;
}

/** For each of `days`, in order, the connections that have no post on it; days on which all have one are left out. */
export function findGaps(
  posts: readonly PostRecord[],
  request: { days: readonly string[]; connectionIds: readonly number[]; timezone: string },
): Gap[] {
  const taken = new Set(
    posts.flatMap(({ connectionId, scheduledAt }) =>
      scheduledAt === null ? [] : [`${connectionId} ${toLocal(scheduledAt, request.timezone).date}`],
    ),
  );
  return request.days.flatMap((day) => {
    const connectionIds = request.connectionIds.filter((id) => !taken.has(`${id} ${day}`));
    return connectionIds.length > 0 ? [{ day, connectionIds }] : [];
  });
}

/**
 * Neighbours of one channel closer together than the planner would put them, of which the later has not left yet.
 * @param slots of each connection that has some
 */
export function findConflicts(
  posts: readonly PostRecord[],
  now: number,
  slots: ReadonlyMap<number, readonly Slot[]> = new Map(),
): Conflict[] {
  const byChannel = Map.groupBy(
    posts.filter((post) => post.scheduledAt !== null),
    (post) => post.connectionId,
  );
  return [...byChannel.values()].flatMap((list) => {
    const sorted = list.toSorted((a, b) => at(a) - at(b));
    return sorted.flatMap((second, index) => {
      const first = sorted[index - 1];
      const isClose =
        first && at(second) > now && at(second) - at(first) < apartOf(slots.get(second.connectionId) ?? []);
      return isClose ? [{ first, second, minutes: Math.round((at(second) - at(first)) / 60_000) }] : [];
    });
  });
}

/** The longest run of days without a post of one connection; undefined when there is none. */
export function longestGap(
  gaps: readonly Gap[],
  connectionId: number,
): { from: string; days: number } | undefined {
  let best: { from: string; days: number } | undefined;
  let run: { from: string; days: number; last: string } | undefined;
  for (const { day, connectionIds } of gaps) {
    if (!connectionIds.includes(connectionId)) continue;
    const goesOn = run && Date.parse(day) - Date.parse(run.last) === DAY;
    run = run && goesOn ? { ...run, days: run.days + 1, last: day } : { from: day, days: 1, last: day };
    if (!best || run.days > best.days) best = { from: run.from, days: run.days };
  }
  return best;
}

/** "40 minutes", "1 h 33 min". */
export function formatSpan(minutes: number): string {
  if (minutes < 60) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

function at(post: PostRecord): number {
  return post.scheduledAt ?? 0;
}
