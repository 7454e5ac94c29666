// All SQL of one account's subscription.
import { lockForChange } from '../../db/dialect.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { SubscriptionRecord } from './states.ts';

const COLUMNS = {
  tier: 'tier',
  status: 'status',
  startedAt: 'started_at',
  endsAt: 'ends_at',
  trialAt: 'trial_at',
} as const;

export async function findSubscription(q: Query, accountId: number): Promise<SubscriptionRecord | undefined> {
  return q('subscriptions').select(COLUMNS).where({ account_id: accountId }).first();
}

export async function saveSubscription(
  q: Query,
  accountId: number,
  { tier, status, startedAt, endsAt, trialAt, now }: SubscriptionRecord & { now: number },
): Promise<void> {
  await q('subscriptions')
    .insert({
      account_id: accountId,
      tier,
      status,
      started_at: startedAt,
      ends_at: endsAt,
      trial_at: trialAt,
      updated_at: now,
    })
    .onConflict('account_id')
    .merge();
}

/** Keeps others from changing the account's subscription until this transaction ends. */
export async function lockAccount(q: Query, accountId: number): Promise<void> {
  await lockForChange(q, q('accounts').select('id').where({ id: accountId }));
}
