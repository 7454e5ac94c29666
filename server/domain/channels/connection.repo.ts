// All SQL of connections.
import type { Knex } from 'knex';
import type { Level } from '../../contract/autonomy.ts';
import { type ChannelType, MAIL_CHANNEL } from '../../contract/channels/index.ts';
import type { ConnectionChange } from '../../contract/connection.ts';
import type { OwnLimits } from '../../contract/own-limits.ts';
import { flag, mapColumns } from '../../db/columns.ts';
import { lockForChange } from '../../db/dialect.ts';
import { type Selection, select } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { toMinorUnits } from '../../kernel/money.ts';
import type { ConnectionRecord } from './connection.ts';

/** How far the connection goes with its posts, or mailings: all the way unless somebody said otherwise. */
function levelOf(column: 'level' | 'above'): string {
  const act = `case connections.type when '${MAIL_CHANNEL}' then 'mail' else 'publish' end`;
  const own = `autonomy.connection_id = connections.id and autonomy.act = ${act}`;
  return `coalesce((select autonomy.${column} from autonomy where ${own}), 'autonomous')`;
}

const CONNECTION = mapColumns<ConnectionRecord>('connections', {
  id: 'id',
  businessId: 'business_id',
  type: 'type',
  name: 'name',
  network: 'network',
  isActive: flag('is_active'),
  automationLevel: 'automation_level',
  budgetMinor: 'budget_minor',
  level: { sql: levelOf('level'), read: (level: Level) => level },
  above: { sql: levelOf('above'), read: (level: Level) => level },
  autoHashtags: flag('auto_hashtags'),
  performanceReports: flag('performance_reports'),
  competitorTracking: flag('competitor_tracking'),
  simulatedAds: flag('simulated_ads'),
  slots: { sql: 'slots', read: (value: string) => JSON.parse(value), write: JSON.stringify },
  ownLimits: {
    sql: 'own_limits',
    read: (stored: string | null): OwnLimits | null => (stored === null ? null : JSON.parse(stored)),
  },
  plannedPosts: 'planned_posts',
  lacking: 'lacking',
  createdAt: 'created_at',
});

/** Adds a connection; undefined when the business has one to this channel already. */
export async function insertConnection(
  q: Query,
  {
    now,
    ...connection
  }: Pick<ConnectionRecord, 'businessId' | 'type' | 'name' | 'network' | 'isActive'> & { now: number },
): Promise<ConnectionRecord | undefined> {
  const added = q('connections')
    .insert({ ...CONNECTION.stored({ ...connection, createdAt: now }), updated_at: now })
    .onConflict(['business_id', 'type'])
    .ignore()
    .returning(CONNECTION.list(q));
  return (await CONNECTION.all(added))[0];
}

export async function findConnection(
  q: Query,
  key: { id: number; businessId: number },
): Promise<ConnectionRecord | undefined> {
  return CONNECTION.one(CONNECTION.from(q).where({ id: key.id, business_id: key.businessId }));
}

/** Only jobs ask for it. */
export async function findConnectionOfAnyBusiness(
  q: Query,
  id: number,
): Promise<ConnectionRecord | undefined> {
  return CONNECTION.one(CONNECTION.from(q).where({ id }));
}

/** The connection, which nobody else changes, and through which no attempt begins, before this transaction ends. */
export async function holdConnection(
  q: Query,
  key: { id: number; businessId: number },
): Promise<ConnectionRecord | undefined> {
  const where = { id: key.id, business_id: key.businessId };
  await lockForChange(q, q('connections').select('id').where(where));
  return findConnection(q, key);
}

/** Whether a post of the connection is on its way. */
export async function hasPostUnderWay(q: Query, connectionId: number): Promise<boolean> {
  const own = { connection_id: connectionId, status: 'publishing' };
  return (await q('posts').select('id').where(own).first()) !== undefined;
}

/** Keeps what the server of a connection says of its own limits; null where it says nothing, or is another one now. */
export async function saveOwnLimits(q: Query, id: number, own: OwnLimits | null): Promise<void> {
  await q('connections')
    .where({ id })
    .update({ own_limits: own && JSON.stringify(own) });
}

export async function hasConnection(q: Query, businessId: number, type: ChannelType): Promise<boolean> {
  return (await q('connections').select('id').where({ business_id: businessId, type }).first()) !== undefined;
}

/** @throws Error when the business has no connection to this channel */
export async function getConnectionByType(
  q: Query,
  businessId: number,
  type: ChannelType,
): Promise<ConnectionRecord> {
  return there(await CONNECTION.one(CONNECTION.from(q).where({ business_id: businessId, type })));
}

/** The connections of a business, in the order in which they were made. */
export function selectConnections(q: Query, businessId: number): Selection<ConnectionRecord> {
  return CONNECTION.selection(CONNECTION.from(q).where({ business_id: businessId }).orderBy('id'));
}

export function listConnections(q: Query, businessId: number): Promise<ConnectionRecord[]> {
  return select(selectConnections(q, businessId));
}

/**
 * The connections of a business through which something may leave now: active, the business not paused and covered
 * by a plan, and the switch of their kind on. A query of ids, to stand inside the statement that stores an intent.
 */
export function openConnections(q: Query, businessId: number | Knex.Ref<string, Record<string, string>>) {
  return q('connections')
    .join('business_settings', 'business_settings.business_id', 'connections.business_id')
    .where({
      'connections.business_id': businessId,
      'connections.is_active': true,
      'business_settings.paused': false,
      'business_settings.locked': false,
    })
    .where((either) =>
      either
        .where((mail) =>
          mail.where({ 'connections.network': 'mail', 'business_settings.email_marketing': true }),
        )
        .orWhere((social) =>
          social.whereNot('connections.network', 'mail').where({ 'business_settings.social_posts': true }),
        ),
    )
    .select('connections.id');
}

/** Ids of the connections through which something may leave now. */
export async function listOpenConnectionIds(q: Query, businessId: number): Promise<number[]> {
  const rows: { id: number }[] = await openConnections(q, businessId);
  return rows.map((row) => row.id);
}

export async function updateConnection(
  q: Query,
  id: number,
  change: Omit<ConnectionChange, 'approval' | 'autoSchedule'> & { now: number },
): Promise<ConnectionRecord> {
  const { now, budget, ...settings } = change;
  const columns = CONNECTION.stored({
    ...settings,
    budgetMinor: budget === undefined ? undefined : toMinorUnits(budget),
  });
  const changed = q('connections')
    .where({ id })
    .update({ ...columns, updated_at: now })
    .returning(CONNECTION.list(q));
  return there((await CONNECTION.all(changed))[0]);
}

/** Adds to the number of posts written so far; false when another writer has counted meanwhile. */
export async function countPlannedPosts(
  q: Query,
  id: number,
  count: { from: number; add: number },
): Promise<boolean> {
  const changed = await q('connections')
    .where({ id, planned_posts: count.from })
    .update({ planned_posts: count.from + count.add });
  return changed === 1;
}

/** Keeps how many posts of the planned days there was nothing to say for. */
export async function updateLacking(q: Query, id: number, lacking: number): Promise<void> {
  await q('connections').where({ id }).whereNot({ lacking }).update({ lacking });
}

function there(connection: ConnectionRecord | undefined): ConnectionRecord {
  if (!connection) throw new Error('the connection does not exist');
  return connection;
}
