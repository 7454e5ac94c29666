// Posts that nobody looks after any more: their job is gone, because it failed too often or was lost. Found once an hour.
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { HOUR, MINUTE } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import type { Publishing } from './call-network.ts';
import { endUnpublished } from './end-attempt.ts';
import { paceOverduePosts } from './pace-posts.ts';
import { findPostOfAnyBusiness, listBusinessesOverdue, listUnderWay } from './post.repo.ts';
import type { PostRecord } from './post.ts';

/** A post that is on its way for longer should have a job that looks after it. */
const UNDER_WAY = 15 * MINUTE;
/** One that is this much over its time, and could leave, has no job, or one that fails. */
const OVERDUE = HOUR;

/** What became of the jobs of an attempt: one goes on, one was made to look after it and is gone as well, or neither. */
export type LookedAfter = 'now' | 'in-vain' | 'not';

/** @param jobsOf an attempt */
export async function sweepStuckPosts(
  ctx: Context,
  parts: Pick<Publishing, 'attempts' | 'report'>,
  jobsOf: (attempt: string) => Promise<LookedAfter>,
): Promise<void> {
  for (const post of await listUnderWay(ctx.db.read, ctx.clock.now() - UNDER_WAY)) {
    const looked = await jobsOf(post.attempt ?? '');
    if (looked === 'not') await pickUp(ctx, post);
    else if (looked === 'in-vain')
      await endUnpublished(ctx, parts, post, 'needs_attention', {
        note: say('content.lost', { channel: post.channel, reason: say('content.looked-in-vain') }),
        trouble: 'unknown',
      });
  }
  for (const businessId of await listBusinessesOverdue(ctx.db.read, ctx.clock.now() - OVERDUE))
    await unitOfWork(ctx, SYSTEM, (tx) => paceOverduePosts(tx, businessId, tx.now - OVERDUE));
}

/** Has another job look after an attempt: whether it is out is asked before anything else. */
async function pickUp(ctx: Context, { id, attempt }: PostRecord): Promise<void> {
  await unitOfWork(ctx, SYSTEM, async (tx: Tx) => {
    const post = await findPostOfAnyBusiness(tx.q, id);
    if (post?.status !== 'publishing' || post.attempt !== attempt || attempt === null) return;
    const { businessId, channel, connectionId } = post;
    tx.emit({ kind: 'post.picked-up', businessId, subjectId: id, data: { channel, connectionId, attempt } });
  });
}
