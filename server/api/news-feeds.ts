// Feeds whose new articles become drafts.
import * as v from 'valibot';
import { NEWS_FEED_EXAMPLE, NewsFeed, NewsFeedInput } from '../contract/news-feed.ts';
import { IdText } from '../contract/schema.ts';
import { requireWriter } from '../domain/business/index.ts';
import { addFeed, getFeed, listFeeds, presentFeed, readFeed, removeFeed } from '../domain/feeds/index.ts';
import { defineRoute, type Route } from '../http/route.ts';

const ById = { params: v.object({ id: IdText }) };
const FORM = '/compose';

const readFeeds = defineRoute({
  method: 'GET',
  path: '/api/news-feeds',
  who: 'account',
  output: v.array(NewsFeed),
  handler: async ({ app, actor }) => ({
    body: (await listFeeds(app.ctx.db.read, actor.businessId)).map(presentFeed),
  }),
});

const createFeed = defineRoute({
  method: 'POST',
  path: '/api/news-feeds',
  who: 'writer',
  rate: 'costly',
  form: FORM,
  fromForm: ({ url, ...fields }) => ({
    url,
    platformIds: Object.keys(fields)
      .flatMap((name) => /^channel-(\d+)$/.exec(name)?.[1] ?? [])
      .map(Number),
  }),
  input: { body: NewsFeedInput },
  output: NewsFeed,
  docs: { example: NEWS_FEED_EXAMPLE },
  handler: async ({ app, actor, body }) => ({
    status: 201,
    body: presentFeed(await addFeed(app.ctx, actor, { input: body, reader: app.feeds })),
  }),
});

const readAgain = defineRoute({
  method: 'POST',
  path: '/api/news-feeds/:id/read',
  who: 'writer',
  rate: 'costly',
  form: FORM,
  input: ById,
  output: NewsFeed,
  handler: async ({ app, actor, params }) => {
    requireWriter(actor);
    await readFeed(app.ctx, app.feeds, await getFeed(app.ctx, actor, params.id));
    return { body: presentFeed(await getFeed(app.ctx, actor, params.id)) };
  },
});

const endFeed = defineRoute({
  method: 'DELETE',
  path: '/api/news-feeds/:id',
  who: 'writer',
  form: FORM,
  input: ById,
  handler: async ({ app, actor, params }) => {
    await removeFeed(app.ctx, actor, params.id);
    return { status: 204 };
  },
});

export const NEWS_FEED_ROUTES: readonly Route[] = [readFeeds, createFeed, readAgain, endFeed];
