// All SQL of the calendar feeds.
import type { Query } from '../../db/unit-of-work.ts';
import type { LinkToken } from '../../kernel/link-token.ts';

export async function selectFeedToken(q: Query, businessId: number): Promise<LinkToken | undefined> {
  return q('calendar_feeds')
    .select({ hash: 'token_hash', sealed: 'sealed_token' })
    .where({ business_id: businessId })
    .first();
}

export async function selectFeedBusiness(q: Query, tokenHash: string): Promise<number | undefined> {
  const row: { business_id: number } | undefined = await q('calendar_feeds')
    .select('business_id')
    .where({ token_hash: tokenHash })
    .first();
  return row?.business_id;
}

/** One a business: the newest replaces the one before. */
export async function upsertFeedToken(
  q: Query,
  feed: { businessId: number; link: LinkToken; now: number },
): Promise<void> {
  const { hash, sealed } = feed.link;
  const row = { business_id: feed.businessId, token_hash: hash, sealed_token: sealed, created_at: feed.now };
  await q('calendar_feeds').insert(row).onConflict('business_id').merge();
}
