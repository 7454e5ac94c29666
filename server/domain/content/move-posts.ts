// Giving posts other times without deciding anything else about them: the calendar's drag, and taking it back.
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { requireWriter } from '../business/index.ts';
import { requirePost } from './own-post.ts';
import { MOVABLE_STATES, type PostRecord } from './post.ts';
import { transition } from './transition.ts';

/** Times are UTC milliseconds. */
export interface Move {
  readonly id: number;
  /** The time that the post has to have still; otherwise it is left where it is. */
  readonly from: number;
  readonly to: number;
}

/** Gives a post in a movable state another time; what waits for approval keeps waiting. */
export async function movePost(tx: Tx, post: PostRecord, scheduledAt: number): Promise<void> {
  // That its time had passed is all that such a note said.
  const wasOverdue = post.scheduledAt !== null && post.scheduledAt < tx.now;
  await transition(tx, post, post.status, { scheduledAt, ...(wasOverdue ? { note: null } : {}) });
}

/**
 * Moves several posts at once. One that has moved on, or whose new time has passed, is left where it is.
 * @returns how many were moved
 * @throws AppError not-found when one of them is foreign, deleted or unknown; then none is moved
 */
export async function movePosts(ctx: Context, actor: AccountActor, moves: readonly Move[]): Promise<number> {
  requireWriter(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    let moved = 0;
    for (const { id, from, to } of moves) {
      const post = await requirePost(tx.q, actor, id);
      if (post.scheduledAt !== from || to < tx.now || !MOVABLE_STATES.includes(post.status)) continue;
      await movePost(tx, post, to);
      moved += 1;
    }
    return moved;
  });
}
