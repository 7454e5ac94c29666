// When a post leaves that its network has certainly not taken, or does not take now.
import type { Sentence } from '../../contract/sentence.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { HOUR, MINUTE } from '../../kernel/clock.ts';
import { createRandom } from '../../kernel/random.ts';
import { say } from '../../sentences/index.ts';
import { findBusiness } from '../business/index.ts';
import { atMost } from '../channels/index.ts';
import { recordDecisions } from '../events/index.ts';
import { type NextLook, unlessStale } from './attempt.ts';
import type { Publishing } from './call-network.ts';
import { endUnpublished } from './end-attempt.ts';
import { freeMoment, isLate, LATE, paceOverduePosts } from './pace-posts.ts';
import { listScheduledPosts } from './post.repo.ts';
import type { PostRecord } from './post.ts';
import { guardLeaving, lockPacing } from './post-state.repo.ts';
import { transition } from './transition.ts';

/** Attempts that the network certainly did not take, before the post counts as failed. */
const MAX_ATTEMPTS = 6;
/** Pauses between them: together a network may be away for an hour and a half. */
const BACKOFF = { first: MINUTE, factor: 3, max: HOUR };
/** Least distance between posts of one account that waited for the same limit. */
const LIMIT_GAP = MINUTE;
const MOST = 1000;

/**
 * Plans another attempt: when the network says so, and at growing distances while it does not. One that a limit stopped
 * counts as none.
 * @param told.at when the network takes it again, as far as it says, UTC milliseconds
 * @param told.since from when the pause counts: now, or the attempt itself where it took long to see that nothing came of it
 */
export async function tryAgain(
  ctx: Context,
  parts: Publishing,
  post: PostRecord,
  { at: told, why: note, since = ctx.clock.now() }: { at: number; why: Sentence; since?: number | undefined },
): Promise<NextLook> {
  const at = atMost(told, ctx.clock.now());
  const until = await parts.credentials.blockedUntil(post.connectionId, 'publish');
  if (until !== null) return endAtLimit(ctx, parts, post, Math.max(until, at));
  if (post.attempts >= MAX_ATTEMPTS)
    return endUnpublished(ctx, parts, post, 'failed', {
      note: say('content.not-reached', { channel: post.channel, reason: note }),
      trouble: 'unreachable',
    });
  const scheduledAt = Math.round(Math.max(at, Math.min(since, ctx.clock.now()) + pauseAfter(post)));
  return endUnpublished(ctx, parts, post, 'scheduled', { scheduledAt, note });
}

/** With jitter, so that posts that failed together do not come back together. */
function pauseAfter({ id, attempts }: PostRecord): number {
  const pause = Math.min(BACKOFF.max, BACKOFF.first * BACKOFF.factor ** Math.max(0, attempts - 1));
  return pause * (0.5 + createRandom(`${id}:${attempts}`).next());
}

async function endAtLimit(ctx: Context, parts: Publishing, post: PostRecord, until: number): Promise<null> {
  const { moment, note } = await unitOfWork(ctx, SYSTEM, async (tx) => {
    const free = await freeAfter(tx, post, until);
    return { moment: free, note: await tell(tx, post, { until, moment: free }) };
  });
  return endUnpublished(ctx, parts, post, 'scheduled', {
    ...{ scheduledAt: moment, attempts: post.attempts - 1 },
    note,
  });
}

/**
 * Moves a due post to the moment from which its network takes posts of this account again, or a little later where others
 * of the account wait for the same. Nothing happens while a switch keeps it; one that is late gets a new time together with
 * whatever else is late.
 * @param until UTC milliseconds
 */
export async function waitForLimit(ctx: Context, post: PostRecord, until: number): Promise<null> {
  await unlessStale(() =>
    unitOfWork(ctx, SYSTEM, async (tx) => {
      if (isLate(post, tx.now)) {
        await paceOverduePosts(tx, post.businessId, tx.now - LATE);
        return;
      }
      const guard = await guardLeaving(tx.q, { ...post, now: tx.now, notBefore: tx.now - LATE });
      const moment = await freeAfter(tx, post, until);
      const note = await tell(tx, post, { until, moment });
      await transition(tx, post, 'scheduled', { scheduledAt: moment, note }, guard);
    }),
  );
  return null;
}

async function freeAfter(tx: Tx, { businessId, connectionId }: PostRecord, until: number): Promise<number> {
  await lockPacing(tx.q, businessId);
  const planned = await listScheduledPosts(tx.q, {
    ...{ businessId, connectionId, statuses: ['scheduled'] as const },
    ...{ from: until, limit: MOST },
  });
  return freeMoment(
    until,
    planned.map(({ scheduledAt }) => scheduledAt ?? 0),
    LIMIT_GAP,
  );
}

/** @returns why it waits */
async function tell(
  tx: Tx,
  { id: postId, businessId, connectionId, channel }: PostRecord,
  { until, moment }: { until: number; moment: number },
): Promise<Sentence> {
  const timezone = (await findBusiness(tx.q, businessId))?.timezone;
  const what = say('content.moved-for-limit', { channel, to: moment, timezone });
  const why = say('content.limit', { channel, until, timezone });
  await recordDecisions(tx, [{ businessId, kind: 'reschedule', what, why, connectionId, postId }]);
  return why;
}
