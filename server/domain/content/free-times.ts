// The next free times of a connection: the free slots of its queue where somebody has set any, else good hours of its
// channel, clear of what stands there, outside of parts of the week in which people let nothing leave.
import { LIMITS } from '../../contract/constants/limits.ts';
import type { PostStatus } from '../../contract/post.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { DAY, HOUR, MINUTE } from '../../kernel/clock.ts';
import type { Business } from '../business/index.ts';
import { type ConnectionRecord, holdConnection } from '../channels/index.ts';
import { bannedTimes } from '../evidence/index.ts';
import { chooseTimes, freeSlots, isWithin, type PartOfWeek } from '../learning/index.ts';
import { listScheduledPosts } from './post.repo.ts';

/** Nothing leaves sooner, so that somebody can look at it. A time that a person has set is meant, and may be near. */
const LEAD = HOUR;
const SLOT_LEAD = MINUTE;
/** How far ahead is looked. */
const LOOK_AHEAD = 28 * DAY;
const MOST = 1000;

/** A post in one of these takes its time. */
export const TAKING_STATES: readonly PostStatus[] = [
  'scheduled',
  'awaiting_approval',
  'publishing',
  'published',
];

interface Wanted {
  readonly count: number;
  /** Posts whose own times are free, as they move. */
  readonly moving?: ReadonlySet<number>;
}

/**
 * So many times, soonest first; fewer where the next four weeks have no room. Until the transaction ends nobody else is
 * told of the same ones.
 */
export async function findFreeTimes(
  tx: Tx,
  { id: businessId, timezone }: Business,
  connectionId: number,
  { count, moving = new Set() }: Wanted,
): Promise<number[]> {
  const connection = await holdConnection(tx.q, { id: connectionId, businessId });
  if (!connection) return [];
  const until = tx.now + LOOK_AHEAD;
  const standing = await listScheduledPosts(tx.q, {
    businessId,
    connectionId,
    statuses: TAKING_STATES,
    from: tx.now - DAY,
    until: until + DAY,
    limit: MOST,
  });
  const taken = standing.flatMap((post) => (moving.has(post.id) ? [] : (post.scheduledAt ?? [])));
  const { slots } = connection;
  const banned = await bannedTimes(tx.q, connection);
  if (slots.length > 0)
    return freeSlots(slots, { timezone, from: tx.now + SLOT_LEAD, until }, taken)
      .filter((at) => !isWithin(banned, at, timezone))
      .slice(0, count);
  return chooseSoon(connection, { timezone, from: tx.now + LEAD, until, taken, banned, count });
}

interface Span {
  readonly timezone: string;
  readonly from: number;
  readonly until: number;
  readonly taken: readonly number[];
  readonly banned: readonly PartOfWeek[];
  readonly count: number;
}

/** The soonest good ones, not the best of four weeks: a longer span is tried where a shorter has no room. */
function chooseSoon({ type: channel }: ConnectionRecord, { banned, ...span }: Span): number[] {
  for (let days = 7; ; days *= 2) {
    const until = Math.min(span.until, span.from + days * DAY);
    const count = Math.min(span.count, LIMITS.page);
    const overruled = { pinned: [], banned };
    const times = chooseTimes({ ...span, channel, until, count, overruled, seed: 'free' });
    if (times.length >= span.count || until === span.until) return times.map(({ at }) => at);
  }
}
