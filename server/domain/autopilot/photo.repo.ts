// All SQL of the photos that a business has of its own, for designs that show one.
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface PhotoRecord {
  readonly id: number;
  readonly hash: string;
  readonly name: string;
  readonly alt: string;
  readonly focusX: number;
  readonly focusY: number;
  /** The posts that show it, by itself or in a design, and when they leave or left, UTC milliseconds. */
  readonly shownIn: readonly { readonly postId: number; readonly at: number }[];
}

/** Pixels of the shorter side below which a photo looks coarse in a picture of 1080. */
const LEAST = 600;

const PHOTO = mapColumns<Omit<PhotoRecord, 'shownIn'>>('media', {
  id: 'id',
  hash: 'hash',
  name: 'name',
  alt: 'alt',
  focusX: 'focus_x',
  focusY: 'focus_y',
});

interface Showing {
  readonly mediumId: number;
  readonly postId: number;
  readonly at: number | string;
}

/** The photos that people of a business sent, in the order in which they came. */
export async function listPhotos(q: Query, businessId: number): Promise<PhotoRecord[]> {
  const rows = PHOTO.from(q)
    .where({ 'media.business_id': businessId, 'media.origin': 'upload', 'media.kind': 'image' })
    .where('media.is_animated', false)
    .where('media.width', '>=', LEAST)
    .where('media.height', '>=', LEAST)
    .orderBy('media.id');
  const photos = await PHOTO.all(rows);
  if (photos.length === 0) return [];
  const shown = [
    ...(await listShowings(q, businessId, { table: 'post_media', column: 'media_id' })),
    ...(await listShowings(q, businessId, { table: 'post_pictures', column: 'photo_id' })),
  ];
  const byMedium = Map.groupBy(shown, ({ mediumId }) => mediumId);
  return photos.map((photo) => ({
    ...photo,
    shownIn: (byMedium.get(photo.id) ?? []).map(({ postId, at }) => ({ postId, at: Number(at) })),
  }));
}

async function listShowings(
  q: Query,
  businessId: number,
  { table, column }: { table: string; column: string },
): Promise<Showing[]> {
  const at = q.raw('coalesce(posts.published_at, posts.scheduled_at, posts.created_at) as ??', ['at']);
  return q(table)
    .join('posts', 'posts.id', `${table}.post_id`)
    .select({ mediumId: `${table}.${column}`, postId: 'posts.id' }, at)
    .where('posts.business_id', businessId)
    .whereNull('posts.deleted_at')
    .whereNotNull(`${table}.${column}`);
}
