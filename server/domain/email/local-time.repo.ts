// All SQL of mails that wait for a time on their readers' clocks.
import type { Query } from '../../db/unit-of-work.ts';

/** People to whom a mail of a mailing was written down that nobody has tried, after an id and up to another. */
export async function listFreshPeople(
  q: Query,
  postId: number,
  { after, to }: { after: number; to: number | null },
): Promise<number[]> {
  const people = q('deliveries')
    .where({ post_id: postId, status: 'pending', attempts: 0 })
    .where('subscriber_id', '>', after);
  if (to !== null) people.where('subscriber_id', '<=', to);
  return people.pluck('subscriber_id');
}

/** Their mails wait until a moment, or longer where they wait longer already. */
export async function putOffPeople(
  q: Query,
  postId: number,
  ids: readonly number[],
  at: number,
): Promise<void> {
  await q('deliveries')
    .where({ post_id: postId, status: 'pending' })
    .whereIn('subscriber_id', [...ids])
    .update({ retry_at: q.raw('case when retry_at > ? then retry_at else ? end', [at, at]) });
}
