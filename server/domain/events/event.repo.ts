// All SQL of the events table: append and read, never change.
import type { EventKind, EventRow, NewEvent } from '../../contract/events.ts';
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { actorName, SYSTEM } from '../../kernel/actor.ts';

/** What is stored of a kind is what was emitted of it. */
const EVENT = mapColumns(
  'events',
  {
    id: 'id',
    kind: 'kind',
    businessId: 'business_id',
    subjectId: 'subject_id',
    data: { sql: 'data', read: JSON.parse },
    createdAt: 'created_at',
  },
  (flat: Flat) => flat as EventRow,
);

interface Flat {
  readonly id: number;
  readonly kind: EventKind;
  readonly businessId: number | null;
  readonly subjectId: number | null;
  readonly data: object;
  readonly createdAt: number;
}

/** SQLite takes at most 500 rows in one statement. */
const INSERT_CHUNK = 100;

/** Appends events in order and returns them with their ids. */
export async function insertEvents(
  q: Query,
  events: readonly NewEvent[],
  meta: { actor: string; now: number },
): Promise<EventRow[]> {
  const rows = events.map((event) => ({
    business_id: event.businessId,
    kind: event.kind,
    subject_id: event.subjectId ?? null,
    data: JSON.stringify(event.data ?? {}),
    actor: meta.actor,
    created_at: meta.now,
  }));
  const stored: EventRow[] = [];
  for (let start = 0; start < rows.length; start += INSERT_CHUNK) {
    const added = q('events')
      .insert(rows.slice(start, start + INSERT_CHUNK))
      .returning(EVENT.list(q));
    stored.push(...(await EVENT.all(added)));
  }
  return stored.sort((a, b) => a.id - b.id);
}

export async function findEvent(q: Query, id: number): Promise<EventRow | undefined> {
  return EVENT.one(EVENT.from(q).where({ id }));
}

/** The id of the newest event, 0 when there is none. */
export async function lastEventId(q: Query): Promise<number> {
  const row: { id?: number | null } | undefined = await q('events').max({ id: 'id' }).first();
  return row?.id ?? 0;
}

/** When anything last happened, UTC milliseconds; 0 when nothing ever has. */
export async function newestEventAt(q: Query): Promise<number> {
  const row: { created_at: number } | undefined = await q('events')
    .select('created_at')
    .orderBy('id', 'desc')
    .first();
  return row?.created_at ?? 0;
}

/** When an event of a kind last happened to a business, UTC milliseconds; null when it never has. */
export async function lastEventAt(q: Query, businessId: number, kind: EventKind): Promise<number | null> {
  const row: { at?: number | null } | undefined = await q('events')
    .where({ business_id: businessId, kind })
    .max({ at: 'created_at' })
    .first();
  return row?.at ?? null;
}

/** Who made an event of a kind happen last to each of some subjects, by the subject; only since a moment, UTC milliseconds. */
export async function listLastActors(
  q: Query,
  filter: { businessId: number; kind: EventKind; subjectIds: readonly number[]; since: number },
): Promise<ReadonlyMap<number, string>> {
  const rows: { subject_id: number; actor: string }[] = await q('events')
    .select('subject_id', 'actor')
    .where({ business_id: filter.businessId, kind: filter.kind })
    .where('created_at', '>=', filter.since)
    .whereIn('subject_id', [...filter.subjectIds])
    .orderBy('id');
  return new Map(rows.map((row) => [row.subject_id, row.actor]));
}

/**
 * When somebody, and not Drivyn by itself, last made an event of some kinds happen to each of some subjects: UTC milliseconds,
 * by the subject. Only since a moment.
 */
export async function listLastByPeople(
  q: Query,
  filter: {
    businessId: number;
    kinds: readonly EventKind[];
    subjectIds: readonly number[];
    since: number;
  },
): Promise<ReadonlyMap<number, number>> {
  if (filter.subjectIds.length === 0) return new Map();
  const rows: { subject_id: number; at: number }[] = await q('events')
    .select('subject_id')
    .where({ business_id: filter.businessId })
    .whereIn('kind', [...filter.kinds])
    .where('created_at', '>=', filter.since)
    .whereIn('subject_id', [...filter.subjectIds])
    .whereNot({ actor: actorName(SYSTEM) })
    .groupBy('subject_id')
    .max({ at: 'created_at' });
  return new Map(rows.map(({ subject_id, at }) => [subject_id, Number(at)]));
}

/** The newest of some kinds of events of a business: the one that `skip` others follow. */
export async function findNewestEvent<K extends EventKind>(
  q: Query,
  {
    after,
    until,
    kinds,
    businessId,
    subjectId,
    skip = 0,
  }: {
    /** Ids that it lies between; `until` may be its own. */
    after: number;
    until?: number;
    kinds: readonly K[];
    businessId: number;
    subjectId?: number | undefined;
    skip?: number;
  },
): Promise<EventRow<K> | undefined> {
  const query = EVENT.from(q)
    .where({ business_id: businessId, ...(subjectId !== undefined && { subject_id: subjectId }) })
    .where('id', '>', after)
    .whereIn('kind', [...kinds])
    .orderBy('id', 'desc')
    .offset(skip)
    .limit(1);
  if (until !== undefined) query.where('id', '<=', until);
  return (await EVENT.all(query))[0] as EventRow<K> | undefined;
}

/** Events of some kinds after an id, oldest first. */
export async function listEventsAfter<K extends EventKind>(
  q: Query,
  options: { id: number; kinds: readonly K[]; limit: number; businessId?: number },
): Promise<EventRow<K>[]> {
  const query = EVENT.from(q)
    .where('id', '>', options.id)
    .whereIn('kind', [...options.kinds])
    .orderBy('id')
    .limit(options.limit);
  if (options.businessId !== undefined) query.where({ business_id: options.businessId });
  return (await EVENT.all(query)) as EventRow<K>[];
}
