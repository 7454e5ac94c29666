// All SQL of feeds, and of the articles that they have told of.
import type { Sentence } from '../../contract/sentence.ts';
import { mapColumns, sentenceOrNull } from '../../db/columns.ts';
import { lockForChange } from '../../db/dialect.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { Validators } from './feed-reader.ts';

export interface FeedRecord extends Validators {
  readonly id: number;
  readonly businessId: number;
  readonly url: string;
  readonly title: string;
  /** Connections that get drafts; some may be gone. */
  readonly connectionIds: readonly number[];
  /** How many were made. */
  readonly drafts: number;
  /** Readings in a row that failed. */
  readonly failures: number;
  readonly problem: Sentence | null;
  readonly readAt: number;
  readonly nextAt: number;
  readonly createdAt: number;
}

const FEED = mapColumns<FeedRecord>('news_feeds', {
  id: 'id',
  businessId: 'business_id',
  url: 'url',
  title: 'title',
  etag: 'etag',
  lastModified: 'last_modified',
  connectionIds: {
    sql: 'connection_ids',
    read: (value: string) => JSON.parse(value),
    write: JSON.stringify,
  },
  drafts: 'drafts',
  failures: 'failures',
  problem: sentenceOrNull('problem'),
  readAt: 'read_at',
  nextAt: 'next_at',
  createdAt: 'created_at',
});

/** @returns its id; undefined where the business has one of this address */
export async function insertFeed(q: Query, feed: Omit<FeedRecord, 'id'>): Promise<number | undefined> {
  const [row] = await q('news_feeds')
    .insert(FEED.stored(feed))
    .onConflict(['business_id', 'url'])
    .ignore()
    .returning('id');
  return row?.id;
}

/** Feeds of a business, in the order in which they were added. */
export function listFeeds(q: Query, businessId: number): Promise<FeedRecord[]> {
  return FEED.all(FEED.from(q).where({ business_id: businessId }).orderBy('id'));
}

interface Own {
  readonly id: number;
  readonly businessId: number;
}

export function findFeed(q: Query, { id, businessId }: Own): Promise<FeedRecord | undefined> {
  return FEED.one(FEED.from(q).where({ id, business_id: businessId }));
}

/** The feed, which nobody else works on before this transaction ends. */
export async function holdFeed(q: Query, own: Own): Promise<FeedRecord | undefined> {
  await lockForChange(q, q('news_feeds').select('id').where({ id: own.id }));
  return findFeed(q, own);
}

/** What is due of all businesses, the longest due first. */
export function listDueFeeds(q: Query, now: number): Promise<FeedRecord[]> {
  return FEED.all(FEED.from(q).where('next_at', '<=', now).orderBy(['next_at', 'id']).limit(1000));
}

export async function deleteFeed(q: Query, { id, businessId }: Own): Promise<boolean> {
  return (await q('news_feeds').where({ id, business_id: businessId }).del()) === 1;
}

export async function updateFeed(
  q: Query,
  id: number,
  change: Partial<Omit<FeedRecord, 'id' | 'businessId' | 'createdAt'>>,
): Promise<void> {
  await q('news_feeds').where({ id }).update(FEED.stored(change));
}

/** Articles that the feed had told of before, by the hashes of their names. */
export async function listKnownArticles(q: Query, feedId: number): Promise<Set<string>> {
  return new Set(await q('news_articles').where({ feed_id: feedId }).pluck('name_hash'));
}

/** Keeps what the feed tells of now; what it tells of no longer is forgotten after a while. */
export async function keepArticles(
  q: Query,
  feedId: number,
  {
    hashes,
    now,
    forget,
  }: { readonly hashes: readonly string[]; readonly now: number; readonly forget: number },
): Promise<void> {
  const rows = hashes.map((hash) => ({ feed_id: feedId, name_hash: hash, told_at: now }));
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await q('news_articles')
      .insert(rows.slice(from, from + AT_ONCE))
      .onConflict(['feed_id', 'name_hash'])
      .merge(['told_at']);
  }
  await q('news_articles').where({ feed_id: feedId }).where('told_at', '<', forget).del();
}

const AT_ONCE = 100;
