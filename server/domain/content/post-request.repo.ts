// All SQL of requests for new posts, which keep their names.
import type { Query } from '../../db/unit-of-work.ts';

interface RequestName {
  readonly businessId: number;
  readonly key: string;
}

/** What an earlier request of this name asked for (its digest) and made. */
export interface EarlierRequest {
  readonly digest: string;
  readonly postIds: readonly number[];
}

/** Takes a name, once: undefined when it was free. One that is being used right now is waited for. */
export async function takeName(
  q: Query,
  { businessId, key }: RequestName,
  { digest, now }: { digest: string; now: number },
): Promise<EarlierRequest | undefined> {
  const taken: unknown[] = await q('post_requests')
    .insert({ business_id: businessId, key, digest, created_at: now }, ['key'])
    .onConflict(['business_id', 'key'])
    .ignore();
  if (taken.length > 0) return undefined;
  const row: { digest: string; post_ids: string } = await q('post_requests')
    .where({ business_id: businessId, key })
    .first('digest', 'post_ids');
  return { digest: row.digest, postIds: JSON.parse(row.post_ids) as number[] };
}

export async function storeMade(
  q: Query,
  { businessId, key }: RequestName,
  postIds: readonly number[],
): Promise<void> {
  await q('post_requests')
    .where({ business_id: businessId, key })
    .update({ post_ids: JSON.stringify(postIds) });
}

/** Nobody waits for the answer of a request that old. */
export async function purgeRequests(q: Query, before: number): Promise<void> {
  await q('post_requests').where('created_at', '<', before).del();
}
