import type { Query } from '../../db/unit-of-work.ts';
import type { SubscriptionRecord } from './states.ts';

const COLUMNS = {
  tier: 'tier',
  status: 'status',
  startedAt: 'started_at',
  endsAt: 'ends_at',
  trialAt: 'trial_at',
  nextTier: 'next_tier',
  cancels: 'cancels',
} as const;

export async function findSubscription(q: Query, accountId: number): Promise<SubscriptionRecord | undefined> {
  const row: (Omit<SubscriptionRecord, 'cancels'> & { cancels: boolean | number }) | undefined = await q(
    'subscriptions',
  )
    .select(COLUMNS)
    .where({ account_id: accountId })
    .first();
  return row && { ...row, cancels: Boolean(row.cancels) };
}

export async function saveSubscription(
  q: Query,
  accountId: number,
  subscription: SubscriptionRecord & { now: number },
): Promise<void> {
  await q('subscriptions')
    .insert({
      account_id: accountId,
      tier: subscription.tier,
      status: subscription.status,
      started_at: subscription.startedAt,
      ends_at: subscription.endsAt,
      trial_at: subscription.trialAt,
      next_tier: subscription.nextTier,
      cancels: subscription.cancels,
      updated_at: subscription.now,
    })
    .onConflict('account_id')
    .merge();
}
