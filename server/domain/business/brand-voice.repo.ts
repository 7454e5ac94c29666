// All SQL of how a business's brand speaks.
import type { BrandTone } from '../../contract/constants/industries.ts';
import { DEFAULT_BRAND, type Preferences } from '../../contract/preferences.ts';
import { mapColumns } from '../../db/columns.ts';
import { type Selection, select } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';

export type BrandVoice = Preferences['brand'];

export interface StoredBrandVoice {
  readonly brand: BrandVoice;
  /** It was saved, rather than being the one that everybody begins with. */
  readonly hasBrand: boolean;
}

const BRAND_VOICE = mapColumns<BrandVoice>('business_preferences', {
  tones: { sql: 'brand_tones', read: (tones: string) => tones.split(',').filter(Boolean) as BrandTone[] },
  description: 'brand_description',
  keywords: 'brand_keywords',
});

/** One row, or none for a business that has saved none. */
export function selectBrandVoice(q: Query, businessId: number): Selection<BrandVoice> {
  const own = BRAND_VOICE.from(q).where({ business_id: businessId });
  return BRAND_VOICE.selection(own.whereNotNull('brand_tones'));
}

/** The defaults for a business that has saved none. */
export async function findBrandVoice(q: Query, businessId: number): Promise<StoredBrandVoice> {
  const [brand] = await select(selectBrandVoice(q, businessId));
  return brand ? { brand, hasBrand: true } : { brand: DEFAULT_BRAND, hasBrand: false };
}

export async function upsertBrandVoice(
  q: Query,
  businessId: number,
  { tones, description, keywords, now }: BrandVoice & { readonly now: number },
): Promise<void> {
  await q('business_preferences')
    .insert({
      business_id: businessId,
      ...BRAND_VOICE.stored({ tones: tones.join(','), description, keywords }),
      updated_at: now,
    })
    .onConflict('business_id')
    .merge();
}
