// What choosing a plan would do, told before anything is changed.
import { BILLING_CURRENCY, planOf, type Tier } from '../../contract/constants/plans.ts';
import type { PlanPreview } from '../../contract/invoice.ts';
import type { Context } from '../../db/unit-of-work.ts';
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
  const change = planChange(before, tier, ctx.clock.now());
  const due = billing.isOn ? change.due : 0;
  const uncovered = billing.isOn ? await listUncovered(q, actor.accountId, tier) : [];
  return {
    plan: tier,
    change: change.kind,
    effectiveAt: new Date(billing.isOn ? change.at : ctx.clock.now()).toISOString(),
    currency: BILLING_CURRENCY,
    lines: billing.isOn
      ? change.lines.map(({ text, amount }) => ({ text, amount: toMajorUnits(amount) }))
      : [],
    dueToday: toMajorUnits(due),
    nextCharge: {
      amount: billing.isOn ? toMajorUnits(change.next.amount) : 0,
      date: new Date(change.next.at).toISOString(),
    },
    needsPayment: change.due > 0 && !(await canPay(q, billing, actor.accountId)),
    simulated: billing.gateway === null,
    stops: [...endOfTrial(before, change), ...uncovered.map(({ name }) => stopOf(name, tier))],
  };
}

function stopOf(name: string, tier: Tier): string {
  const plan = planOf(tier);
  return `${name || 'A business without a name'}: nothing is planned, published or advertised there any more. The ${plan.name} plan covers ${plan.brands === 1 ? '1 brand' : `${plan.brands} brands`}. All of it stays readable.`;
}

function endOfTrial(before: SubscriptionRecord | undefined, { kind }: PlanChange): string[] {
  return before?.status === 'trial' && kind === 'start' ? ['Your free trial ends today.'] : [];
}
