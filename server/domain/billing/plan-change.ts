// What choosing a plan means while plans bind: what is charged now, what from when, and what holds afterwards. Pure.
import { planOf, type Tier } from '../../contract/constants/plans.ts';
import { DAY } from '../../kernel/clock.ts';
import { toMinorUnits } from '../../kernel/money.ts';
import { monthAt, type Period } from './month.ts';
import {
  beginsTrial,
  GOES_ON,
  isRunning,
  monthFrom,
  move,
  type SubscriptionRecord,
  trialFrom,
} from './states.ts';

/** A line of an invoice; minor units, negative for a credit. */
export interface BillLine {
  readonly text: string;
  readonly amount: number;
}

/**
 * `same`: it runs already. `resume`: what was to end or shrink goes on. `start`: a first month, or one after an end.
 * `upgrade` holds at once, `downgrade` when the paid month is over.
 */
export type ChangeKind = 'same' | 'resume' | 'trial' | 'start' | 'upgrade' | 'downgrade';

export interface PlanChange {
  readonly kind: ChangeKind;
  /** When the chosen plan holds, UTC milliseconds. */
  readonly at: number;
  /** What is charged now. */
  readonly lines: readonly BillLine[];
  /** Their sum, minor units. */
  readonly due: number;
  /** What the charge is for. */
  readonly period: Period;
  /** The subscription once that is paid. */
  readonly after: SubscriptionRecord;
  /** The next charge, minor units, and when. */
  readonly next: { readonly amount: number; readonly at: number };
}

/** US cents a month. */
export function priceOf(tier: Tier): number {
  return toMinorUnits(planOf(tier).price);
}

export function planChange(before: SubscriptionRecord | undefined, tier: Tier, now: number): PlanChange {
  const kind = kindOf(before, tier, now);
  const after = afterChange(before, { kind, tier, now });
  const period =
    kind === 'upgrade' && before ? { from: now, to: before.endsAt } : { from: now, to: after.endsAt };
  const lines = linesOf(before, { kind, tier, now, period });
  return {
    kind,
    at: kind === 'downgrade' ? after.endsAt : now,
    lines,
    due: lines.reduce((sum, line) => sum + line.amount, 0),
    period,
    after,
    next: { amount: priceOf(after.nextTier ?? after.tier), at: after.endsAt },
  };
}

function kindOf(before: SubscriptionRecord | undefined, tier: Tier, now: number): ChangeKind {
  if (beginsTrial(before, tier)) return 'trial';
  if (!isRunning(before)) return 'start';
  const changes = before.cancels || before.nextTier !== null;
  if (before.tier === tier && (!changes || before.endsAt > now)) return changes ? 'resume' : 'same';
  if (before.status === 'trial' || before.endsAt <= now) return 'start';
  return priceOf(tier) > priceOf(before.tier) ? 'upgrade' : 'downgrade';
}

function afterChange(
  before: SubscriptionRecord | undefined,
  { kind, tier, now }: { kind: ChangeKind; tier: Tier; now: number },
): SubscriptionRecord {
  if (kind === 'trial') return trialFrom(before, tier, now);
  if (kind === 'start' || !before) return monthFrom(before, tier, now);
  if (kind === 'upgrade') return move(before, { ...before, ...GOES_ON, tier });
  if (kind === 'downgrade') return move(before, { ...before, nextTier: tier, cancels: false });
  return move(before, { ...before, ...GOES_ON });
}

function linesOf(
  before: SubscriptionRecord | undefined,
  { kind, tier, now, period }: { kind: ChangeKind; tier: Tier; now: number; period: Period },
): BillLine[] {
  if (kind === 'start') return [{ text: `${planOf(tier).name} plan, one month`, amount: priceOf(tier) }];
  return kind === 'upgrade' && before ? prorate(before, { tier, now, to: period.to }) : [];
}

/**
 * The rest of a paid month on a larger plan: its price for the days that are left, less the smaller plan's for the same
 * days. Days are counted in steps of 24 hours from the beginning of the month; the one that has begun belongs to the new
 * plan. A month that the admin has made longer or shorter counts as many days as it would have had. Each line is rounded
 * to the cent, half a cent up, and the lines are summed as they stand.
 * Source: the usual proration of subscriptions (Stripe, "Prorations": credit for unused time, charge for remaining time),
 * by the day instead of by the second, so that a person can check it.
 */
export function prorate(
  before: SubscriptionRecord,
  { tier, now, to }: { tier: Tier; now: number; to: number },
): BillLine[] {
  const month = monthAt(before.startedAt, now);
  const days = Math.round((month.to - month.from) / DAY);
  const left = Math.round((to - month.from) / DAY) - Math.floor((now - month.from) / DAY);
  const share = (price: number) => Math.round((price * left) / days);
  const span = left > days ? `${left} days` : `${left} of ${days} days`;
  return [
    { text: `${planOf(tier).name} plan, ${span}`, amount: share(priceOf(tier)) },
    {
      text: `Credit for the ${planOf(before.tier).name} plan, ${span} not used`,
      amount: -share(priceOf(before.tier)),
    },
  ];
}
