// All SQL of mailings: the segment that each goes to.
import type { CampaignSegment } from '../../contract/constants/email.ts';
import type { Query } from '../../db/unit-of-work.ts';

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
