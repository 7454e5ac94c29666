// All SQL of the keys by which websites tell what people do.
import type { Query } from '../../db/unit-of-work.ts';

export interface SiteRecord {
  readonly businessId: number;
  readonly key: string;
  readonly origins: readonly string[];
}

async function findSite(q: Query, where: Readonly<Record<string, unknown>>): Promise<SiteRecord | undefined> {
  const row: { businessId: number; key: string; origins: string } | undefined = await q('site_keys')
    .where(where)
    .select({ businessId: 'business_id' }, 'key', 'origins')
    .first();
  return row && { ...row, origins: JSON.parse(row.origins) };
}

export const findSiteOf = (q: Query, businessId: number) => findSite(q, { business_id: businessId });

/** Whose pages hold this key. */
export const findSiteByKey = (q: Query, key: string) => findSite(q, { key });

/** Its key stays as it is, where there is one. */
export async function saveSite(
  q: Query,
  { businessId, key, origins, now }: SiteRecord & { now: number },
): Promise<void> {
  await q('site_keys')
    .insert({ business_id: businessId, key, origins: JSON.stringify(origins), created_at: now })
    .onConflict(['business_id'])
    .merge(['origins']);
}

/** @returns whether there was one */
export async function deleteSite(q: Query, businessId: number): Promise<boolean> {
  return (await q('site_keys').where({ business_id: businessId }).del()) > 0;
}
