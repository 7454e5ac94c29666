// What an owner is told about the plan, in a notification and in a letter alike.
import type { Tier } from './constants/plans.ts';
import type { Told } from './sentence.ts';

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
  /** In the words of the payment service where it says. */
  readonly reason: Told;
  /** UTC milliseconds; null when it is not tried again. */
  readonly retryAt: number | null;
  /** What it was to pay for. */
  readonly for: 'renewal' | 'start' | 'upgrade';
}
