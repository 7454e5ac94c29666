// What is new at the caller's business.
import { Fact, NEWS_EXAMPLE, NewsInput } from '../contract/fact.ts';
import { tellNews } from '../domain/autopilot/index.ts';
import { defineRoute } from '../http/route.ts';

export const createNews = defineRoute({
  method: 'POST',
  path: '/api/news',
  who: 'writer',
  form: '/brand',
  input: { body: NewsInput },
  output: Fact,
  docs: { example: NEWS_EXAMPLE },
  handler: async ({ app, actor, body }) => ({ status: 201, body: await tellNews(app.ctx, actor, body) }),
});
