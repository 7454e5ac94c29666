// All SQL of what was drawn for posts.
import type { ChannelType } from '../../contract/channels/index.ts';
import type { DesignName, DesignWords, Scheme, SlideWords } from '../../contract/design.ts';
import type { PostStatus } from '../../contract/post.ts';
import { flag, mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

export type PictureWords = DesignWords | readonly SlideWords[];

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
  /** A person chose it: it follows the text no more. */
  readonly isOwn: boolean;
  readonly drawnAt: number;
}

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
  isOwn: flag('is_own'),
  drawnAt: 'drawn_at',
});

export async function upsertPicture(q: Query, picture: PictureRecord): Promise<void> {
  await q('post_pictures').insert(PICTURE.stored(picture)).onConflict('post_id').merge();
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
  readonly isOwn: boolean;
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
  isOwn: { sql: 'post_pictures.is_own', read: Boolean },
});

const OPEN: readonly PostStatus[] = ['draft', 'awaiting_approval', 'scheduled'];

/** What was written for a business and has not left, in the order in which it leaves. */
export async function listPlannedPosts(q: Query, businessId: number): Promise<PlannedPost[]> {
  const rows = PLANNED.from(q)
    .join('connections', 'connections.id', 'posts.connection_id')
    .leftJoin('post_pictures', 'post_pictures.post_id', 'posts.id')
    .where('posts.business_id', businessId)
    .whereNull('posts.deleted_at')
    .whereNotNull('posts.writer')
    .whereIn('posts.status', [...OPEN]);
  return (await PLANNED.all(rows)).sort((x, y) => x.at - y.at || x.id - y.id);
}
