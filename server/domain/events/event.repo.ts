// All SQL of the events table: append and read, never change.
import type { EventKind, EventRow, Events, NewEvent } from '../../contract/events.ts';
import type { Query } from '../../db/unit-of-work.ts';

interface StoredEvent<K extends EventKind = EventKind> {
  id: number;
  business_id: Events[K]['businessId'];
  kind: K;
  subject_id: Events[K]['subjectId'];
  data: string;
  created_at: number;
}

const COLUMNS = ['id', 'business_id', 'kind', 'subject_id', 'data', 'created_at'] as const;

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
  const stored: StoredEvent[] = [];
  for (let start = 0; start < rows.length; start += INSERT_CHUNK) {
    stored.push(...(await q('events').insert(rows.slice(start, start + INSERT_CHUNK), [...COLUMNS])));
  }
  return stored.map((row) => toEvent(row)).sort((a, b) => a.id - b.id);
}

export async function findEvent(q: Query, id: number): Promise<EventRow | undefined> {
  const row: StoredEvent | undefined = await q('events')
    .select(...COLUMNS)
    .where({ id })
    .first();
  return row && toEvent(row);
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
  const query = q('events')
    .select(...COLUMNS)
    .where({ business_id: businessId, ...(subjectId !== undefined && { subject_id: subjectId }) })
    .where('id', '>', after)
    .whereIn('kind', [...kinds])
    .orderBy('id', 'desc')
    .offset(skip)
    .limit(1);
  if (until !== undefined) query.where('id', '<=', until);
  const [row]: StoredEvent<K>[] = await query;
  return row && toEvent(row);
}

/** Events of some kinds after an id, oldest first. */
export async function listEventsAfter<K extends EventKind>(
  q: Query,
  options: { id: number; kinds: readonly K[]; limit: number; businessId?: number },
): Promise<EventRow<K>[]> {
  const query = q('events')
    .select(...COLUMNS)
    .where('id', '>', options.id)
    .whereIn('kind', [...options.kinds])
    .orderBy('id')
    .limit(options.limit);
  if (options.businessId !== undefined) query.where({ business_id: options.businessId });
  const rows: StoredEvent<K>[] = await query;
  return rows.map((row) => toEvent(row));
}

/** What is stored of a kind is what was emitted of it. */
function toEvent<K extends EventKind>(row: StoredEvent<K>): EventRow<K> {
  const { id, kind, business_id: businessId, subject_id: subjectId, data, created_at: createdAt } = row;
  return { id, kind, businessId, subjectId, data: JSON.parse(data), createdAt } as EventRow<K>;
}
