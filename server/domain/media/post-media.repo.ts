// All SQL of which posts show which media.
import type { Query } from '../../db/unit-of-work.ts';
import { listMediaByIds, type MediumRecord } from './medium.repo.ts';

/** A medium in a post; `alt` are the words that are told there. */
export type ShownMedium = MediumRecord;

interface Row {
  postId: number;
  mediaId: number;
  alt: string | null;
}

/** What posts of a business show, each in its order; a post that shows nothing is left out. */
export async function listMediaOfPosts(
  q: Query,
  businessId: number,
  postIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ShownMedium[]>> {
  if (postIds.length === 0) return new Map();
  const rows: Row[] = await q('post_media')
    .select({ postId: 'post_id', mediaId: 'media_id' }, 'alt')
    .whereIn('post_id', [...postIds])
    .orderBy(['post_id', 'position']);
  const media = await listMediaByIds(q, businessId, [...new Set(rows.map(({ mediaId }) => mediaId))]);
  const byId = new Map(media.map((medium) => [medium.id, medium]));
  const shown = rows.flatMap(({ postId, mediaId, alt }) => {
    const medium = byId.get(mediaId);
    return medium ? [{ postId, medium: { ...medium, alt: alt ?? medium.alt } }] : [];
  });
  const byPost = Map.groupBy(shown, ({ postId }) => postId);
  return new Map([...byPost].map(([postId, list]) => [postId, list.map(({ medium }) => medium)]));
}

/** Lets a post show these, in this order, and nothing else. */
export async function setMediaOfPost(q: Query, postId: number, mediaIds: readonly number[]): Promise<void> {
  await q('post_media').where({ post_id: postId }).del();
  const rows = mediaIds.map((id, position) => ({ post_id: postId, media_id: id, position }));
  if (rows.length > 0) await q('post_media').insert(rows);
}
