// All SQL of approval links. Tokens are stored hashed: reading the database opens none.
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface ApprovalLinkRecord {
  readonly id: number;
  readonly businessId: number;
  readonly name: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly usedAt: number | null;
}

/** A link as its business sees it. */
export interface ListedLink extends ApprovalLinkRecord {
  /** Null for a link from before makers were kept. */
  readonly madeBy: number | null;
  readonly makerName: string | null;
  readonly makerEmail: string | null;
}

const OWN = {
  id: 'id',
  businessId: 'business_id',
  name: 'name',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
  usedAt: 'used_at',
} as const;
const LINK = mapColumns<ApprovalLinkRecord>('approval_links', OWN);
const LISTED = mapColumns<ListedLink>('approval_links', {
  ...OWN,
  madeBy: 'made_by',
  makerName: 'maker.name',
  makerEmail: 'maker.email',
});

export async function insertApprovalLink(
  q: Query,
  link: {
    businessId: number;
    name: string;
    tokenHash: string;
    madeBy: number;
    now: number;
    expiresAt: number;
  },
): Promise<ListedLink> {
  const [stored]: { id: number }[] = await q('approval_links').insert(
    {
      business_id: link.businessId,
      name: link.name,
      token_hash: link.tokenHash,
      made_by: link.madeBy,
      created_at: link.now,
      expires_at: link.expiresAt,
    },
    ['id'],
  );
  const row = stored && (await LISTED.one(listed(q, link.businessId).where('approval_links.id', stored.id)));
  if (!row) throw new Error('the link was not stored');
  return row;
}

export async function listLinks(q: Query, businessId: number, limit: number): Promise<ListedLink[]> {
  return LISTED.all(listed(q, businessId).orderBy('approval_links.id').limit(limit));
}

function listed(q: Query, businessId: number) {
  return LISTED.from(q)
    .leftJoin('accounts as maker', 'maker.id', 'approval_links.made_by')
    .where({ 'approval_links.business_id': businessId });
}

/** How many links that have not ended each maker has, by the maker's account. */
export async function countLinksByMaker(
  q: Query,
  businessId: number,
  now: number,
): Promise<Readonly<Record<number, number>>> {
  const rows: { made_by: number; count: number | string }[] = await q('approval_links')
    .select('made_by')
    .count({ count: '*' })
    .where({ business_id: businessId })
    .where('expires_at', '>', now)
    .whereNotNull('made_by')
    .groupBy('made_by');
  return Object.fromEntries(rows.map(({ made_by, count }) => [made_by, Number(count)]));
}

/** False when the business has no such link. */
export async function deleteApprovalLink(
  q: Query,
  key: { id: number; businessId: number },
): Promise<boolean> {
  return (await q('approval_links').where({ id: key.id, business_id: key.businessId }).del()) > 0;
}

/** Ends what somebody made, in one business or in all. @returns what ended */
export async function deleteApprovalLinksBy(
  q: Query,
  { madeBy, businessId }: { madeBy: number; businessId?: number | undefined },
): Promise<Pick<ApprovalLinkRecord, 'id' | 'businessId'>[]> {
  const made = q('approval_links').where({ made_by: madeBy });
  if (businessId !== undefined) made.where({ business_id: businessId });
  const rows = await made.clone().select({ id: 'id', businessId: 'business_id' }).orderBy('id');
  await made.del();
  return rows;
}

/** A link that has not ended. */
export async function findLiveLink(
  q: Query,
  tokenHash: string,
  now: number,
): Promise<ApprovalLinkRecord | undefined> {
  return LINK.one(LINK.from(q).where({ token_hash: tokenHash }).where('expires_at', '>', now));
}

export async function noteUse(q: Query, key: { id: number; businessId: number }, now: number): Promise<void> {
  await q('approval_links').where({ id: key.id, business_id: key.businessId }).update({ used_at: now });
}
