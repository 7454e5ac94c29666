// Sending a mailing: each recipient's mail is handed over at most once, whatever is interrupted, and a pause acts at
// once because the switches are read in the statement that stores each intent.
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { DAY } from '../../kernel/clock.ts';
import { openLinkToken } from '../../kernel/link-token.ts';
import { getBusiness } from '../business/index.ts';
import { pauseAfter, type SendOutcome, toUnknown } from '../letters/index.ts';
import {
  type Claim,
  claimDelivery,
  countDeliveries,
  endInterrupted,
  finishDelivery,
  insertDeliveries,
  listPendingDeliveries,
  type PendingDelivery,
  releaseDelivery,
} from './delivery.repo.ts';
import { type CompiledMail, compileMail, fillMail, type MailParts } from './mail.ts';

/** Mails under way at the same time: after a pause no more than these still arrive. */
const AT_ONCE = 4;
/** Mail servers are asked to keep trying for days (RFC 5321, 4.5.4.1); news older than this is no news. */
const GIVE_UP = 3 * DAY;
const NAME_BYTES = 18;

export interface MailingPost {
  readonly id: number;
  readonly businessId: number;
  readonly title: string | null;
  readonly content: string;
}

/** What the caller's job tells a running mailing. */
export interface SendRun {
  /** Aborted at shutdown: the mails under way end, no other begins. */
  readonly signal: AbortSignal;
  /** Keeps the caller's claim; when it answers false another worker has taken over and nothing more is sent. */
  extend(): Promise<boolean>;
}

/** Where a mailing stands, over all its runs. */
export interface SendResult {
  readonly sent: number;
  /** Mails in the local outbox: nothing of them left this machine. */
  readonly kept: number;
  readonly refused: number;
  /** Mails whose answer was lost; they are never sent again. */
  readonly unknown: number;
  /** Recipients who unsubscribed before their mail was sent. */
  readonly skipped: number;
  /** Mails still to be sent; more than 0 when the run was held, interrupted, or some must be tried again. */
  readonly pending: number;
  /** When to go on, UTC milliseconds; absent while sending is paused. */
  readonly retryAt?: number;
  /** Why some mails could not be sent yet, in the mail server's words. */
  readonly error?: string;
}

/** Stores one delivery for each active subscriber, together with the intent to publish. Returns how many are new. */
export async function prepareDeliveries(
  tx: Tx,
  mailing: { businessId: number; postId: number },
): Promise<number> {
  return insertDeliveries(tx.q, { ...mailing, createName: () => tx.ids.token(NAME_BYTES) });
}

/** Hands over what is pending of a mailing, as far as it can go now. May be called again at any time. */
export async function sendPendingDeliveries(
  ctx: Context,
  parts: MailParts,
  post: MailingPost,
  run: SendRun,
): Promise<SendResult> {
  await unitOfWork(ctx, SYSTEM, (tx) => endInterrupted(tx.q, post.id, { error: INTERRUPTED, now: tx.now }));
  const business = await getBusiness({ q: ctx.db.read }, post.businessId);
  const compiled = compileMail(parts, { business, title: post.title, content: post.content });
  const again = await sendBatches({ ctx, parts, post, compiled }, run);
  const { sending, ...counts } = await countDeliveries(ctx.db.read, post.id);
  const pending = counts.pending + sending;
  return { ...counts, pending, ...(pending > 0 ? again : {}) };
}

const INTERRUPTED = 'Drivyn was interrupted while this mail was on its way; it may have arrived.';

interface Mailing {
  readonly ctx: Context;
  readonly parts: MailParts;
  readonly post: MailingPost;
  readonly compiled: CompiledMail;
}

/** How one delivery leaves the run: on to the next, or stop here; with what is to be tried again when. */
interface Step {
  readonly stop: boolean;
  readonly again?: Again;
}

interface Again {
  readonly retryAt: number;
  readonly error?: string;
}

const NEXT: Step = { stop: false };

/** @returns when something may be tried again first, and why; undefined when that is not known */
async function sendBatches(mailing: Mailing, run: SendRun): Promise<Again | undefined> {
  let again: Again | undefined;
  let after = 0;
  for (;;) {
    if (run.signal.aborted) return { retryAt: mailing.ctx.clock.now() };
    const page = { postId: mailing.post.id, after, limit: AT_ONCE };
    const batch = await listPendingDeliveries(mailing.ctx.db.read, page);
    const last = batch.at(-1);
    if (!last || !(await run.extend())) return again;
    const steps = await Promise.all(batch.map((delivery) => sendOne(mailing, delivery)));
    again = earliest([again, ...steps.map((step) => step.again)]);
    if (steps.some((step) => step.stop)) return again;
    after = last.id;
  }
}

function earliest(all: readonly (Again | undefined)[]): Again | undefined {
  return all.filter((one) => one !== undefined).sort((a, b) => a.retryAt - b.retryAt)[0];
}

async function sendOne(mailing: Mailing, delivery: PendingDelivery): Promise<Step> {
  const { ctx, parts, post, compiled } = mailing;
  const mail = fillMail(parts, compiled, {
    recipient: { ...delivery, token: openLinkToken(ctx.vault, 'unsubscribe', delivery) },
    messageName: delivery.messageName,
    date: ctx.clock.now(),
  });
  const claim: Claim = await unitOfWork(ctx, SYSTEM, (tx) =>
    claimDelivery(tx.q, { id: delivery.id, businessId: post.businessId, postId: post.id, now: tx.now }),
  );
  if (claim === 'held') return { stop: true };
  if (claim !== 'claimed') return NEXT;
  return record(ctx, delivery, await parts.transport.send(mail).catch(toUnknown));
}

async function record(ctx: Context, delivery: PendingDelivery, outcome: SendOutcome): Promise<Step> {
  const now = ctx.clock.now();
  const age = now - (delivery.firstAttemptAt ?? now);
  // A server that is away or misconfigured says nothing about this recipient: those mails wait for as long as it takes.
  if (outcome.end === 'retry' && (outcome.scope === 'server' || age < GIVE_UP)) {
    await unitOfWork(ctx, SYSTEM, (tx) => releaseDelivery(tx.q, delivery.id, outcome.error));
    const retryAt = Math.max(outcome.at, now + pauseAfter(age));
    return { stop: outcome.scope === 'server', again: { retryAt, error: outcome.error } };
  }
  const end = toEnd(outcome);
  await unitOfWork(ctx, SYSTEM, (tx) => finishDelivery(tx.q, delivery.id, { ...end, now: tx.now }));
  return NEXT;
}

function toEnd(outcome: SendOutcome): Pick<Parameters<typeof finishDelivery>[2], 'status' | 'error'> {
  switch (outcome.end) {
    case 'sent':
    case 'kept':
      return { status: outcome.end, error: null };
    case 'refused':
      return { status: 'refused', error: outcome.reason };
    case 'retry':
      return { status: 'refused', error: `Given up after three days. ${outcome.error}` };
    case 'unknown':
      return { status: 'unknown', error: outcome.error };
  }
}
