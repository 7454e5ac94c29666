// Feeds of a business: added, listed, removed.
import { channelOf } from '../../contract/channels/index.ts';
import { LIMITS } from '../../contract/constants/limits.ts';
import type { NewsFeed, NewsFeedInput } from '../../contract/news-feed.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { iso } from '../../kernel/clock.ts';
import { inField, say, wordsOf } from '../../sentences/index.ts';
import { requireWriter } from '../business/index.ts';
import { type ConnectionRecord, listConnections } from '../channels/index.ts';
import type { FeedEnd, FeedReader } from './feed-reader.ts';
import {
  deleteFeed,
  type FeedRecord,
  findFeed,
  insertFeed,
  keepArticles,
  listFeeds,
} from './news-feed.repo.ts';
import { FORGOTTEN, hashOf, READ_EVERY, sayRefusal } from './read-feeds.ts';

/**
 * Adds a feed. What it tells of now is known from then on: drafts are made of what comes.
 * @throws AppError forbidden for who may not write; not-found for a foreign connection; invalid, saying why, for an address
 * where no feed can be read; conflict for one that is there already, and where there are as many as there may be
 */
export async function addFeed(
  ctx: Context,
  actor: AccountActor,
  { input, reader }: { readonly input: NewsFeedInput; readonly reader: FeedReader },
): Promise<FeedRecord> {
  requireWriter(actor);
  const { businessId } = actor;
  requireTaking(input.platformIds, await listConnections(ctx.db.read, businessId));
  // Nothing is open in the database meanwhile.
  const read = requireRead(await reader.read(input.url));
  return unitOfWork(ctx, actor, async (tx) => {
    const known = await listFeeds(tx.q, businessId);
    if (known.length >= LIMITS.newsFeeds)
      throw new AppError('conflict', say('content.feeds-full', { most: LIMITS.newsFeeds }));
    const feed = {
      ...{ businessId, url: read.url, title: read.title.slice(0, LIMITS.name), ...read.validators },
      ...{ connectionIds: [...new Set(input.platformIds)], drafts: 0, failures: 0, problem: null },
      ...{ readAt: tx.now, nextAt: tx.now + READ_EVERY, createdAt: tx.now },
    };
    const id = await insertFeed(tx.q, feed);
    if (id === undefined) throw new AppError('conflict', say('content.feed-known', { title: feed.title }));
    const hashes = [...new Set(read.articles.map(hashOf))];
    await keepArticles(tx.q, id, { hashes, now: tx.now, forget: tx.now - FORGOTTEN });
    tx.emit({ kind: 'news-feed.added', businessId, subjectId: id });
    return { ...feed, id };
  });
}

/** Drafts that were made of it stay. @throws AppError not-found; forbidden for who may not write */
export async function removeFeed(ctx: Context, actor: AccountActor, id: number): Promise<void> {
  requireWriter(actor);
  const { businessId } = actor;
  await unitOfWork(ctx, actor, async (tx) => {
    if (!(await deleteFeed(tx.q, { id, businessId }))) throw notFound();
    tx.emit({ kind: 'news-feed.removed', businessId, subjectId: id });
  });
}

/** @throws AppError not-found for a foreign or unknown id */
export async function getFeed(ctx: Context, { businessId }: AccountActor, id: number): Promise<FeedRecord> {
  const feed = await findFeed(ctx.db.read, { id, businessId });
  if (!feed) throw notFound();
  return feed;
}

export function presentFeed(feed: FeedRecord): NewsFeed {
  const { id, url, title, connectionIds, drafts, readAt, nextAt, problem } = feed;
  return {
    ...{ id, url, title, platformIds: [...connectionIds], drafts },
    ...{ readAt: iso(readAt), nextAt: iso(nextAt), problem: problem && wordsOf(problem) },
  };
}

/** Drafts can be made for them. */
function requireTaking(ids: readonly number[], connections: readonly ConnectionRecord[]): void {
  for (const id of ids) {
    const connection = connections.find((one) => one.id === id);
    if (!connection) throw notFound();
    if (channelOf(connection.type).delivery === 'network') continue;
    const problem = say('content.feed-not-for', { channel: connection.type });
    throw new AppError('invalid', inField('platformIds', problem), { field: 'platformIds' });
  }
}

function requireRead(end: FeedEnd): Extract<FeedEnd, { end: 'read' }> {
  if (end.end === 'read') return end;
  // Who asks without validators is never told that nothing is new, but by a server that does not keep to HTTP.
  const problem = end.end === 'unchanged' ? say('content.feed-empty') : sayRefusal(end.why, end.host);
  throw new AppError('invalid', inField('url', problem), { field: 'url' });
}
