// All SQL of segments: those that a business has made, and who belongs to one of them or to one that everybody has.
import type { Knex } from 'knex';
import { type CampaignSegment, INACTIVE_DAYS } from '../../contract/constants/email.ts';
import type { Rule } from '../../contract/segment.ts';
import { mapColumns } from '../../db/columns.ts';
import { asKind } from '../../db/connect.ts';
import { isAmong } from '../../db/dialect.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { buyersWhoOrderMost } from './buyers.repo.ts';
import { peopleOf } from './rule.repo.ts';

export interface SegmentRecord {
  readonly id: number;
  readonly name: string;
  readonly rule: Rule;
}

const SEGMENT = mapColumns<SegmentRecord>('segments', {
  id: 'id',
  name: 'name',
  rule: { sql: 'rule', read: (stored: string): Rule => JSON.parse(stored), write: JSON.stringify },
});

/** Segments of a business by name. */
export async function findSegments(q: Query, businessId: number): Promise<SegmentRecord[]> {
  return SEGMENT.all(SEGMENT.from(q).where({ business_id: businessId }).orderBy('name'));
}

export async function findStoredSegment(
  q: Query,
  key: { id: number; businessId: number },
): Promise<SegmentRecord | undefined> {
  return SEGMENT.one(SEGMENT.from(q).where({ id: key.id, business_id: key.businessId }));
}

/** Segments by their ids, whosever they are. */
export async function listStoredSegments(q: Query, ids: readonly number[]): Promise<SegmentRecord[]> {
  if (ids.length === 0) return [];
  return SEGMENT.all(SEGMENT.from(q).whereIn('id', [...ids]));
}

/** Adds a segment; undefined where the business has one of that name. */
export async function insertSegment(
  q: Query,
  segment: { businessId: number; name: string; rule: Rule; now: number },
): Promise<number | undefined> {
  const { businessId, name, rule, now } = segment;
  const [row] = await q('segments')
    .insert({ business_id: businessId, name, rule: JSON.stringify(rule), created_at: now })
    .onConflict(['business_id', 'name'])
    .ignore()
    .returning('id');
  return row?.id;
}

export async function updateSegment(q: Query, { id, name, rule }: SegmentRecord): Promise<void> {
  await q('segments')
    .where({ id })
    .update({ name, rule: JSON.stringify(rule) });
}

export async function deleteSegment(q: Query, id: number): Promise<void> {
  await q('segments').where({ id }).del();
}

/** Ids of a business's subscribers whose last mail was refused: nothing has reached them since. */
export function refusedSubscribers(q: Query, businessId: number) {
  return q('deliveries as refused')
    .where({ 'refused.business_id': businessId, 'refused.status': 'refused' })
    .whereNotNull('refused.subscriber_id')
    .whereNotExists(
      q('deliveries as later')
        .whereRaw('later.subscriber_id = refused.subscriber_id')
        .whereRaw('later.id > refused.id')
        .where('later.status', 'sent')
        .select(q.raw('1')),
    )
    .select('refused.subscriber_id');
}

/** A segment that everybody has, or the rule of one that was made. */
export type Target = CampaignSegment | Rule;

const DAY = 86_400_000;
/** Counts of people by conditions: a kind of question. */
const PEOPLE = 'counts of people';
/** Orders of so many days count for who buys most. */
const ORDER_DAYS = 365;

/** The subscribed people of a business who are in a segment, to be selected or counted. */
export function subscribersIn(q: Query, businessId: number, segment: Target, now: number): Knex.QueryBuilder {
  if (typeof segment !== 'string') {
    return peopleOf(q, businessId, segment, now).where('subscribers.status', 'active');
  }
  const people = q('subscribers').where({
    'subscribers.business_id': businessId,
    'subscribers.status': 'active',
  });
  switch (segment) {
    case 'all':
      return people;
    case 'active':
      return people.whereNotIn('subscribers.id', refusedSubscribers(q, businessId));
    case 'at-risk':
      return people.whereIn('subscribers.id', refusedSubscribers(q, businessId));
    case 'high-value':
      return people.whereIn('subscribers.id', buyersWhoOrderMost(q, businessId, now - ORDER_DAYS * DAY));
    case 'inactive':
      return withoutSign(q, people, { businessId, since: now - INACTIVE_DAYS * DAY });
  }
}

/** Nothing was opened, followed or told of them since then, and they were subscribed already. */
function withoutSign(
  q: Query,
  people: Knex.QueryBuilder,
  { businessId, since }: { businessId: number; since: number },
): Knex.QueryBuilder {
  people.where('subscribers.created_at', '<', since);
  for (const [table, at] of SIGNS) {
    const rows = q(`${table} as seen`).where('seen.business_id', businessId).where(`seen.${at}`, '>', since);
    people.where(isAmong(q, { id: 'subscribers.id', rows, of: 'seen.subscriber_id', isThere: false }));
  }
  return people;
}

const SIGNS = [
  ['deliveries', 'opened_at'],
  ['deliveries', 'clicked_at'],
  ['person_events', 'at'],
] as const;

/** How many people a query of subscribers finds. */
export async function countPeople(people: Knex.QueryBuilder): Promise<number> {
  const row: { count?: number | string } | undefined = await asKind(
    people.clone().count({ count: '*' }),
    PEOPLE,
  ).first();
  return Number(row?.count ?? 0);
}

/** How many could be written to now of each of these segments, in one question. */
export async function countEach(
  q: Query,
  businessId: number,
  segments: readonly SegmentRecord[],
  now: number,
): Promise<number[]> {
  if (segments.length === 0) return [];
  const counts = segments.map(
    ({ rule }, at) => [`at_${at}`, subscribersIn(q, businessId, rule, now).count('*')] as const,
  );
  const all = q.select(Object.fromEntries(counts));
  const row: Record<string, number | string> | undefined = await asKind(all, PEOPLE).first();
  return segments.map((_, at) => Number(row?.[`at_${at}`] ?? 0));
}
