// Edits and rejections by a person, from which the writer learns in the same transaction.
import type { Context } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { editPost, type PostEdit, type PostRecord, rejectPost } from '../content/index.ts';
import { checkOwnPost } from '../writer/index.ts';
import { learnHabits } from './learn-habits.ts';

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
