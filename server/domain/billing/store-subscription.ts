// The one place where a changed subscription is stored: its event, and what the plan covers from then on.
import type { Tx } from '../../db/unit-of-work.ts';
import { findBilledBusinessId } from './cover.repo.ts';
import { applyCover } from './cover.ts';
import type { Billing } from './gateway.ts';
import { isRunning, type SubscriptionRecord } from './states.ts';
import { saveSubscription } from './subscription.repo.ts';
import { tellOwner } from './tell-owner.ts';

/** @returns what is stored; without a change nothing is told */
export async function storeSubscription(
  tx: Tx,
  billing: Billing,
  accountId: number,
  { before, after }: { before: SubscriptionRecord | undefined; after: SubscriptionRecord },
): Promise<SubscriptionRecord> {
  if (after === before) return after;
  await saveSubscription(tx.q, accountId, { ...after, now: tx.now });
  const businessId = await findBilledBusinessId(tx.q, accountId);
  const { tier, status, endsAt } = after;
  const data = {
    tier,
    status,
    endsAt: isRunning(after) ? endsAt : null,
    ...(before && { before: before.status }),
  };
  tx.emit({ kind: 'subscription.changed', businessId, subjectId: accountId, data });
  if (!billing.isOn) return after;
  await applyCover(tx, accountId, after);
  if (isRunning(before) && !isRunning(after)) await tellEnd(tx, accountId, { before, after });
  return after;
}

async function tellEnd(
  tx: Tx,
  accountId: number,
  { before, after }: Record<'before' | 'after', SubscriptionRecord>,
): Promise<void> {
  const was = before.status === 'trial' ? 'trial' : 'active';
  const status = after.status === 'cancelled' ? 'cancelled' : 'expired';
  const data = { tier: after.tier, was, status, accountId } as const;
  await tellOwner(tx, { kind: 'plan.ended', subjectId: accountId, data });
}
