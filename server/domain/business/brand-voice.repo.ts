// All SQL of how a business's brand speaks.
import type { BrandTone } from '../../contract/constants/industries.ts';
import { DEFAULT_BRAND, type Preferences } from '../../contract/preferences.ts';
import { mapColumns } from '../../db/columns.ts';
import { type Selection, select } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';

export type BrandVoice = Preferences['brand'];

/** A row as it is stored: the tones may never have been chosen, while words were. */
interface StoredVoice extends Omit<BrandVoice, 'tones'> {
  readonly tones: BrandTone[] | null;
}

export interface StoredBrandVoice {
  readonly brand: BrandVoice;
  /** Its tones were chosen, rather than being those that everybody begins with. */
  readonly hasTones: boolean;
}

const BRAND_VOICE = mapColumns<StoredVoice>('business_preferences', {
  tones: {
    sql: 'brand_tones',
    read: (tones: string | null) =>
      tones === null ? null : (tones.split(',').filter(Boolean) as BrandTone[]),
    write: (tones: BrandTone[]) => tones.join(','),
  },
  description: 'brand_description',
  keywords: 'brand_keywords',
  bannedWords: 'brand_banned_words',
  trade: 'brand_trade',
  mix: {
    sql: 'brand_mix',
    read: (mix: string | null) => (mix === null ? null : (JSON.parse(mix) as BrandVoice['mix'])),
    write: (mix: BrandVoice['mix']) => (mix === null ? null : JSON.stringify(mix)),
  },
});

/** One row, or none for a business that has saved none; see `readBrandVoice`. */
export function selectBrandVoice(q: Query, businessId: number): Selection<StoredVoice> {
  return BRAND_VOICE.selection(BRAND_VOICE.from(q).where({ business_id: businessId }));
}

/** With the defaults for what a business has not chosen. */
export function readBrandVoice(stored: StoredVoice | undefined): StoredBrandVoice {
  const { tones = null, ...words } = stored ?? { ...DEFAULT_BRAND, tones: null };
  return { brand: { ...words, tones: tones ?? DEFAULT_BRAND.tones }, hasTones: tones !== null };
}

export async function findBrandVoice(q: Query, businessId: number): Promise<StoredBrandVoice> {
  const [stored] = await select(selectBrandVoice(q, businessId));
  return readBrandVoice(stored);
}

/** Stores what is given; the rest stays as it is. */
export async function upsertBrandVoice(
  q: Query,
  businessId: number,
  { now, ...change }: Partial<BrandVoice> & { readonly now: number },
): Promise<void> {
  const { tones: _, ...words } = DEFAULT_BRAND;
  const stored = { ...BRAND_VOICE.stored(change), updated_at: now };
  await q('business_preferences')
    .insert({ business_id: businessId, ...BRAND_VOICE.stored(words), ...stored })
    .onConflict('business_id')
    .merge(stored);
}
