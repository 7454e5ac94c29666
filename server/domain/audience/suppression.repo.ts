// All SQL of suppressions.
import type { SuppressionReason } from '../../contract/suppression.ts';
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface SuppressionRecord {
  readonly id: number;
  readonly businessId: number;
  /** Lower-case. */
  readonly email: string;
  readonly reason: SuppressionReason;
  readonly createdAt: number;
}

const SUPPRESSION = mapColumns<SuppressionRecord>('suppressions', {
  id: 'id',
  businessId: 'business_id',
  email: 'email',
  reason: { sql: 'reason', read: (reason: SuppressionReason) => reason },
  createdAt: { sql: 'created_at', read: Number },
});

/** Suppresses an address; undefined when it is suppressed already, whose reason stays. */
export async function insertSuppression(
  q: Query,
  suppression: Omit<SuppressionRecord, 'id'>,
): Promise<SuppressionRecord | undefined> {
  const added = q('suppressions')
    .insert(SUPPRESSION.stored(suppression))
    .onConflict(['business_id', 'email'])
    .ignore()
    .returning(SUPPRESSION.list(q));
  return (await SUPPRESSION.all(added))[0];
}

export async function findSuppression(
  q: Query,
  businessId: number,
  email: string,
): Promise<SuppressionRecord | undefined> {
  return SUPPRESSION.one(SUPPRESSION.from(q).where({ business_id: businessId, email }));
}

/** Newest first; `before` is the id to page on from. */
export async function listSuppressions(
  q: Query,
  page: {
    businessId: number;
    email?: string | undefined;
    before?: number | undefined;
    limit: number;
  },
): Promise<SuppressionRecord[]> {
  const query = SUPPRESSION.from(q)
    .where({ business_id: page.businessId })
    .orderBy('id', 'desc')
    .limit(page.limit);
  if (page.email !== undefined) query.where({ email: page.email });
  if (page.before !== undefined) query.where('id', '<', page.before);
  return SUPPRESSION.all(query);
}

/** How many addresses of a business are suppressed for each reason. */
export async function countSuppressions(
  q: Query,
  businessId: number,
): Promise<Readonly<Record<SuppressionReason, number>>> {
  const rows: { reason: SuppressionReason; count: number | string }[] = await q('suppressions')
    .select('reason')
    .where({ business_id: businessId })
    .groupBy('reason')
    .count({ count: '*' });
  const counts = { manual: 0, bounce: 0, complaint: 0 };
  for (const row of rows) counts[row.reason] = Number(row.count);
  return counts;
}

/** False when the address was not suppressed. */
export async function deleteSuppression(q: Query, businessId: number, email: string): Promise<boolean> {
  return (await q('suppressions').where({ business_id: businessId, email }).del()) === 1;
}

/** Suppressed addresses of every business together, for whoever runs the server. */
export async function countAllSuppressions(q: Query): Promise<number> {
  const row: { count?: number | string } | undefined = await q('suppressions').count({ count: '*' }).first();
  return Number(row?.count ?? 0);
}
