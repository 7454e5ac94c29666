// Sending one post of the mail channel: the intent and one delivery a subscriber are stored together, then each
// delivery goes out once. What was interrupted goes on where it stopped.
import type { SegmentChoice } from '../../contract/mailing.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { listOpenConnectionIds } from '../channels/index.ts';
import {
  armDuePost,
  findPostOfAnyBusiness,
  finish,
  hasBegun,
  type NextLook,
  type PostRecord,
  type PublishRun,
  transition,
  updateNote,
} from '../content/index.ts';
import { countDeliveriesOf, deleteSkipped, skipPending } from './delivery.repo.ts';
import type { MailParts } from './mail.ts';
import { countAudience, findMailing } from './mailing.repo.ts';
import { prepareDeliveries, type SendResult, type SendRun, sendPendingDeliveries } from './send-mailing.ts';

/** Pause before a mailing that could not go on (paused, server away) is looked at again. */
const GO_ON = MINUTE;

/** Moves one mailing as far as it can go now. May be called at any time and any number of times. */
export async function sendPost(
  ctx: Context,
  mail: MailParts,
  postId: number,
  run: SendRun & PublishRun,
): Promise<NextLook> {
  const found = await findPostOfAnyBusiness(ctx.db.read, postId);
  const isUnderWay = found?.status === 'publishing';
  if (isUnderWay && !hasBegun(run, found)) return null;
  const post = isUnderWay ? found : await armMailing(ctx, run, found);
  if (!post) return null;
  const result = await sendPendingDeliveries(ctx, mail, post, run);
  if (result.pending === 0) return conclude(ctx, post, result);
  if ((await findMailing(ctx.db.read, post.id)).stopped === 'cancelled') return cancel(ctx, post);
  await tellDelay(ctx, post, result);
  return result.retryAt ?? ctx.clock.now() + GO_ON;
}

/** A mail server that stays away would otherwise look like a mailing that never ends. */
async function tellDelay(ctx: Context, post: PostRecord, result: SendResult): Promise<void> {
  const note = noteOfDelay(result);
  if (!note) return;
  if (JSON.stringify(note) === JSON.stringify(post.note)) return;
  await unitOfWork(ctx, SYSTEM, (tx) => updateNote(tx.q, post.id, note, tx.now));
}

/** A rate needs no words: mails leave all the time. */
function noteOfDelay({ pending: mails, error, hold, retryAt }: SendResult): Sentence | null {
  if (hold === 'cap' && retryAt !== undefined) return say('email.capped', { mails, until: retryAt });
  if (hold === 'warm-up' && retryAt !== undefined) return say('email.warming-up', { mails, until: retryAt });
  if (hold === 'paused') return say('email.servers-paused', { mails });
  return error === undefined ? null : say('email.delayed', { mails, error });
}

async function armMailing(
  ctx: Context,
  run: PublishRun,
  post: PostRecord | undefined,
): Promise<PostRecord | undefined> {
  if (post && (await stopsForLackOfSubscribers(ctx, post))) return undefined;
  return armDuePost(ctx, run, post, async (tx: Tx, armed) => {
    await prepareDeliveries(tx, { businessId: armed.businessId, postId: armed.id });
  });
}

async function stopsForLackOfSubscribers(ctx: Context, post: PostRecord): Promise<boolean> {
  const due =
    post.status === 'scheduled' && (post.scheduledAt ?? Number.POSITIVE_INFINITY) <= ctx.clock.now();
  if (!due) return false;
  const q = ctx.db.read;
  const facts = await findMailing(q, post.id);
  if ((await countAudience(q, post.businessId, facts, ctx.clock.now())) > 0) return false;
  const { segment } = facts;
  if (!(await listOpenConnectionIds(q, post.businessId)).includes(post.connectionId)) return false;
  await unitOfWork(ctx, SYSTEM, (tx) =>
    transition(tx, post, 'needs_attention', {
      note: noteOfNobody(segment),
    }),
  );
  return true;
}

function noteOfNobody(segment: SegmentChoice) {
  if (segment === 'all') return say('email.nobody-subscribed');
  if (typeof segment === 'number') return say('email.nobody-in-own-segment');
  return say('email.nobody-in-segment', { segment });
}

/** What has not begun never leaves; a mailing of which nothing had is as if it had never begun. */
async function cancel(ctx: Context, post: PostRecord): Promise<NextLook> {
  const end = (work: (tx: Tx) => Promise<number>) => untilNone(() => unitOfWork(ctx, SYSTEM, work));
  await end((tx) =>
    skipPending(tx.q, post.id, { error: say('email.cancelled-mail'), now: tx.now, limit: SLICE }),
  );
  const { sent: delivered, kept, refused, unknown, skipped } = await countDeliveriesOf(ctx.db.read, post.id);
  const undelivered = refused + unknown;
  if (delivered + kept + undelivered === 0) {
    await end((tx) => deleteSkipped(tx.q, post.id, SLICE));
    await finish(ctx, post, 'failed', { note: say('email.cancelled-before') });
    return null;
  }
  const note = say('email.cancelled', { mails: delivered + kept, left: skipped });
  await finish(ctx, post, 'published', {
    publishedAt: ctx.clock.now(),
    ...{ delivered, kept, undelivered },
    note,
  });
  return null;
}

/** Deliveries that one transaction ends. */
const SLICE = 5000;

/** Takes one slice after the other until there is none. */
async function untilNone(slice: () => Promise<number>): Promise<void> {
  while ((await slice()) > 0);
}

async function conclude(ctx: Context, post: PostRecord, result: SendResult): Promise<NextLook> {
  const undelivered = result.refused + result.unknown;
  const { sent: delivered, kept } = result;
  if (delivered + kept === 0 && undelivered > 0) {
    const note = say('email.none-taken');
    await finish(ctx, post, 'failed', { note, delivered, kept, undelivered });
    return null;
  }
  const note = result.unknown > 0 ? say('email.answers-lost', { mails: result.unknown }) : null;
  await finish(ctx, post, 'published', {
    publishedAt: ctx.clock.now(),
    ...{ delivered, kept, undelivered },
    note,
  });
  return null;
}
