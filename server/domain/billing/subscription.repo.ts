import { flag, mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { SubscriptionRecord } from './states.ts';

const SUBSCRIPTION = mapColumns<SubscriptionRecord>('subscriptions', {
  tier: 'tier',
  status: 'status',
  startedAt: 'started_at',
  endsAt: 'ends_at',
  trialAt: 'trial_at',
  nextTier: 'next_tier',
  cancels: flag('cancels'),
});

export async function findSubscription(q: Query, accountId: number): Promise<SubscriptionRecord | undefined> {
  return SUBSCRIPTION.one(SUBSCRIPTION.from(q).where({ account_id: accountId }));
}

export async function saveSubscription(
  q: Query,
  accountId: number,
  { now, ...fields }: SubscriptionRecord & { now: number },
): Promise<void> {
  await q('subscriptions')
    .insert({ ...SUBSCRIPTION.stored(fields), account_id: accountId, updated_at: now })
    .onConflict('account_id')
    .merge();
}
