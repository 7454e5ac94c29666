// Sending a mailing: each recipient's mail is handed over at most once, whatever is interrupted, and a pause acts at
// once because the switches are read in the statement that stores each intent.
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { openLinkToken } from '../../kernel/link-token.ts';
import { getBusiness } from '../business/index.ts';
import { createMessageName, type Delivered, sendDelivery } from './deliver.ts';
import {
  countDeliveries,
  endInterrupted,
  findNextRetry,
  insertDeliveries,
  listDueDeliveries,
  type PendingDelivery,
} from './delivery.repo.ts';
import { findMailLook } from './layout/look.ts';
import { type CompiledMail, compileMail, fillMail, type MailParts } from './mail.ts';
import { prepareMeasuring } from './reading/measuring.ts';

/** Mails under way at the same time: after a pause no more than these still arrive. */
const AT_ONCE = 4;

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
  return insertDeliveries(tx.q, { ...mailing, createName: () => createMessageName(tx.ids) });
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
  const look = await findMailLook(ctx, post.businessId);
  const measured = await prepareMeasuring(ctx, post);
  const compiled = compileMail(parts, { business, look, measured, title: post.title, content: post.content });
  const stopped = await sendBatches({ ctx, parts, post, compiled }, run);
  const { sending, ...counts } = await countDeliveries(ctx.db.read, post.id);
  const pending = counts.pending + sending;
  return { ...counts, pending, ...(pending > 0 ? await findNext(ctx, post.id, stopped) : {}) };
}

const INTERRUPTED = 'Drivyn was interrupted while this mail was on its way; it may have arrived.';

interface Mailing {
  readonly ctx: Context;
  readonly parts: MailParts;
  readonly post: MailingPost;
  readonly compiled: CompiledMail;
}

/** Why a run ended before every mail that was due had been tried. */
type Stopped = 'held' | 'told' | Extract<Delivered, { end: 'later' }> | undefined;

/** When to go on; nothing while sending is switched off, as nobody knows for how long. */
async function findNext(
  { db, clock }: Context,
  postId: number,
  stopped: Stopped,
): Promise<{ retryAt?: number; error?: string }> {
  if (stopped === 'held') return {};
  if (stopped === 'told') return { retryAt: clock.now() };
  const next = stopped ?? (await findNextRetry(db.read, postId));
  return next ? { retryAt: next.at, error: next.error } : {};
}

async function sendBatches(mailing: Mailing, run: SendRun): Promise<Stopped> {
  const { ctx, post } = mailing;
  let after = 0;
  for (;;) {
    if (run.signal.aborted) return 'told';
    const page = { postId: post.id, after, limit: AT_ONCE, now: ctx.clock.now() };
    const batch = await listDueDeliveries(ctx.db.read, page);
    const last = batch.at(-1);
    if (!last || !(await run.extend())) return undefined;
    const ends = await Promise.all(batch.map((delivery) => sendOne(mailing, delivery)));
    if (ends.some(({ end }) => end === 'held')) return 'held';
    const away = ends.find((end) => end.end === 'later' && end.scope === 'server');
    if (away?.end === 'later') return away;
    after = last.id;
  }
}

function sendOne(mailing: Mailing, delivery: PendingDelivery): Promise<Delivered> {
  const { ctx, parts, compiled } = mailing;
  const mail = fillMail(parts, compiled, {
    recipient: { ...delivery, token: openLinkToken(ctx.vault, 'unsubscribe', delivery) },
    messageName: delivery.messageName,
    date: ctx.clock.now(),
  });
  return sendDelivery(ctx, parts, delivery, mail);
}
