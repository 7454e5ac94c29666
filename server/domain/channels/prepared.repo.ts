// All SQL of what channels are set to before they are connected.
import type { ChannelType } from '../../contract/channels/index.ts';
import type { PreparedChange } from '../../contract/connection.ts';
import { mapColumns } from '../../db/columns.ts';
import { lockForChange } from '../../db/dialect.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface PreparedRecord {
  readonly change: PreparedChange;
  /** Who has changed it last. */
  readonly accountId: number;
}

const PREPARED = mapColumns<PreparedRecord>('prepared_connections', {
  change: {
    sql: 'change',
    read: (stored: string): PreparedChange => JSON.parse(stored),
    write: JSON.stringify,
  },
  accountId: 'account_id',
});

interface Key {
  readonly businessId: number;
  readonly type: ChannelType;
}

const toColumns = ({ businessId, type }: Key) => ({ business_id: businessId, type });

export async function findPrepared(q: Query, key: Key): Promise<PreparedRecord | undefined> {
  return PREPARED.one(PREPARED.from(q).where(toColumns(key)));
}

/** Adds to what was set before; the caller holds the business. */
export async function savePrepared(
  q: Query,
  key: Key,
  { change, accountId }: PreparedRecord,
  now: number,
): Promise<PreparedChange> {
  const before = await findPrepared(q, key);
  const merged = { ...before?.change, ...change };
  const columns = { ...PREPARED.stored({ change: merged, accountId }), updated_at: now };
  await q('prepared_connections')
    .insert({ ...toColumns(key), ...columns })
    .onConflict(['business_id', 'type'])
    .merge(columns);
  return merged;
}

/** Takes it away, for the connection that it was meant for. */
export async function takePrepared(q: Query, key: Key): Promise<PreparedRecord | undefined> {
  const prepared = await findPrepared(q, key);
  await q('prepared_connections').where(toColumns(key)).del();
  return prepared;
}

/** One at a time connects a channel of a business, or sets what is not connected yet. */
export async function holdBusinessChannels(q: Query, businessId: number): Promise<void> {
  await lockForChange(q, q('business_settings').select('business_id').where({ business_id: businessId }));
}
