// The states of a subscription, which may follow which, and what the clock makes of them. Pure.
import { Temporal } from 'temporal-polyfill';
import { TRIAL_DAYS } from '../../contract/constants/brand.ts';
import { planOf, type SubscriptionStatus, type Tier } from '../../contract/constants/plans.ts';
import { AppError } from '../../kernel/app-error.ts';
import { DAY } from '../../kernel/clock.ts';

/** Times are UTC milliseconds. */
export interface SubscriptionRecord {
  readonly tier: Tier;
  readonly status: SubscriptionStatus;
  readonly startedAt: number;
  /** End of the trial or of the month that is paid for. */
  readonly endsAt: number;
  /** When the account's one trial began; null while it has had none. */
  readonly trialAt: number | null;
}

const LONGEST_MONTH = 31 * DAY;

/** `none` is an account that has never chosen. A state that follows itself is another plan, or the next month. */
const TRANSITIONS: Readonly<Record<SubscriptionStatus | 'none', readonly SubscriptionStatus[]>> = {
  none: ['trial', 'active'],
  trial: ['active', 'expired', 'cancelled'],
  active: ['active', 'expired', 'cancelled'],
  expired: ['trial', 'active'],
  cancelled: ['trial', 'active'],
};

/** Still in use: the two that the admin counts as active. */
export function isRunning(subscription: SubscriptionRecord | undefined): subscription is SubscriptionRecord {
  return subscription?.status === 'active' || subscription?.status === 'trial';
}

interface Choice {
  readonly tier: Tier;
  readonly canPay: boolean;
  readonly now: number;
}

/**
 * What becomes of a subscription when a plan is chosen. The plan that runs already stays as it is.
 * @throws AppError conflict when the plan needs a payment method and there is none
 */
export function choose(before: SubscriptionRecord | undefined, choice: Choice): SubscriptionRecord {
  const { tier, canPay, now } = choice;
  if (isRunning(before) && before.tier === tier) return before;
  const trialAt = before?.trialAt ?? null;
  if (planOf(tier).hasTrial && trialAt === null && !isRunning(before))
    return move(before, {
      tier,
      status: 'trial',
      startedAt: now,
      endsAt: now + TRIAL_DAYS * DAY,
      trialAt: now,
    });
  if (!canPay)
    throw new AppError('conflict', 'Please add a payment method to select this plan.', { field: 'tier' });
  const { startedAt, endsAt } =
    before?.status === 'active' ? before : { startedAt: now, endsAt: endOfMonth(now, now) };
  return move(before, { tier, status: 'active', startedAt, endsAt, trialAt });
}

/** @throws AppError conflict when nothing runs that could be cancelled */
export function cancel(before: SubscriptionRecord | undefined): SubscriptionRecord {
  if (!isRunning(before)) throw new AppError('conflict', 'There is no plan to cancel.');
  return move(before, { ...before, status: 'cancelled' });
}

/** What the clock has made of it: a trial or month that is over goes on with a payment method, and ends without. */
export function advance(
  before: SubscriptionRecord,
  { canPay, now }: Omit<Choice, 'tier'>,
): SubscriptionRecord {
  if (!isRunning(before) || before.endsAt > now) return before;
  if (!canPay) return move(before, { ...before, status: 'expired' });
  const startedAt = before.status === 'trial' ? before.endsAt : before.startedAt;
  return move(before, { ...before, status: 'active', startedAt, endsAt: endOfMonth(startedAt, now) });
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
  const usual = status === 'trial' ? now + TRIAL_DAYS * DAY : endOfMonth(now, now);
  return {
    tier,
    status,
    startedAt: before && (goesOn || isEnd) ? before.startedAt : now,
    endsAt: given.endsAt ?? (before && (goesOn || isEnd) ? before.endsAt : isEnd ? now : usual),
    trialAt: before?.trialAt ?? (status === 'trial' ? now : null),
  };
}

function move(before: SubscriptionRecord | undefined, after: SubscriptionRecord): SubscriptionRecord {
  const from = before?.status ?? 'none';
  if (TRANSITIONS[from].includes(after.status)) return after;
  throw new AppError('conflict', `A plan that is ${from} cannot become ${after.status}.`);
}

/** The end of the month in which `now` lies, counted from the start so that it keeps its day: 31 Jan, 28 Feb, 31 Mar. */
function endOfMonth(startedAt: number, now: number): number {
  const start = Temporal.Instant.fromEpochMilliseconds(startedAt).toZonedDateTimeISO('UTC');
  const after = (months: number) => start.add({ months }).epochMilliseconds;
  let months = Math.max(1, Math.floor((now - startedAt) / LONGEST_MONTH));
  while (after(months) <= now) months += 1;
  return after(months);
}
