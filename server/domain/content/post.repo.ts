// All SQL of posts: finding and listing. What changes a post's state is in post-state.repo.ts.

import type { ChannelType } from '../../contract/channels/index.ts';
import type { Network } from '../../contract/connection.ts';
import type { PostStatus } from '../../contract/post.ts';
import { type Selection, select } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { PostRecord } from './post.ts';

export interface PostRow {
  id: number;
  business_id: number;
  connection_id: number;
  type: ChannelType;
  network: Network;
  status: PostStatus;
  origin: 'autopilot' | 'person';
  title: string | null;
  content: string;
  note: string | null;
  needs_media: 'image' | 'video' | null;
  pillar: string | null;
  scheduled_at: number | null;
  published_at: number | null;
  attempt: string | null;
  attempted_at: number | null;
  attempts: number;
  external_id: string | null;
  external_url: string | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  clicks: number | null;
  impressions: number | null;
  delivered: number | null;
  kept: number | null;
  undelivered: number | null;
  measured_at: number | null;
  created_at: number;
}

/** Where a post went, or where it would go now. */
const NETWORK = 'coalesce(posts.network, connections.network)';

const COLUMNS = [
  'posts.id',
  'posts.business_id',
  'posts.connection_id',
  'connections.type',
  `${NETWORK} as network`,
  'posts.status',
  'posts.origin',
  'posts.title',
  'posts.content',
  'posts.note',
  'posts.needs_media',
  'posts.pillar',
  'posts.scheduled_at',
  'posts.published_at',
  'posts.attempt',
  'posts.attempted_at',
  'posts.attempts',
  'posts.external_id',
  'posts.external_url',
  'posts.likes',
  'posts.comments',
  'posts.shares',
  'posts.clicks',
  'posts.impressions',
  'posts.delivered',
  'posts.kept',
  'posts.undelivered',
  'posts.measured_at',
  'posts.created_at',
] as const;

const COLUMN_NAMES = COLUMNS.map((column) => column.replace(/^.*(\.| as )/, ''));

function posts(q: Query) {
  return (
    q('posts')
      .join('connections', 'connections.id', 'posts.connection_id')
      // In one piece: Knex would take each apart and quote it, for every query anew.
      .select(q.raw(COLUMNS.join(', ')))
      .whereNull('posts.deleted_at')
  );
}

export async function findPost(
  q: Query,
  key: { id: number; businessId: number },
): Promise<PostRecord | undefined> {
  const own = { 'posts.id': key.id, 'posts.business_id': key.businessId };
  const row: PostRow | undefined = await posts(q).where(own).first();
  return row && toRecord(row);
}

/** For jobs, which nobody asks for: whoever serves a request uses `findPost`. */
export async function findPostOfAnyBusiness(q: Query, id: number): Promise<PostRecord | undefined> {
  const row: PostRow | undefined = await posts(q).where('posts.id', id).first();
  return row && toRecord(row);
}

export interface PostFilter {
  readonly businessId: number;
  readonly connectionId?: number | undefined;
  readonly statuses?: readonly PostStatus[] | undefined;
  /** Page on from the post with this id, which is not repeated. */
  readonly before?: number | undefined;
  /** `time`: when they left, or will leave, or were made when they have no time; `made` when absent. */
  readonly by?: 'made' | 'time';
  readonly limit: number;
}

const TIME = 'coalesce(posts.published_at, posts.scheduled_at, posts.created_at)';

/** Posts of a business, newest first. */
export async function listPosts(q: Query, filter: PostFilter): Promise<PostRecord[]> {
  const query = posts(q).where('posts.business_id', filter.businessId).limit(filter.limit);
  if (filter.connectionId !== undefined) query.where('posts.connection_id', filter.connectionId);
  if (filter.statuses) query.whereIn('posts.status', [...filter.statuses]);
  if (filter.by === 'time') {
    query.orderByRaw(`${TIME} desc, posts.id desc`);
    const before = q('posts')
      .select(q.raw(`${TIME}, posts.id`))
      .where({
        'posts.id': filter.before ?? 0,
        'posts.business_id': filter.businessId,
      });
    if (filter.before !== undefined) query.whereRaw(`(${TIME}, posts.id) < ?`, [before]);
  } else {
    query.orderBy('posts.id', 'desc');
    if (filter.before !== undefined) query.where('posts.id', '<', filter.before);
  }
  const rows: PostRow[] = await query;
  return rows.map(toRecord);
}

/** Posts with a time, in the order in which they leave. */
export async function listScheduledPosts(
  q: Query,
  filter: {
    businessId: number;
    connectionId?: number | undefined;
    statuses: readonly PostStatus[];
    from?: number;
    until?: number;
    limit: number;
  },
): Promise<PostRecord[]> {
  const query = posts(q)
    .where('posts.business_id', filter.businessId)
    .whereIn('posts.status', [...filter.statuses])
    .whereNotNull('posts.scheduled_at')
    .orderBy(['posts.scheduled_at', 'posts.id'])
    .limit(filter.limit);
  if (filter.connectionId !== undefined) query.where('posts.connection_id', filter.connectionId);
  if (filter.from !== undefined) query.where('posts.scheduled_at', '>=', filter.from);
  if (filter.until !== undefined) query.where('posts.scheduled_at', '<', filter.until);
  const rows: PostRow[] = await query;
  return rows.map(toRecord);
}

/** Posts of all businesses that may have left since a moment, if anything left: due, on their way, or to be approved. */
export async function listPassedPosts(
  q: Query,
  { since, now }: { since: number; now: number },
): Promise<PostRecord[]> {
  const rows: PostRow[] = await posts(q)
    .where((any) =>
      any
        .where('posts.status', 'publishing')
        .orWhere((due) => due.where('posts.status', 'scheduled').where('posts.scheduled_at', '<=', now))
        .orWhere((held) =>
          held.where('posts.status', 'awaiting_approval').whereBetween('posts.scheduled_at', [since, now]),
        ),
    )
    .orderBy('posts.id');
  return rows.map(toRecord);
}

export interface NextPosts {
  readonly businessId: number;
  readonly groups: readonly (readonly PostStatus[])[];
  /** Posts of each group. */
  readonly each: number;
}

/**
 * The first posts with a time out of each group of states, in the order in which they leave: one selection, however many
 * groups, that reads no more than it yields.
 */
export function selectNextPosts(q: Query, filter: NextPosts): Selection<PostRecord> {
  const parts = filter.groups.map((statuses, index) => {
    const group = posts(q)
      .where('posts.business_id', filter.businessId)
      .whereIn('posts.status', [...statuses])
      .whereNotNull('posts.scheduled_at')
      .orderBy(['posts.scheduled_at', 'posts.id'])
      .limit(filter.each);
    return q.select('*').from(group.as(`group_${index}`));
  });
  // SQLite takes a limit inside a union only in a subquery.
  const query = q.select('*').from(q.unionAll(parts).as('posts')).orderBy(['scheduled_at', 'id']);
  return { query, columns: COLUMN_NAMES, read: toRecord };
}

export function listNextPosts(q: Query, filter: NextPosts): Promise<PostRecord[]> {
  return select(selectNextPosts(q, filter));
}

export interface PublishedPosts {
  readonly businessId: number;
  readonly connectionId?: number | undefined;
  readonly limit: number;
}

/** Published posts of a business or one connection, last published first. */
export function selectPublishedPosts(q: Query, filter: PublishedPosts): Selection<PostRecord> {
  const query = posts(q)
    .where({ 'posts.business_id': filter.businessId, 'posts.status': 'published' })
    .orderBy([{ column: 'posts.published_at', order: 'desc' }])
    .limit(filter.limit);
  if (filter.connectionId !== undefined) query.where('posts.connection_id', filter.connectionId);
  return { query, columns: COLUMN_NAMES, read: toRecord };
}

export function listPublishedPosts(q: Query, filter: PublishedPosts): Promise<PostRecord[]> {
  return select(selectPublishedPosts(q, filter));
}

/** How many posts of a business are in each state. */
export function selectStateCounts(
  q: Query,
  businessId: number,
): Selection<{ status: PostStatus; posts: number }> {
  const query = q('posts')
    .where({ business_id: businessId })
    .whereNull('deleted_at')
    .groupBy('status')
    .select('status')
    .count({ posts: '*' });
  return { query, columns: ['status', 'posts'], read: (row) => row };
}

export interface PostCounts {
  readonly status: PostStatus;
  readonly network: Network;
  readonly connectionId: number;
  readonly posts: number;
  readonly likes: number;
  readonly comments: number;
  readonly shares: number;
  readonly clicks: number;
  readonly impressions: number;
  /** The next time of a scheduled post; null for other states. */
  readonly firstAt: number | null;
  readonly lastCreatedAt: number;
}

/** Counts and sums by connection and state: one query for every total that a screen shows. */
export async function countPosts(q: Query, businessId: number): Promise<PostCounts[]> {
  const sums = ['likes', 'comments', 'shares', 'clicks', 'impressions'] as const;
  const query = q<PostCounts, PostCounts[]>('posts')
    .join('connections', 'connections.id', 'posts.connection_id')
    .where('posts.business_id', businessId)
    .whereNull('posts.deleted_at')
    .groupByRaw(`posts.status, ${NETWORK}, posts.connection_id`)
    .select('posts.status', q.raw(`${NETWORK} as network`), 'posts.connection_id as connectionId')
    .count({ posts: '*' })
    .min({ firstAt: 'posts.scheduled_at' })
    .max({ lastCreatedAt: 'posts.created_at' });
  for (const sum of sums) query.sum({ [sum]: `posts.${sum}` });
  const rows = (await query) as unknown as PostCounts[];
  return rows.map((row) => ({ ...row, ...Object.fromEntries(sums.map((sum) => [sum, row[sum] ?? 0])) }));
}

export function toRecord(row: PostRow): PostRecord {
  return {
    id: row.id,
    businessId: row.business_id,
    connectionId: row.connection_id,
    channel: row.type,
    network: row.network,
    status: row.status,
    origin: row.origin,
    title: row.title,
    content: row.content,
    note: row.note,
    needsMedia: row.needs_media,
    pillar: row.pillar,
    scheduledAt: row.scheduled_at,
    publishedAt: row.published_at,
    attempt: row.attempt,
    attemptedAt: row.attempted_at,
    attempts: row.attempts,
    externalId: row.external_id,
    externalUrl: row.external_url,
    likes: row.likes,
    comments: row.comments,
    shares: row.shares,
    clicks: row.clicks,
    impressions: row.impressions,
    delivered: row.delivered,
    kept: row.kept,
    undelivered: row.undelivered,
    measuredAt: row.measured_at,
    createdAt: row.created_at,
  };
}
