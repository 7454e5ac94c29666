// Where a channel waits for Undo, a post that nobody approved is shown for ten minutes before it leaves. That it is shown
// is stored, and its time is its job's: both outlast a restart.
import { actOf, UNDO_WINDOW } from '../../contract/autonomy.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { SECOND } from '../../kernel/clock.ts';
import { findAutonomy, listOpenConnectionIds } from '../channels/index.ts';
import { holdForApproval, isApproved, whyUnapproved } from './approval.ts';
import { findPostOfAnyBusiness } from './post.repo.ts';
import type { PostRecord } from './post.ts';
import { type Guard, holdPost, updateApproval } from './post-state.repo.ts';
import { StalePostError, transition } from './transition.ts';

/** So much less than the whole window is no reason to let a post leave later than planned. */
const SLACK = 30 * SECOND;

/**
 * Shows a post that will leave at `at`, or holds it when it needs approval; may run at any time before. Does nothing
 * for what a person approved, what cannot leave now, and what was shown already.
 */
export async function announcePost(ctx: Context, postId: number, at: number): Promise<void> {
  if (ctx.clock.now() < at - UNDO_WINDOW - SLACK) return;
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    await holdPost(tx.q, postId);
    const post = await findPostOfAnyBusiness(tx.q, postId);
    if (post?.status !== 'scheduled' || post.scheduledAt !== at || post.announcedAt !== null) return;
    if (!(await listOpenConnectionIds(tx.q, post.businessId)).includes(post.connectionId)) return;
    const why = await whyUnapproved(tx.q, post);
    if (why !== null) return holdForApproval(tx, post, why);
    await showUntil(tx, post);
  });
}

/**
 * Keeps a due post back that has not been shown yet, until its window is over.
 * @returns whether it was kept back
 */
export async function waitsForUndo(tx: Tx, post: PostRecord, guard: Guard): Promise<boolean> {
  return post.announcedAt === null && showUntil(tx, post, guard);
}

/** @returns whether it has to be shown */
async function showUntil(tx: Tx, post: PostRecord, ...guards: readonly Guard[]): Promise<boolean> {
  const { level } = await findAutonomy(tx.q, post.connectionId, actOf(post.channel));
  if (level !== 'undo' || post.network === 'manual' || (await isApproved(tx.q, post))) return false;
  const planned = post.scheduledAt ?? tx.now;
  const at = planned - tx.now >= UNDO_WINDOW - SLACK ? planned : tx.now + UNDO_WINDOW;
  const announced = { announcedAt: tx.now };
  if (at === planned) {
    if (!(await updateApproval(tx.q, post.id, announced))) throw new StalePostError();
  } else await transition(tx, post, 'scheduled', { scheduledAt: at, ...announced }, ...guards);
  const { businessId, channel, id: subjectId } = post;
  tx.emit({ kind: 'post.leaving', businessId, subjectId, data: { channel, at } });
  return true;
}
