// All SQL of subscribers.
import type { Query } from '../../db/unit-of-work.ts';
import type { SubscriberRecord } from './subscriber.ts';

interface SubscriberRow {
  id: number;
  business_id: number;
  email: string;
  name: string;
  status: SubscriberRecord['status'];
  token: string;
  created_at: number;
  unsubscribed_at: number | null;
}

const COLUMNS = [
  'id',
  'business_id',
  'email',
  'name',
  'status',
  'token',
  'created_at',
  'unsubscribed_at',
] as const;

/** Adds an active subscriber; undefined when the business knows the address already. */
export async function insertSubscriber(
  q: Query,
  subscriber: { businessId: number; email: string; name: string; token: string; now: number },
): Promise<SubscriberRecord | undefined> {
  const rows: SubscriberRow[] = await q('subscribers')
    .insert({
      business_id: subscriber.businessId,
      email: subscriber.email,
      name: subscriber.name,
      token: subscriber.token,
      created_at: subscriber.now,
    })
    .onConflict(['business_id', 'email'])
    .ignore()
    .returning([...COLUMNS]);
  return rows[0] && toRecord(rows[0]);
}

export async function findSubscriberByEmail(
  q: Query,
  businessId: number,
  email: string,
): Promise<SubscriberRecord | undefined> {
  const row: SubscriberRow | undefined = await q('subscribers')
    .select(...COLUMNS)
    .where({ business_id: businessId, email })
    .first();
  return row && toRecord(row);
}

export async function findSubscriberByToken(q: Query, token: string): Promise<SubscriberRecord | undefined> {
  const row: SubscriberRow | undefined = await q('subscribers')
    .select(...COLUMNS)
    .where({ token })
    .first();
  return row && toRecord(row);
}

/** Subscribers of a business, newest first; `before` is the id to page on from. */
export async function listSubscribers(
  q: Query,
  page: { businessId: number; limit: number; before?: number | undefined },
): Promise<SubscriberRecord[]> {
  const query = q('subscribers')
    .select(...COLUMNS)
    .where({ business_id: page.businessId })
    .orderBy('id', 'desc')
    .limit(page.limit);
  if (page.before !== undefined) query.where('id', '<', page.before);
  const rows: SubscriberRow[] = await query;
  return rows.map(toRecord);
}

export async function countActiveSubscribers(q: Query, businessId: number): Promise<number> {
  const row: { count?: number | string } | undefined = await q('subscribers')
    .where({ business_id: businessId, status: 'active' })
    .count({ count: '*' })
    .first();
  return Number(row?.count ?? 0);
}

/** False when the subscriber was not active any more. */
export async function markUnsubscribed(q: Query, id: number, now: number): Promise<boolean> {
  const changed = await q('subscribers')
    .where({ id, status: 'active' })
    .update({ status: 'unsubscribed', unsubscribed_at: now });
  return changed === 1;
}

function toRecord(row: SubscriberRow): SubscriberRecord {
  return {
    id: row.id,
    businessId: row.business_id,
    email: row.email,
    name: row.name,
    status: row.status,
    token: row.token,
    createdAt: row.created_at,
    unsubscribedAt: row.unsubscribed_at,
  };
}
