// Publishing one post, never twice and never lost. The intent is stored before the network is called; the visible
// call is made once; what it did not tell is found out by looking, and only a definite "not there" allows another.

import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { MINUTE, SECOND } from '../../kernel/clock.ts';
import { toldBy } from '../../kernel/said-error.ts';
import { say } from '../../sentences/index.ts';
import { atMost } from '../channels/index.ts';
import {
  type CallState,
  findCallOfAnyBusiness,
  openCall,
  type PendingState,
  saveCall,
  takePending,
} from './attempt.repo.ts';
import { armDuePost, hasBegun, type NextLook, type PublishRun } from './attempt.ts';
import {
  BlockedError,
  callNetwork,
  deadlineOf,
  GivenUpError,
  NotMadeError,
  type Publishing,
} from './call-network.ts';
import { endUnpublished, recordPublished } from './end-attempt.ts';
import { type AttemptedPost, LOOK_AGAIN, lookForAttempt, toRequest } from './look-for-post.ts';
import type { NetworkCall, Pending, PublishOutcome } from './network.ts';
import { findPostOfAnyBusiness } from './post.repo.ts';
import type { PostRecord } from './post.ts';
import { theirWords } from './their-words.ts';
import { partsOf } from './thread-parts.ts';
import { tryAgain, waitForLimit } from './try-again.ts';

/** Pause before a step of long work that could not be made is made after all. */
const TRY_AGAIN = MINUTE;
/** A network that works on media is asked at growing distances: for about four hours together, each other step included. */
const ASK_AGAIN = { first: 5 * SECOND, factor: 1.5, max: 2 * MINUTE };
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
  if (post.status === 'publishing') return goOn(ctx, parts, post, run);
  if (post.status !== 'scheduled') return null;
  const blocked = await parts.credentials.blockedUntil(post.connectionId, 'publish');
  if (blocked !== null) return waitForLimit(ctx, post, blocked);
  const { worker } = parts.attempts;
  const armed = await armDuePost(ctx, run, post, (tx, { id, attempt }) =>
    openCall(tx.q, { id, attempt }, { worker, now: tx.now }),
  );
  if (!armed) return null;
  const attempted = { post: armed, request: await toRequest(ctx, parts, armed) };
  const { request } = attempted;
  const begun = toPending(await findCallOfAnyBusiness(ctx.db.read, armed));
  // Parts of it are out: the rest follows.
  if (begun) return resume(ctx, parts, attempted, run, begun);
  return callOnce(ctx, parts, attempted, run, (call) => parts.network.publish(call, request));
}

/** What an attempt that has begun needs now: its answer, a step more, or to be looked for. */
async function goOn(ctx: Context, parts: Publishing, post: PostRecord, run: PublishRun): Promise<NextLook> {
  // Its call is open in this process, which lost the claim meanwhile: the machine slept, or the clock was set.
  if (parts.attempts.isOpen(post.attempt ?? '')) return ctx.clock.now() + LOOK_AGAIN;
  const last = await findCallOfAnyBusiness(ctx.db.read, post);
  const attempted = { post, request: await toRequest(ctx, parts, post) };
  const pending = toPending(last);
  if (pending) {
    const blocked = await parts.credentials.blockedUntil(post.connectionId, 'publish');
    return blocked ?? resume(ctx, parts, attempted, run, pending);
  }
  const found = await lookForAttempt(ctx, parts, attempted, last);
  switch (found.end) {
    case 'look':
      return found.at;
    case 'published':
    case 'pending':
      return settle(ctx, parts, post, found, last);
    case 'absent':
      return tryAgain(ctx, parts, post, {
        ...{ at: ctx.clock.now(), why: say('content.not-taken') },
        since: post.attemptedAt ?? undefined,
      });
    case 'lost':
      return endUnpublished(ctx, parts, post, 'needs_attention', {
        note: say('content.lost', { channel: post.channel, reason: found.error }),
        trouble: 'unknown',
      });
  }
}

function toPending(last: CallState | undefined): PendingState | undefined {
  if (!last || last.data === null || last.next === null) return undefined;
  return { data: last.data, next: last.next, asks: last.asks, parts: last.parts };
}

async function resume(
  ctx: Context,
  parts: Publishing,
  attempted: AttemptedPost,
  run: PublishRun,
  pending: PendingState,
): Promise<NextLook> {
  const { post, request } = attempted;
  if (pending.asks >= MOST_ASKS) {
    const note = say('content.working-for-hours', { channel: post.channel });
    return endUnpublished(ctx, parts, post, 'needs_attention', { note, trouble: 'unknown' });
  }
  if (pending.next === 'publish') {
    const { worker } = parts.attempts;
    const isOurs = await unitOfWork(ctx, SYSTEM, (tx) => takePending(tx.q, post, { worker, now: tx.now }));
    if (!isOurs) return ctx.clock.now() + LOOK_AGAIN;
  }
  const make = (call: NetworkCall) => parts.network.resume(call, pending.data, request);
  return callOnce(ctx, parts, attempted, run, make, pending);
}

/** Makes a call that may make the post visible; it is never repeated before the post was found absent. */
async function callOnce(
  ctx: Context,
  parts: Publishing,
  { post, request }: AttemptedPost,
  run: PublishRun,
  make: (call: NetworkCall) => Promise<PublishOutcome>,
  pending?: PendingState,
): Promise<NextLook> {
  const { cutOff } = parts.attempts;
  const until = {
    ...{ deadline: deadlineOf(post.channel, request), kind: 'publish' as const },
    ...{ signal: run.signal, cutOff, before: async () => (await run.extend()) && !cutOff.aborted },
  };
  parts.attempts.open(post.attempt ?? '');
  const outcome = await callNetwork(ctx, parts, post, until, make).catch((error: unknown) => {
    if (error instanceof GivenUpError) void listenOn(ctx, parts, post, error.answer);
    return toOutcome(ctx, error, pending);
  });
  parts.attempts.close(post.attempt ?? '');
  if (outcome.end === 'unknown') return keepLooking(ctx, post, pending);
  return settle(ctx, parts, post, outcome, pending);
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

/** @param pending the step that was to be made: what was not made is made later, and nothing before it anew */
function toOutcome(ctx: Context, error: unknown, pending: PendingState | undefined): PublishOutcome {
  if (!(error instanceof NotMadeError)) return { end: 'unknown', error: toldBy(error) };
  const until = error instanceof BlockedError ? error.until : null;
  const at = ctx.clock.now();
  if (pending) {
    const { data, next, parts } = pending;
    return { end: 'pending', data, next, parts, at: until ?? at + TRY_AGAIN };
  }
  return { end: 'retry', at: until ?? at, error: error.sentence };
}

/** The answer was lost. A question that changes nothing is asked again; a visible call is looked for. */
async function keepLooking(
  ctx: Context,
  post: PostRecord,
  pending: PendingState | undefined,
): Promise<NextLook> {
  if (pending?.next === 'ask') return savePending(ctx, post, { ...pending, asks: pending.asks + 1 });
  const { data = null, asks = 0 } = pending ?? {};
  const kept = { data, next: null, asks, ...partsOf(post, pending ?? {}) };
  await unitOfWork(ctx, SYSTEM, (tx) => saveCall(tx.q, post, { endedAt: tx.now, ...kept }));
  return ctx.clock.now() + LOOK_AGAIN;
}

async function savePending(
  ctx: Context,
  post: PostRecord,
  { at, ...pending }: Omit<PendingState, 'parts'> & Pick<Pending, 'at' | 'parts'>,
): Promise<NextLook> {
  await unitOfWork(ctx, SYSTEM, (tx) =>
    saveCall(tx.q, post, { endedAt: tx.now, ...pending, ...partsOf(post, pending) }),
  );
  const pause = pending.next === 'ask' ? ASK_AGAIN.first * ASK_AGAIN.factor ** Math.min(pending.asks, 10) : 0;
  const now = ctx.clock.now();
  return at === undefined ? now + Math.min(ASK_AGAIN.max, pause) : atMost(at, now);
}

/** Stores how an attempt ended. @param before the step that led there; absent where it was the first, or nobody knows */
async function settle(
  ctx: Context,
  parts: Publishing,
  post: PostRecord,
  outcome: Exclude<PublishOutcome, { end: 'unknown' }>,
  { asks, next, parts: out }: Pick<CallState, 'asks' | 'next' | 'parts'> = { asks: -1, next: null, parts: 0 },
): Promise<NextLook> {
  const { channel } = post;
  switch (outcome.end) {
    case 'published':
      await recordPublished(ctx, parts, post, outcome);
      return null;
    case 'pending':
      return savePending(ctx, post, { ...outcome, asks: asks + 1 });
    case 'retry':
      return tryAgain(ctx, parts, post, { at: outcome.at, why: theirWords(outcome.error) });
    case 'reconnect':
      return endUnpublished(ctx, parts, post, 'needs_attention', {
        note: say('content.connect-again', { channel, reason: theirWords(outcome.error) }),
        // A part of it may be out already: nobody begins anew without having looked. Where it is known, nobody has to.
        trouble: next === 'publish' && out === 0 ? 'unknown' : 'signed-out',
      });
    case 'attention':
      return endUnpublished(ctx, parts, post, 'needs_attention', {
        note: say('content.waits-for-you', { channel, reason: theirWords(outcome.reason) }),
        trouble: 'refused',
      });
    case 'rejected':
      return endUnpublished(ctx, parts, post, 'failed', {
        note: say(outcome.unsent ? 'content.unsent' : 'content.refused', {
          channel,
          reason: theirWords(outcome.reason),
        }),
        trouble: 'refused',
      });
  }
}
