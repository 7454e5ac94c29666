// Feeds (RSS, Atom) whose new articles become drafts: a business's blog, its shop's news.
import * as v from 'valibot';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { requiredLine } from './schema.ts';

/** Body of POST /api/news-feeds. */
export const NewsFeedInput = v.object({
  /** Of the feed, or of a page that names one. */
  url: requiredLine(LIMITS.url),
  /** Channels that get a draft of each new article. */
  platformIds: v.pipe(
    v.array(v.pipe(v.number(problem('id')), v.integer(), v.minValue(1)), problem('list-of-ids')),
    v.minLength(1, problem('name-a-channel')),
    v.maxLength(LIMITS.newsFeedChannels, problem('most-channels', { most: LIMITS.newsFeedChannels })),
  ),
});
export type NewsFeedInput = v.InferOutput<typeof NewsFeedInput>;

export const NEWS_FEED_EXAMPLE = { url: 'https://bakery.example/blog/feed.xml', platformIds: [12] };

export const NewsFeed = v.object({
  id: v.number(),
  url: v.string(),
  /** As the feed calls itself. */
  title: v.string(),
  platformIds: v.array(v.number()),
  /** Drafts that were made of it. */
  drafts: v.number(),
  readAt: v.string(),
  /** When it is asked for again. */
  nextAt: v.string(),
  /** Why it could not be read the last time; null when it could. */
  problem: v.nullable(v.string()),
});
export type NewsFeed = v.InferOutput<typeof NewsFeed>;
