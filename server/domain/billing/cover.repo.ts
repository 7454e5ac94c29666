// All SQL of which businesses a plan covers.
import type { Query } from '../../db/unit-of-work.ts';

export interface CoveredBusiness {
  readonly id: number;
  readonly name: string;
}

/** Makes an account the payer of the businesses it owns, unless another of their owners pays already. */
export async function claimBusinesses(q: Query, accountId: number): Promise<void> {
  await q('businesses')
    .whereIn('id', owned(q, accountId))
    .where((free) =>
      free
        .whereNull('payer_id')
        .orWhereNotExists(
          q('memberships')
            .select(q.raw('1'))
            .whereRaw(
              'memberships.business_id = businesses.id and memberships.account_id = businesses.payer_id',
            )
            .where('memberships.role', 'owner'),
        ),
    )
    .update({ payer_id: accountId });
}

/** The businesses that an account pays for, the oldest first: these a smaller plan keeps. */
export async function listPaidBusinesses(q: Query, accountId: number): Promise<CoveredBusiness[]> {
  return q('businesses')
    .select('id', 'name')
    .where({ payer_id: accountId })
    .whereIn('id', owned(q, accountId))
    .orderBy('id');
}

/**
 * Where what happens to an account's plan is on record: the oldest business that it pays for, or could, as nobody does
 * yet; null without one. Never the one it has open, which may be a client's.
 */
export async function findBilledBusinessId(q: Query, accountId: number): Promise<number | null> {
  const row: { id: number } | undefined = await q('businesses')
    .select('id')
    .whereIn('id', owned(q, accountId))
    .where((own) => own.where({ payer_id: accountId }).orWhereNull('payer_id'))
    .orderByRaw('case when payer_id is null then 1 else 0 end, id')
    .first();
  return row?.id ?? null;
}

/** Accounts that own a business and have never had a plan. */
export async function listAccountsWithoutPlan(q: Query): Promise<number[]> {
  const rows: { id: number }[] = await q('accounts')
    .select('id')
    .whereIn('id', q('memberships').select('account_id').where({ role: 'owner' }))
    .whereNotIn('id', q('subscriptions').select('account_id'))
    .orderBy('id');
  return rows.map((row) => row.id);
}

export async function listAccountsWithPlan(q: Query): Promise<number[]> {
  const rows: { account_id: number }[] = await q('subscriptions').select('account_id').orderBy('account_id');
  return rows.map((row) => row.account_id);
}

export async function listLockedBusinessIds(q: Query): Promise<number[]> {
  const rows: { business_id: number }[] = await q('business_settings')
    .select('business_id')
    .where({ locked: true });
  return rows.map((row) => row.business_id);
}

function owned(q: Query, accountId: number) {
  return q('memberships').select('business_id').where({ account_id: accountId, role: 'owner' });
}
