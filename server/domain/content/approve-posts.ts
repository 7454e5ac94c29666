// Many approvals at once, and taking them back. One transaction; a post that cannot follow stops no other.
import type { Approval, ApprovalUndone } from '../../contract/post.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { iso, MINUTE } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { approvedAsIs, requireSeen } from './approval.ts';
import { eachPost } from './each-post.ts';
import { freeMoment } from './pace-posts.ts';
import { listScheduledPosts } from './post.repo.ts';
import { requireAction } from './post.ts';
import { ownDecisions, requireNothingNewer, type TakeBack } from './take-back.ts';
import { transition } from './transition.ts';

/** Overdue posts leave no sooner, so that there is time to take the approval back. */
const GRACE = MINUTE;
const MOST = 1000;

export interface ApproveMany {
  readonly ids: readonly number[];
  /** The versions that were looked at, by the ids of their posts, where that is known. */
  readonly seen?: Readonly<Record<string, number>> | undefined;
}

/**
 * Approves posts. Each leaves at its planned time; those whose time has passed leave one by one, 15 minutes apart,
 * instead of all at once.
 */
export async function approvePosts(
  ctx: Context,
  actor: AccountActor,
  { ids, seen = {} }: ApproveMany,
): Promise<Approval> {
  return unitOfWork(ctx, actor, async (tx) => {
    const scheduled = await listScheduledPosts(tx.q, {
      businessId: actor.businessId,
      statuses: ['scheduled'],
      from: tx.now,
      limit: MOST,
    });
    const taken = scheduled.flatMap((post) => post.scheduledAt ?? []);
    const { done, refused } = await eachPost(tx, { actor, ids }, async (post) => {
      requireAction(post, actor, 'approve');
      requireSeen(post, seen[post.id]);
      const planned = post.scheduledAt ?? 0;
      const scheduledAt = planned > tx.now ? planned : freeMoment(tx.now + GRACE, taken);
      const approval = await approvedAsIs(tx.q, post);
      await transition(tx, post, 'scheduled', { scheduledAt, note: null, ...approval });
      taken.push(scheduledAt);
    });
    return { approved: done, refused, at: iso(tx.now) };
  });
}

/**
 * Puts scheduled posts back to wait for approval, if they have not left yet. Who may not write takes back only what they
 * approved themselves a moment ago, and nobody has given a time since.
 * @param of.at of the approvals, where they are what is taken back: what somebody has decided since stands
 */
export async function unapprovePosts(
  ctx: Context,
  actor: AccountActor,
  { ids, at }: TakeBack,
): Promise<ApprovalUndone> {
  return unitOfWork(ctx, actor, async (tx) => {
    const mayTakeBack = await ownDecisions(tx, actor, { kind: 'post.scheduled', ids });
    const checkNewer = await requireNothingNewer(tx, actor, { ids, at });
    const { done, refused } = await eachPost(tx, { actor, ids }, async (post) => {
      if (post.status !== 'scheduled') {
        throw new AppError('conflict', say('content.not-scheduled'));
      }
      if (!mayTakeBack(post.id)) {
        throw new AppError('forbidden', say('content.not-own-approval'));
      }
      checkNewer(post.id);
      await transition(tx, post, 'awaiting_approval');
    });
    return { waiting: done, refused };
  });
}
