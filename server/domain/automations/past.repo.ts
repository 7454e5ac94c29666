// All SQL of what people did in the past, for trying an automation on it.
import type { Query } from '../../db/unit-of-work.ts';

/** Something that would have brought a person in. */
export interface PastStart {
  readonly subscriberId: number;
  readonly at: number;
}

interface Span {
  readonly businessId: number;
  readonly from: number;
  readonly to: number;
  readonly limit: number;
}

const toStarts = (rows: readonly { subscriberId: number; at: number | string }[]): PastStart[] =>
  rows.map((row) => ({ subscriberId: row.subscriberId, at: Number(row.at) }));

/** Events of a name in a span of time, the oldest first. */
export async function listPastEvents(
  q: Query,
  { event, ...span }: Span & { event: string },
): Promise<PastStart[]> {
  const rows = await q('person_events')
    .where({ business_id: span.businessId, event })
    .whereNotNull('subscriber_id')
    .whereBetween('at', [span.from, span.to])
    .orderBy(['at', 'id'])
    .limit(span.limit)
    .select({ subscriberId: 'subscriber_id' }, 'at');
  return toStarts(rows);
}

/** Who became a subscriber by a form or a call, the oldest first. */
export async function listPastSubscriptions(q: Query, span: Span): Promise<PastStart[]> {
  const rows = await q('consents')
    .join('subscribers', 'subscribers.id', 'consents.subscriber_id')
    .where({ 'subscribers.business_id': span.businessId })
    .whereNot({ 'consents.source': 'import' })
    .whereBetween('consents.at', [span.from, span.to])
    .orderBy(['consents.at', 'consents.id'])
    .limit(span.limit)
    .select({ subscriberId: 'consents.subscriber_id', at: 'consents.at' });
  return toStarts(rows);
}

export interface PastPerson {
  readonly id: number;
  readonly email: string;
  readonly status: 'active' | 'unsubscribed' | 'known';
  readonly unsubscribedAt: number | null;
}

export async function listPastPeople(q: Query, ids: readonly number[]): Promise<PastPerson[]> {
  const rows: PastPerson[] = await q('subscribers')
    .whereIn('id', [...ids])
    .select('id', 'email', 'status', { unsubscribedAt: 'unsubscribed_at' });
  return rows.map((row) => ({
    ...row,
    unsubscribedAt: row.unsubscribedAt === null ? null : Number(row.unsubscribedAt),
  }));
}

export interface PastEvent {
  readonly subscriberId: number;
  readonly event: string;
  readonly at: number;
}

/** Everything of some names that people did since a moment, the oldest first. */
export async function listEventsOf(
  q: Query,
  asked: { ids: readonly number[]; events: readonly string[]; since: number },
): Promise<PastEvent[]> {
  if (asked.events.length === 0) return [];
  const rows: PastEvent[] = await q('person_events')
    .whereIn('subscriber_id', [...asked.ids])
    .whereIn('event', [...asked.events])
    .where('at', '>=', asked.since)
    .orderBy('at')
    .select({ subscriberId: 'subscriber_id' }, 'event', 'at');
  return rows.map((row) => ({ ...row, at: Number(row.at) }));
}

/** Since when some people are known, by their ids. */
export async function listCreated(q: Query, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows: { id: number; at: number | string }[] = await q('subscribers')
    .whereIn('id', [...ids])
    .select('id', { at: 'created_at' });
  return new Map(rows.map(({ id, at }) => [id, Number(at)]));
}
