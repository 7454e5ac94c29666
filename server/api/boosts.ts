// Whether money was spent to show a post to more people.
import * as v from 'valibot';
import { Post } from '../contract/post.ts';
import { problem } from '../contract/problem.ts';
import { IdText } from '../contract/schema.ts';
import { tellBoosted } from '../domain/content/index.ts';
import { defineRoute } from '../http/route.ts';
import { presentOne } from './contents.ts';
import { readFlag } from './form-fields.ts';

const BoostedInput = v.strictObject({ boosted: v.boolean(problem('yes-or-no')) });

export const tellContentBoosted = defineRoute({
  method: 'PUT',
  path: '/api/contents/:id/boosted',
  who: 'writer',
  input: { params: v.object({ id: IdText }), body: BoostedInput },
  output: Post,
  form: '/content-calendar',
  fromForm: ({ boosted }) => ({ boosted: readFlag(boosted) }),
  docs: { example: { boosted: true } },
  handler: async ({ app, actor, params, body }) => {
    const post = await tellBoosted(app.ctx, actor, params.id, body.boosted);
    return { body: await presentOne(app.ctx, actor, post) };
  },
});
