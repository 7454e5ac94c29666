// New posts enter here: stored together with the facts they rest on, told as events.
import type { ChannelType } from '../../contract/channels/index.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { approvedAsIs } from './approval.ts';
import { insertPosts, type NewPost, updateApproval } from './post-state.repo.ts';
import { emitPost } from './transition.ts';

const UNAPPROVED = { approvedHash: null, announcedAt: null };

/** Adds posts of one channel; returns their ids in order. */
export async function addPosts(tx: Tx, channel: ChannelType, posts: readonly NewPost[]): Promise<number[]> {
  const ids = await insertPosts(tx.q, posts, tx.now);
  for (const [index, post] of posts.entries()) {
    const id = ids[index];
    if (id === undefined) throw new Error('a post was stored without an id');
    const { businessId, connectionId, origin, status, seriesId } = post;
    // Who schedules their own words has approved them.
    const isOwn = origin === 'person' && status === 'scheduled' && seriesId === undefined;
    const approval = isOwn ? await approvedAsIs(tx.q, { id, businessId }) : UNAPPROVED;
    if (isOwn) await updateApproval(tx.q, id, approval);
    await emitPost(tx, { id, businessId, channel, connectionId, ...approval }, status, post);
  }
  return ids;
}
