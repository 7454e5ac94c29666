// Choosing and ending a plan.

import type { Tier } from '../../contract/constants/plans.ts';
import type { Sentence, Told } from '../../contract/sentence.ts';
import type { Subscription } from '../../contract/subscription.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { toMajorUnits } from '../../kernel/money.ts';
import { say } from '../../sentences/index.ts';
import { lockAccount } from '../accounts/index.ts';
import { collectInvoice } from './collect.ts';
import type { Billing } from './gateway.ts';
import { findInvoice, listOpenInvoices, listUnpaid } from './invoice.repo.ts';
import { type InvoiceRecord, issueInvoice, isUnpaidMonth, voidInvoice } from './invoice.ts';
import { endPayments } from './payment.ts';
import { canPay } from './payment-method.ts';
import { type PlanChange, planChange } from './plan-change.ts';
import { cancel, cancelAtEnd, choose, isRunning, requirePayment, type SubscriptionRecord } from './states.ts';
import { storeSubscription } from './store-subscription.ts';
import { findSubscription } from './subscription.repo.ts';

export interface PlanChoice {
  readonly tier: Tier;
  /** What the person was told is charged today, major units; absent when nobody was told. */
  readonly due?: number | undefined;
}

/**
 * Gives the actor's account a plan. While plans bind, what it costs today is paid first.
 * @returns the plan that holds, and whether a payment for another one is still being confirmed
 * @throws AppError conflict when it needs a payment method first, costs something else than was told, or is declined
 */
export async function choosePlan(
  ctx: Context,
  billing: Billing,
  actor: AccountActor,
  choice: PlanChoice,
): Promise<{ subscription: SubscriptionRecord; isPending: boolean }> {
  const { accountId } = actor;
  if (!(await endFailed(ctx, billing, accountId)))
    throw new AppError('conflict', say('billing.being-confirmed'));
  const invoice = await unitOfWork(ctx, actor, (tx) => prepare(tx, billing, accountId, choice));
  const paid = invoice && (await pay(ctx, billing, invoice));
  if (paid?.end === 'declined')
    throw new AppError('conflict', say('billing.declined', { reason: theirWords(paid.reason) }));
  const status = invoice && (await findInvoice(ctx.db.write, invoice.id))?.status;
  if (status === 'void') throw new AppError('conflict', say('billing.price-changed'));
  const subscription = await findSubscription(ctx.db.write, accountId);
  if (!subscription) throw new AppError('conflict', say('billing.being-confirmed'));
  return { subscription, isPending: status === 'open' };
}

/**
 * Ends the payments of what another plan may replace: of a month that failed, and of what is void. One that was paid after
 * all is settled, so that the plan is chosen on top of it.
 * @returns false while that is not known, so that nothing else may be charged
 */
async function endFailed(ctx: Context, billing: Billing, accountId: number): Promise<boolean> {
  const { gateway } = billing;
  if (!gateway) return true;
  const unpaid = await listUnpaid(ctx.db.read, accountId);
  const failed = unpaid.filter((one) => one.status === 'void' || isUnpaidMonth(one));
  return endPayments(ctx, { ...billing, gateway }, failed);
}

/** Stores what costs nothing; for what does, issues the invoice that gives it once it is paid. */
async function prepare(
  tx: Tx,
  billing: Billing,
  accountId: number,
  { tier, due }: PlanChoice,
): Promise<InvoiceRecord | undefined> {
  await lockAccount(tx.q, accountId);
  const before = await findSubscription(tx.q, accountId);
  const mayPay = await canPay(tx.q, billing, accountId);
  if (!billing.isOn) {
    const after = choose(before, { tier, canPay: mayPay, now: tx.now });
    await storeSubscription(tx, billing, accountId, { before, after });
    return undefined;
  }
  const change = planChange(before, tier, tx.now);
  requireTold(change, due);
  if (change.kind === 'same') return undefined;
  // A month that failed may be replaced by another plan; one that is being collected may not.
  if (!(await listOpenInvoices(tx.q, accountId)).every(isUnpaidMonth))
    throw new AppError('conflict', say('billing.being-confirmed'));
  if (change.due === 0) {
    await storeSubscription(tx, billing, accountId, { before, after: change.after });
    return undefined;
  }
  requirePayment(mayPay);
  return issueInvoice(tx, billing, orderOf(tx, accountId, { tier, change }));
}

function orderOf(tx: Tx, accountId: number, { tier, change }: { tier: Tier; change: PlanChange }) {
  const reason = change.kind === 'upgrade' ? ('upgrade' as const) : ('start' as const);
  const { lines, period } = change;
  return { accountId, key: `${reason}:${accountId}:${tx.ids.token(9)}`, reason, tier, lines, period };
}

/** @throws AppError conflict when a person was told another amount, such as the day before */
function requireTold(change: PlanChange, due: number | undefined): void {
  if (due === undefined || due === toMajorUnits(change.due)) return;
  throw new AppError('conflict', say('billing.price-changed'));
}

/** What cannot be told now is found out by the job that the invoice has made. */
function pay(ctx: Context, billing: Billing, invoice: InvoiceRecord) {
  return collectInvoice(ctx, billing, invoice.id).catch(() => ({ end: 'pending' as const }));
}

/**
 * Ends the actor's plan: while plans bind when its paid time is over, otherwise at once.
 * @throws AppError conflict when none runs
 */
export function cancelPlan(ctx: Context, billing: Billing, actor: AccountActor): Promise<SubscriptionRecord> {
  const { accountId } = actor;
  return unitOfWork(ctx, actor, async (tx) => {
    await lockAccount(tx.q, accountId);
    const before = await findSubscription(tx.q, accountId);
    const after = billing.isOn ? cancelAtEnd(before, tx.now) : cancel(before);
    for (const invoice of await listOpenInvoices(tx.q, accountId))
      if (!isRunning(after) || invoice.reason !== 'renewal') await voidInvoice(tx, invoice);
    return storeSubscription(tx, billing, accountId, { before, after });
  });
}

export function presentSubscription(subscription: SubscriptionRecord): Subscription {
  const { tier, status, startedAt, endsAt, nextTier, cancels } = subscription;
  return {
    tier,
    status,
    startDate: new Date(startedAt).toISOString(),
    endDate: new Date(endsAt).toISOString(),
    nextTier,
    cancels,
  };
}

function theirWords(told: Told): Sentence {
  return typeof told === 'string' ? say('billing.their-words', { words: told }) : told;
}
