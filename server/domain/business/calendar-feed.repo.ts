// All SQL of the calendar feeds.
import type { Query } from '../../db/unit-of-work.ts';

export async function selectFeedToken(q: Query, businessId: number): Promise<string | null> {
  const row: { token: string } | undefined = await q('calendar_feeds')
    .select('token')
    .where({ business_id: businessId })
    .first();
  return row?.token ?? null;
}

export async function selectFeedBusiness(q: Query, token: string): Promise<number | undefined> {
  const row: { business_id: number } | undefined = await q('calendar_feeds')
    .select('business_id')
    .where({ token })
    .first();
  return row?.business_id;
}

/** One a business: the newest replaces the one before. */
export async function upsertFeedToken(
  q: Query,
  feed: { businessId: number; token: string; now: number },
): Promise<void> {
  const row = { business_id: feed.businessId, token: feed.token, created_at: feed.now };
  await q('calendar_feeds').insert(row).onConflict('business_id').merge();
}
