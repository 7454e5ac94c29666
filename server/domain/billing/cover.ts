// Which businesses a plan covers. The others are locked: readable and exportable, but nothing leaves them.
import { planOf, type Tier } from '../../contract/constants/plans.ts';
import type { Query, Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { lockAccount } from '../accounts/index.ts';
import { updateLocked } from '../business/index.ts';
import {
  type CoveredBusiness,
  claimBusinesses,
  listLockedBusinessIds,
  listPaidBusinesses,
} from './cover.repo.ts';
import type { Billing } from './gateway.ts';
import { isRunning, type SubscriptionRecord } from './states.ts';
import { findSubscription } from './subscription.repo.ts';

/** Locks what the account's plan does not cover, and unlocks what it does; tells of each that changes. */
export async function applyCover(
  tx: Tx,
  accountId: number,
  subscription: SubscriptionRecord | undefined,
): Promise<void> {
  await claimBusinesses(tx.q, accountId);
  const businesses = await listPaidBusinesses(tx.q, accountId);
  const covered = isRunning(subscription) ? mostBrands(subscription.tier) : 0;
  for (const [index, { id }] of businesses.entries()) {
    const locked = index >= covered;
    if (await updateLocked(tx.q, id, locked)) tellLocked(tx, id, locked);
  }
}

/** Plans bind no longer: nothing stays locked. */
export async function unlockAll(tx: Tx): Promise<void> {
  for (const id of await listLockedBusinessIds(tx.q))
    if (await updateLocked(tx.q, id, false)) tellLocked(tx, id, false);
}

/** The businesses that would be locked with another plan. */
export async function listUncovered(q: Query, accountId: number, tier: Tier): Promise<CoveredBusiness[]> {
  return (await listPaidBusinesses(q, accountId)).slice(mostBrands(tier));
}

/**
 * Makes an account the payer of a business that it has just added, in the same transaction.
 * @throws AppError conflict when no plan runs, or the plan does not cover that many; then nothing is added
 */
export async function requireRoomForBusiness(tx: Tx, billing: Billing, accountId: number): Promise<void> {
  await lockAccount(tx.q, accountId);
  await claimBusinesses(tx.q, accountId);
  if (!billing.isOn) return;
  const subscription = await findSubscription(tx.q, accountId);
  if (!isRunning(subscription)) throw new AppError('conflict', say('billing.plan-ended'));
  const { brands } = planOf(subscription.tier);
  const count = (await listPaidBusinesses(tx.q, accountId)).length;
  if (brands === undefined || count <= brands) return;
  throw new AppError('conflict', say('billing.brands-covered', { tier: subscription.tier, brands }));
}

function mostBrands(tier: Tier): number {
  return planOf(tier).brands ?? Number.POSITIVE_INFINITY;
}

function tellLocked(tx: Tx, businessId: number, locked: boolean): void {
  tx.emit({ kind: locked ? 'business.locked' : 'business.unlocked', businessId, subjectId: businessId });
}
