// All SQL of how a business's brand speaks.
import type { BrandTone } from '../../contract/constants/industries.ts';
import { DEFAULT_BRAND, type Preferences } from '../../contract/preferences.ts';
import type { Query } from '../../db/unit-of-work.ts';

export type BrandVoice = Preferences['brand'];

interface BrandRow {
  brand_tones: string;
  brand_description: string;
  brand_keywords: string;
}

export interface StoredBrandVoice {
  readonly brand: BrandVoice;
  /** It was saved, rather than being the one that everybody begins with. */
  readonly hasBrand: boolean;
}

/** The defaults for a business that has saved none. */
export async function findBrandVoice(q: Query, businessId: number): Promise<StoredBrandVoice> {
  const row: BrandRow | undefined = await q('business_preferences')
    .select('brand_tones', 'brand_description', 'brand_keywords')
    .where({ business_id: businessId })
    .whereNotNull('brand_tones')
    .first();
  if (!row) return { brand: DEFAULT_BRAND, hasBrand: false };
  const brand = {
    tones: row.brand_tones.split(',').filter(Boolean) as BrandTone[],
    description: row.brand_description,
    keywords: row.brand_keywords,
  };
  return { brand, hasBrand: true };
}

export async function upsertBrandVoice(
  q: Query,
  businessId: number,
  { tones, description, keywords, now }: BrandVoice & { readonly now: number },
): Promise<void> {
  await q('business_preferences')
    .insert({
      business_id: businessId,
      brand_tones: tones.join(','),
      brand_description: description,
      brand_keywords: keywords,
      updated_at: now,
    })
    .onConflict('business_id')
    .merge();
}
