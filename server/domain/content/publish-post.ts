// Publishing one post, never twice and never lost. The intent is stored before the network is called; the visible
// call is made once; what it did not tell is found out by looking, and only a definite "not there" allows another.
import { CHANNELS, channelOf } from '../../contract/channels/index.ts';
import type { PostStatus } from '../../contract/post.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { MINUTE, SECOND } from '../../kernel/clock.ts';
import { recordDecisions } from '../events/index.ts';
import type { CheckOutcome, PostNetwork, Published, PublishOutcome, PublishRequest } from './network.ts';
import { isLate, LATE, paceOverduePosts } from './pace-posts.ts';
import { findPost, findPostOfAnyBusiness } from './post.repo.ts';
import { isIncomplete, type PostRecord } from './post.ts';
import { armPost, type PostChanges } from './post-state.repo.ts';
import { StalePostError, transition } from './transition.ts';

/** Pause between looks at a network whose reply was lost. */
const LOOK_AGAIN = 15 * SECOND;
/** A network that cannot tell for this long leaves the question to a person. */
const GIVE_UP_LOOKING = 30 * MINUTE;
/** Attempts that the network certainly did not take, before the post counts as failed. */
const MAX_ATTEMPTS = 6;

/** Null when nothing is left to do; otherwise when to look again (UTC milliseconds). */
export type NextLook = number | null;

/** The job that moves a post. An attempt belongs to the job that began it, whichever worker runs that. */
export interface PublishRun {
  readonly id: number;
  /** Keeps the job's claim; when it answers false the claim is lost and nothing is called. */
  extend(): Promise<boolean>;
}

/** Moves one post as far as it can go now. May be called at any time and any number of times. */
export async function publishPost(
  ctx: Context,
  network: PostNetwork,
  postId: number,
  run: PublishRun,
): Promise<NextLook> {
  const post = await findPostOfAnyBusiness(ctx.db.read, postId);
  if (post?.status === 'publishing') return hasBegun(run, post) ? lookForAttempt(ctx, network, post) : null;
  const armed = await armDuePost(ctx, run, post);
  if (!armed || !(await run.extend())) return armed ? ctx.clock.now() + LOOK_AGAIN : null;
  const outcome = await network.publish(toRequest(armed)).catch(toUnknown);
  return settle(ctx, armed, outcome);
}

/**
 * Stores the intent to publish. Undefined when the post may not leave: not due, paused, inactive, or taken by
 * another worker. One that is late gets a new time instead, together with whatever else is late.
 * @param within runs in the same transaction, for what must be stored together with the intent
 */
export async function armDuePost(
  ctx: Context,
  run: Pick<PublishRun, 'id'>,
  post: PostRecord | undefined,
  within: (tx: Tx, armed: PostRecord) => Promise<void> = async () => {},
): Promise<PostRecord | undefined> {
  if (post?.status !== 'scheduled' || post.scheduledAt === null) return undefined;
  return unitOfWork(ctx, SYSTEM, async (tx) => {
    if (isLate(post, tx.now)) {
      await paceOverduePosts(tx, post.businessId, tx.now - LATE);
      return undefined;
    }
    const attempt = `${run.id}.${tx.ids.token(12)}`;
    const intent = { ...post, attempt, now: tx.now, notBefore: tx.now - LATE };
    if (!(await armPost(tx.q, post.id, intent))) return undefined;
    // What leaves is what it says now, not what it said when it was read: it may have been edited since.
    const armed = await findPost(tx.q, post);
    if (!armed) throw new Error('a post is on its way and is not there');
    tx.emit({
      kind: 'post.publishing',
      businessId: armed.businessId,
      subjectId: armed.id,
      data: { channel: armed.channel },
    });
    await within(tx, armed);
    return armed;
  });
}

/**
 * Whether this job began the attempt that is under way. A post may have several: it was scheduled anew, or approved
 * twice. The others leave it alone, as its own comes back to it until it has ended. An attempt of a database from before
 * attempts named their job is anybody's: otherwise nobody would end it.
 */
export function hasBegun(run: Pick<PublishRun, 'id'>, { attempt }: PostRecord): boolean {
  const [jobId, token] = attempt?.split('.') ?? [];
  return token === undefined || jobId === String(run.id);
}

async function lookForAttempt(ctx: Context, network: PostNetwork, post: PostRecord): Promise<NextLook> {
  const attemptedAt = post.attemptedAt ?? 0;
  const found: CheckOutcome = await network.check({ ...toRequest(post), attemptedAt }).catch(toUnknown);
  if (found.end === 'published') return settle(ctx, post, found);
  if (found.end === 'absent') {
    return settle(ctx, post, {
      end: 'retry',
      at: ctx.clock.now(),
      error: 'The network did not take the post.',
    });
  }
  if (ctx.clock.now() - attemptedAt < GIVE_UP_LOOKING) return ctx.clock.now() + LOOK_AGAIN;
  return finish(ctx, post, 'needs_attention', {
    note: `${channelOf(post.channel).name} cannot tell whether the post was published. Look at the channel, then publish it again or delete it. (${found.error})`,
  });
}

async function settle(ctx: Context, post: PostRecord, outcome: PublishOutcome): Promise<NextLook> {
  switch (outcome.end) {
    case 'published':
      return recordPublished(ctx, post, outcome);
    case 'unknown':
      return ctx.clock.now() + LOOK_AGAIN;
    case 'retry':
      if (post.attempts >= MAX_ATTEMPTS) return finish(ctx, post, 'failed', { note: outcome.error });
      return finish(ctx, post, 'scheduled', {
        scheduledAt: Math.max(Math.round(outcome.at), ctx.clock.now()),
        note: outcome.error,
      });
    case 'reconnect':
      return finish(ctx, post, 'needs_attention', {
        note: `${channelOf(post.channel).name} asks you to connect again: ${outcome.error}`,
      });
    case 'rejected':
      return finish(ctx, post, 'failed', {
        note: `${channelOf(post.channel).name} refused the post: ${outcome.reason}`,
      });
  }
}

async function recordPublished(ctx: Context, post: PostRecord, published: Published): Promise<NextLook> {
  return finish(ctx, post, 'published', {
    publishedAt: ctx.clock.now(),
    externalId: published.externalId,
    externalUrl: published.url,
    note: null,
  });
}

/** Ends an attempt; when another worker has already ended it, its word stands. */
export async function finish(
  ctx: Context,
  post: PostRecord,
  to: PostStatus,
  changes: PostChanges,
): Promise<NextLook> {
  try {
    await unitOfWork(ctx, SYSTEM, async (tx) => {
      await transition(tx, post, to, changes);
      if (to === 'published') await recordDecisions(tx, [publishDecision(post, changes, tx.now)]);
    });
  } catch (error) {
    if (!(error instanceof StalePostError)) throw error;
  }
  return null;
}

function publishDecision(post: PostRecord, changes: PostChanges, now: number) {
  const late = Math.max(0, Math.round((now - (post.scheduledAt ?? now)) / SECOND));
  return {
    businessId: post.businessId,
    kind: post.network === 'mail' ? ('send' as const) : ('publish' as const),
    what: describeEnd(post, changes),
    why: `It was scheduled and due, and nothing was paused; it left ${late} s after its time.`,
    connectionId: post.connectionId,
    postId: post.id,
  };
}

function describeEnd(post: PostRecord, { delivered, kept }: PostChanges): string {
  const { channel, network, needsMedia } = post;
  const where = CHANNELS[channel].name;
  if (isIncomplete(post))
    return `Published the text of a post on ${where} (Sandbox); it still needs its ${needsMedia}`;
  if (kept && !delivered) return `Put a post of ${where} into the local outbox`;
  return `${network === 'mail' ? 'Sent' : 'Published'} a post on ${where}${network === 'sandbox' ? ' (Sandbox)' : ''}`;
}

/** The profile name of a connection on its network. */
export function networkProfile(connectionId: number): string {
  return `connection-${connectionId}`;
}

function toRequest(post: PostRecord): PublishRequest {
  return {
    channel: post.channel,
    profile: networkProfile(post.connectionId),
    attempt: post.attempt ?? '',
    title: post.title,
    content: post.content,
    mediaPreview: post.needsMedia && `This post still needs its ${post.needsMedia}.`,
  };
}

function toUnknown(error: unknown): { end: 'unknown'; error: string } {
  return { end: 'unknown', error: error instanceof Error ? error.message : String(error) };
}
