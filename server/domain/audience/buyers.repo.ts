// All SQL of who buys most, as far as orders and refunds are told.
import type { Knex } from 'knex';
import type { Query } from '../../db/unit-of-work.ts';

/**
 * Ids of the fifth of the buyers with the most orders since then, refunds taken off; who has as many as the last of
 * them belongs to it. Where anybody has ordered twice, one order is not much.
 */
export function buyersWhoOrderMost(q: Query, businessId: number, since: number): Knex.QueryBuilder {
  const buyers = () =>
    q('person_events')
      .where({ business_id: businessId })
      .whereIn('event', ['order', 'refund'])
      .where('at', '>', since)
      .whereNotNull('subscriber_id')
      .groupBy('subscriber_id')
      .havingRaw(`${ORDERS} > 0`)
      .select('subscriber_id', { orders: q.raw(ORDERS) });
  const ranked = q
    .from(buyers().as('buyer'))
    .select('orders')
    .select({ place: q.raw('row_number() over (order by orders desc)'), buyers: q.raw('count(*) over ()') });
  // The place of the last of the fifth, rounded up.
  const last = q.from(ranked.as('ranked')).whereRaw('place <= (buyers + 4) / 5').min('orders');
  const most = q.from(buyers().as('buyer')).max('orders');
  const least = q.raw('case when (?) > 1 and (?) < 2 then 2 else (?) end', [most, last, last.clone()]);
  return q.from(buyers().as('buyer')).where('orders', '>=', least).select('subscriber_id');
}

const ORDERS = "sum(case when event = 'order' then 1 else -1 end)";
