// All SQL of which posts show which media.
import type { Knex } from 'knex';
import type { PostMedium } from '../../contract/media.ts';
import { type Selection, select } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { listMediaByIds, type MediumRecord } from './medium.repo.ts';
import { presentShown } from './medium.ts';

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
  const lists = Map.groupBy(shown, ({ postId }) => postId);
  return new Map([...lists].map(([postId, list]) => [postId, list.map(({ medium }) => medium)]));
}

/** A medium as people see it, and the post that shows it. */
export interface ShownIn {
  readonly postId: number;
  readonly medium: PostMedium;
}

const SHOWN_COLUMNS = ['postId', 'id', 'alt', 'width', 'height', 'kind', 'type', 'poster'] as const;

/** What posts show, each in its order, and no more of it than people see. @param postIds ids, or a query that yields them */
export function selectShown(
  q: Query,
  businessId: number,
  postIds: readonly number[] | Knex.QueryBuilder,
): Selection<ShownIn> {
  const query = q('post_media')
    .join('media', 'media.id', 'post_media.media_id')
    .select({ postId: 'post_media.post_id' }, q.raw('coalesce(post_media.alt, media.alt) as alt'))
    .select('media.id', 'media.width', 'media.height', 'media.kind', 'media.type', 'media.poster')
    .where('media.business_id', businessId)
    .whereIn('post_media.post_id', postIds as Knex.QueryBuilder)
    .orderBy(['post_media.post_id', 'post_media.position']);
  const read = ({ postId, ...medium }: Omit<PostMedium, 'url'> & { postId: number }): ShownIn => ({
    postId,
    medium: presentShown(medium),
  });
  return { query, columns: SHOWN_COLUMNS, read };
}

/** By post, in one question however many they are; a post that shows nothing is left out. */
export async function listShown(
  q: Query,
  businessId: number,
  postIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PostMedium[]>> {
  return postIds.length === 0 ? new Map() : byPost(await select(selectShown(q, businessId, postIds)));
}

export function byPost(shown: readonly ShownIn[]): ReadonlyMap<number, readonly PostMedium[]> {
  const lists = Map.groupBy(shown, ({ postId }) => postId);
  return new Map([...lists].map(([postId, list]) => [postId, list.map(({ medium }) => medium)]));
}

/** Lets a post show these, in this order, and nothing else. Words of its own stay with what it goes on showing. */
export async function setMediaOfPost(
  q: Query,
  postId: number,
  media: readonly { readonly id: number; readonly alt?: string | null }[],
): Promise<void> {
  const before: { media_id: number; alt: string | null }[] = await q('post_media')
    .select('media_id', 'alt')
    .where({ post_id: postId });
  const told = new Map(before.map(({ media_id, alt }) => [media_id, alt]));
  await q('post_media').where({ post_id: postId }).del();
  const rows = media.map(({ id, alt = told.get(id) ?? null }, position) => {
    return { post_id: postId, media_id: id, position, alt };
  });
  if (rows.length > 0) await q('post_media').insert(rows);
}
