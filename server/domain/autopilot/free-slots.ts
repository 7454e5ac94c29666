// The next free times of a connection: good hours of its channel, clear of what stands there.
import { LIMITS } from '../../contract/constants/limits.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { DAY, HOUR } from '../../kernel/clock.ts';
import type { Business } from '../business/index.ts';
import { listScheduledPosts, type PostRecord } from '../content/index.ts';
import { chooseTimes } from '../learning/index.ts';

/** Nothing leaves sooner, so that somebody can look at it. */
const LEAD = HOUR;
/** How far ahead is looked. */
export const LOOK_AHEAD = 28 * DAY;
const MOST = 1000;

/**
 * For each post a time, in their order; fewer where the next four weeks have no room. Times that these posts have now
 * are free.
 * @param posts of one connection
 */
export async function findFreeSlots(
  tx: Tx,
  business: Business,
  posts: readonly PostRecord[],
): Promise<number[]> {
  const [first] = posts;
  if (!first) return [];
  const { connectionId, channel } = first;
  const from = tx.now + LEAD;
  const until = tx.now + LOOK_AHEAD;
  const standing = await listScheduledPosts(tx.q, {
    businessId: business.id,
    connectionId,
    statuses: ['scheduled', 'awaiting_approval', 'publishing', 'published'],
    from: tx.now - DAY,
    until: until + DAY,
    limit: MOST,
  });
  const moving = new Set(posts.map(({ id }) => id));
  const taken = standing.flatMap((post) => (moving.has(post.id) ? [] : (post.scheduledAt ?? [])));
  // The soonest good ones, not the best of four weeks: a longer span is tried where a shorter has no room.
  for (let days = 7; ; days *= 2) {
    const end = Math.min(until, from + days * DAY);
    const request = { channel, timezone: business.timezone, from, until: end, taken };
    const times = chooseTimes({ ...request, count: Math.min(posts.length, LIMITS.page), seed: 'free' });
    if (times.length >= posts.length || end === until) return times.map(({ at }) => at);
  }
}
