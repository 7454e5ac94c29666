// All SQL of segments: who among the subscribers belongs to one, and which one a mailing goes to.
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

/** The segment that a mailing goes to; everybody who is subscribed unless told. */
export async function findSegment(q: Query, postId: number): Promise<CampaignSegment> {
  const row: { segment: CampaignSegment } | undefined = await q('mailings')
    .select('segment')
    .where({ post_id: postId })
    .first();
  return row?.segment ?? 'all';
}

export async function saveSegment(q: Query, postId: number, segment: CampaignSegment): Promise<void> {
  await q('mailings').insert({ post_id: postId, segment }).onConflict('post_id').merge();
}

export async function countSubscribersIn(
  q: Query,
  businessId: number,
  segment: CampaignSegment,
): Promise<number> {
  const row: { count?: number | string } | undefined = await subscribersIn(q, businessId, segment)
    .count({ count: '*' })
    .first();
  return Number(row?.count ?? 0);
}

/** The segment of each of these mailings that has one. */
export async function listSegments(
  q: Query,
  postIds: readonly number[],
): Promise<ReadonlyMap<number, CampaignSegment>> {
  const rows: { post_id: number; segment: CampaignSegment }[] = await q('mailings')
    .select('post_id', 'segment')
    .whereIn('post_id', [...postIds]);
  return new Map(rows.map((row) => [row.post_id, row.segment]));
}
