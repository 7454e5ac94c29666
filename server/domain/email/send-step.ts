// The mail of one step of an automation: sent once, as soon as it may be.

import type { Sentence } from '../../contract/sentence.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { openLinkToken } from '../../kernel/link-token.ts';
import { say } from '../../sentences/index.ts';
import type { Purpose } from '../audience/index.ts';
import { getBusiness } from '../business/index.ts';
import { createMessageName, type Delivered, sendDelivery } from './deliver.ts';
import { findMailLook } from './layout/look.ts';
import { composeMail, type MailParts } from './mail.ts';
import { withAttributes } from './person-fields.ts';
import { prepareStepMeasuring } from './reading/measuring.ts';
import { findSenderAddress } from './senders/used-sender.ts';
import {
  type EndedMail,
  endStepDelivery,
  findRetryAt,
  insertStepDelivery,
  type StepDelivery,
} from './step-delivery.repo.ts';

export type { EndedMail };

/**
 * Stores the intent to send a step's mail in the caller's transaction.
 * @returns its id; undefined when the step has its mail already, or `ended` says why it is not to be sent
 */
export async function addStepDelivery(
  tx: Tx,
  delivery: {
    businessId: number;
    runId: number;
    stepId: string;
    subscriberId: number;
    email: string;
    ended?: EndedMail | undefined;
  },
): Promise<number | undefined> {
  const id = await insertStepDelivery(tx.q, {
    ...delivery,
    messageName: createMessageName(tx.ids),
    now: tx.now,
  });
  return delivery.ended ? undefined : id;
}

/** Ends a mail that has not left, with why. */
export async function dropStepDelivery(tx: Tx, id: number, error: Sentence): Promise<void> {
  await endStepDelivery(tx.q, id, { from: 'pending', status: 'skipped', error, now: tx.now });
}

/** What one try to send it is made of. */
export interface StepMail {
  readonly subject: string;
  readonly content: string;
  readonly purpose: Purpose;
  /** From then on it is of no use any more, UTC milliseconds; and why. */
  readonly usefulUntil: number;
  readonly late: Sentence;
}

/**
 * Sends the mail of a step. May be called at any time and any number of times, by one caller at a time.
 * @returns when to try again, UTC milliseconds; null when nothing is left to do
 */
export async function sendStepMail(
  ctx: Context,
  parts: MailParts,
  delivery: StepDelivery,
  words: StepMail,
): Promise<number | null> {
  const { id } = delivery;
  const now = ctx.clock.now();
  const end = (from: 'pending' | 'sending', status: 'skipped' | 'unknown', error: Sentence) =>
    unitOfWork(ctx, SYSTEM, (tx) => endStepDelivery(tx.q, id, { from, status, error, now: tx.now }));
  if (delivery.status === 'sending') {
    await end('sending', 'unknown', say('email.interrupted'));
    return null;
  }
  if (delivery.status !== 'pending') return null;
  if (now >= words.usefulUntil) {
    await end('pending', 'skipped', words.late);
    return null;
  }
  const business = await getBusiness({ q: ctx.db.read }, delivery.businessId);
  const [person = delivery] = await withAttributes(ctx.db.read, [delivery]);
  const mail = composeMail(parts, {
    business,
    look: await findMailLook(ctx, business.id),
    sender: await findSenderAddress(ctx.db.read, business.id),
    measured: await prepareStepMeasuring(ctx, delivery, words.content),
    title: words.subject,
    content: words.content,
    recipient: { ...person, token: openLinkToken(ctx.vault, 'unsubscribe', delivery) },
    messageName: delivery.messageName,
    date: now,
  });
  const delivered = await sendDelivery(ctx, parts, { ...delivery, purpose: words.purpose }, mail);
  if (delivered.end === 'early') {
    const at = await findRetryAt(ctx.db.read, delivery);
    return Math.min(at ?? now, words.usefulUntil);
  }
  return againAt(delivered, now);
}

/** Who pauses for long keeps the mail only as long as it is of use. */
function againAt(delivered: Delivered, now: number): number | null {
  if (delivered.end === 'later') return delivered.at;
  return delivered.end === 'held' ? now + MINUTE : null;
}
