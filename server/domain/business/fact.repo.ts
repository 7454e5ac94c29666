// All SQL of the facts of a business: what the writer may say.
import type { Query } from '../../db/unit-of-work.ts';

export interface StoredFact {
  readonly hash: string;
  readonly kind: string;
  readonly text: string;
}

export async function listFacts(q: Query, businessId: number): Promise<StoredFact[]> {
  return q('facts').select('hash', 'kind', 'text').where({ business_id: businessId }).orderBy('id');
}

/** Makes the stored facts exactly `facts`; returns the hashes that are no longer there. */
export async function replaceFacts(
  q: Query,
  businessId: number,
  facts: readonly StoredFact[],
  now: number,
): Promise<string[]> {
  const kept = new Set(facts.map((fact) => fact.hash));
  const gone = (await listFacts(q, businessId)).map((fact) => fact.hash).filter((hash) => !kept.has(hash));
  if (gone.length > 0) await q('facts').where({ business_id: businessId }).whereIn('hash', gone).del();
  const rows = facts.map((fact) => ({ business_id: businessId, created_at: now, ...fact }));
  for (let start = 0; start < rows.length; start += 50) {
    await q('facts')
      .insert(rows.slice(start, start + 50))
      .onConflict(['business_id', 'hash'])
      .ignore();
  }
  return gone;
}
