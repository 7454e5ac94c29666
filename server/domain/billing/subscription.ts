// Choosing and ending a plan, and what time does to it.
import type { Tier } from '../../contract/constants/plans.ts';
import type { Subscription } from '../../contract/subscription.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, SYSTEM } from '../../kernel/actor.ts';
import { findPaymentMethod } from './payment-method.repo.ts';
import { advance, cancel, choose, isRunning, type SubscriptionRecord } from './states.ts';
import { findSubscription, lockAccount, saveSubscription } from './subscription.repo.ts';

/** Gives the actor's account a plan. @throws AppError conflict when it needs a payment method first */
export function choosePlan(ctx: Context, actor: AccountActor, tier: Tier): Promise<SubscriptionRecord> {
  return unitOfWork(ctx, actor, async (tx) => {
    const account = { accountId: actor.accountId, businessId: actor.businessId };
    const { before, canPay } = await lockSubscription(tx, actor.accountId);
    return store(tx, account, before, choose(before, { tier, canPay, now: tx.now }));
  });
}

/** Ends the actor's plan: it is not renewed. @throws AppError conflict when none runs */
export function cancelPlan(ctx: Context, actor: AccountActor): Promise<SubscriptionRecord> {
  return unitOfWork(ctx, actor, async (tx) => {
    const account = { accountId: actor.accountId, businessId: actor.businessId };
    const { before } = await lockSubscription(tx, actor.accountId);
    return store(tx, account, before, cancel(before));
  });
}

/** Renews or ends a plan whose time is over; any other stays as it is, so it may run twice. */
export async function advancePlan(
  ctx: Context,
  account: { accountId: number; businessId: number | null },
): Promise<void> {
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const { before, canPay } = await lockSubscription(tx, account.accountId);
    if (before) await store(tx, account, before, advance(before, { canPay, now: tx.now }));
  });
}

async function lockSubscription(tx: Tx, accountId: number) {
  await lockAccount(tx.q, accountId);
  const before = await findSubscription(tx.q, accountId);
  return { before, canPay: (await findPaymentMethod(tx.q, accountId)) !== undefined };
}

async function store(
  tx: Tx,
  { accountId, businessId }: { accountId: number; businessId: number | null },
  before: SubscriptionRecord | undefined,
  after: SubscriptionRecord,
): Promise<SubscriptionRecord> {
  if (after === before) return after;
  await saveSubscription(tx.q, accountId, { ...after, now: tx.now });
  const { tier, status, endsAt } = after;
  const data = { tier, status, endsAt: isRunning(after) ? endsAt : null };
  tx.emit({ kind: 'subscription.changed', businessId, subjectId: accountId, data });
  return after;
}

export function presentSubscription({ tier, status, startedAt, endsAt }: SubscriptionRecord): Subscription {
  return {
    tier,
    status,
    startDate: new Date(startedAt).toISOString(),
    endDate: new Date(endsAt).toISOString(),
  };
}
