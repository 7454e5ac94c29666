// Many approvals at once, and taking them back. One transaction; a post that cannot follow stops no other.
import type { Approval, ApprovalUndone } from '../../contract/post.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, actorName } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { canWrite } from '../business/index.ts';
import { listLastActors } from '../events/index.ts';
import { freeMoment } from './pace-posts.ts';
import { findPost, listScheduledPosts } from './post.repo.ts';
import { type PostRecord, requireAction } from './post.ts';
import { transition } from './transition.ts';

/** Overdue posts leave no sooner, so that there is time to take the approval back. */
const GRACE = MINUTE;
/** Who may only approve takes that back while it is still a slip of the finger; later it is a decision about the plan. */
const TAKE_BACK = 10 * MINUTE;
const MOST = 1000;

/**
 * Approves posts. Each leaves at its planned time; those whose time has passed leave one by one, 15 minutes apart,
 * instead of all at once.
 */
export async function approvePosts(
  ctx: Context,
  actor: AccountActor,
  ids: readonly number[],
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
      const planned = post.scheduledAt ?? 0;
      const scheduledAt = planned > tx.now ? planned : freeMoment(tx.now + GRACE, taken);
      await transition(tx, post, 'scheduled', { scheduledAt, note: null });
      taken.push(scheduledAt);
    });
    return { approved: done, refused };
  });
}

/**
 * Puts scheduled posts back to wait for approval, if they have not left yet. Who may not write takes back only what they
 * approved themselves a moment ago, and nobody has given a time since.
 */
export async function unapprovePosts(
  ctx: Context,
  actor: AccountActor,
  ids: readonly number[],
): Promise<ApprovalUndone> {
  return unitOfWork(ctx, actor, async (tx) => {
    const mayTakeBack = await ownApprovals(tx, actor, ids);
    const { done, refused } = await eachPost(tx, { actor, ids }, async (post) => {
      if (post.status !== 'scheduled') {
        throw new AppError('conflict', say('content.not-scheduled'));
      }
      if (!mayTakeBack(post.id)) {
        throw new AppError('forbidden', say('content.not-own-approval'));
      }
      await transition(tx, post, 'awaiting_approval');
    });
    return { waiting: done, refused };
  });
}

/** Whether this person may take back the approval of a post. */
async function ownApprovals(
  { q, now }: Tx,
  actor: AccountActor,
  subjectIds: readonly number[],
): Promise<(id: number) => boolean> {
  if (canWrite(actor)) return () => true;
  const { businessId } = actor;
  const since = now - TAKE_BACK;
  const lastActors = await listLastActors(q, { businessId, kind: 'post.scheduled', subjectIds, since });
  return (id) => lastActors.get(id) === actorName(actor);
}

/** Runs `work` for each of the actor's posts; refusals are collected, anything else ends it all. */
async function eachPost(
  tx: Tx,
  { actor, ids }: { actor: AccountActor; ids: readonly number[] },
  work: (post: PostRecord) => Promise<void>,
): Promise<{ done: number[]; refused: { id: number; reason: string }[] }> {
  const done: number[] = [];
  const refused: { id: number; reason: string }[] = [];
  for (const id of new Set(ids)) {
    const post = await findPost(tx.q, { id, businessId: actor.businessId });
    try {
      if (!post) throw new AppError('not-found', say('content.no-such-post'));
      await work(post);
      done.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ id, reason: error.message });
    }
  }
  return { done, refused };
}
