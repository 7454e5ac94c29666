// All SQL of what people did elsewhere, as it is told.
import type { EventSource } from '../../contract/person-event.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface NewPersonEvent {
  readonly businessId: number;
  /** Null for somebody who left and was deleted. */
  readonly subscriberId: number | null;
  readonly event: string;
  readonly at: number;
  /** As whoever tells it calls it. */
  readonly externalId: string;
  /** JSON. */
  readonly data: string;
  /** Null for programs and shops. */
  readonly source: EventSource | null;
}

/** Keeps what was told; false when the business was told of this id before. */
export async function insertPersonEvent(q: Query, told: NewPersonEvent): Promise<boolean> {
  const stored: unknown[] = await q('person_events')
    .insert({
      business_id: told.businessId,
      subscriber_id: told.subscriberId,
      event: told.event,
      at: told.at,
      external_id: told.externalId,
      data: told.data,
      source: told.source,
    })
    .onConflict(['business_id', 'external_id'])
    .ignore()
    .returning('id');
  return stored.length === 1;
}

/** Whether a person did something at a moment or after it. */
export async function hasDone(
  q: Query,
  done: { subscriberId: number; event: string; since: number },
): Promise<boolean> {
  const row: unknown = await q('person_events')
    .select('id')
    .where({ subscriber_id: done.subscriberId, event: done.event })
    .where('at', '>=', done.since)
    .first();
  return row !== undefined;
}
