// What people did, as shops and sites tell it: read for the person's page.
import type { Query } from '../../db/unit-of-work.ts';

export interface PersonEventRecord {
  /** As whoever told it calls it. */
  readonly id: string;
  readonly event: string;
  readonly at: number;
  /** JSON. */
  readonly data: string;
}

/** The newest events of a subscriber. */
export async function listPersonEvents(
  q: Query,
  subscriberId: number,
  limit: number,
): Promise<PersonEventRecord[]> {
  return q('person_events')
    .select({ id: 'external_id' }, 'event', 'at', 'data')
    .where({ subscriber_id: subscriberId })
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit);
}
