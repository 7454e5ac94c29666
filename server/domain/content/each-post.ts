// Many posts in one transaction: what cannot be done with one is told, and stops no other.
import type { Tx } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { findPost } from './post.repo.ts';
import type { PostRecord } from './post.ts';

export interface EachPost {
  readonly done: number[];
  readonly refused: { readonly id: number; readonly reason: string }[];
}

/** Runs `work` for each of the actor's posts; refusals are collected, anything else ends it all. */
export async function eachPost(
  tx: Tx,
  { actor, ids }: { actor: AccountActor; ids: readonly number[] },
  work: (post: PostRecord) => Promise<void>,
): Promise<EachPost> {
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
