// What choosing a plan would do, told before anything is changed.
import { BILLING_CURRENCY, planOf, type Tier } from '../../contract/constants/plans.ts';
import type { PlanPreview } from '../../contract/invoice.ts';
import type { Context, Query } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { toMajorUnits } from '../../kernel/money.ts';
import { listUncovered } from './cover.ts';
import type { Billing } from './gateway.ts';
import { canPay } from './payment-method.ts';
import { type PlanChange, planChange } from './plan-change.ts';
import type { SubscriptionRecord } from './states.ts';
import { findSubscription } from './subscription.repo.ts';

/** Charges and dates are those that choosing the plan at this moment would bring; while plans bind nothing, all are nil. */
export async function previewPlan(
  ctx: Context,
  billing: Billing,
  actor: AccountActor,
  tier: Tier,
): Promise<PlanPreview> {
  const q = ctx.db.read;
  const before = await findSubscription(q, actor.accountId);
  const mayPay = await canPay(q, billing, actor.accountId);
  return describeChange(q, billing, {
    accountId: actor.accountId,
    before,
    mayPay,
    tier,
    now: ctx.clock.now(),
  });
}

/** The same for a caller who has read the account's subscription already. */
export async function describeChange(
  q: Query,
  billing: Billing,
  asked: {
    readonly accountId: number;
    readonly before: SubscriptionRecord | undefined;
    readonly mayPay: boolean;
    readonly tier: Tier;
    readonly now: number;
  },
): Promise<PlanPreview> {
  const { accountId, before, mayPay, tier, now } = asked;
  const change = planChange(before, tier, now);
  const uncovered = billing.isOn ? await listUncovered(q, accountId, tier) : [];
  const money = (minor: number) => (billing.isOn ? toMajorUnits(minor) : 0);
  return {
    plan: tier,
    change: change.kind,
    effectiveAt: new Date(billing.isOn ? change.at : now).toISOString(),
    currency: BILLING_CURRENCY,
    lines: billing.isOn ? change.lines.map(({ text, amount }) => ({ text, amount: money(amount) })) : [],
    dueToday: money(change.due),
    nextCharge: { amount: money(change.next.amount), date: new Date(change.next.at).toISOString() },
    needsPayment: change.due > 0 && !mayPay,
    simulated: billing.gateway === null,
    stops: [...endOfTrial(before, change), ...uncovered.map(({ name }) => stopOf(name, tier))],
  };
}

function stopOf(name: string, tier: Tier): string {
  const plan = planOf(tier);
  const covers = plan.brands === 1 ? '1 brand' : `${plan.brands} brands`;
  return `${name || 'A business without a name'}: nothing is planned, published or advertised there any more, because the ${plan.name} plan covers ${covers}. All of it stays readable.`;
}

function endOfTrial(before: SubscriptionRecord | undefined, { kind }: PlanChange): string[] {
  return before?.status === 'trial' && kind === 'start' ? ['Your free trial ends today.'] : [];
}
