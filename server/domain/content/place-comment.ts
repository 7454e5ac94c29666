// The first comment of a post that is out, by a call of its own: asked for before each call, so that it is there once. That it
// cannot be placed changes nothing about the post; a person is told.

import type { Sentence } from '../../contract/sentence.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { HOUR, MINUTE } from '../../kernel/clock.ts';
import { toldBy } from '../../kernel/said-error.ts';
import { say } from '../../sentences/index.ts';
import type { NextLook, PublishRun } from './attempt.ts';
import {
  BlockedError,
  callNetwork,
  type Publishing,
  type Reconnect,
  SHORT_DEADLINE,
} from './call-network.ts';
import { endPlacing, findPlacing, takePlacing } from './first-comment.repo.ts';
import type { CommentOutcome } from './network.ts';
import { findPostOfAnyBusiness } from './post.repo.ts';
import type { PostRecord } from './post.ts';
import { updateNote } from './post-state.repo.ts';
import { theirWords } from './their-words.ts';

/** Calls, before it counts as missing. */
const MOST_ATTEMPTS = 3;
const ASK_AGAIN = 5 * MINUTE;
/** Below an older post nobody expects it any more. */
const GIVE_UP = 6 * HOUR;

/** A post that is out, and what is to stand below it. */
interface Commented extends PostRecord {
  readonly firstComment: string;
  readonly externalId: string;
}

/** Brings the comment of one post as far as it can go now. May be called at any time and any number of times. */
export async function placeComment(
  ctx: Context,
  parts: Publishing,
  postId: number,
  run: PublishRun,
): Promise<NextLook> {
  const found = await findPostOfAnyBusiness(ctx.db.write, postId);
  const { firstComment, externalId } = found ?? {};
  if (found?.status !== 'published' || !firstComment || !externalId) return null;
  const post = { ...found, firstComment, externalId };
  if (!parts.network.canComment(post)) return null;
  const blocked = await parts.credentials.blockedUntil(post.connectionId, 'ask');
  if (blocked !== null) return blocked;
  const before = await findPlacing(ctx.db.write, postId);
  if (before && before.state !== 'placing') return null;
  const settled = before ? before.calledAt + parts.network.settleOf(post) : 0;
  if (settled > ctx.clock.now()) return settled;
  const isThere = await ask(ctx, parts, post, run);
  if (isThere === true) return end(ctx, post, 'placed');
  if (isThere !== false) return lateOr(ctx, post, isThere);
  if ((before?.attempts ?? 0) >= MOST_ATTEMPTS) return miss(ctx, post, say('content.comment-not-there'));
  const isOurs = await unitOfWork(ctx, SYSTEM, (tx) => takePlacing(tx.q, postId, before, tx.now));
  return isOurs ? callOnce(ctx, parts, post, run) : null;
}

/** Whether it is there already; why nobody knows, otherwise. */
async function ask(
  ctx: Context,
  parts: Publishing,
  post: Commented,
  run: PublishRun,
): Promise<boolean | Sentence> {
  const until = { deadline: SHORT_DEADLINE, signal: run.signal };
  try {
    const answer = await callNetwork<boolean>(ctx, parts, post, until, (call) =>
      parts.network.hasComment(call, post.externalId, post.firstComment),
    );
    return isReconnect(answer) ? theirWords(answer.error) : answer;
  } catch (error) {
    return theirWords(toldBy(error));
  }
}

async function callOnce(
  ctx: Context,
  parts: Publishing,
  post: Commented,
  run: PublishRun,
): Promise<NextLook> {
  const until = { deadline: SHORT_DEADLINE, signal: run.signal, before: () => run.extend() };
  const outcome = await callNetwork<CommentOutcome>(ctx, parts, post, until, (call) =>
    parts.network.placeComment(call, post.externalId, post.firstComment),
  ).catch((error: unknown): CommentOutcome => {
    if (error instanceof BlockedError) return { end: 'retry', at: error.until, error: error.sentence };
    return { end: 'unknown', error: toldBy(error) };
  });
  switch (outcome.end) {
    case 'placed':
      return end(ctx, post, 'placed');
    case 'unknown':
      return ctx.clock.now() + parts.network.settleOf(post);
    case 'retry':
      return lateOr(ctx, post, theirWords(outcome.error), outcome.at);
    case 'reconnect':
      return miss(ctx, post, theirWords(outcome.error));
    case 'attention':
    case 'rejected':
      return miss(ctx, post, theirWords(outcome.reason));
  }
}

/** Another time, unless the post is too old for that. */
function lateOr(
  ctx: Context,
  post: Commented,
  why: Sentence,
  at = ctx.clock.now() + ASK_AGAIN,
): NextLook | Promise<NextLook> {
  return at > (post.publishedAt ?? 0) + GIVE_UP ? miss(ctx, post, why) : at;
}

async function end(ctx: Context, post: Commented, state: 'placed'): Promise<null> {
  await unitOfWork(ctx, SYSTEM, (tx) => endPlacing(tx.q, post.id, state, tx.now));
  return null;
}

/** It stays away, and a person is told why. */
async function miss(ctx: Context, post: Commented, why: Sentence): Promise<null> {
  const { id: subjectId, businessId, channel } = post;
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    if (!(await endPlacing(tx.q, subjectId, 'missing', tx.now))) return;
    const reason = say('content.comment-missing', { channel, reason: why });
    await updateNote(tx.q, subjectId, reason, tx.now);
    tx.emit({ kind: 'post.comment_missing', businessId, subjectId, data: { channel, why: reason } });
  });
  return null;
}

function isReconnect(answer: unknown): answer is Reconnect {
  return typeof answer === 'object';
}
