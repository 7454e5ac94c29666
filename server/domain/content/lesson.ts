// What a person does to a post that was written for them teaches its writer: kept beside the post as it was written.
import type { Tx } from '../../db/unit-of-work.ts';
import { deleteLesson, findLesson, upsertLesson } from './lesson.repo.ts';
import type { PostRecord } from './post.ts';

/** Members teach, whatever their role. Support at work in an account does not, nor who only has a link. */
function teaches(tx: Tx, post: PostRecord): boolean {
  const { actor } = tx;
  return actor.kind === 'account' && actor.impersonation === undefined && post.writer !== null;
}

/**
 * Keeps what an edit makes of a post. A further edit goes on with the first, unless somebody who teaches nothing has
 * changed the text meanwhile; one that brings the text back teaches nothing.
 */
export async function keepEdit(tx: Tx, post: PostRecord, made: string): Promise<void> {
  if (!teaches(tx, post) || made === post.content) return;
  const key = { postId: post.id, kind: 'edit' } as const;
  const earlier = await findLesson(tx.q, key);
  const begun = earlier?.made === post.content ? earlier : { written: post.content, at: tx.now };
  if (made === begun.written) await deleteLesson(tx.q, key);
  else
    await upsertLesson(tx.q, post.businessId, {
      ...key,
      written: begun.written,
      made,
      reason: null,
      at: begun.at,
    });
}

/** Keeps why a post was rejected, where that was said. */
export async function keepRejection(tx: Tx, post: PostRecord, reason: string): Promise<void> {
  if (!teaches(tx, post) || reason === '') return;
  await upsertLesson(tx.q, post.businessId, {
    ...{ postId: post.id, kind: 'rejection' as const, written: post.content, made: null },
    reason,
    at: tx.now,
  });
}
