// The state of a plan as a dot and a word, and what its last day means.
import type { SubscriptionStatus } from '../../server/contract/constants/plans.ts';
import { Badge, type Tone } from './badge.tsx';

export const SUBSCRIPTION_STATES: Readonly<
  Record<SubscriptionStatus, { readonly label: string; readonly tone: Tone; readonly end: string }>
> = {
  active: { label: 'Active', tone: 'success', end: 'Renews on' },
  trial: { label: 'Trial', tone: 'accent', end: 'Trial ends on' },
  expired: { label: 'Expired', tone: 'warning', end: 'Ended on' },
  cancelled: { label: 'Cancelled', tone: 'neutral', end: 'Would have run until' },
};

export function SubscriptionBadge({ status }: { readonly status: SubscriptionStatus }) {
  const { label, tone } = SUBSCRIPTION_STATES[status];
  return <Badge tone={tone}>{label}</Badge>;
}

/** A plan that runs, though its month could not be paid yet. */
export function PaymentDueBadge() {
  return <Badge tone="warning">Payment due</Badge>;
}

/** Still in use. */
export function isRunning({ status }: { readonly status: SubscriptionStatus }): boolean {
  return status === 'active' || status === 'trial';
}
