// New posts enter here: stored together with the facts they rest on, told as events.
import type { ChannelType } from '../../contract/channels/index.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { insertPosts, type NewPost } from './post-state.repo.ts';
import { emitPost } from './transition.ts';

/** Adds posts of one channel; returns their ids in order. */
export async function addPosts(tx: Tx, channel: ChannelType, posts: readonly NewPost[]): Promise<number[]> {
  const ids = await insertPosts(tx.q, posts, tx.now);
  for (const [index, post] of posts.entries()) {
    const id = ids[index];
    if (id === undefined) throw new Error('a post was stored without an id');
    emitPost(tx, { id, businessId: post.businessId, channel }, post.status, post);
  }
  return ids;
}
