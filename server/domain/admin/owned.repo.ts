// Businesses that depend on one owner.
import type { Query } from '../../db/unit-of-work.ts';

/** Those an account owns in which no owner is left who may sign in. */
export async function listBusinessesWithoutOwner(q: Query, accountId: number): Promise<number[]> {
  const others = q('memberships as other')
    .join('accounts', 'accounts.id', 'other.account_id')
    .whereRaw('?? = ??', ['other.business_id', 'memberships.business_id'])
    .where({ 'other.role': 'owner' })
    .whereNull('accounts.suspended_at')
    .select('other.account_id');
  return q('memberships')
    .where({ 'memberships.account_id': accountId, 'memberships.role': 'owner' })
    .whereNotExists(others)
    .orderBy('memberships.business_id')
    .pluck('memberships.business_id');
}

/** Those an account owns that the admin holds. */
export async function listHeldBusinesses(q: Query, accountId: number): Promise<number[]> {
  return q('memberships')
    .join('business_settings', 'business_settings.business_id', 'memberships.business_id')
    .where({ 'memberships.account_id': accountId, 'memberships.role': 'owner' })
    .whereNotNull('business_settings.held_at')
    .orderBy('memberships.business_id')
    .pluck('memberships.business_id');
}
