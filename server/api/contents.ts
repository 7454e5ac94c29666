// Posts, which the spec's calls name contents: listing, generating, editing, and moving them on.
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { CHECK_EXAMPLE, CheckedWords, WordsToCheck } from '../contract/claim.ts';
import { LIMITS } from '../contract/constants/limits.ts';
import {
  GenerateInput,
  POST_EXAMPLE,
  POST_INPUT_EXAMPLE,
  Post,
  PostChange,
  PostInput,
  PostStatus,
  PostVersions,
  REWRITE_EXAMPLE,
  RewriteInput,
} from '../contract/post.ts';
import { IdText } from '../contract/schema.ts';
import { Writing } from '../contract/writing.ts';
import type { Context } from '../db/unit-of-work.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import {
  askForDrafts,
  editAndLearn,
  generateDrafts,
  getWriting,
  presentWriting,
  rewriteContent,
  takesAWhile,
  type WritingRecord,
} from '../domain/autopilot/index.ts';
import { canManage } from '../domain/business/index.ts';
import {
  composePosts,
  deletePost,
  findFactIds,
  getPost,
  listPosts,
  type PostRecord,
  presentPost,
} from '../domain/content/index.ts';
import { mergeCheckFor } from '../domain/email/index.ts';
import { listShown } from '../domain/media/index.ts';
import { checkOwnPost, claimsIn } from '../domain/writer/index.ts';
import { defineRoute } from '../http/route.ts';
import type { AccountActor } from '../kernel/actor.ts';
import { AppError, notFound } from '../kernel/app-error.ts';
import { say, wordsOf } from '../sentences/index.ts';
import { readNumber } from './form-fields.ts';
import { readChangeForm, readPostForm } from './post-form.ts';

/** Where a plain form leads unless it says so itself. */
const FORM = '/content-calendar';
const ById = { params: v.object({ id: IdText }) };

const ListQuery = v.object({
  platformId: v.optional(IdText),
  status: v.optional(PostStatus),
  before: v.optional(IdText),
  limit: v.optional(v.pipe(IdText, v.maxValue(LIMITS.page)), String(LIMITS.page)),
});

/** Posts with what they rest on, and what they show. */
export async function present(
  ctx: Context,
  actor: AccountActor,
  posts: readonly PostRecord[],
): Promise<Post[]> {
  const ids = posts.map(({ id }) => id);
  const facts = await findFactIds(ctx.db.read, actor.businessId, ids);
  const media = await listShown(ctx.db.read, actor.businessId, ids);
  return posts.map((post) => ({
    ...presentPost(post, actor),
    facts: [...(facts.get(post.id) ?? [])],
    media: [...(media.get(post.id) ?? [])],
  }));
}

/** The same of one. */
export async function presentOne(ctx: Context, actor: AccountActor, post: PostRecord): Promise<Post> {
  const [shown = presentPost(post, actor)] = await present(ctx, actor, [post]);
  return shown;
}

export const listContents = defineRoute({
  method: 'GET',
  path: '/api/users/:id/contents',
  who: 'account',
  input: { params: v.object({ id: IdText }), query: ListQuery },
  output: v.array(Post),
  handler: async ({ app, actor, params, query }) => {
    resolveAccount(actor, params.id);
    const posts = await listPosts(app.ctx.db.read, {
      businessId: actor.businessId,
      connectionId: query.platformId,
      statuses: query.status && [query.status],
      before: query.before,
      limit: query.limit,
    });
    const last = posts.at(-1);
    const next = posts.length === query.limit && last ? { before: last.id } : undefined;
    return { body: await present(app.ctx, actor, posts), next };
  },
});

export const readContent = defineRoute({
  method: 'GET',
  path: '/api/contents/:id',
  who: 'account',
  input: ById,
  output: Post,
  handler: async ({ app, actor, params }) => ({
    body: await presentOne(app.ctx, actor, await getPost(app.ctx, actor, params.id)),
  }),
});

export const createContents = defineRoute({
  method: 'POST',
  path: '/api/contents',
  who: 'writer',
  input: { body: PostInput },
  output: v.union([Post, v.array(Post)]),
  form: '/compose',
  fromForm: readPostForm,
  docs: { example: POST_INPUT_EXAMPLE },
  handler: async ({ app, actor, body }) => {
    const checkFields = await mergeCheckFor(app.ctx, actor);
    const posts = await composePosts(app.ctx, actor, {
      input: body,
      check: (channel, words, own) => {
        checkFields(channel, words);
        return checkOwnPost(channel, words, own);
      },
    });
    const shown = await present(app.ctx, actor, posts);
    if (body.platformId === undefined) return { status: 201, body: shown };
    const [post] = shown;
    // The same request came before, and what it made was deleted.
    if (!post) throw notFound();
    return { status: 201, body: post };
  },
});

export const generateContents = defineRoute({
  method: 'POST',
  path: '/api/contents/generate',
  who: 'writer',
  rate: 'costly',
  input: { body: GenerateInput },
  // 201 with the drafts; 202 with how far they are, where that takes longer than a second.
  output: v.union([v.array(Post), Writing]),
  form: FORM,
  fromForm: ({ platformId, count }) => ({
    platformId: readNumber(platformId),
    count: readNumber(count),
  }),
  docs: { example: POST_EXAMPLE },
  handler: async ({ app, actor, body, http }) => {
    const request = { connectionId: body.platformId, count: body.count, seed: body.seed };
    if (!(await takesAWhile(app.ctx.db.read, actor.businessId))) {
      const posts = await generateDrafts(app.ctx, actor, request);
      return { status: 201, body: await present(app.ctx, actor, posts) };
    }
    const asked = await askForDrafts(app.ctx, actor, request);
    const writing = await waitForWriting(app.ctx, actor, asked.id);
    if (writing.problem) throw new AppError('conflict', writing.problem);
    if (writing.state === 'done') {
      const posts = await Promise.all(writing.postIds.map((id) => getPost(app.ctx, actor, id)));
      return { status: 201, body: await present(app.ctx, actor, posts) };
    }
    http.set('Location', `/api/writings/${writing.id}`);
    return { status: 202, body: presentWriting(writing) };
  },
});

export const readWriting = defineRoute({
  method: 'GET',
  path: '/api/writings/:id',
  who: 'account',
  input: ById,
  output: Writing,
  handler: async ({ app, actor, params }) => ({
    body: presentWriting(await getWriting(app.ctx, actor, params.id)),
  }),
});

/** So many times, and milliseconds between them: a second in all. */
const LOOKS = { most: 20, every: 50 };

/** As it is at its end, or after a second. */
async function waitForWriting(ctx: Context, actor: AccountActor, id: number): Promise<WritingRecord> {
  let writing = await getWriting(ctx, actor, id);
  for (let look = 0; look < LOOKS.most && writing.state === 'writing'; look += 1) {
    await pause(LOOKS.every);
    writing = await getWriting(ctx, actor, id);
  }
  return writing;
}

export const changeContent = defineRoute({
  method: 'PATCH',
  path: '/api/contents/:id',
  who: 'writer',
  input: { ...ById, body: PostChange },
  output: Post,
  form: FORM,
  fromForm: readChangeForm,
  docs: { example: { title: 'New oven', scheduledAt: '2027-03-01T09:30:00+01:00' } },
  handler: async ({ app, actor, params, body }) => {
    const { channel, title, content } = await getPost(app.ctx, actor, params.id);
    if (body.title !== undefined || body.content !== undefined) {
      const checkFields = await mergeCheckFor(app.ctx, actor);
      checkFields(channel, { title: body.title ?? title, content: body.content ?? content });
    }
    return { body: await presentOne(app.ctx, actor, await editAndLearn(app.ctx, actor, params.id, body)) };
  },
});

/** Which claims a text makes that no post may, and who may overrule them; nothing is stored. */
export const checkContent = defineRoute({
  method: 'POST',
  path: '/api/contents/check',
  who: 'writer',
  input: { body: WordsToCheck },
  output: CheckedWords,
  docs: { example: CHECK_EXAMPLE },
  handler: async ({ actor, body: { title, content } }) => ({
    body: {
      hits: claimsIn(`${title ?? ''}\n${content}`).map(({ claim, words }) => ({
        ...{ rule: claim.id, label: claim.label, words: [...words] },
        ...{
          message: wordsOf(say('writer.claim', { rule: claim.id })),
          risk: claim.risk,
          needsOwner: claim.needsOwner,
        },
        mayOverrule: !claim.needsOwner || canManage(actor),
      })),
    },
  }),
});

/** Other versions to choose from; what is chosen is stored by changing the post, or by making another. */
export const rewriteContents = defineRoute({
  method: 'POST',
  path: '/api/contents/:id/rewrite',
  who: 'writer',
  rate: 'costly',
  input: { ...ById, body: RewriteInput },
  output: PostVersions,
  docs: { example: REWRITE_EXAMPLE },
  handler: async ({ app, actor, params, body }) => ({
    body: { versions: await rewriteContent(app.ctx, actor, params.id, body) },
  }),
});

export const deleteContent = defineRoute({
  method: 'DELETE',
  path: '/api/contents/:id',
  who: 'writer',
  form: '/content-calendar',
  input: ById,
  handler: async ({ app, actor, params }) => {
    await deletePost(app.ctx, actor, params.id);
    return { status: 204 };
  },
});
