// Sending a mailing: each recipient's mail is handed over at most once, whatever is interrupted, and a pause acts at
// once because the switches are read in the statement that stores each intent.
import type { Variant } from '../../contract/mailing-test.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { openLinkToken } from '../../kernel/link-token.ts';
import { say } from '../../sentences/index.ts';
import { getBusiness } from '../business/index.ts';
import { type Delivered, type HandedOver, type Hold, handOver } from './deliver.ts';
import { countDeliveriesOf, endInterrupted, findNextRetry, type PendingDelivery } from './delivery.repo.ts';
import { DueDeliveries, type SendRun } from './due-deliveries.ts';
import { InStep } from './in-step.ts';
import { findMailLook } from './layout/look.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { type CompiledMail, compileMail, fillMail, type MailParts } from './mail.ts';
import { findMailing } from './mailing.repo.ts';
import { decideTest, startTest } from './mailing-test.ts';
import { beginPreparation, type MailingKey, prepareSlice } from './preparation.repo.ts';
import { prepareMeasuring } from './reading/measuring.ts';
import { findSenderAddress } from './senders/used-sender.ts';
import { findMailPace } from './servers/mail-pace.ts';

export type { SendRun };

/**
 * Mails under way at the same time: after a pause, or a crash, no more than these are in doubt. Twice as many as there are
 * connections, so that none of these waits while intents are stored.
 */
export const AT_ONCE = 16;
/** Milliseconds in which the next mail's intent comes, with which the end of one is stored: longer than these wait for each other. */
const PATIENCE = 40;
/** Deliveries that one transaction adds: others write in between. */
const SLICE = 2000;

export interface MailingPost {
  readonly id: number;
  readonly businessId: number;
  readonly title: string | null;
  readonly content: string;
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
  /** Why some mails could not be sent yet. */
  readonly error?: Sentence;
  /** What limit of ours keeps the rest back. */
  readonly hold?: Hold;
}

/** Begins a mailing, together with the intent to publish: whom it goes to is written down by its first run. */
export async function prepareDeliveries(tx: Tx, mailing: MailingKey): Promise<void> {
  await beginPreparation(tx.q, mailing);
  await startTest(tx, mailing.postId);
}

/** Hands over what is pending of a mailing, as far as it can go now. May be called again at any time. */
export async function sendPendingDeliveries(
  ctx: Context,
  parts: MailParts,
  post: MailingPost,
  run: SendRun,
): Promise<SendResult> {
  await unitOfWork(ctx, SYSTEM, (tx) =>
    endInterrupted(tx.q, post.id, { error: say('email.interrupted'), now: tx.now }),
  );
  const stopped = (await writeDown(ctx, post, run)) ?? (await sendDue(ctx, parts, post, run));
  const { sending, ...counts } = await countDeliveriesOf(ctx.db.read, post.id);
  const pending = counts.pending + sending;
  return { ...counts, pending, ...(pending > 0 ? await findNext(ctx, post.id, stopped) : {}) };
}

/** Adds the deliveries that are missing, in slices, from where the last run stopped. */
async function writeDown(ctx: Context, post: MailingPost, run: SendRun): Promise<Stopped> {
  const mailing = { businessId: post.businessId, postId: post.id };
  while (
    !(await unitOfWork(ctx, SYSTEM, (tx) => prepareSlice(tx.q, mailing, { size: SLICE, now: tx.now })))
  ) {
    if (run.signal.aborted || !(await run.extend())) return 'told';
  }
  return undefined;
}

async function sendDue(ctx: Context, parts: MailParts, post: MailingPost, run: SendRun): Promise<Stopped> {
  const business = await getBusiness({ q: ctx.db.read }, post.businessId);
  const look = await findMailLook(ctx, post.businessId);
  const sender = await findSenderAddress(ctx.db.read, post.businessId);
  const { test } = await findMailing(ctx.db.read, post.id);
  const other = test && { title: test.subject ?? post.title, content: test.content ?? post.content };
  const measured = await prepareMeasuring(ctx, post, other ? [post.content, other.content] : [post.content]);
  const compile = ({ title, content }: Pick<MailingPost, 'title' | 'content'>) =>
    compileMail(parts, { business, look, sender, measured, title, content });
  const first = compile(post);
  const versions = { A: first, B: other ? compile(other) : first };
  const ledger = createLedger(ctx, {
    ...{ businessId: post.businessId, kind: 'mailing', mailingId: post.id },
    patience: PATIENCE,
  });
  let winner: Promise<Variant> | undefined;
  const choose = async ({ variant, isHeldOut }: PendingDelivery) => {
    if (variant !== null || !test) return variant ?? 'A';
    winner ??= decideTest(ctx, post, test);
    const chosen = await winner;
    return isHeldOut ? 'A' : chosen;
  };
  return sendSideBySide({ ctx, parts, post, versions, choose, ledger }, run);
}

interface Mailing {
  readonly ctx: Context;
  readonly parts: MailParts;
  readonly post: MailingPost;
  readonly versions: Readonly<Record<Variant, CompiledMail>>;
  /** The version that a mail is to have. */
  choose(delivery: PendingDelivery): Promise<Variant>;
  readonly ledger: Ledger;
}

/** Why a run ended before every mail that was due had been tried. */
type Stopped = 'held' | 'told' | Extract<Delivered, { end: 'later' }> | undefined;

/** When to go on; nothing while sending is switched off, as nobody knows for how long. */
async function findNext(
  { db, clock }: Context,
  postId: number,
  stopped: Stopped,
): Promise<Pick<SendResult, 'retryAt' | 'error' | 'hold'>> {
  if (stopped === 'held') return {};
  if (stopped === 'told') return { retryAt: clock.now() };
  if (stopped?.hold) return { retryAt: stopped.at, hold: stopped.hold };
  const next = stopped ?? (await findNextRetry(db.read, postId));
  if (!next) return {};
  return next.error === null ? { retryAt: next.at } : { retryAt: next.at, error: next.error };
}

async function sendSideBySide(mailing: Mailing, run: SendRun): Promise<Stopped> {
  const { ctx, post, versions } = mailing;
  const { domains } = await findMailPace(ctx.db.read, post.businessId);
  const due = new DueDeliveries({
    ...{ ctx, post, run },
    domains: domains.map(({ domain }) => domain),
    usesAttributes: versions.A.usesAttributes || versions.B.usesAttributes,
  });
  const inStep = new InStep(AT_ONCE);
  let stopped: Stopped;
  const go = async () => {
    // The end of one mail is stored together with the intent of the next.
    let stored: Promise<void> | undefined;
    while (stopped === undefined) {
      const delivery = await due.next();
      if (!delivery) break;
      await inStep.come();
      if (stopped !== undefined || run.signal.aborted) {
        due.end(delivery);
        break;
      }
      const [before, sent] = await Promise.allSettled([stored, sendOne(mailing, delivery, run)]);
      due.end(delivery);
      if (before.status === 'rejected') throw before.reason;
      if (sent.status === 'rejected') throw sent.reason;
      const { end } = sent.value;
      if (end.end === 'later' && end.hold === 'domain') due.putBack(delivery, end.at);
      stopped ??= whyStop(end);
      stored = sent.value.isStored;
    }
    await stored;
  };
  // Where one fails, the others end with what they have begun.
  const fail = (error: unknown) => {
    stopped ??= 'told';
    throw error;
  };
  const ends = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () =>
      go()
        .catch(fail)
        .finally(() => inStep.leave()),
    ),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  if (run.signal.aborted) return 'told';
  const { heldUntil } = due;
  if (stopped !== undefined || heldUntil === undefined) return stopped;
  const error = say('email.mail-held', { why: 'domain' });
  return { end: 'later', at: heldUntil, error, scope: 'recipient', hold: 'domain' };
}

function whyStop(end: Delivered): Stopped {
  if (end.end === 'held') return 'held';
  return end.end === 'later' && end.scope === 'server' ? end : undefined;
}

async function sendOne(mailing: Mailing, delivery: PendingDelivery, run: SendRun): Promise<HandedOver> {
  const { ctx, parts, versions, ledger } = mailing;
  const version = versions[await mailing.choose(delivery)];
  const mail = fillMail(parts, version, {
    recipient: { ...delivery, token: openLinkToken(ctx.vault, 'unsubscribe', delivery) },
    messageName: delivery.messageName,
    date: ctx.clock.now(),
  });
  return handOver(ctx, parts, delivery, { mail, ledger, signal: run.signal });
}
