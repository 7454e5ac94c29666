// Reads feeds again and makes drafts of what is new: nothing of them ever leaves before a person has looked at it.
import { lackingOf } from '../../contract/media-rules.ts';
import { narrowerOn } from '../../contract/own-limits.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { DAY, HOUR } from '../../kernel/clock.ts';
import { sha256 } from '../../kernel/ids.ts';
import { say } from '../../sentences/index.ts';
import { type Business, getBusiness } from '../business/index.ts';
import { type ConnectionRecord, listConnections } from '../channels/index.ts';
import { addPosts, OWN_WORDS } from '../content/index.ts';
import { checkOwnPost } from '../writer/index.ts';
import { draftArticle } from './draft-article.ts';
import type { Article, FeedEnd, FeedReader, FeedRefusal } from './feed-reader.ts';
import {
  type FeedRecord,
  holdFeed,
  keepArticles,
  listDueFeeds,
  listKnownArticles,
  updateFeed,
} from './news-feed.repo.ts';

export const READ_EVERY = HOUR;
/** Feeds that are read at the same time. */
const AT_ONCE = 4;
/** Drafts are made of at most so many new articles of one reading: somebody is to look at them. */
const MOST_NEW = 5;
/** An article that its feed has not told of for so long is forgotten. */
export const FORGOTTEN = 400 * DAY;
/** An article that says it is older than this when its feed was added is not new, whatever it is called now. */
const OLD = 2 * DAY;
/** After so many failures in a row it is told. */
const TOLD_AFTER = 3;
const LONGEST_PAUSE = DAY;

export function hashOf({ name }: Pick<Article, 'name'>): string {
  return sha256(name);
}

/** Reads what is due. @returns how many drafts were made */
export async function readDueFeeds(ctx: Context, reader: FeedReader, signal: AbortSignal): Promise<number> {
  const due = await listDueFeeds(ctx.db.read, ctx.clock.now());
  let drafts = 0;
  const readNext = async (): Promise<void> => {
    for (let feed = due.shift(); feed && !signal.aborted; feed = due.shift())
      drafts += await readFeed(ctx, reader, feed);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  return drafts;
}

/** Reads one feed now. @returns how many drafts were made */
export async function readFeed(ctx: Context, reader: FeedReader, feed: FeedRecord): Promise<number> {
  const end = await reader.read(feed.url, feed);
  return unitOfWork(ctx, SYSTEM, async (tx) => {
    const held = await holdFeed(tx.q, feed);
    // Removed meanwhile, or read by somebody else, who knows the same.
    if (!held || held.readAt !== feed.readAt) return 0;
    if (end.end === 'refused') return keepFailure(tx, held, end);
    const well = { failures: 0, problem: null, readAt: tx.now, nextAt: tx.now + READ_EVERY };
    if (end.end === 'unchanged') {
      await updateFeed(tx.q, held.id, well);
      return 0;
    }
    const drafts = await draftNew(tx, held, end);
    await updateFeed(tx.q, held.id, { ...well, ...end.validators, drafts: held.drafts + drafts });
    return drafts;
  });
}

/** Why a feed could not be read. */
export function sayRefusal(why: FeedRefusal, host: string): Sentence {
  return why === 'address' ? say('content.feed-address') : say(`content.feed-${why}`, { host });
}

/** It is asked more and more seldom, up to once a day. */
async function keepFailure(
  tx: Tx,
  feed: FeedRecord,
  { why, host }: Extract<FeedEnd, { end: 'refused' }>,
): Promise<number> {
  const { id, businessId, title } = feed;
  const failures = feed.failures + 1;
  const problem = sayRefusal(why, host);
  const pause = Math.min(LONGEST_PAUSE, READ_EVERY * 2 ** Math.min(failures, 10));
  await updateFeed(tx.q, id, { failures, problem, readAt: tx.now, nextAt: tx.now + pause });
  if (failures === TOLD_AFTER)
    tx.emit({ kind: 'news-feed.failing', businessId, subjectId: id, data: { title, problem } });
  return 0;
}

async function draftNew(
  tx: Tx,
  feed: FeedRecord,
  { articles }: Extract<FeedEnd, { end: 'read' }>,
): Promise<number> {
  const known = await listKnownArticles(tx.q, feed.id);
  const hashes = [...new Set(articles.map(hashOf))];
  await keepArticles(tx.q, feed.id, { hashes, now: tx.now, forget: tx.now - FORGOTTEN });
  const from = feed.createdAt - OLD;
  const fresh = articles
    .filter((article, at) => !known.has(hashOf(article)) && isFirst(articles, at))
    .filter(({ publishedAt }) => publishedAt === null || publishedAt >= from);
  if (fresh.length === 0) return 0;
  const business = await getBusiness(tx, feed.businessId);
  const connections = (await listConnections(tx.q, feed.businessId)).filter(({ id }) =>
    feed.connectionIds.includes(id),
  );
  const told = newestOf(fresh);
  let drafts = 0;
  for (const article of told) {
    const posts: number[] = [];
    for (const connection of connections)
      posts.push(...(await storeDraft(tx, { feed, article, connection, business })));
    drafts += posts.length;
    if (posts.length > 0) tellArticle(tx, feed, article, posts);
  }
  if (drafts > 0) {
    const { id, businessId, title } = feed;
    const data = { title, drafts, left: fresh.length - told.length };
    tx.emit({ kind: 'news-feed.drafted', businessId, subjectId: id, data });
  }
  return drafts;
}

/** Some feeds tell of the same article twice. */
function isFirst(articles: readonly Article[], at: number): boolean {
  return articles.findIndex(({ name }) => name === articles[at]?.name) === at;
}

/** The newest of them, the oldest first; feeds begin with what is newest. */
function newestOf(articles: readonly Article[]): Article[] {
  return articles
    .toSorted((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0))
    .slice(0, MOST_NEW)
    .reverse();
}

interface Drafting {
  readonly feed: FeedRecord;
  readonly article: Article;
  readonly connection: ConnectionRecord;
  readonly business: Business;
}

/** Its picture is brought afterwards: a draft waits for no other server. */
function tellArticle(
  tx: Tx,
  { id, businessId }: FeedRecord,
  { title, url, pictures }: Article,
  posts: readonly number[],
): void {
  if (pictures.length === 0 && url === null) return;
  tx.emit({ kind: 'article.drafted', businessId, subjectId: id, data: { posts, title, url, pictures } });
}

/** @returns the draft's id, if one could be made */
async function storeDraft(
  tx: Tx,
  { feed, article, connection, business }: Drafting,
): Promise<readonly number[]> {
  const { id: connectionId, type, businessId, ownLimits: own } = connection;
  const words = draftArticle(type, article, { locale: business.locale, own: narrowerOn(type, own) });
  if (!words) return [];
  const [problem] = checkOwnPost(type, words, own);
  return addPosts(tx, type, [
    {
      ...{
        ...OWN_WORDS,
        ...words,
        businessId,
        connectionId,
        status: 'draft',
        scheduledAt: null,
        factIds: [],
      },
      needsMedia: lackingOf(type, []),
      note: problem?.why ?? null,
      why: say('content.from-feed', { title: feed.title }),
    },
  ]);
}
