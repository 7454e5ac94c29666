// All SQL of the ledger of budgets and of the monthly limit.
import { flag, mapColumns, sentence } from '../../db/columns.ts';
import { lockForChange } from '../../db/dialect.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { EntryRecord, NewEntry } from './ledger.ts';

const ENTRY = mapColumns<EntryRecord>('budget_entries', {
  id: 'id',
  businessId: 'business_id',
  connectionId: 'connection_id',
  channel: 'connections.type',
  kind: 'kind',
  before: 'before_minor',
  after: 'after_minor',
  why: sentence('why'),
  actor: 'actor',
  isUndone: flag('undoing.id is not null'),
  current: 'connections.budget_minor',
  createdAt: 'created_at',
});

/** Adds an entry; undefined when its request or its undoing is in the ledger already. */
export async function insertEntry(q: Query, entry: NewEntry, now: number): Promise<number | undefined> {
  const { undoesId = null, key = null, ...fields } = entry;
  const [row] = await q('budget_entries')
    .insert({
      ...ENTRY.stored({ ...fields, createdAt: now }),
      undoes_id: undoesId,
      key,
    })
    .onConflict()
    .ignore()
    .returning('id');
  return row?.id;
}

/** Whether any amount of money is stored for a business. */
export async function hasAmounts(q: Query, businessId: number): Promise<boolean> {
  const own = { business_id: businessId };
  const found = await Promise.all([
    q('budget_entries').where(own).first('id'),
    q('campaigns').where(own).first('id'),
    q('business_settings').where(own).whereNotNull('ad_limit_minor').first('business_id'),
  ]);
  return found.some((row) => row !== undefined);
}

function entries(q: Query) {
  return ENTRY.from(q)
    .join('connections', 'connections.id', 'budget_entries.connection_id')
    .leftJoin('budget_entries as undoing', 'undoing.undoes_id', 'budget_entries.id');
}

export async function findEntry(
  q: Query,
  key: { id: number; businessId: number },
): Promise<EntryRecord | undefined> {
  const own = { 'budget_entries.id': key.id, 'budget_entries.business_id': key.businessId };
  return ENTRY.one(entries(q).where(own));
}

/** Whether a request has been carried out, and whether a connection's budget was ever set. */
export async function hasEntry(
  q: Query,
  filter: { businessId: number; key: string } | { connectionId: number },
): Promise<boolean> {
  const where =
    'key' in filter
      ? { business_id: filter.businessId, key: filter.key }
      : { connection_id: filter.connectionId };
  return (await q('budget_entries').select('id').where(where).first()) !== undefined;
}

/** Entries of a business or one of its connections, newest first; `before` is the id to page on from. */
export async function listEntries(
  q: Query,
  filter: {
    businessId: number;
    connectionId?: number | undefined;
    before?: number | undefined;
    limit: number;
  },
): Promise<EntryRecord[]> {
  const query = entries(q)
    .where('budget_entries.business_id', filter.businessId)
    .orderBy('budget_entries.id', 'desc')
    .limit(filter.limit);
  if (filter.connectionId !== undefined) query.where('budget_entries.connection_id', filter.connectionId);
  if (filter.before !== undefined) query.where('budget_entries.id', '<', filter.before);
  return ENTRY.all(query);
}

/** Keeps every budget of a business, and its limit, to this transaction: one change after the other. */
export async function lockBudgets(q: Query, businessId: number): Promise<void> {
  await lockForChange(q, q('business_settings').select('business_id').where({ business_id: businessId }));
}

/** Minor units; null when there is no limit. */
export async function findAdLimit(q: Query, businessId: number): Promise<number | null> {
  const row: { ad_limit_minor: number | null } | undefined = await q('business_settings')
    .select('ad_limit_minor')
    .where({ business_id: businessId })
    .first();
  return row?.ad_limit_minor ?? null;
}

export interface AdState {
  /** Minor units; null when there is no limit. */
  readonly limit: number | null;
  /** Connections whose budget was ever set. */
  readonly everSet: readonly number[];
}

/** The limit of a business, and which budgets were ever set, in one query. */
export async function findAdState(q: Query, businessId: number): Promise<AdState> {
  const set = q('budget_entries').distinct('business_id', 'connection_id').where({ business_id: businessId });
  const rows: { ad_limit_minor: number | null; connection_id: number | null }[] = await q('business_settings')
    .leftJoin(set.as('entry'), 'entry.business_id', 'business_settings.business_id')
    .where('business_settings.business_id', businessId)
    .select('business_settings.ad_limit_minor', 'entry.connection_id');
  return {
    limit: rows[0]?.ad_limit_minor ?? null,
    everSet: rows.flatMap(({ connection_id: id }) => (id === null ? [] : [id])),
  };
}

export async function updateAdLimit(q: Query, businessId: number, limit: number | null): Promise<void> {
  await q('business_settings').where({ business_id: businessId }).update({ ad_limit_minor: limit });
}
