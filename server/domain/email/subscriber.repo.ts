// All SQL of subscribers.
import type { Query } from '../../db/unit-of-work.ts';
import type { LinkToken } from '../../kernel/link-token.ts';
import { subscribersIn } from './segment.repo.ts';
import type { SubscriberRecord } from './subscriber.ts';

interface SubscriberRow {
  id: number;
  business_id: number;
  email: string;
  name: string;
  status: SubscriberRecord['status'];
  created_at: number;
  unsubscribed_at: number | null;
}

const COLUMNS = ['id', 'business_id', 'email', 'name', 'status', 'created_at', 'unsubscribed_at'] as const;

/** Adds an active subscriber; undefined when the business knows the address already. */
export async function insertSubscriber(
  q: Query,
  subscriber: { businessId: number; email: string; name: string; link: LinkToken; now: number },
): Promise<SubscriberRecord | undefined> {
  const rows: SubscriberRow[] = await q('subscribers')
    .insert({
      business_id: subscriber.businessId,
      email: subscriber.email,
      name: subscriber.name,
      token_hash: subscriber.link.hash,
      sealed_token: subscriber.link.sealed,
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

export async function findSubscriberByToken(
  q: Query,
  tokenHash: string,
): Promise<SubscriberRecord | undefined> {
  const row: SubscriberRow | undefined = await q('subscribers')
    .select(...COLUMNS)
    .where({ token_hash: tokenHash })
    .first();
  return row && toRecord(row);
}

export async function findSubscriber(
  q: Query,
  key: { id: number; businessId: number },
): Promise<SubscriberRecord | undefined> {
  const row: SubscriberRow | undefined = await q('subscribers')
    .select(...COLUMNS)
    .where({ id: key.id, business_id: key.businessId })
    .first();
  return row && toRecord(row);
}

export interface SubscriberFilter {
  readonly businessId: number;
  /** Part of an address or a name, whatever its case. */
  readonly search?: string | undefined;
  /** Subscribed people of a segment, or those who left. */
  readonly group?: 'active' | 'at-risk' | 'left' | undefined;
}

function filtered(q: Query, { businessId, search, group }: SubscriberFilter) {
  const query =
    group === 'active' || group === 'at-risk'
      ? subscribersIn(q, businessId, group)
      : q('subscribers').where({ business_id: businessId });
  if (group === 'left') query.where({ status: 'unsubscribed' });
  if (search) {
    const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    query.whereRaw("(email like ? escape '\\' or lower(name) like ? escape '\\')", [pattern, pattern]);
  }
  return query;
}

/** Subscribers of a business, newest first; `before` is the id to page on from. */
export async function listSubscribers(
  q: Query,
  page: SubscriberFilter & { limit: number; before?: number | undefined },
): Promise<SubscriberRecord[]> {
  const query = filtered(q, page)
    .select(...COLUMNS)
    .orderBy('id', 'desc')
    .limit(page.limit);
  if (page.before !== undefined) query.where('id', '<', page.before);
  const rows: SubscriberRow[] = await query;
  return rows.map(toRecord);
}

/** How many subscribers a filter finds. */
export async function countSubscribers(q: Query, filter: SubscriberFilter): Promise<number> {
  const row: { count?: number | string } | undefined = await filtered(q, filter)
    .count({ count: '*' })
    .first();
  return Number(row?.count ?? 0);
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

export async function updateName(q: Query, id: number, name: string): Promise<void> {
  await q('subscribers').where({ id }).update({ name });
}

export async function deleteSubscriber(q: Query, id: number): Promise<void> {
  await q('subscribers').where({ id }).del();
}

/** Remembers that an address left, by its hash alone. */
export async function insertDeparted(
  q: Query,
  departed: { businessId: number; emailHash: string; leftAt: number },
): Promise<void> {
  await q('departed_addresses')
    .insert({ business_id: departed.businessId, email_hash: departed.emailHash, left_at: departed.leftAt })
    .onConflict(['business_id', 'email_hash'])
    .ignore();
}

const CHUNK = 200;

/** When addresses left, by their hashes; UTC milliseconds. Only those that did are in it. */
export async function listDeparted(
  q: Query,
  businessId: number,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (let start = 0; start < hashes.length; start += CHUNK) {
    const rows: { email_hash: string; left_at: number }[] = await q('departed_addresses')
      .select('email_hash', 'left_at')
      .where({ business_id: businessId })
      .whereIn('email_hash', hashes.slice(start, start + CHUNK));
    for (const row of rows) found.set(row.email_hash, row.left_at);
  }
  return found;
}

/** The states of those addresses that the business knows. */
export async function listKnown(
  q: Query,
  businessId: number,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, SubscriberRecord['status']>> {
  const found = new Map<string, SubscriberRecord['status']>();
  for (let start = 0; start < addresses.length; start += CHUNK) {
    const rows: Pick<SubscriberRow, 'email' | 'status'>[] = await q('subscribers')
      .select('email', 'status')
      .where({ business_id: businessId })
      .whereIn('email', addresses.slice(start, start + CHUNK));
    for (const row of rows) found.set(row.email, row.status);
  }
  return found;
}

/** Adds many at once; addresses that are known keep their rows. Returns how many are new. */
export async function insertSubscribers(
  q: Query,
  subscribers: readonly { businessId: number; email: string; name: string; link: LinkToken; now: number }[],
): Promise<number> {
  let added = 0;
  for (let start = 0; start < subscribers.length; start += CHUNK) {
    const rows = subscribers.slice(start, start + CHUNK).map((one) => ({
      business_id: one.businessId,
      email: one.email,
      name: one.name,
      token_hash: one.link.hash,
      sealed_token: one.link.sealed,
      created_at: one.now,
    }));
    const stored: { id: number }[] = await q('subscribers')
      .insert(rows)
      .onConflict(['business_id', 'email'])
      .ignore()
      .returning('id');
    added += stored.length;
  }
  return added;
}

/** Subscribers of one page of `pageSubscribers`: reading them holds the thread for a few milliseconds. */
const PAGE = 500;

/** Every subscriber of a business, oldest first, a page after the other. */
export async function* pageSubscribers(q: Query, businessId: number): AsyncGenerator<SubscriberRecord[]> {
  let rows: SubscriberRow[];
  let last = 0;
  do {
    rows = await q('subscribers')
      .select(...COLUMNS)
      .where({ business_id: businessId })
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE);
    last = rows.at(-1)?.id ?? last;
    if (rows.length > 0) yield rows.map(toRecord);
  } while (rows.length === PAGE);
}

function toRecord(row: SubscriberRow): SubscriberRecord {
  return {
    id: row.id,
    businessId: row.business_id,
    email: row.email,
    name: row.name,
    status: row.status,
    createdAt: row.created_at,
    unsubscribedAt: row.unsubscribed_at,
  };
}
