// Edits and rejections by a person, from which the writer learns in the same transaction.
import type { Rejection } from '../../contract/bulk.ts';
import type { ApprovalUndone } from '../../contract/post.ts';
import type { Context, Tx } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import {
  editPost,
  type PostEdit,
  type PostRecord,
  rejectPost,
  rejectPosts,
  type TakeBack,
  unrejectPosts,
} from '../content/index.ts';
import { checkOwnPost } from '../writer/index.ts';
import { learnHabits, unlearnHabits } from './learn-habits.ts';

/** See `editPost`. */
export function editAndLearn(
  ctx: Context,
  actor: AccountActor,
  id: number,
  edit: PostEdit,
): Promise<PostRecord> {
  return editPost(ctx, actor, id, {
    edit,
    check: checkOwnPost,
    ...(edit.content !== undefined && { within: (tx) => learnHabits(tx, actor.businessId) }),
  });
}

/** See `rejectPost`. */
export function rejectAndLearn(
  ctx: Context,
  actor: AccountActor,
  id: number,
  reason: string,
): Promise<PostRecord> {
  return rejectPost(ctx, actor, id, { reason, within: (tx) => learnHabits(tx, actor.businessId) });
}

/** See `rejectPosts`. */
export function rejectManyAndLearn(
  ctx: Context,
  actor: AccountActor,
  { ids, reason }: { ids: readonly number[]; reason: string },
): Promise<Rejection> {
  return rejectPosts(ctx, actor, { ids, reason, within: (tx) => learnHabits(tx, actor.businessId) });
}

/** See `unrejectPosts`. What only these rejections have taught is not known any more. */
export function takeRejectionsBack(
  ctx: Context,
  actor: AccountActor,
  rejections: TakeBack,
): Promise<ApprovalUndone> {
  const within = (tx: Tx, waiting: readonly number[]) => unlearnHabits(tx, actor.businessId, waiting);
  return unrejectPosts(ctx, actor, { ...rejections, within });
}
