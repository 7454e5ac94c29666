// What time does to plans: a month that goes on is billed, a trial that nobody pays for ends, an end is warned of.
import { planOf, type Tier } from '../../contract/constants/plans.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { DAY } from '../../kernel/clock.ts';
import { findSetting, lockAccount, saveSetting } from '../accounts/index.ts';
import {
  claimBusinesses,
  listAccountsWithoutPlan,
  listAccountsWithPlan,
  listPaidBusinesses,
} from './cover.repo.ts';
import { applyCover, unlockAll } from './cover.ts';
import type { Billing } from './gateway.ts';
import { findInvoiceByKey, listOpenInvoices } from './invoice.repo.ts';
import { issueInvoice, voidInvoices } from './invoice.ts';
import { monthAt } from './month.ts';
import { canPay } from './payment-method.ts';
import { priceOf } from './plan-change.ts';
import { anchorOf, cancel, expire, goOn, isRunning, type SubscriptionRecord, trialFrom } from './states.ts';
import { storeSubscription } from './store-subscription.ts';
import { findSubscription } from './subscription.repo.ts';
import { tellOwner } from './tell-owner.ts';
import { isSuspended } from './while-suspended.ts';

/** Days before the end of a trial on which the owner is told. */
const WARN_DAYS = [3, 1] as const;

/** When the owner is next told that a trial ends at `endsAt`; null when no more. UTC milliseconds. */
export function nextWarning(endsAt: number, now: number): number | null {
  return WARN_DAYS.map((days) => endsAt - days * DAY).find((at) => at > now) ?? null;
}

/**
 * Deals with a trial or month that is over; any other stays as it is, so it may run at any time and twice. While plans
 * bind nothing, what a plan has left open is not asked for any more.
 */
export async function advancePlan(ctx: Context, billing: Billing, accountId: number): Promise<void> {
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    await lockAccount(tx.q, accountId);
    const before = await findSubscription(tx.q, accountId);
    if (!isRunning(before)) return;
    if (!billing.isOn) await voidInvoices(tx, accountId);
    if (before.endsAt > tx.now) return;
    const after = await next(tx, billing, accountId, before);
    if (!isRunning(after)) await voidInvoices(tx, accountId);
    await storeSubscription(tx, billing, accountId, { before, after });
  });
}

async function next(
  tx: Tx,
  billing: Billing,
  accountId: number,
  before: SubscriptionRecord,
): Promise<SubscriptionRecord> {
  if (!billing.isOn) return goOn(before, tx.now);
  if (before.cancels || (await isSuspended(tx.q, accountId))) return cancel(before);
  // What the next month costs is decided by the plan that is being paid for; its invoice asks again, paid or void.
  if ((await listOpenInvoices(tx.q, accountId)).some(({ reason }) => reason !== 'renewal')) return before;
  if (before.status === 'trial' && !(await canPay(tx.q, billing, accountId))) return expire(before);
  await billMonth(tx, billing, accountId, before);
  return before;
}

/** The invoice of the month that has begun; months in which this server did not run are not billed. */
async function billMonth(
  tx: Tx,
  billing: Billing,
  accountId: number,
  before: SubscriptionRecord,
): Promise<void> {
  const key = `renewal:${accountId}:${before.endsAt}`;
  if (await findInvoiceByKey(tx.q, key)) return;
  const tier: Tier = before.nextTier ?? before.tier;
  const lines = [{ text: `${planOf(tier).name} plan, one month`, amount: priceOf(tier) }];
  const period = monthAt(anchorOf(before), tx.now);
  await issueInvoice(tx, billing, { accountId, key, reason: 'renewal', tier, period, lines });
}

/** Tells that a trial ends soon, unless it has been cancelled or replaced meanwhile. */
export async function warnOfTrialEnd(
  ctx: Context,
  billing: Billing,
  warning: { accountId: number; endsAt: number },
): Promise<void> {
  const { accountId, endsAt } = warning;
  if (!billing.isOn) return;
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const subscription = await findSubscription(tx.q, accountId);
    if (subscription?.status !== 'trial' || subscription.endsAt !== endsAt || subscription.cancels) return;
    if (await isSuspended(tx.q, accountId)) return;
    const days = Math.ceil((endsAt - tx.now) / DAY);
    if (days < 1) return;
    const { tier } = subscription;
    const data = { days, tier, canPay: await canPay(tx.q, billing, accountId), accountId };
    await tellOwner(tx, { kind: 'trial.ending', subjectId: accountId, data });
  });
}

/** Begins the one trial of an account that owns a business, unless it has had a plan. Does nothing while plans bind nothing. */
export async function startTrial(tx: Tx, billing: Billing, accountId: number): Promise<void> {
  if (!billing.isOn) return;
  await lockAccount(tx.q, accountId);
  if (await findSubscription(tx.q, accountId)) return;
  await claimBusinesses(tx.q, accountId);
  if ((await listPaidBusinesses(tx.q, accountId)).length === 0) return;
  const after = trialFrom(undefined, 'Starter', tx.now);
  await storeSubscription(tx, billing, accountId, { before: undefined, after });
}

/**
 * Makes true what the operator has set: with billing on, every owner has a plan, at first the trial, and what no plan
 * covers is locked; with billing off nothing is. Runs once a day, and at the start that follows a change.
 */
export async function reviewPlans(ctx: Context, billing: Billing): Promise<void> {
  if (!billing.isOn) return unitOfWork(ctx, SYSTEM, unlockAll);
  for (const accountId of await listAccountsWithoutPlan(ctx.db.read))
    await unitOfWork(ctx, SYSTEM, (tx) => startTrial(tx, billing, accountId));
  for (const accountId of await listAccountsWithPlan(ctx.db.read))
    await unitOfWork(ctx, SYSTEM, async (tx) =>
      applyCover(tx, accountId, await findSubscription(tx.q, accountId)),
    );
}

/** Applies at once what the operator has changed since the last start; with many customers that takes its time. */
export async function applyBillingMode(ctx: Context, billing: Billing): Promise<void> {
  const mode = billing.isOn ? 'on' : 'off';
  if ((await findSetting(ctx.db.read, 'billing')) === mode) return;
  await reviewPlans(ctx, billing);
  await unitOfWork(ctx, SYSTEM, (tx) => saveSetting(tx.q, 'billing', mode));
}
