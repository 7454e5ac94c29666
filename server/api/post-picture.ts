// The drawn picture of a post: what it is, and what a person wants it to be.
import * as v from 'valibot';
import { PICTURE_EXAMPLE, PictureChange, PostPicture } from '../contract/picture.ts';
import { IdText } from '../contract/schema.ts';
import { changePicture, readPostPicture } from '../domain/autopilot/index.ts';
import { defineRoute } from '../http/route.ts';

const params = v.object({ id: IdText });

export const readContentPicture = defineRoute({
  method: 'GET',
  path: '/api/contents/:id/picture',
  who: 'account',
  input: { params },
  output: PostPicture,
  handler: async ({ app, actor, params: { id } }) => ({ body: await readPostPicture(app.ctx, actor, id) }),
});

export const changeContentPicture = defineRoute({
  method: 'POST',
  path: '/api/contents/:id/picture',
  who: 'writer',
  input: { params, body: PictureChange },
  output: PostPicture,
  form: '/content-calendar',
  // Without script one asks for another design, or for the other ground.
  fromForm: ({ scheme }) => (scheme ? { scheme } : { another: true }),
  docs: { example: PICTURE_EXAMPLE },
  handler: async ({ app, actor, params: { id }, body }) => ({
    body: await changePicture(app.ctx, actor, id, { change: body, draws: app.draws }),
  }),
});
