// Calls that move one post on: each answers it as it is afterwards.
import * as v from 'valibot';
import { ApproveInput } from '../contract/approval.ts';
import { Approved, CorrectInput, Post, RejectInput, ResolveInput } from '../contract/post.ts';
import { IdText } from '../contract/schema.ts';
import type { Context } from '../db/unit-of-work.ts';
import { rejectAndLearn } from '../domain/autopilot/index.ts';
import {
  approvePost,
  correctPost,
  duplicatePost,
  keepBack,
  type PostRecord,
  publishNow,
  resolvePost,
  unschedulePost,
} from '../domain/content/index.ts';
import { checkOwnPost } from '../domain/writer/index.ts';
import { defineRoute } from '../http/route.ts';
import type { AccountActor } from '../kernel/actor.ts';
import { iso } from '../kernel/clock.ts';
import { presentOne } from './contents.ts';
import { readFlag, readNumber } from './form-fields.ts';

/** Where a plain form leads unless it says so itself. */
const FORM = '/content-calendar';
const ById = { params: v.object({ id: IdText }) };

type Act = (ctx: Context, actor: AccountActor, id: number) => Promise<PostRecord>;

/** A call that moves one post on and answers it as it is afterwards. */
function defineAct(who: 'account' | 'writer', name: string, [status, act]: [status: number, act: Act]) {
  return defineRoute({
    method: 'POST',
    path: `/api/contents/:id/${name}`,
    who,
    // A form names the screen on which it stands.
    form: FORM,
    input: ById,
    output: Post,
    handler: async ({ app, actor, params }) => ({
      status,
      body: await presentOne(app.ctx, actor, await act(app.ctx, actor, params.id)),
    }),
  });
}

export const approveContent = defineRoute({
  method: 'POST',
  path: '/api/contents/:id/approve',
  who: 'account',
  form: FORM,
  fromForm: ({ seen }) => ({ seen: readNumber(seen) }),
  input: { ...ById, body: ApproveInput },
  output: Approved,
  docs: { example: { seen: 2 } },
  handler: async ({ app, actor, params, body }) => {
    const post = await approvePost(app.ctx, actor, params.id, body.seen);
    const at = iso(app.ctx.clock.now());
    return { body: { ...(await presentOne(app.ctx, actor, post)), at } };
  },
});
export const rejectContent = defineRoute({
  method: 'POST',
  path: '/api/contents/:id/reject',
  who: 'account',
  form: FORM,
  fromForm: ({ reason }) => ({ reason }),
  input: { ...ById, body: RejectInput },
  output: Post,
  docs: { example: { reason: 'We no longer sell these.' } },
  handler: async ({ app, actor, params, body }) => ({
    body: await presentOne(
      app.ctx,
      actor,
      await rejectAndLearn(app.ctx, actor, params.id, body.reason ?? ''),
    ),
  }),
});
/** Keeps a post back that is shown before it leaves: it waits for approval. */
export const holdContent = defineAct('account', 'hold', [200, keepBack]);
export const unscheduleContent = defineAct('writer', 'unschedule', [200, unschedulePost]);
/** 201: the copy, a draft. */
export const duplicateContent = defineAct('writer', 'duplicate', [201, duplicatePost]);
/** 202: the worker publishes it within seconds. */
export const publishContent = defineAct('writer', 'publish', [202, publishNow]);

/** A person has looked whether a post is out that may be. 202 when it is not: the worker publishes it within seconds. */
export const resolveContent = defineRoute({
  method: 'POST',
  path: '/api/contents/:id/resolve',
  who: 'writer',
  form: FORM,
  fromForm: ({ published, externalUrl }) => ({ published: readFlag(published), externalUrl }),
  input: { ...ById, body: ResolveInput },
  output: Post,
  docs: { example: { published: true, externalUrl: 'https://example.com/p/31' } },
  handler: async ({ app, actor, params, body }) => ({
    status: body.published ? 200 : 202,
    body: await presentOne(app.ctx, actor, await resolvePost(app.ctx, actor, params.id, body)),
  }),
});

export const correctContent = defineRoute({
  method: 'POST',
  path: '/api/contents/:id/correct',
  who: 'writer',
  form: FORM,
  input: { ...ById, body: CorrectInput },
  output: Post,
  docs: { example: { content: 'Bread from seven, on Sundays from eight.' } },
  handler: async ({ app, actor, params, body }) => {
    const post = await correctPost(app.ctx, app.publishing, actor, params.id, {
      words: body,
      check: checkOwnPost,
    });
    return { body: await presentOne(app.ctx, actor, post) };
  },
});
