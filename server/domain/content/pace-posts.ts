// After a pause or a stop: overdue posts leave one by one instead of all at once, and old ones wait for a person.
import type { Tx } from '../../db/unit-of-work.ts';
import { HOUR, MINUTE } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { findBusiness } from '../business/index.ts';
import { listOpenConnectionIds } from '../channels/index.ts';
import { recordDecisions } from '../events/index.ts';
import { listScheduledPosts } from './post.repo.ts';
import type { PostRecord } from './post.ts';
import { lockPacing } from './post-state.repo.ts';
import { emitPost, StalePostError, transition } from './transition.ts';

/** Least distance between posts that leave late. */
export const CATCH_UP_GAP = 15 * MINUTE;
/** A post this much over its time was held up: by a pause, or because nothing ran. */
export const LATE = 5 * MINUTE;
/** A post later than this no longer leaves by itself; a person decides. */
export const TOO_LATE = 2 * HOUR;
const MOST = 1000;

export function isLate(post: PostRecord, now: number): boolean {
  return at(post) < now - LATE;
}

/**
 * Gives every post of a business that was held up a new time, at least 15 minutes apart and clear of what is scheduled
 * anyway, or has left since; posts more than two hours late wait for approval instead. Does nothing for what is paused or switched off.
 * @param heldUntil when nothing held posts up any more, UTC milliseconds; what fell due later keeps its time
 * @returns what fell due since then and has not left yet
 */
export async function paceOverduePosts(tx: Tx, businessId: number, heldUntil: number): Promise<PostRecord[]> {
  await lockPacing(tx.q, businessId);
  const open = await listOpenConnectionIds(tx.q, businessId);
  const all = await listScheduledPosts(tx.q, { businessId, statuses: ['scheduled'], limit: MOST });
  const scheduled = all.filter((post) => open.includes(post.connectionId));
  const overdue = scheduled.filter((post) => at(post) <= heldUntil);
  const onTime = scheduled.filter((post) => at(post) > heldUntil);
  const left = await listScheduledPosts(tx.q, {
    ...{ businessId, statuses: ['publishing', 'published'] as const },
    // What left before nothing held posts up any more is no part of catching up.
    ...{ from: Math.max(heldUntil, tx.now - CATCH_UP_GAP), limit: MOST },
  });
  const taken = [...onTime, ...left].map(at);
  const timezone = overdue.length > 0 ? (await findBusiness(tx.q, businessId))?.timezone : undefined;
  for (const post of overdue) {
    try {
      if (at(post) < tx.now - TOO_LATE) await hold(tx, post, timezone);
      else taken.push(await reschedule(tx, post, { moment: freeMoment(tx.now, taken), timezone }));
    } catch (error) {
      // It has moved on since it was read, by its own job or a person: then there is nothing to pace.
      if (!(error instanceof StalePostError)) throw error;
    }
  }
  return onTime.filter((post) => at(post) <= tx.now);
}

/** Lets the posts of a business leave again after a pause that ended at `heldUntil`, UTC milliseconds. */
export async function resumePosts(tx: Tx, businessId: number, heldUntil: number): Promise<void> {
  const due = await paceOverduePosts(tx, businessId, heldUntil);
  // While the end of the pause was being stored, their jobs may have found it still there and ended: each gets another.
  for (const post of due) await emitPost(tx, post, 'scheduled', { scheduledAt: post.scheduledAt });
}

/** The first moment, `now` or some minutes later, that is clear of every taken one. */
export function freeMoment(now: number, taken: readonly number[], gap = CATCH_UP_GAP): number {
  let moment = now;
  for (const other of [...taken].sort((a, b) => a - b)) {
    if (other >= moment + gap) break;
    if (other > moment - gap) moment = now + Math.ceil((other + gap - now) / MINUTE) * MINUTE;
  }
  return moment;
}

async function reschedule(
  tx: Tx,
  post: PostRecord,
  { moment, timezone }: { moment: number; timezone: string | undefined },
): Promise<number> {
  await transition(tx, post, 'scheduled', { scheduledAt: moment });
  await recordDecisions(tx, [
    {
      businessId: post.businessId,
      kind: 'reschedule',
      what: say('content.moved-overdue', { channel: post.channel, to: moment, timezone }),
      why: say('content.was-due-while-held', { at: at(post), timezone }),
      limit: say('content.overdue-apart'),
      connectionId: post.connectionId,
      postId: post.id,
    },
  ]);
  return moment;
}

/** Sends a scheduled post back for approval and says why. */
async function hold(tx: Tx, post: PostRecord, timezone: string | undefined): Promise<void> {
  const note = say('content.time-passed');
  await transition(tx, post, 'awaiting_approval', { note });
  await recordDecisions(tx, [
    {
      businessId: post.businessId,
      kind: 'hold',
      what: say('content.held-overdue', { channel: post.channel }),
      why: say('content.was-due-long-ago', { at: at(post), timezone }),
      limit: say('content.late-waits'),
      connectionId: post.connectionId,
      postId: post.id,
    },
  ]);
}

function at(post: PostRecord): number {
  return post.scheduledAt ?? 0;
}
