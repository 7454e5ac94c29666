// The admin gives an account another plan or state: whatever it was before, and with a reason.
import type { SubscriptionStatus, Tier } from '../../contract/constants/plans.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { ADMIN } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { getAccount, lockAccount } from '../accounts/index.ts';
import { findBilledBusinessId } from './cover.repo.ts';
import type { Billing } from './gateway.ts';
import { voidInvoices } from './invoice.ts';
import { give, isRunning } from './states.ts';
import { storeSubscription } from './store-subscription.ts';
import { findSubscription } from './subscription.repo.ts';

export interface GivenPlan {
  readonly tier: Tier;
  readonly status: SubscriptionStatus;
  /** UTC milliseconds; a trial's or a month's usual end when absent. */
  readonly endsAt?: number | undefined;
  readonly reason: string;
}

/** @throws AppError not-found; invalid when a plan that is to run would have ended already */
export async function setPlan(
  ctx: Context,
  billing: Billing,
  accountId: number,
  given: GivenPlan,
): Promise<void> {
  await unitOfWork(ctx, ADMIN, async (tx) => {
    await getAccount(tx.q, accountId);
    await lockAccount(tx.q, accountId);
    const before = await findSubscription(tx.q, accountId);
    const after = give(before, { ...given, now: tx.now });
    if (isRunning(after) && after.endsAt <= tx.now)
      throw new AppError('invalid', inField('endDate', say('billing.end-passed')), { field: 'endDate' });
    await voidInvoices(tx, accountId);
    await storeSubscription(tx, billing, accountId, { before, after });
    const { tier, status } = after;
    tx.emit({
      kind: 'subscription.set',
      businessId: await findBilledBusinessId(tx.q, accountId),
      subjectId: accountId,
      data: {
        from: before ? `${before.tier}, ${before.status}` : 'none',
        to: `${tier}, ${status}`,
        reason: given.reason,
      },
    });
  });
}
