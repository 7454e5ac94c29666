// All SQL of segments: who among the subscribers belongs to one.
import type { CampaignSegment } from '../../contract/constants/email.ts';
import type { Query } from '../../db/unit-of-work.ts';

/** Ids of a business's subscribers whose last mail was refused: nothing has reached them since. */
export function refusedSubscribers(q: Query, businessId: number) {
  return q('deliveries as refused')
    .where({ 'refused.business_id': businessId, 'refused.status': 'refused' })
    .whereNotExists(
      q('deliveries as later')
        .whereRaw('later.subscriber_id = refused.subscriber_id')
        .whereRaw('later.id > refused.id')
        .where('later.status', 'sent')
        .select(q.raw('1')),
    )
    .select('refused.subscriber_id');
}

/** The subscribed people of a business who are in a segment, to be selected or counted. */
export function subscribersIn(q: Query, businessId: number, segment: CampaignSegment) {
  const query = q('subscribers').where({ business_id: businessId, status: 'active' });
  if (segment === 'active') query.whereNotIn('id', refusedSubscribers(q, businessId));
  if (segment === 'at-risk') query.whereIn('id', refusedSubscribers(q, businessId));
  return query;
}
