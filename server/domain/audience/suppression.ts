// Suppressions: addresses that a business must not write to, whatever asks for it. They outlive the subscriber, so that
// no list and no form brings somebody back to whom mail cannot arrive, or who called it spam.
import type { Suppression, SuppressionInput } from '../../contract/suppression.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/app-error.ts';
import { requireWriter } from '../business/index.ts';
import { findSubscriberByEmail } from './subscriber.repo.ts';
import { endSubscription } from './subscriber.ts';
import {
  deleteSuppression,
  findSuppression,
  insertSuppression,
  type SuppressionRecord,
} from './suppression.repo.ts';

/**
 * Suppresses an address; one that is suppressed already keeps its reason. A complaint ends the subscription, too: the
 * person has said that they do not want these mails.
 * @returns whether it is new
 */
export async function suppress(
  tx: Tx,
  { businessId, email, reason }: SuppressionInput & { readonly businessId: number },
): Promise<boolean> {
  const added = await insertSuppression(tx.q, { businessId, email, reason, createdAt: tx.now });
  if (reason === 'complaint') {
    const subscriber = await findSubscriberByEmail(tx.q, businessId, email);
    if (subscriber) await endSubscription(tx, subscriber);
  }
  if (added) tx.emit({ kind: 'suppression.added', businessId, subjectId: added.id, data: { reason } });
  return added !== undefined;
}

/** Suppresses an address in the actor's business. */
export async function addSuppression(
  ctx: Context,
  actor: AccountActor,
  input: SuppressionInput,
): Promise<{ suppression: SuppressionRecord; created: boolean }> {
  requireWriter(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    const created = await suppress(tx, { ...input, businessId: actor.businessId });
    const suppression = await findSuppression(tx.q, actor.businessId, input.email);
    if (!suppression) throw notFound();
    return { suppression, created };
  });
}

/** Allows mail to an address again; whoever has unsubscribed stays unsubscribed. @throws AppError not-found */
export async function removeSuppression(ctx: Context, actor: AccountActor, email: string): Promise<void> {
  requireWriter(actor);
  await unitOfWork(ctx, actor, async (tx) => {
    const { businessId } = actor;
    const found = await findSuppression(tx.q, businessId, email);
    if (!found || !(await deleteSuppression(tx.q, businessId, email))) throw notFound();
    tx.emit({ kind: 'suppression.removed', businessId, subjectId: found.id });
  });
}

export function presentSuppression({ email, reason, createdAt }: SuppressionRecord): Suppression {
  return { email, reason, createdAt: new Date(createdAt).toISOString() };
}
