// All SQL of posts that would leave soon if only somebody approved them.
import type { Query } from '../../db/unit-of-work.ts';

export interface DueApprovals {
  readonly businessId: number;
  readonly posts: number;
}

/** Businesses with such posts, unless they were told after a moment. All times in UTC milliseconds. */
export async function listDueApprovals(
  q: Query,
  { from, until, toldAfter }: { from: number; until: number; toldAfter: number },
): Promise<DueApprovals[]> {
  const told = q('events')
    .whereRaw('events.business_id = posts.business_id')
    .where({ kind: 'approvals.due' })
    .where('events.created_at', '>', toldAfter);
  const rows: { business_id: number; posts: number | string }[] = await q('posts')
    .where({ status: 'awaiting_approval' })
    .whereNull('deleted_at')
    .whereBetween('scheduled_at', [from, until])
    .whereNotExists(told)
    .groupBy('business_id')
    .select('business_id')
    .count({ posts: '*' });
  return rows.map(({ business_id, posts }) => ({ businessId: business_id, posts: Number(posts) }));
}
