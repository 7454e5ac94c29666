// All SQL of the overrules table: what people decide over what was learned.
import { mapColumns } from '../../db/columns.ts';
import { type Selection, select } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface OverruleRecord {
  readonly connectionId: number;
  readonly of: 'time' | 'pillar' | 'budget';
  /** Names what it is about: once a connection. */
  readonly subject: string;
  readonly weekday: number | null;
  readonly hour: number | null;
  readonly value: string | null;
  readonly stance: 'pin' | 'ban' | 'hold';
  readonly madeAt: number;
}

const OVERRULE = mapColumns<OverruleRecord>('overrules', {
  connectionId: 'connection_id',
  of: { sql: 'kind', read: (kind: OverruleRecord['of']) => kind },
  subject: 'subject',
  weekday: 'weekday',
  hour: 'hour',
  value: 'value',
  stance: { sql: 'stance', read: (stance: OverruleRecord['stance']) => stance },
  madeAt: 'made_at',
});

/** All of a business, the latest first. */
export function selectOverrules(q: Query, businessId: number): Selection<OverruleRecord> {
  return OVERRULE.selection(
    OVERRULE.from(q)
      .where({ business_id: businessId })
      .orderBy([
        { column: 'made_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]),
  );
}

export async function listOverrules(q: Query, businessId: number): Promise<OverruleRecord[]> {
  return select(selectOverrules(q, businessId));
}

export async function upsertOverrule(
  q: Query,
  { businessId, ...record }: OverruleRecord & { readonly businessId: number },
): Promise<void> {
  const row = { ...OVERRULE.stored(record), business_id: businessId };
  await q('overrules').insert(row).onConflict(['connection_id', 'subject']).merge(row);
}

export async function deleteOverrule(
  q: Query,
  key: Pick<OverruleRecord, 'connectionId' | 'subject'> & { readonly businessId: number },
): Promise<void> {
  const { businessId, connectionId, subject } = key;
  await q('overrules').where({ business_id: businessId, connection_id: connectionId, subject }).del();
}
