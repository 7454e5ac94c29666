// All SQL of connections.
import type { ChannelType } from '../../contract/channels/index.ts';
import type { ConnectionChange, Network } from '../../contract/connection.ts';
import { lockForChange } from '../../db/dialect.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { toMinorUnits } from '../../kernel/money.ts';
import type { ConnectionRecord } from './connection.ts';

interface ConnectionRow {
  id: number;
  business_id: number;
  type: ChannelType;
  name: string;
  network: Network;
  is_active: boolean | number;
  automation_level: number;
  budget_minor: number;
  approval: boolean | number;
  auto_schedule: boolean | number;
  auto_hashtags: boolean | number;
  performance_reports: boolean | number;
  competitor_tracking: boolean | number;
  planned_posts: number;
  lacking: number;
  created_at: number;
}

const COLUMNS = [
  'id',
  'business_id',
  'type',
  'name',
  'network',
  'is_active',
  'automation_level',
  'budget_minor',
  'approval',
  'auto_schedule',
  'auto_hashtags',
  'performance_reports',
  'competitor_tracking',
  'planned_posts',
  'lacking',
  'created_at',
] as const;

/** Adds a connection; undefined when the business has one to this channel already. */
export async function insertConnection(
  q: Query,
  connection: {
    businessId: number;
    type: ChannelType;
    name: string;
    network: Network;
    isActive: boolean;
    now: number;
  },
): Promise<ConnectionRecord | undefined> {
  const [row]: ConnectionRow[] = await q('connections')
    .insert({
      business_id: connection.businessId,
      type: connection.type,
      name: connection.name,
      network: connection.network,
      is_active: connection.isActive,
      created_at: connection.now,
      updated_at: connection.now,
    })
    .onConflict(['business_id', 'type'])
    .ignore()
    .returning([...COLUMNS]);
  return row && toRecord(row);
}

export async function findConnection(
  q: Query,
  key: { id: number; businessId: number },
): Promise<ConnectionRecord | undefined> {
  const row: ConnectionRow | undefined = await q('connections')
    .select(...COLUMNS)
    .where({ id: key.id, business_id: key.businessId })
    .first();
  return row && toRecord(row);
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

/** @throws Error when the business has no connection to this channel */
export async function getConnectionByType(
  q: Query,
  businessId: number,
  type: ChannelType,
): Promise<ConnectionRecord> {
  const row: ConnectionRow | undefined = await q('connections')
    .select(...COLUMNS)
    .where({ business_id: businessId, type })
    .first();
  return toRecord(row);
}

export async function listConnections(q: Query, businessId: number): Promise<ConnectionRecord[]> {
  const rows: ConnectionRow[] = await q('connections')
    .select(...COLUMNS)
    .where({ business_id: businessId })
    .orderBy('id');
  return rows.map(toRecord);
}

/**
 * The connections of a business through which something may leave now: active, the business not paused and covered
 * by a plan, and the switch of their kind on. A query of ids, to stand inside the statement that stores an intent.
 */
export function openConnections(q: Query, businessId: number) {
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
  change: ConnectionChange & { now: number },
): Promise<ConnectionRecord> {
  const [row]: ConnectionRow[] = await q('connections')
    .where({ id })
    .update(toColumns(change))
    .returning([...COLUMNS]);
  return toRecord(row);
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

function toColumns(change: ConnectionChange & { now: number }) {
  const columns = {
    name: change.name,
    is_active: change.isActive,
    network: change.network,
    automation_level: change.automationLevel,
    budget_minor: change.budget === undefined ? undefined : toMinorUnits(change.budget),
    approval: change.approval,
    auto_schedule: change.autoSchedule,
    auto_hashtags: change.autoHashtags,
    performance_reports: change.performanceReports,
    competitor_tracking: change.competitorTracking,
    updated_at: change.now,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function toRecord(row: ConnectionRow | undefined): ConnectionRecord {
  if (!row) throw new Error('the connection does not exist');
  return {
    id: row.id,
    businessId: row.business_id,
    type: row.type,
    name: row.name,
    network: row.network,
    isActive: Boolean(row.is_active),
    automationLevel: row.automation_level,
    budgetMinor: row.budget_minor,
    approval: Boolean(row.approval),
    autoSchedule: Boolean(row.auto_schedule),
    autoHashtags: Boolean(row.auto_hashtags),
    performanceReports: Boolean(row.performance_reports),
    competitorTracking: Boolean(row.competitor_tracking),
    plannedPosts: row.planned_posts,
    lacking: row.lacking,
    createdAt: row.created_at,
  };
}
