// The states of a subscription, which may follow which, and what the clock makes of them. Pure.
import { TRIAL_DAYS } from '../../contract/constants/brand.ts';
import { planOf, type SubscriptionStatus, type Tier } from '../../contract/constants/plans.ts';
import { AppError } from '../../kernel/app-error.ts';
import { DAY } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { monthAt } from './month.ts';

/** Times are UTC milliseconds. */
export interface SubscriptionRecord {
  readonly tier: Tier;
  readonly status: SubscriptionStatus;
  readonly startedAt: number;
  /** End of the trial or of the month that is paid for. */
  readonly endsAt: number;
  /** When the account's one trial began; null while it has had none. */
  readonly trialAt: number | null;
  /** The smaller plan that begins at `endsAt`; null when the same goes on. */
  readonly nextTier: Tier | null;
  /** It ends at `endsAt` and is not renewed. */
  readonly cancels: boolean;
}

/** `none` is an account that has never chosen. A state that follows itself is another plan, or the next month. */
const TRANSITIONS: Readonly<Record<SubscriptionStatus | 'none', readonly SubscriptionStatus[]>> = {
  none: ['trial', 'active'],
  trial: ['trial', 'active', 'expired', 'cancelled'],
  active: ['active', 'expired', 'cancelled'],
  expired: ['trial', 'active'],
  cancelled: ['trial', 'active'],
};

/** Still in use: the two that the admin counts as active. */
export function isRunning(subscription: SubscriptionRecord | undefined): subscription is SubscriptionRecord {
  return subscription?.status === 'active' || subscription?.status === 'trial';
}

/** Whether choosing this plan now begins the account's one free trial. */
export function beginsTrial(before: SubscriptionRecord | undefined, tier: Tier): boolean {
  return Boolean(planOf(tier).hasTrial) && (before?.trialAt ?? null) === null && !isRunning(before);
}

export function trialFrom(before: SubscriptionRecord | undefined, tier: Tier, now: number) {
  const endsAt = now + TRIAL_DAYS * DAY;
  return move(before, { tier, status: 'trial', startedAt: now, endsAt, trialAt: now, ...GOES_ON });
}

/** A month that begins now. */
export function monthFrom(before: SubscriptionRecord | undefined, tier: Tier, now: number) {
  const { to } = monthAt(now, now);
  const trialAt = before?.trialAt ?? null;
  return move(before, { tier, status: 'active', startedAt: now, endsAt: to, trialAt, ...GOES_ON });
}

export const GOES_ON = { nextTier: null, cancels: false } as const;

interface Choice {
  readonly tier: Tier;
  readonly canPay: boolean;
  readonly now: number;
}

/**
 * What becomes of a subscription when a plan is chosen while plans bind nothing: it holds at once, and nothing is
 * charged. The plan that runs already stays as it is.
 * @throws AppError conflict when the plan needs a payment method and there is none
 */
export function choose(before: SubscriptionRecord | undefined, choice: Choice): SubscriptionRecord {
  const { tier, canPay, now } = choice;
  if (isRunning(before) && before.tier === tier) return before;
  if (beginsTrial(before, tier)) return trialFrom(before, tier, now);
  requirePayment(canPay);
  if (before?.status === 'active') return move(before, { ...before, ...GOES_ON, tier });
  return monthFrom(before, tier, now);
}

/** @throws AppError conflict without a payment method */
export function requirePayment(canPay: boolean): void {
  if (!canPay) throw new AppError('conflict', say('billing.method-needed'), { field: 'tier' });
}

/** Ends it at once. @throws AppError conflict when nothing runs that could be cancelled */
export function cancel(before: SubscriptionRecord | undefined): SubscriptionRecord {
  if (!isRunning(before)) throw new AppError('conflict', say('billing.nothing-to-cancel'));
  return move(before, { ...before, ...GOES_ON, status: 'cancelled' });
}

/** Ends it when its time is over; until then it may be resumed. @throws AppError conflict when none runs */
export function cancelAtEnd(before: SubscriptionRecord | undefined, now: number): SubscriptionRecord {
  if (!isRunning(before) || before.endsAt <= now) return cancel(before);
  return move(before, { ...before, nextTier: null, cancels: true });
}

export function expire(before: SubscriptionRecord): SubscriptionRecord {
  return move(before, { ...before, ...GOES_ON, status: 'expired' });
}

/**
 * From where the months after this one are counted, so that each is a whole one: from its first day, but from its end
 * after a trial, and where the admin has given another end than that of a month.
 */
export function anchorOf({ status, startedAt, endsAt }: SubscriptionRecord): number {
  return status === 'trial' || monthAt(startedAt, endsAt - 1).to !== endsAt ? endsAt : startedAt;
}

/** While plans bind nothing, a trial or month that is over simply goes on. */
export function goOn(before: SubscriptionRecord, now: number): SubscriptionRecord {
  if (!isRunning(before) || before.endsAt > now) return before;
  if (before.status === 'active') {
    const startedAt = anchorOf(before);
    return move(before, { ...before, startedAt, endsAt: monthAt(startedAt, now).to });
  }
  const trials = Math.floor((now - before.endsAt) / (TRIAL_DAYS * DAY)) + 1;
  return move(before, { ...before, endsAt: before.endsAt + trials * TRIAL_DAYS * DAY });
}

/** What the admin makes of it, past all rules but one: a plan that runs goes on to its end unless another is given. */
export function give(
  before: SubscriptionRecord | undefined,
  given: Pick<SubscriptionRecord, 'tier' | 'status'> & {
    readonly endsAt?: number | undefined;
    readonly now: number;
  },
): SubscriptionRecord {
  const { tier, status, now } = given;
  const goesOn = isRunning(before) && before.status === status;
  const isEnd = status === 'expired' || status === 'cancelled';
  const usual = status === 'trial' ? now + TRIAL_DAYS * DAY : monthAt(now, now).to;
  return {
    tier,
    status,
    startedAt: before && (goesOn || isEnd) ? before.startedAt : now,
    endsAt: given.endsAt ?? (before && (goesOn || isEnd) ? before.endsAt : isEnd ? now : usual),
    trialAt: before?.trialAt ?? (status === 'trial' ? now : null),
    ...GOES_ON,
  };
}

export function move(before: SubscriptionRecord | undefined, after: SubscriptionRecord): SubscriptionRecord {
  const from = before?.status ?? 'none';
  if (TRANSITIONS[from].includes(after.status)) return after;
  throw new AppError('conflict', say('billing.no-step', { from, to: after.status }));
}
