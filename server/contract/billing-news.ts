// What an owner is told about the plan, in a notification and in a letter alike.
import { formatAmount, formatPrice, planOf, type Tier } from './constants/plans.ts';

export interface News {
  readonly title: string;
  readonly message: string;
}

export interface TrialEnding {
  /** Whole days that are left. */
  readonly days: number;
  readonly tier: Tier;
  /** A payment method is there. */
  readonly canPay: boolean;
}

export interface PlanEnded {
  readonly tier: Tier;
  readonly was: 'trial' | 'active';
  readonly status: 'expired' | 'cancelled';
}

export interface PaymentFailed {
  /** Number of the invoice. */
  readonly number: string;
  /** Major units. */
  readonly amount: number;
  readonly reason: string;
  /** UTC milliseconds; null when it is not tried again. */
  readonly retryAt: number | null;
  /** What it was to pay for. */
  readonly for: 'renewal' | 'start' | 'upgrade';
}

export function tellTrialEnding({ days, tier, canPay }: TrialEnding): News {
  const { name, price } = planOf(tier);
  return {
    title: `Your free trial ends ${days === 1 ? 'tomorrow' : `in ${days} days`}`,
    message: canPay
      ? `It goes on as the ${name} plan for ${formatPrice(price)} a month.`
      : 'Without a payment method nothing is planned or published from then on. Everything stays readable.',
  };
}

export function tellPlanEnded({ was, status, tier }: PlanEnded): News {
  const { name } = planOf(tier);
  const what = was === 'trial' ? 'Your free trial' : `Your ${name} plan`;
  const why = status === 'expired' && was === 'trial' ? 'There is no payment method. ' : '';
  return {
    title: `${what} has ${status === 'expired' && was === 'active' ? 'expired' : 'ended'}`,
    message: `${why}Nothing is planned or published until you choose a plan. Everything stays readable, and posts wait.`,
  };
}

export function tellPaymentFailed({ number, amount, reason, retryAt, for: what }: PaymentFailed): News {
  const next =
    retryAt !== null
      ? `It is tried again on ${dayOf(retryAt)}.`
      : what === 'renewal'
        ? 'It is not tried again.'
        : 'Your plan stays as it is.';
  return {
    title: `A payment of ${formatAmount(amount)} failed`,
    message: `${reason} ${next} Invoice ${number}.`,
  };
}

function dayOf(at: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
