// All SQL of which facts posts rest on.
import type { Query } from '../../db/unit-of-work.ts';

/** Ids of the facts of posts, by post; a fact that is gone is left out. */
export async function findFactIds(
  q: Query,
  businessId: number,
  postIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (postIds.length === 0) return new Map();
  const rows: { post: number; fact: number }[] = await q('post_facts')
    .join('facts', 'facts.hash', 'post_facts.fact_hash')
    .select({ post: 'post_facts.post_id', fact: 'facts.id' })
    .where('facts.business_id', businessId)
    .whereIn('post_facts.post_id', [...postIds])
    .orderBy(['post_facts.post_id', 'facts.id']);
  const byPost = Map.groupBy(rows, ({ post }) => post);
  return new Map([...byPost].map(([post, list]) => [post, list.map(({ fact }) => fact)]));
}
