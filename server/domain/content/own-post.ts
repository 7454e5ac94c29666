// A post of whoever asks for it.
import type { Query } from '../../db/unit-of-work.ts';
import { notFound } from '../../kernel/app-error.ts';
import { findPost } from './post.repo.ts';
import type { PostActor, PostRecord } from './post.ts';

/** @throws AppError not-found for a foreign, deleted or unknown id */
export async function requirePost(q: Query, { businessId }: PostActor, id: number): Promise<PostRecord> {
  const post = await findPost(q, { id, businessId });
  if (!post) throw notFound();
  return post;
}
