// All SQL of what was drawn for posts.
import type { ChannelType } from '../../contract/channels/index.ts';
import type { DesignName, Scheme } from '../../contract/design.ts';
import type { PictureWish, PictureWords } from '../../contract/picture.ts';
import type { PostStatus } from '../../contract/post.ts';
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

/** What was drawn for a post. */
export interface PictureRecord {
  readonly postId: number;
  /** Null while it could not be drawn, or when it was deleted. */
  readonly mediaId: number | null;
  readonly design: DesignName | null;
  readonly scheme: Scheme | null;
  readonly words: PictureWords | null;
  /** Of the text and the look that it follows. */
  readonly stamp: string;
  /** What a person chose of it. */
  readonly wish: PictureWish;
  /** The business's own photo that the design shows. */
  readonly photoId: number | null;
  /** How many pictures a carousel has; 1 elsewhere. */
  readonly slides: number;
  readonly drawnAt: number;
}

const readWish = (wish: string | null): PictureWish => (wish === null ? {} : JSON.parse(wish));
const writeWish = (wish: PictureWish) => (Object.keys(wish).length === 0 ? null : JSON.stringify(wish));

const PICTURE = mapColumns<PictureRecord>('post_pictures', {
  postId: 'post_id',
  mediaId: 'media_id',
  design: 'design',
  scheme: 'scheme',
  words: {
    sql: 'words',
    read: (words: string | null) => (words === null ? null : (JSON.parse(words) as PictureWords)),
    write: (words: PictureWords | null) => (words === null ? null : JSON.stringify(words)),
  },
  stamp: 'stamp',
  wish: { sql: 'wish', read: readWish, write: writeWish },
  photoId: 'photo_id',
  slides: 'slides',
  drawnAt: 'drawn_at',
});

/** @returns false when a person has changed their wish since `picture.wish` was read: then nothing is stored */
export async function upsertPicture(q: Query, picture: PictureRecord): Promise<boolean> {
  const stored = PICTURE.stored(picture);
  const changed = await q('post_pictures')
    .where({ post_id: picture.postId })
    .whereRaw("coalesce(wish, '') = ?", [writeWish(picture.wish) ?? ''])
    .update(stored);
  if (changed > 0) return true;
  const added = await q('post_pictures').insert(stored).onConflict('post_id').ignore().returning('post_id');
  return added.length > 0;
}

export async function savePicture(q: Query, picture: PictureRecord): Promise<void> {
  await q('post_pictures').insert(PICTURE.stored(picture)).onConflict('post_id').merge();
}

export async function findPicture(q: Query, postId: number): Promise<PictureRecord | undefined> {
  return PICTURE.one(PICTURE.from(q).where('post_id', postId));
}

/** What a picture of a business shows, and in which design. */
export interface DrawnPost {
  readonly design: DesignName;
  readonly scheme: Scheme;
  readonly words: PictureWords;
}

/** Pictures that were drawn for posts of a business, the latest first. */
export async function listDrawnPosts(q: Query, businessId: number, limit: number): Promise<DrawnPost[]> {
  const rows = PICTURE.from(q)
    .join('posts', 'posts.id', 'post_pictures.post_id')
    .where('posts.business_id', businessId)
    .whereNull('posts.deleted_at')
    .orderBy([{ column: 'post_pictures.drawn_at', order: 'desc' }, 'post_pictures.post_id'])
    .limit(limit);
  return (await PICTURE.all(rows)).flatMap(({ design, scheme, words }) =>
    design && scheme && words ? [{ design, scheme, words }] : [],
  );
}

/** A post of the plan that has not left, and what it shows. */
export interface PlannedPost {
  readonly id: number;
  readonly connectionId: number;
  readonly channel: ChannelType;
  readonly at: number;
  /** How many media it shows. */
  readonly media: number;
  /** The first of them. */
  readonly shownId: number | null;
  readonly mediaId: number | null;
  readonly design: DesignName | null;
  readonly scheme: Scheme | null;
  readonly stamp: string | null;
  readonly slides: number;
  readonly wish: PictureWish;
}

const PLANNED = mapColumns<PlannedPost>('posts', {
  id: 'id',
  connectionId: 'connection_id',
  channel: 'connections.type',
  at: { sql: 'coalesce(posts.scheduled_at, posts.created_at)', read: Number },
  media: { sql: '(select count(*) from post_media where post_media.post_id = posts.id)', read: Number },
  shownId: {
    sql: '(select min(media_id) from post_media where post_media.post_id = posts.id and position = 0)',
    read: (id: number | null) => id,
  },
  mediaId: 'post_pictures.media_id',
  design: 'post_pictures.design',
  scheme: 'post_pictures.scheme',
  stamp: 'post_pictures.stamp',
  slides: { sql: 'coalesce(post_pictures.slides, 1)', read: Number },
  wish: { sql: 'post_pictures.wish', read: readWish },
});

const OPEN: readonly PostStatus[] = ['draft', 'awaiting_approval', 'scheduled'];

/** What was written for a business, or is to have a picture, and has not left, in the order in which it leaves. */
export async function listPlannedPosts(q: Query, businessId: number): Promise<PlannedPost[]> {
  const rows = PLANNED.from(q)
    .join('connections', 'connections.id', 'posts.connection_id')
    .leftJoin('post_pictures', 'post_pictures.post_id', 'posts.id')
    .where('posts.business_id', businessId)
    .whereNull('posts.deleted_at')
    .where((of) => of.whereNotNull('posts.writer').orWhereNotNull('post_pictures.post_id'))
    .whereIn('posts.status', [...OPEN]);
  return (await PLANNED.all(rows)).sort((x, y) => x.at - y.at || x.id - y.id);
}
