// All SQL of posts: finding and listing. What changes a post's state is in post-state.repo.ts.
import type { Network } from '../../contract/connection.ts';
import { ENGAGEMENT } from '../../contract/figures.ts';
import type { OwnLimits } from '../../contract/own-limits.ts';
import type { PostStatus } from '../../contract/post.ts';
import { ideaFormatOf } from '../../contract/trait.ts';
import { flag, mapColumns, sentenceOrNull } from '../../db/columns.ts';
import { type Selection, select } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { ReadAs } from './network.ts';
import type { PostRecord } from './post.ts';

/** Where a post went, or where it would go now. */
const NETWORK = 'coalesce(posts.network, connections.network)';

export const POST = mapColumns<PostRecord>('posts', {
  id: 'id',
  businessId: 'business_id',
  connectionId: 'connection_id',
  channel: 'connections.type',
  network: NETWORK,
  ownLimits: {
    sql: 'connections.own_limits',
    read: (stored: string | null): OwnLimits | null => (stored === null ? null : JSON.parse(stored)),
  },
  status: 'status',
  origin: 'origin',
  title: 'title',
  content: 'content',
  firstComment: 'first_comment',
  note: sentenceOrNull('note'),
  trouble: 'trouble',
  needsMedia: 'needs_media',
  pillar: 'pillar',
  idea: 'idea',
  writer: 'writer',
  why: sentenceOrNull('why'),
  scheduledAt: 'scheduled_at',
  publishedAt: 'published_at',
  attempt: 'attempt',
  attemptedAt: 'attempted_at',
  attempts: 'attempts',
  held: flag('held'),
  approvedHash: 'approved_hash',
  announcedAt: 'announced_at',
  externalId: 'external_id',
  externalUrl: 'external_url',
  likes: 'likes',
  comments: 'comments',
  shares: 'shares',
  clicks: 'clicks',
  impressions: 'impressions',
  delivered: 'delivered',
  kept: 'kept',
  undelivered: 'undelivered',
  measuredAt: 'measured_at',
  version: 'version',
  createdAt: 'created_at',
});

function posts(q: Query) {
  return POST.from(q)
    .join('connections', 'connections.id', 'posts.connection_id')
    .whereNull('posts.deleted_at');
}

export async function findPost(
  q: Query,
  key: { id: number; businessId: number },
): Promise<PostRecord | undefined> {
  const own = { 'posts.id': key.id, 'posts.business_id': key.businessId };
  return POST.one(posts(q).where(own));
}

/** For jobs, which nobody asks for: whoever serves a request uses `findPost`. */
export async function findPostOfAnyBusiness(q: Query, id: number): Promise<PostRecord | undefined> {
  return POST.one(posts(q).where('posts.id', id));
}

/** What readers who are simulated are told of a post. */
export async function findReading(q: Query, post: Pick<PostRecord, 'id' | 'businessId'>): Promise<ReadAs> {
  const row: Pick<ReadAs, 'pillar' | 'timezone'> & Record<'hook' | 'skeleton', string | null> = await q(
    'posts',
  )
    .join('businesses', 'businesses.id', 'posts.business_id')
    .where({ 'posts.id': post.id, 'posts.business_id': post.businessId })
    .first('posts.pillar', 'posts.hook', 'posts.skeleton', 'businesses.timezone');
  const { pillar, hook, skeleton, timezone } = row;
  return { pillar, format: ideaFormatOf(hook), hook: skeleton, timezone };
}

/** Whether another post of the same connection is known by this id on the network. */
export async function hasExternalId(
  q: Query,
  { id, connectionId }: Pick<PostRecord, 'id' | 'connectionId'>,
  externalId: string,
): Promise<boolean> {
  const other = q('posts').where({ connection_id: connectionId, external_id: externalId }).whereNot({ id });
  return (await other.first('id')) !== undefined;
}

/** Whose a deleted post was, and its address on its network, where that told one. */
export async function findDeletedPostOfAnyBusiness(
  q: Query,
  id: number,
): Promise<{ readonly businessId: number; readonly url: string | null } | undefined> {
  return q('posts')
    .select({ businessId: 'business_id', url: 'external_url' })
    .where({ id })
    .whereNotNull('deleted_at')
    .first();
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
  return POST.all(query);
}

/** Posts with a time, in the order in which they leave. */
interface ScheduledPosts {
  readonly businessId: number;
  readonly connectionId?: number | undefined;
  readonly statuses: readonly PostStatus[];
  readonly from?: number;
  readonly until?: number;
  /** Page on from the post with this id, which is not repeated. */
  readonly after?: number | undefined;
  readonly limit: number;
}

export function selectScheduledPosts(q: Query, filter: ScheduledPosts): Selection<PostRecord> {
  const query = posts(q)
    .where('posts.business_id', filter.businessId)
    .whereIn('posts.status', [...filter.statuses])
    .whereNotNull('posts.scheduled_at')
    .orderBy(['posts.scheduled_at', 'posts.id'])
    .limit(filter.limit);
  if (filter.connectionId !== undefined) query.where('posts.connection_id', filter.connectionId);
  if (filter.from !== undefined) query.where('posts.scheduled_at', '>=', filter.from);
  if (filter.until !== undefined) query.where('posts.scheduled_at', '<', filter.until);
  if (filter.after !== undefined) {
    const { after: id, businessId: business_id } = filter;
    const last = q('posts').select('scheduled_at', 'id').where({ id, business_id });
    query.whereRaw('(posts.scheduled_at, posts.id) > ?', [last]);
  }
  return POST.selection(query);
}

export function listScheduledPosts(q: Query, filter: ScheduledPosts): Promise<PostRecord[]> {
  return select(selectScheduledPosts(q, filter));
}

/** How many posts of a connection wait for approval, or have been approved and have not left yet. */
export async function countHeld(q: Query, connectionId: number): Promise<number> {
  const [row] = await q('posts')
    .where({ connection_id: connectionId, held: true })
    .whereIn('status', ['awaiting_approval', 'scheduled', 'publishing'])
    .whereNull('deleted_at')
    .count({ count: '*' });
  return Number(row?.count ?? 0);
}

/** Posts of all businesses whose attempt began before a moment and has not ended. */
export async function listUnderWay(q: Query, before: number): Promise<PostRecord[]> {
  const underWay = posts(q)
    .whereIn('posts.business_id', q('businesses').select('id'))
    .where('posts.status', 'publishing')
    .where('posts.attempted_at', '<', before)
    .orderBy('posts.id');
  return POST.all(underWay);
}

/** Businesses with posts that should have left before a moment. */
export async function listBusinessesOverdue(q: Query, before: number): Promise<number[]> {
  const overdue = q('posts')
    .whereRaw('posts.business_id = businesses.id')
    .where('posts.status', 'scheduled')
    .where('posts.scheduled_at', '<', before)
    .whereNull('posts.deleted_at');
  return q('businesses').whereExists(overdue).orderBy('id').pluck('id');
}

/** Posts of all businesses that may have left since a moment, if anything left: due, on their way, or to be approved. */
export async function listPassedPosts(
  q: Query,
  { since, now }: { since: number; now: number },
): Promise<PostRecord[]> {
  const passed = posts(q)
    .where((any) =>
      any
        .where('posts.status', 'publishing')
        .orWhere((due) => due.where('posts.status', 'scheduled').where('posts.scheduled_at', '<=', now))
        .orWhere((held) =>
          held.where('posts.status', 'awaiting_approval').whereBetween('posts.scheduled_at', [since, now]),
        ),
    )
    .orderBy('posts.id');
  return POST.all(passed);
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
  const query = q.select('*').from(q.unionAll(parts).as('posts')).orderBy(['scheduledAt', 'id']);
  return POST.selection(query);
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
  return POST.selection(query);
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
  /** How many of them have figures. */
  readonly measured: number;
  /** Null when none of those that are measured has this figure. */
  readonly likes: number | null;
  readonly comments: number | null;
  readonly shares: number | null;
  readonly clicks: number | null;
  readonly impressions: number | null;
  /** The next time of a scheduled post; null for other states. */
  readonly firstAt: number | null;
  readonly lastCreatedAt: number;
}

/** Counts and sums by connection and state: one query for every total that a screen shows. */
export async function countPosts(q: Query, businessId: number): Promise<PostCounts[]> {
  const query = q<PostCounts, PostCounts[]>('posts')
    .join('connections', 'connections.id', 'posts.connection_id')
    .where('posts.business_id', businessId)
    .whereNull('posts.deleted_at')
    .groupByRaw(`posts.status, ${NETWORK}, posts.connection_id`)
    .select('posts.status', q.raw(`${NETWORK} as network`), 'posts.connection_id as connectionId')
    .count({ posts: '*', measured: 'posts.measured_at' })
    .min({ firstAt: 'posts.scheduled_at' })
    .max({ lastCreatedAt: 'posts.created_at' });
  for (const sum of ENGAGEMENT) query.sum({ [sum]: `posts.${sum}` });
  const rows = (await query) as unknown as PostCounts[];
  return rows.map((row) => {
    const unknown = row.measured > 0 ? null : 0;
    return { ...row, ...Object.fromEntries(ENGAGEMENT.map((sum) => [sum, row[sum] ?? unknown])) };
  });
}
