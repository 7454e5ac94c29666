// All SQL of which posts show which media.
import type { Knex } from 'knex';
import type { PostMedium } from '../../contract/media.ts';
import { mapColumns } from '../../db/columns.ts';
import { type Selection, select } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { listMediaByIds, type MediumRecord } from './medium.repo.ts';
import { presentShown } from './medium.ts';

/** A medium in a post; `alt` are the words that are told there. */
export type ShownMedium = MediumRecord;

interface PlacedMedium {
  readonly postId: number;
  readonly mediaId: number;
  /** What it shows there; null for the words of the medium. */
  readonly alt: string | null;
}

const PLACED = mapColumns<PlacedMedium>('post_media', { postId: 'post_id', mediaId: 'media_id', alt: 'alt' });

/** What posts of a business show, each in its order; a post that shows nothing is left out. */
export async function listMediaOfPosts(
  q: Query,
  businessId: number,
  postIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ShownMedium[]>> {
  if (postIds.length === 0) return new Map();
  const rows = await PLACED.all(
    PLACED.from(q)
      .whereIn('post_id', [...postIds])
      .orderBy(['post_id', 'position']),
  );
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

const SHOWN = mapColumns<Omit<PostMedium, 'url'> & { readonly postId: number }, ShownIn>(
  'post_media',
  {
    postId: 'post_id',
    id: 'media.id',
    alt: 'coalesce(post_media.alt, media.alt)',
    width: 'media.width',
    height: 'media.height',
    kind: 'media.kind',
    type: 'media.type',
    poster: 'media.poster',
  },
  ({ postId, ...medium }) => ({ postId, medium: presentShown(medium) }),
);

/** What posts show, each in its order, and no more of it than people see. @param postIds ids, or a query that yields them */
export function selectShown(
  q: Query,
  businessId: number,
  postIds: readonly number[] | Knex.QueryBuilder,
): Selection<ShownIn> {
  const shown = SHOWN.from(q)
    .join('media', 'media.id', 'post_media.media_id')
    .where('media.business_id', businessId)
    .whereIn('post_media.post_id', postIds as Knex.QueryBuilder)
    .orderBy(['post_media.post_id', 'post_media.position']);
  return SHOWN.selection(shown);
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
  const before = await PLACED.all(PLACED.from(q).where({ post_id: postId }));
  const told = new Map(before.map(({ mediaId, alt }) => [mediaId, alt]));
  await q('post_media').where({ post_id: postId }).del();
  const rows = media.map(({ id: mediaId, alt = told.get(mediaId) ?? null }, position) => {
    return { ...PLACED.stored({ postId, mediaId, alt }), position };
  });
  if (rows.length > 0) await q('post_media').insert(rows);
}
