// All SQL of subscribers.
import type { SegmentName } from '../../contract/constants/email.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { mapColumns, sentenceOrNull } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { LinkToken } from '../../kernel/link-token.ts';
import { subscribersIn, type Target } from './segment.repo.ts';
import type { SubscriberRecord } from './subscriber.ts';

const SUBSCRIBER = mapColumns<SubscriberRecord>('subscribers', {
  id: 'id',
  businessId: 'business_id',
  email: 'email',
  name: 'name',
  status: 'status',
  createdAt: 'created_at',
  unsubscribedAt: 'unsubscribed_at',
  leftBy: sentenceOrNull('left_by'),
});

/** Adds an active subscriber, be it somebody of whom only events told; undefined when the business has the address already. */
export async function insertSubscriber(
  q: Query,
  subscriber: { businessId: number; email: string; name: string; link: LinkToken; now: number },
): Promise<SubscriberRecord | undefined> {
  const added = q('subscribers')
    .insert({
      business_id: subscriber.businessId,
      email: subscriber.email,
      name: subscriber.name,
      token_hash: subscriber.link.hash,
      sealed_token: subscriber.link.sealed,
      created_at: subscriber.now,
    })
    .onConflict(['business_id', 'email'])
    .merge(asSubscribed(q))
    .where({ 'subscribers.status': 'known' })
    .returning(SUBSCRIBER.list(q));
  return (await SUBSCRIBER.all(added))[0];
}

/** What becomes of a person of whom only events told, once they subscribe. */
function asSubscribed(q: Query) {
  return {
    status: 'active',
    name: q.raw("case when excluded.name = '' then subscribers.name else excluded.name end"),
    created_at: q.raw('excluded.created_at'),
  };
}

/** Notes an address of which an event told; one that the business has stays as it is. */
export async function insertKnown(
  q: Query,
  person: { businessId: number; email: string; name: string; link: LinkToken; now: number },
): Promise<void> {
  await q('subscribers')
    .insert({
      business_id: person.businessId,
      email: person.email,
      name: person.name,
      status: 'known',
      token_hash: person.link.hash,
      sealed_token: person.link.sealed,
      created_at: person.now,
    })
    .onConflict(['business_id', 'email'])
    .ignore();
}

export async function findSubscriberByEmail(
  q: Query,
  businessId: number,
  email: string,
): Promise<SubscriberRecord | undefined> {
  return SUBSCRIBER.one(SUBSCRIBER.from(q).where({ business_id: businessId, email }));
}

export async function findSubscriberByToken(
  q: Query,
  tokenHash: string,
): Promise<SubscriberRecord | undefined> {
  return SUBSCRIBER.one(SUBSCRIBER.from(q).where({ token_hash: tokenHash }));
}

export async function findSubscriber(
  q: Query,
  key: { id: number; businessId: number },
): Promise<SubscriberRecord | undefined> {
  return SUBSCRIBER.one(SUBSCRIBER.from(q).where({ id: key.id, business_id: key.businessId }));
}

/** Only jobs ask for it. */
export async function findSubscriberOfAnyBusiness(
  q: Query,
  id: number,
): Promise<SubscriberRecord | undefined> {
  return SUBSCRIBER.one(SUBSCRIBER.from(q).where({ id }));
}

/** Until the transaction ends, others that change where this person stands wait; SQLite's single writer needs no lock. */
export async function lockPerson(q: Query, id: number): Promise<void> {
  await q('subscribers').where({ id }).forUpdate().first('id');
}

export interface SubscriberFilter {
  readonly businessId: number;
  /** Part of an address or a name, whatever its case. */
  readonly search?: string | undefined;
  /** Subscribed people of a segment, as it is at a moment. */
  readonly within?: { readonly segment: Target; readonly now: number } | undefined;
  /** Those who left, or those who never subscribed; without it, and outside of segments, all who once did. */
  readonly status?: 'unsubscribed' | 'known' | undefined;
  /** Those on a list. */
  readonly list?: number | undefined;
}

/** What a group is as a filter, at a moment. */
export function readGroup(
  group: SubscriberGroup | undefined,
  now: number,
): Pick<SubscriberFilter, 'within' | 'status'> {
  if (group === undefined) return {};
  if (group === 'left') return { status: 'unsubscribed' };
  if (group === 'known') return { status: 'known' };
  return { within: { segment: group, now } };
}

/** A segment that everybody has, those who left, or those who never subscribed. */
export type SubscriberGroup = SegmentName | 'left' | 'known';

function filtered(q: Query, { businessId, search, within, status, list }: SubscriberFilter) {
  const query = within
    ? subscribersIn(q, businessId, within.segment, within.now)
    : q('subscribers').where({ business_id: businessId });
  if (status) query.where({ status });
  else query.whereNot({ status: 'known' });
  if (list !== undefined) {
    query.whereIn('id', q('subscriber_lists').select('subscriber_id').where({ list_id: list }));
  }
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
  const query = filtered(q, page).select(SUBSCRIBER.list(q)).orderBy('id', 'desc').limit(page.limit);
  if (page.before !== undefined) query.where('id', '<', page.before);
  return SUBSCRIBER.all(query);
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

/** False when the person had left already. */
export async function markUnsubscribed(
  q: Query,
  id: number,
  { how, now }: { how: Sentence | null; now: number },
): Promise<boolean> {
  const changed = await q('subscribers')
    .where({ id })
    .whereIn('status', ['active', 'known'])
    .update({ status: 'unsubscribed', unsubscribed_at: now, left_by: how && JSON.stringify(how) });
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

/** The states of those addresses that have subscribed once. */
export async function listKnown(
  q: Query,
  businessId: number,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, SubscriberRecord['status']>> {
  const found = new Map<string, SubscriberRecord['status']>();
  for (let start = 0; start < addresses.length; start += CHUNK) {
    const rows: Pick<SubscriberRecord, 'email' | 'status'>[] = await q('subscribers')
      .select('email', 'status')
      .where({ business_id: businessId })
      .whereNot({ status: 'known' })
      .whereIn('email', addresses.slice(start, start + CHUNK));
    for (const row of rows) found.set(row.email, row.status);
  }
  return found;
}

/** Adds many at once; addresses that are known keep their rows. @returns those that are new */
export async function insertSubscribers(
  q: Query,
  subscribers: readonly { businessId: number; email: string; name: string; link: LinkToken; now: number }[],
): Promise<{ id: number; email: string }[]> {
  const added: { id: number; email: string }[] = [];
  for (let start = 0; start < subscribers.length; start += CHUNK) {
    const rows = subscribers.slice(start, start + CHUNK).map((one) => ({
      business_id: one.businessId,
      email: one.email,
      name: one.name,
      token_hash: one.link.hash,
      sealed_token: one.link.sealed,
      created_at: one.now,
    }));
    const stored: { id: number; email: string }[] = await q('subscribers')
      .insert(rows)
      .onConflict(['business_id', 'email'])
      .merge(asSubscribed(q))
      .where({ 'subscribers.status': 'known' })
      .returning(['id', 'email']);
    added.push(...stored);
  }
  return added;
}

/** Subscribers of one page of `pageSubscribers`: reading them holds the thread for a few milliseconds. */
const PAGE = 500;

/** Everybody who has subscribed once, oldest first, a page after the other. */
export async function* pageSubscribers(q: Query, businessId: number): AsyncGenerator<SubscriberRecord[]> {
  let page: SubscriberRecord[];
  let last = 0;
  do {
    const rest = SUBSCRIBER.from(q)
      .where({ business_id: businessId })
      .whereNot({ status: 'known' })
      .where('id', '>', last);
    page = await SUBSCRIBER.all(rest.orderBy('id').limit(PAGE));
    last = page.at(-1)?.id ?? last;
    if (page.length > 0) yield page;
  } while (page.length === PAGE);
}

/** Takes back that somebody left, as they themselves ask for mail again. */
export async function markSubscribed(q: Query, id: number): Promise<void> {
  await q('subscribers').where({ id }).update({ status: 'active', unsubscribed_at: null, left_by: null });
}

/** Forgets that an address left and was deleted. */
export async function deleteDeparted(q: Query, businessId: number, emailHash: string): Promise<void> {
  await q('departed_addresses').where({ business_id: businessId, email_hash: emailHash }).del();
}
