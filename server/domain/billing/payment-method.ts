// The payment method of an account. Nothing here has ever seen a card's number.
import type { PaymentMethod } from '../../contract/payment-method.ts';
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, SYSTEM } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { findAccount } from '../accounts/index.ts';
import { findBilledBusinessId } from './cover.repo.ts';
import type { Billing, GatewayCard, PaymentGateway } from './gateway.ts';
import {
  deletePaymentMethod,
  findCard,
  findCustomer,
  insertCustomer,
  savePaymentMethod,
} from './payment-method.repo.ts';

/** Whether something can be charged: a simulated card pays only where all payments are simulated. */
export async function canPay(q: Query, { gateway }: Billing, accountId: number): Promise<boolean> {
  const card = await findCard(q, accountId);
  return card !== undefined && (gateway === null || card.externalId !== null);
}

/** The account's payment method as far as it may be shown; null without one that can be charged. */
export async function findPaymentMethod(
  q: Query,
  { gateway }: Billing,
  accountId: number,
): Promise<PaymentMethod | null> {
  const card = await findCard(q, accountId);
  if (!card || (gateway && card.externalId === null)) return null;
  const { externalId: _, ...method } = card;
  return method;
}

/**
 * Stores the actor's payment method in place of the one before.
 * @throws AppError conflict where real cards are charged: those are entered on the payment service's own page
 */
export async function setPaymentMethod(
  ctx: Context,
  billing: Billing,
  actor: AccountActor,
  method: PaymentMethod,
): Promise<PaymentMethod> {
  if (billing.gateway) throw new AppError('conflict', say('billing.card-on-page'));
  return unitOfWork(ctx, actor, async (tx) => {
    await savePaymentMethod(tx.q, actor.accountId, { ...method, externalId: null, now: tx.now });
    tx.emit({ kind: 'payment-method.saved', businessId: actor.businessId, subjectId: actor.accountId });
    return method;
  });
}

/** Removes the actor's payment method; without one nothing happens. */
export async function removePaymentMethod(ctx: Context, actor: AccountActor): Promise<void> {
  await unitOfWork(ctx, actor, async (tx) => {
    if (await deletePaymentMethod(tx.q, actor.accountId))
      tx.emit({ kind: 'payment-method.removed', businessId: actor.businessId, subjectId: actor.accountId });
  });
}

/**
 * Address of the payment service's page on which the actor enters a card, or looks after the one that is there.
 */
export async function openPaymentPage(
  ctx: Context,
  gateway: PaymentGateway,
  actor: AccountActor,
  { page, returnUrl }: { page: 'card' | 'portal'; returnUrl: string },
): Promise<string> {
  const customer = await ensureCustomer(ctx, gateway, actor);
  return page === 'card'
    ? gateway.openCardPage(customer, returnUrl)
    : gateway.openPortal(customer, returnUrl);
}

async function ensureCustomer(ctx: Context, gateway: PaymentGateway, actor: AccountActor): Promise<string> {
  const { accountId } = actor;
  const known = await findCustomer(ctx.db.read, accountId);
  if (known !== undefined) return known;
  const account = await findAccount(ctx.db.read, accountId);
  const made = await gateway.createCustomer({
    id: accountId,
    name: account?.companyName || account?.name || '',
    email: account?.email ?? '',
  });
  return unitOfWork(ctx, actor, async (tx) => {
    await insertCustomer(tx.q, accountId, made);
    return (await findCustomer(tx.q, accountId)) ?? made;
  });
}

/** Stores what the payment service says of an account's card; the same card again tells nobody. */
export async function storeCard(ctx: Context, accountId: number, card: GatewayCard | null): Promise<void> {
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const before = await findCard(tx.q, accountId);
    const businessId = await findBilledBusinessId(tx.q, accountId);
    const event = { businessId, subjectId: accountId };
    if (card === null) {
      if (before?.externalId && (await deletePaymentMethod(tx.q, accountId)))
        tx.emit({ ...event, kind: 'payment-method.removed' });
      return;
    }
    const { externalId, method } = card;
    await savePaymentMethod(tx.q, accountId, { ...method, externalId, now: tx.now });
    if (before?.externalId !== externalId) tx.emit({ ...event, kind: 'payment-method.saved' });
  });
}
