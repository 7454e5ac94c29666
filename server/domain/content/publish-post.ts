// Publishing one post, never twice and never lost. The intent is stored before the network is called; the visible
// call is made once; what it did not tell is found out by looking, and only a definite "not there" allows another.
import type { Sentence } from '../../contract/sentence.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { MINUTE, SECOND } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { findCallOfAnyBusiness, type PendingState, saveCall, takePending } from './attempt.repo.ts';
import { armDuePost, hasBegun, type NextLook, type PublishRun } from './attempt.ts';
import { callNetwork, deadlineOf, GivenUpError, NotMadeError, type Publishing } from './call-network.ts';
import { endUnpublished, recordPublished } from './end-attempt.ts';
import { LOOK_AGAIN, lookForAttempt, toRequest } from './look-for-post.ts';
import type { NetworkCall, PublishOutcome } from './network.ts';
import { findPostOfAnyBusiness } from './post.repo.ts';
import type { PostRecord } from './post.ts';
import { theirWords } from './their-words.ts';

/** Attempts that the network certainly did not take, before the post counts as failed. */
const MAX_ATTEMPTS = 6;
/** Pause before another attempt when the call could not be made. */
const TRY_AGAIN = MINUTE;
/** A network that works on media is asked at growing distances: for about four hours together. */
const ASK_AGAIN = { first: 5 * SECOND, factor: 2, max: 2 * MINUTE };
const MOST_ASKS = 120;

/** Moves one post as far as it can go now. May be called at any time and any number of times. */
export async function publishPost(
  ctx: Context,
  parts: Publishing,
  postId: number,
  run: PublishRun,
): Promise<NextLook> {
  const post = await findPostOfAnyBusiness(ctx.db.read, postId);
  if (!post || (post.status === 'publishing' && !hasBegun(run, post))) return null;
  const blocked = await parts.credentials.blockedUntil(post.connectionId);
  if (blocked !== null) return blocked;
  if (post.status === 'publishing') return goOn(ctx, parts, post, run);
  const armed = await armDuePost(ctx, run, post);
  if (!armed) return null;
  return callOnce(ctx, parts, armed, run, async (call) =>
    parts.network.publish(call, await toRequest(ctx, parts, armed)),
  );
}

/** What an attempt that has begun needs now: its answer, a step more, or to be looked for. */
async function goOn(ctx: Context, parts: Publishing, post: PostRecord, run: PublishRun): Promise<NextLook> {
  // Its call is open in this process, which lost the claim meanwhile: the machine slept, or the clock was set.
  if (parts.attempts.isOpen(post.attempt ?? '')) return ctx.clock.now() + LOOK_AGAIN;
  const last = await findCallOfAnyBusiness(ctx.db.read, post);
  if (last?.pending) return resume(ctx, parts, { post, pending: last.pending }, run);
  const found = await lookForAttempt(ctx, parts, post, last);
  switch (found.end) {
    case 'look':
      return found.at;
    case 'published':
    case 'pending':
      return settle(ctx, parts, post, found);
    case 'absent':
      return tryAgain(ctx, parts, post, { at: ctx.clock.now(), why: say('content.not-taken') });
    case 'lost':
      return endUnpublished(ctx, parts, post, 'needs_attention', {
        note: say('content.lost', { channel: post.channel, reason: found.error }),
        trouble: 'unknown',
      });
  }
}

async function resume(
  ctx: Context,
  parts: Publishing,
  { post, pending }: { post: PostRecord; pending: PendingState },
  run: PublishRun,
): Promise<NextLook> {
  if (pending.asks >= MOST_ASKS) {
    const note = say('content.working-for-hours', { channel: post.channel });
    return endUnpublished(ctx, parts, post, 'needs_attention', { note, trouble: 'unknown' });
  }
  if (pending.next === 'publish') {
    const isOurs = await unitOfWork(ctx, SYSTEM, (tx) => takePending(tx.q, post));
    if (!isOurs) return ctx.clock.now() + LOOK_AGAIN;
  }
  const goOn = async (call: NetworkCall) =>
    parts.network.resume(call, pending.data, await toRequest(ctx, parts, post));
  return callOnce(ctx, parts, post, run, goOn, pending);
}

/** Makes a call that may make the post visible; it is never repeated before the post was found absent. */
async function callOnce(
  ctx: Context,
  parts: Publishing,
  post: PostRecord,
  run: PublishRun,
  make: (call: NetworkCall) => Promise<PublishOutcome>,
  pending?: PendingState,
): Promise<NextLook> {
  const until = { deadline: deadlineOf(post.channel), signal: run.signal, before: () => run.extend() };
  parts.attempts.open(post.attempt ?? '');
  const outcome = await callNetwork(ctx, parts, post, until, make).catch((error: unknown) => {
    if (error instanceof GivenUpError) void listenOn(ctx, parts, post, error.answer);
    return toOutcome(ctx, error);
  });
  parts.attempts.close(post.attempt ?? '');
  if (outcome.end === 'unknown') return keepLooking(ctx, post, pending);
  return settle(ctx, parts, post, outcome, pending?.asks);
}

/** What is given up may still be answered: that a post is out is never dropped. */
async function listenOn(
  ctx: Context,
  parts: Publishing,
  post: PostRecord,
  answer: Promise<unknown>,
): Promise<void> {
  try {
    const late = (await answer) as PublishOutcome;
    if (late.end === 'published') await recordPublished(ctx, parts, post, late);
  } catch {
    // It says no more than that it was given up.
  }
}

function toOutcome(ctx: Context, error: unknown): PublishOutcome {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof NotMadeError)
    return { end: 'retry', at: ctx.clock.now() + TRY_AGAIN, error: error.said };
  return { end: 'unknown', error: message };
}

/** The answer was lost. A question that changes nothing is asked again; a visible call is looked for. */
async function keepLooking(
  ctx: Context,
  post: PostRecord,
  pending: PendingState | undefined,
): Promise<NextLook> {
  if (pending?.next === 'ask') return savePending(ctx, post, { ...pending, asks: pending.asks + 1 });
  await unitOfWork(ctx, SYSTEM, (tx) =>
    saveCall(tx.q, post, { endedAt: tx.now, pending: null, taken: pending?.data ?? null }),
  );
  return ctx.clock.now() + LOOK_AGAIN;
}

async function savePending(ctx: Context, post: PostRecord, pending: PendingState): Promise<NextLook> {
  await unitOfWork(ctx, SYSTEM, (tx) => saveCall(tx.q, post, { endedAt: tx.now, pending, taken: null }));
  const pause = ASK_AGAIN.first * ASK_AGAIN.factor ** Math.min(pending.asks, 10);
  return ctx.clock.now() + Math.min(ASK_AGAIN.max, pause);
}

/** The network has not taken the post for certain. */
function tryAgain(
  ctx: Context,
  parts: Publishing,
  post: PostRecord,
  { at, why: note }: { at: number; why: Sentence },
): Promise<NextLook> {
  if (post.attempts >= MAX_ATTEMPTS)
    return endUnpublished(ctx, parts, post, 'failed', { note, trouble: 'unreachable' });
  const scheduledAt = Math.max(Math.round(at), ctx.clock.now());
  return endUnpublished(ctx, parts, post, 'scheduled', { scheduledAt, note });
}

/** Stores how an attempt ended. @param asks how often the network was asked before */
async function settle(
  ctx: Context,
  parts: Publishing,
  post: PostRecord,
  outcome: Exclude<PublishOutcome, { end: 'unknown' }>,
  asks = -1,
): Promise<NextLook> {
  const { channel } = post;
  switch (outcome.end) {
    case 'published':
      await recordPublished(ctx, parts, post, outcome);
      return null;
    case 'pending':
      return savePending(ctx, post, { data: outcome.data, next: outcome.next, asks: asks + 1 });
    case 'retry':
      return tryAgain(ctx, parts, post, { at: outcome.at, why: theirWords(outcome.error) });
    case 'reconnect':
      return endUnpublished(ctx, parts, post, 'needs_attention', {
        note: say('content.connect-again', { channel, reason: theirWords(outcome.error) }),
        trouble: 'signed-out',
      });
    case 'rejected':
      return endUnpublished(ctx, parts, post, 'failed', {
        note: say('content.refused', { channel, reason: theirWords(outcome.reason) }),
        trouble: 'refused',
      });
  }
}
