// All SQL of the links by which news is told. Tokens are stored hashed: reading the database opens none.
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface NewsLink {
  readonly id: number;
  readonly businessId: number;
  readonly accountId: number;
  readonly week: string;
  readonly expiresAt: number;
  readonly usedAt: number | null;
}

const LINK = mapColumns<NewsLink>('news_links', {
  id: 'id',
  businessId: 'business_id',
  accountId: 'account_id',
  week: 'week',
  expiresAt: 'expires_at',
  usedAt: 'used_at',
});

/** False when the person has one of this business and week already. */
export async function insertNewsLink(
  q: Query,
  {
    tokenHash,
    ...link
  }: Pick<NewsLink, 'businessId' | 'accountId' | 'week' | 'expiresAt'> & { tokenHash: string },
): Promise<boolean> {
  const rows: unknown[] = await q('news_links')
    .insert({ ...LINK.stored(link), token_hash: tokenHash })
    .onConflict(['business_id', 'account_id', 'week'])
    .ignore()
    .returning('id');
  return rows.length > 0;
}

export async function findNewsLink(q: Query, tokenHash: string): Promise<NewsLink | undefined> {
  return LINK.one(LINK.from(q).where({ token_hash: tokenHash }));
}

/** Uses a link up; false when it was used or has ended: of two who use it at once, one does. */
export async function spendNewsLink(q: Query, id: number, now: number): Promise<boolean> {
  const live = q('news_links').where({ id }).whereNull('used_at').where('expires_at', '>', now);
  return (await live.update({ used_at: now })) === 1;
}

/** Removes links that ended before a moment. */
export async function purgeNewsLinks(q: Query, before: number): Promise<void> {
  await q('news_links').where('expires_at', '<', before).del();
}
