// Posts that a person puts on their channel by hand.
import * as v from 'valibot';
import { FiguresInput, Post, PostedInput } from '../contract/post.ts';
import { IdText } from '../contract/schema.ts';
import { enterFigures, markPosted, presentPost, takeBackPosted } from '../domain/content/index.ts';
import { defineRoute } from '../http/route.ts';
import { readNumber } from './form-fields.ts';

const params = v.object({ id: IdText });
const FORM = '/content-calendar';

export const markContentPosted = defineRoute({
  method: 'POST',
  path: '/api/contents/:id/posted',
  who: 'writer',
  input: { params, body: PostedInput },
  output: Post,
  form: FORM,
  fromForm: ({ externalUrl }) => ({ externalUrl }),
  docs: { example: { externalUrl: 'https://example.com/p/31' } },
  handler: async ({ app, actor, params: { id }, body }) => ({
    body: presentPost(await markPosted(app.ctx, actor, id, body), actor),
  }),
});

export const takeBackContentPosted = defineRoute({
  method: 'POST',
  path: '/api/contents/:id/unposted',
  who: 'writer',
  input: { params },
  output: Post,
  form: FORM,
  handler: async ({ app, actor, params: { id } }) => ({
    body: presentPost(await takeBackPosted(app.ctx, actor, id), actor),
  }),
});

export const enterContentFigures = defineRoute({
  method: 'PUT',
  path: '/api/contents/:id/figures',
  who: 'writer',
  input: { params, body: FiguresInput },
  output: Post,
  form: FORM,
  fromForm: ({ likes, comments, shares }) => ({
    likes: readNumber(likes),
    comments: readNumber(comments),
    shares: readNumber(shares),
  }),
  docs: { example: { likes: 12, comments: 3, shares: 1 } },
  handler: async ({ app, actor, params: { id }, body }) => ({
    body: presentPost(await enterFigures(app.ctx, actor, id, body), actor),
  }),
});
