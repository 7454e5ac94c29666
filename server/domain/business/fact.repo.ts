// All SQL of the facts of a business: what may be said about it, what is proposed, and what was retired.
import { type FactKind, type FactSource, type FactState, NEEDS_PROOF } from '../../contract/fact.ts';
import { mapColumns } from '../../db/columns.ts';
import type { Selection } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface FactRecord {
  readonly id: number;
  readonly businessId: number;
  /** Stable name: of the words in which it was first told. Posts rest on it by this name. */
  readonly hash: string;
  readonly kind: FactKind;
  readonly text: string;
  /** UTC milliseconds: it holds from the one on, and no longer from the other on. */
  readonly validFrom: number | null;
  readonly validTo: number | null;
  readonly proof: string | null;
  readonly source: FactSource;
  readonly quote: string | null;
  readonly page: string | null;
  readonly state: FactState;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export type FactRow = Omit<FactRecord, 'id' | 'businessId' | 'createdAt' | 'updatedAt'>;

const FACT = mapColumns<FactRecord>('facts', {
  id: 'id',
  businessId: 'business_id',
  hash: 'hash',
  kind: 'kind',
  text: 'text',
  validFrom: 'valid_from',
  validTo: 'valid_to',
  proof: 'proof',
  source: 'source',
  quote: 'quote',
  page: 'page',
  state: 'state',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
});

/** Every fact of a business, in the order in which they were told. */
export function selectFacts(q: Query, businessId: number): Selection<FactRecord> {
  return FACT.selection(FACT.from(q).where({ business_id: businessId }).orderBy('id'));
}

/** The same, asked by itself. */
export async function listFacts(q: Query, businessId: number): Promise<FactRecord[]> {
  return FACT.all(FACT.from(q).where({ business_id: businessId }).orderBy('id'));
}

/**
 * What a writer may use at a moment: approved, within its days, and proven where its kind asks for that.
 * @param ahead milliseconds for which is planned: what begins by then is among them
 */
export async function listUsableFacts(
  q: Query,
  businessId: number,
  at: number,
  ahead = 0,
): Promise<FactRecord[]> {
  const usable = FACT.from(q)
    .where({ business_id: businessId, state: 'approved' })
    .where((fact) => fact.whereNull('valid_from').orWhere('valid_from', '<=', at + ahead))
    .where((fact) => fact.whereNull('valid_to').orWhere('valid_to', '>', at))
    .where((fact) => fact.whereNotIn('kind', [...NEEDS_PROOF]).orWhereNotNull('proof'));
  return FACT.all(usable.orderBy('id'));
}

/** Facts of a business by their names. */
export async function listFactsByHash(
  q: Query,
  businessId: number,
  hashes: readonly string[],
): Promise<FactRecord[]> {
  if (hashes.length === 0) return [];
  return FACT.all(
    FACT.from(q)
      .where({ business_id: businessId })
      .whereIn('hash', [...hashes])
      .orderBy('id'),
  );
}

export async function findFact(
  q: Query,
  { id, businessId }: { id: number; businessId: number },
): Promise<FactRecord | undefined> {
  return FACT.one(FACT.from(q).where({ id, business_id: businessId }));
}

/** Adds facts; one whose name is there already is left as it is. */
export async function insertFacts(
  q: Query,
  businessId: number,
  facts: readonly FactRow[],
  now: number,
): Promise<void> {
  const rows = facts.map((fact) => FACT.stored({ ...fact, businessId, createdAt: now, updatedAt: now }));
  for (let start = 0; start < rows.length; start += 50) {
    await q('facts')
      .insert(rows.slice(start, start + 50))
      .onConflict(['business_id', 'hash'])
      .ignore();
  }
}

export async function updateFact(
  q: Query,
  { id, businessId }: { id: number; businessId: number },
  changes: Partial<FactRow>,
  now: number,
): Promise<void> {
  await q('facts')
    .where({ id, business_id: businessId })
    .update(FACT.stored({ ...changes, updatedAt: now }));
}

export async function deleteFacts(q: Query, businessId: number, hashes: readonly string[]): Promise<void> {
  for (let start = 0; start < hashes.length; start += 200) {
    await q('facts')
      .where({ business_id: businessId })
      .whereIn('hash', hashes.slice(start, start + 200))
      .del();
  }
}
