// All SQL of support's visits to accounts.
import type { Query } from '../../db/unit-of-work.ts';

/** @returns the visit's id */
export async function insertImpersonation(
  q: Query,
  visit: { accountId: number; reason: string; now: number; endsAt: number },
): Promise<number> {
  const [row] = await q('impersonations').insert(
    { account_id: visit.accountId, reason: visit.reason, started_at: visit.now, ends_at: visit.endsAt },
    ['id'],
  );
  return row.id;
}

/** Ends a visit and its session. @returns whose account it was; undefined when it had ended already */
export async function closeImpersonation(q: Query, id: number, now: number): Promise<number | undefined> {
  const [row]: { account_id: number }[] = await q('impersonations')
    .where({ id })
    .whereNull('ended_at')
    .update({ ended_at: now }, ['account_id']);
  await q('sessions').where({ impersonation_id: id }).del();
  return row?.account_id;
}

/** Ids of the visits that have not ended. */
export async function listOpenImpersonations(q: Query): Promise<number[]> {
  return q('impersonations').whereNull('ended_at').orderBy('id').pluck('id');
}
