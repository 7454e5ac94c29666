// All SQL of the brand kits.
import type { Corners, FontPair, PhotoStyle } from '../../contract/brand.ts';
import { mapColumns } from '../../db/columns.ts';
import { type Selection, select } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';

/** As somebody chose it. */
export interface StoredKit {
  readonly primary: string;
  readonly secondary: string;
  readonly accent: string | null;
  readonly fonts: FontPair;
  readonly corners: Corners;
  readonly photos: PhotoStyle;
  /** Ids of pictures. */
  readonly logo: number | null;
  readonly logoDark: number | null;
  readonly mark: number | null;
}

const BRAND_KIT = mapColumns<StoredKit>('brand_kits', {
  primary: 'primary_color',
  secondary: 'secondary_color',
  accent: 'accent_color',
  fonts: 'fonts',
  corners: 'corners',
  photos: 'photos',
  logo: 'logo_id',
  logoDark: 'logo_dark_id',
  mark: 'mark_id',
});

/** One row, or none for a business that has chosen nothing. */
export function selectBrandKit(q: Query, businessId: number): Selection<StoredKit> {
  return BRAND_KIT.selection(BRAND_KIT.from(q).where({ business_id: businessId }));
}

export async function findStoredKit(q: Query, businessId: number): Promise<StoredKit | undefined> {
  const [kit] = await select(selectBrandKit(q, businessId));
  return kit;
}

export async function upsertBrandKit(
  q: Query,
  businessId: number,
  kit: StoredKit,
  now: number,
): Promise<void> {
  const row = { business_id: businessId, ...BRAND_KIT.stored(kit), updated_at: now };
  await q('brand_kits').insert(row).onConflict('business_id').merge();
}

/** @returns how many there were */
export async function deleteBrandKit(q: Query, businessId: number): Promise<number> {
  return q('brand_kits').where({ business_id: businessId }).delete();
}
