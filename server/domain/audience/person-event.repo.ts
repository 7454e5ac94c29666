// What people did, as shops and sites tell it: read for the person's page.
import type { Query } from '../../db/unit-of-work.ts';

export interface PersonEventRecord {
  /** As whoever told it calls it. */
  readonly id: string;
  readonly event: string;
  readonly at: number;
  /** JSON. */
  readonly data: string;
  /** `site` where a page told of it; null for programs and shops. */
  readonly source: 'site' | null;
}

/** The newest events of a subscriber. */
export async function listPersonEvents(
  q: Query,
  subscriberId: number,
  limit: number,
): Promise<PersonEventRecord[]> {
  return q('person_events')
    .select({ id: 'external_id' }, 'event', 'at', 'data', 'source')
    .where({ subscriber_id: subscriberId })
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'person_events.id', order: 'desc' },
    ])
    .limit(limit);
}

/**
 * Names of the events that were told of, in alphabetical order. Each is looked for behind the last one, so that the index
 * answers however many events there are.
 */
export async function listEventNames(q: Query, businessId: number, limit: number): Promise<string[]> {
  const rows: { event: string }[] = await q
    .withRecursive('names', ['event'], (names) => {
      const next = q('person_events as told')
        .where('told.business_id', businessId)
        .whereRaw('told.event > names.event')
        .min('told.event');
      names
        .min({ event: 'event' })
        .from('person_events')
        .where({ business_id: businessId })
        .unionAll((more) =>
          more
            .select(q.raw('(?)', [next]))
            .from('names')
            .whereNotNull('names.event'),
        );
    })
    .select('event')
    .from('names')
    .whereNotNull('event')
    .limit(limit);
  return rows.map(({ event }) => event);
}
