// The texts that a channel has, or is about to have: what would be the same post a second time.
import type { Query } from '../../db/unit-of-work.ts';

export interface OwnText {
  readonly connectionId: number;
  readonly content: string;
}

/** More than a list is compared with says nothing: who repeats a text after so many means it. */
const MOST = 5000;

/** Of posts that are not rejected and leave, left, or were made after a moment; the newest first. */
export async function listOwnTexts(
  q: Query,
  { businessId, since }: { businessId: number; since: number },
): Promise<OwnText[]> {
  return q('posts')
    .select({ connectionId: 'connection_id', content: 'content' })
    .where({ business_id: businessId })
    .whereNot({ status: 'rejected' })
    .whereNull('deleted_at')
    .whereRaw('coalesce(scheduled_at, created_at) >= ?', [since])
    .orderBy('id', 'desc')
    .limit(MOST);
}
