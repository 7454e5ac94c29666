// Many rejections at once for one reason, and taking them back.
import type { Rejection } from '../../contract/bulk.ts';
import type { ApprovalUndone } from '../../contract/post.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { iso } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { eachPost } from './each-post.ts';
import { deleteLesson } from './lesson.repo.ts';
import { reject } from './manage-post.ts';
import { requireAction } from './post.ts';
import { ownDecisions, requireNothingNewer, type TakeBack } from './take-back.ts';
import { transition } from './transition.ts';

/** @param input.within runs in the same transaction */
export function rejectPosts(
  ctx: Context,
  actor: AccountActor,
  { ids, reason, within }: { ids: readonly number[]; reason: string; within: (tx: Tx) => Promise<void> },
): Promise<Rejection> {
  return unitOfWork(ctx, actor, async (tx) => {
    const { done, refused } = await eachPost(tx, { actor, ids }, async (post) => {
      requireAction(post, actor, 'reject');
      await reject(tx, post, reason);
    });
    await within(tx);
    return { rejected: done, refused, at: iso(tx.now) };
  });
}

/**
 * Lets rejected posts wait for approval again, as if nobody had said no: the reason teaches nothing any more. Who may not
 * write takes back only what they rejected themselves a moment ago, and what somebody has decided since stands.
 * @param input.within runs in the same transaction, with what waits again
 */
export function unrejectPosts(
  ctx: Context,
  actor: AccountActor,
  { ids, at, within }: TakeBack & { within: (tx: Tx, waiting: readonly number[]) => Promise<void> },
): Promise<ApprovalUndone> {
  return unitOfWork(ctx, actor, async (tx) => {
    const mayTakeBack = await ownDecisions(tx, actor, { kind: 'post.rejected', ids });
    const checkNewer = await requireNothingNewer(tx, actor, { ids, at });
    const { done, refused } = await eachPost(tx, { actor, ids }, async (post) => {
      if (post.status !== 'rejected') throw new AppError('conflict', say('content.not-rejected'));
      if (!mayTakeBack(post.id)) throw new AppError('forbidden', say('content.not-own-rejection'));
      checkNewer(post.id);
      await transition(tx, post, 'awaiting_approval', { note: null });
      await deleteLesson(tx.q, { postId: post.id, kind: 'rejection' });
    });
    await within(tx, done);
    return { waiting: done, refused };
  });
}
