// All SQL of how a business's brand speaks.
import type { BrandTone } from '../../contract/constants/industries.ts';
import { DEFAULT_BRAND, type Preferences } from '../../contract/preferences.ts';
import { type Selection, select } from '../../db/gather.ts';
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

const COLUMNS = ['brand_tones', 'brand_description', 'brand_keywords'] as const;

/** One row, or none for a business that has saved none. */
export function selectBrandVoice(q: Query, businessId: number): Selection<BrandVoice> {
  const query = q('business_preferences')
    .select(...COLUMNS)
    .where({ business_id: businessId })
    .whereNotNull('brand_tones');
  return { query, columns: COLUMNS, read: toBrandVoice };
}

/** The defaults for a business that has saved none. */
export async function findBrandVoice(q: Query, businessId: number): Promise<StoredBrandVoice> {
  const [brand] = await select(selectBrandVoice(q, businessId));
  return brand ? { brand, hasBrand: true } : { brand: DEFAULT_BRAND, hasBrand: false };
}

function toBrandVoice(row: BrandRow): BrandVoice {
  return {
    tones: row.brand_tones.split(',').filter(Boolean) as BrandTone[],
    description: row.brand_description,
    keywords: row.brand_keywords,
  };
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
