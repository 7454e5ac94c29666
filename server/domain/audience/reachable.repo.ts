// Who may be written to: the one condition that every mail has to meet in the statement that stores its intent.
import type { Knex } from 'knex';
import type { Query } from '../../db/unit-of-work.ts';

/**
 * `marketing`: news, for who subscribes. `reminder`: of what somebody has begun, for everybody who has not left.
 * `service`: what somebody ordered, such as a receipt. None goes to a suppressed address.
 */
export type Purpose = 'marketing' | 'reminder' | 'service';

/** A condition on rows of `deliveries`: their recipient may be written to. To be put into `where` or `whereNot`. */
export function reachable(q: Query, purpose: Purpose) {
  return (where: Knex.QueryBuilder): void => {
    where.whereNotExists(
      q('suppressions')
        .select(q.raw('1'))
        .whereRaw(
          'suppressions.business_id = deliveries.business_id and suppressions.email = deliveries.email',
        ),
    );
    if (purpose === 'service') return;
    where.whereExists(
      q('subscribers')
        .select(q.raw('1'))
        .whereRaw('subscribers.id = deliveries.subscriber_id')
        .whereIn('subscribers.status', purpose === 'reminder' ? ['active', 'known'] : ['active']),
    );
  };
}
