// One attempt of a post to leave, from the stored intent to its known end: what posts and mailings share of it.
import type { PostStatus } from '../../contract/post.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { SECOND } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { recordDecisions } from '../events/index.ts';
import { holdForApproval, whyUnapproved } from './approval.ts';
import { dropCall, dropCallUnlessBegun } from './attempt.repo.ts';
import { holdIfOutdated } from './hold-posts.ts';
import { isLate, LATE, paceOverduePosts } from './pace-posts.ts';
import { findPost } from './post.repo.ts';
import { isIncomplete, type PostRecord } from './post.ts';
import { type Guard, guardLeaving, holdPost, type PostChanges } from './post-state.repo.ts';
import { heedEnd } from './step-back.ts';
import { holdIfBegunOtherwise, takeUpThread } from './thread-parts.ts';
import { StalePostError, transition } from './transition.ts';
import { waitsForUndo } from './undo-window.ts';

/** Null when nothing is left to do; otherwise when to look again (UTC milliseconds). */
export type NextLook = number | null;

/** The job that moves a post. An attempt belongs to the job that began it, whichever worker runs that. */
export interface PublishRun {
  readonly id: number;
  /** The attempt that it was made to look after, because the job that began it is gone. */
  readonly adopts?: string | undefined;
  /** Aborted when the server ends. */
  readonly signal: AbortSignal;
  /** Keeps the job's claim; when it answers false the claim is lost and nothing is called. */
  extend(): Promise<boolean>;
}

/**
 * Stores the intent to publish. Undefined when the post may not leave: not due, paused, inactive, taken by another
 * worker, waiting for Undo, approved as something else or resting on a fact that holds no longer: then it waits for a person. One that is late gets a new time instead, together with whatever else is late.
 * @param within runs in the same transaction, for what must be stored together with the intent
 */
export async function armDuePost(
  ctx: Context,
  run: Pick<PublishRun, 'id'>,
  post: PostRecord | undefined,
  within: (tx: Tx, armed: PostRecord) => Promise<void> = async () => {},
): Promise<PostRecord | undefined> {
  if (post?.status !== 'scheduled' || post.scheduledAt === null) return undefined;
  return unlessStale(() =>
    unitOfWork(ctx, SYSTEM, async (tx) => {
      if (isLate(post, tx.now)) {
        await paceOverduePosts(tx, post.businessId, tx.now - LATE);
        return undefined;
      }
      const intent = {
        network: post.network,
        attempt: `${run.id}.${tx.ids.token(12)}`,
        attemptedAt: tx.now,
        attempts: post.attempts + 1,
        note: null,
      };
      const guard = await guardLeaving(tx.q, { ...post, now: tx.now, notBefore: tx.now - LATE });
      if (await holdIfOutdated(tx, post, guard)) return undefined;
      if (await isKeptBack(tx, post, guard)) return undefined;
      await transition(tx, post, 'publishing', intent, guard);
      // What leaves is what it says now, not what it said when it was read: it may have been edited since.
      const armed = await findPost(tx.q, post);
      if (!armed) throw new Error('a post is on its way and is not there');
      await takeUpThread(tx, armed);
      await within(tx, armed);
      return armed;
    }),
  );
}

/** Whether a post waits on: for an approval of exactly what it is now, or for its time to be kept back. */
async function isKeptBack(tx: Tx, { id, businessId }: PostRecord, guard: Guard): Promise<boolean> {
  // From here to the stored intent nobody changes what it says or shows.
  await holdPost(tx.q, id);
  const post = await findPost(tx.q, { id, businessId });
  if (!post) throw new StalePostError();
  const why = await whyUnapproved(tx.q, post);
  if (why === null) return (await holdIfBegunOtherwise(tx, post, guard)) || waitsForUndo(tx, post, guard);
  await holdForApproval(tx, post, why, guard);
  return true;
}

/**
 * Whether the attempt that is under way is this job's: it began it, or was made for it. A post may have several: it was scheduled anew, or approved
 * twice. The others leave it alone, as its own comes back to it until it has ended. An attempt of a database from before
 * attempts named their job is anybody's: otherwise nobody would end it.
 */
export function hasBegun(run: Pick<PublishRun, 'id' | 'adopts'>, { attempt }: PostRecord): boolean {
  const [jobId, token] = attempt?.split('.') ?? [];
  return token === undefined || jobId === String(run.id) || run.adopts === attempt;
}

/** Ends an attempt. @returns false when it had been ended otherwise: then that stands, and nothing is changed */
export async function finish(
  ctx: Context,
  post: PostRecord,
  to: PostStatus,
  changes: PostChanges,
): Promise<boolean> {
  const ended = await unlessStale(() =>
    unitOfWork(ctx, SYSTEM, async (tx) => {
      await endAttempt(tx, post, to, changes);
      return true;
    }),
  );
  return ended ?? false;
}

/** The same within a transaction. @throws StalePostError when it had been ended otherwise */
export async function endAttempt(
  tx: Tx,
  post: PostRecord,
  to: PostStatus,
  changes: PostChanges,
): Promise<void> {
  await transition(tx, post, to, changes);
  await (to === 'published' ? dropCall : dropCallUnlessBegun)(tx.q, post.id);
  if (to === 'published') await recordDecisions(tx, [publishDecision(post, changes, tx.now)]);
  await heedEnd(tx, post, to);
}

/** Undefined when the post has moved on since it was read. */
export async function unlessStale<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StalePostError) return undefined;
    throw error;
  }
}

function publishDecision(post: PostRecord, changes: PostChanges, now: number) {
  const late = Math.max(0, Math.round((now - (post.scheduledAt ?? now)) / SECOND));
  return {
    businessId: post.businessId,
    kind: post.network === 'mail' ? ('send' as const) : ('publish' as const),
    what: describeEnd(post, changes),
    why: say('content.was-due', { seconds: late }),
    connectionId: post.connectionId,
    postId: post.id,
  };
}

function describeEnd(post: PostRecord, { delivered, kept }: PostChanges): Sentence {
  const { channel, network, needsMedia } = post;
  if (isIncomplete(post)) return say('content.published-text', { channel, needs: needsMedia });
  if (kept && !delivered) return say('content.kept', { channel });
  return say('content.published', { channel, network });
}
