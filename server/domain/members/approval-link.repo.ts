// All SQL of approval links. Tokens are stored hashed: reading the database opens none.
import type { Query } from '../../db/unit-of-work.ts';

export interface ApprovalLinkRow {
  readonly id: number;
  readonly business_id: number;
  readonly name: string;
  readonly created_at: number;
  readonly expires_at: number;
  readonly used_at: number | null;
}

const COLUMNS = ['id', 'business_id', 'name', 'created_at', 'expires_at', 'used_at'] as const;

export async function insertApprovalLink(
  q: Query,
  link: { businessId: number; name: string; tokenHash: string; now: number; expiresAt: number },
): Promise<ApprovalLinkRow> {
  const [row]: ApprovalLinkRow[] = await q('approval_links').insert(
    {
      business_id: link.businessId,
      name: link.name,
      token_hash: link.tokenHash,
      created_at: link.now,
      expires_at: link.expiresAt,
    },
    [...COLUMNS],
  );
  if (!row) throw new Error('the link was not stored');
  return row;
}

export async function listApprovalLinkRows(
  q: Query,
  businessId: number,
  limit: number,
): Promise<ApprovalLinkRow[]> {
  return q('approval_links')
    .select(...COLUMNS)
    .where({ business_id: businessId })
    .orderBy('id')
    .limit(limit);
}

/** False when the business has no such link. */
export async function deleteApprovalLink(
  q: Query,
  key: { id: number; businessId: number },
): Promise<boolean> {
  return (await q('approval_links').where({ id: key.id, business_id: key.businessId }).del()) > 0;
}

/** A link that has not ended. */
export async function findLiveLink(
  q: Query,
  tokenHash: string,
  now: number,
): Promise<ApprovalLinkRow | undefined> {
  return q('approval_links')
    .select(...COLUMNS)
    .where({ token_hash: tokenHash })
    .where('expires_at', '>', now)
    .first();
}

export async function noteUse(q: Query, key: { id: number; businessId: number }, now: number): Promise<void> {
  await q('approval_links').where({ id: key.id, business_id: key.businessId }).update({ used_at: now });
}
