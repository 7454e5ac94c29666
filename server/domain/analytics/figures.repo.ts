// All SQL of figures over time: what each day brought, and what each published post did.

import type { ChannelType } from '../../contract/channels/index.ts';
import type { Network } from '../../contract/connection.ts';
import { type Counts, ENGAGEMENT, figuresOn, reactionsOf } from '../../contract/figures.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface DailyFigures {
  /** YYYY-MM-DD in the business's time zone. */
  readonly day: string;
  readonly connectionId: number;
  readonly channel: ChannelType;
  readonly name: string;
  readonly network: Network;
  readonly posts: number;
  /** Null where the channel does not give the figure. */
  readonly likes: number | null;
  readonly comments: number | null;
  readonly shares: number | null;
  readonly clicks: number | null;
  readonly impressions: number | null;
  /** The first day with figures of the same world among all that was asked about, YYYY-MM-DD. */
  readonly since: string;
}

/** The column `since` of DailyFigures: two days that are looked up once, whatever the number of rows. */
export function sinceColumn(q: Query, filter: { businessId: number; connectionId?: number | undefined }) {
  const firstDay = (is: '=' | '<>') => {
    const query = q('daily_figures')
      .where({ business_id: filter.businessId })
      .where('network', is, 'sandbox');
    if (filter.connectionId !== undefined) query.where({ connection_id: filter.connectionId });
    return query.min('day');
  };
  const worlds = [firstDay('='), firstDay('<>')];
  return q.raw("case when daily_figures.network = 'sandbox' then ? else ? end as since", worlds);
}

/** What each day from `from` to `to` (both included) brought, oldest first; days that brought nothing have no row. */
export async function listDailyFigures(
  q: Query,
  filter: { businessId: number; from: string; to: string; connectionId?: number | undefined },
): Promise<DailyFigures[]> {
  const query = q('daily_figures')
    .join('connections', 'connections.id', 'daily_figures.connection_id')
    .where('daily_figures.business_id', filter.businessId)
    .whereBetween('daily_figures.day', [filter.from, filter.to])
    .orderBy(['daily_figures.day', 'daily_figures.connection_id', 'daily_figures.network'])
    .select(
      'daily_figures.day',
      'daily_figures.connection_id as connectionId',
      'connections.type as channel',
      'connections.name',
      'daily_figures.network',
      'daily_figures.posts',
      'daily_figures.likes',
      'daily_figures.comments',
      'daily_figures.shares',
      'daily_figures.clicks',
      'daily_figures.impressions',
      sinceColumn(q, filter),
    );
  if (filter.connectionId !== undefined) query.where('daily_figures.connection_id', filter.connectionId);
  const rows: DailyFigures[] = await query;
  return rows.map(withGiven);
}

/** Days count from 0; what the channel does not give where the posts went is unknown instead. */
export function withGiven<Row extends Pick<DailyFigures, 'channel' | 'network'>>(row: Row): Row {
  const given = figuresOn(row.channel, row.network);
  const lacking = ENGAGEMENT.filter((figure) => !given.includes(figure));
  return { ...row, ...Object.fromEntries(lacking.map((figure) => [figure, null])) };
}

export interface MeasuredPost {
  readonly id: number;
  readonly connectionId: number;
  readonly channel: ChannelType;
  readonly network: Network;
  readonly pillar: string | null;
  readonly needsMedia: 'image' | 'video' | null;
  /** UTC milliseconds. */
  readonly publishedAt: number;
  readonly externalUrl: string | null;
  /** Its title, or the beginning of its text. */
  readonly excerpt: string;
  readonly reactions: number;
}

/** Where a post went. */
const NETWORK = 'coalesce(posts.network, connections.network)';
const EXCERPT = 120;
/** More posts than this would not change what is to be learnt from them. */
const MOST_POSTS = 2000;

/**
 * Published posts with figures, without those that are out as their text alone: what they would have done with the
 * picture they lack, nobody knows. Published from `from` until before `until` (UTC milliseconds), last published first.
 */
export async function listMeasuredPosts(
  q: Query,
  filter: { businessId: number; from: number; until: number },
): Promise<MeasuredPost[]> {
  const rows: (Omit<MeasuredPost, 'reactions'> & Counts)[] = await q('posts')
    .join('connections', 'connections.id', 'posts.connection_id')
    .where({ 'posts.business_id': filter.businessId, 'posts.status': 'published' })
    .whereNull('posts.deleted_at')
    .whereNotNull('posts.measured_at')
    .where((whole) => whole.whereNull('posts.needs_media').orWhereRaw(`${NETWORK} <> 'sandbox'`))
    .where('posts.published_at', '>=', filter.from)
    .where('posts.published_at', '<', filter.until)
    .orderBy([{ column: 'posts.published_at', order: 'desc' }])
    .limit(MOST_POSTS)
    .select(
      'posts.id',
      'posts.connection_id as connectionId',
      'connections.type as channel',
      q.raw(`${NETWORK} as network`),
      'posts.pillar',
      'posts.needs_media as needsMedia',
      'posts.published_at as publishedAt',
      'posts.external_url as externalUrl',
      q.raw('coalesce(posts.title, substr(posts.content, 1, ?)) as excerpt', [EXCERPT]),
      'posts.likes',
      'posts.comments',
      'posts.shares',
      'posts.clicks',
    );
  return rows.map(({ likes, comments, shares, clicks, ...row }) => ({
    ...row,
    reactions: reactionsOf({ likes, comments, shares, clicks }),
    publishedAt: Number(row.publishedAt),
  }));
}
