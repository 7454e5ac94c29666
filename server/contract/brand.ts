// The brand kit: what makes the pictures of a business look like its own. `GET|PUT /api/brand`.
import * as v from 'valibot';
import { problem } from './problem.ts';
import { Id, IdText } from './schema.ts';

/** Pairs of bundled fonts, one for headings and one for text; `server/pictures/drawing` knows their files. */
export const FONT_PAIRS = {
  modern: 'Plain and modern',
  friendly: 'Round and friendly',
  classic: 'Classic, with serifs',
  editorial: 'Serif headings, plain text',
  bold: 'Loud and narrow',
  craft: 'Sturdy, with slabs',
} as const;
export type FontPair = keyof typeof FONT_PAIRS;

export const CORNERS = { square: 'Square', soft: 'Soft', round: 'Round' } as const;
export type Corners = keyof typeof CORNERS;

/** How photos are shown: as they are, in shades of the main colour, or in grey. */
export const PHOTO_STYLES = {
  natural: 'As they are',
  tinted: 'In the main colour',
  grey: 'In grey',
} as const;
export type PhotoStyle = keyof typeof PHOTO_STYLES;

const Color = v.pipe(
  v.string(problem('colour')),
  v.regex(/^#[0-9a-fA-F]{6}$/, problem('colour')),
  v.toLowerCase(),
);

const keysOf = <K extends string>(of: Readonly<Record<K, string>>) => Object.keys(of) as [K, ...K[]];

/** Id of a picture of the business, or none. */
const Picture = v.nullable(Id);

const KIT = {
  colors: v.strictObject({ primary: Color, secondary: Color, accent: v.nullable(Color) }),
  fonts: v.picklist(keysOf(FONT_PAIRS), problem('listed-fonts')),
  corners: v.picklist(keysOf(CORNERS), problem('either', { names: ['square', 'soft', 'round'] })),
  photos: v.picklist(keysOf(PHOTO_STYLES), problem('listed-style')),
  /** On light ground, on dark ground, and the small mark that stands alone. */
  logo: Picture,
  logoDark: Picture,
  mark: Picture,
} as const;

/** `isOwn`: somebody chose it; otherwise it was made from the name and the industry. */
export const BrandKit = v.object({ ...KIT, isOwn: v.boolean() });
export type BrandKit = v.InferOutput<typeof BrandKit>;

/** Body of PUT /api/brand; what is absent stays as it is. `accent` null is none. */
export const BrandKitInput = v.strictObject({
  colors: v.optional(v.strictObject({ ...v.partial(KIT.colors).entries })),
  fonts: v.optional(KIT.fonts),
  corners: v.optional(KIT.corners),
  photos: v.optional(KIT.photos),
  logo: v.optional(KIT.logo),
  logoDark: v.optional(KIT.logoDark),
  mark: v.optional(KIT.mark),
});
export type BrandKitInput = v.InferOutput<typeof BrandKitInput>;

export const BRAND_KIT_EXAMPLE = {
  colors: { primary: '#1d4ed8', secondary: '#f59e0b' },
  fonts: 'classic',
  corners: 'soft',
} as const;

/** A picture of the business in a query; nothing is none. */
const PictureText = v.optional(
  v.nullable(
    v.union([
      IdText,
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
    ]),
  ),
  null,
);

/** Query of GET /api/brand/sheet: a kit that need not be saved, flat. `accent` '' or absent is none. */
export const SheetQuery = v.object({
  primary: KIT.colors.entries.primary,
  secondary: KIT.colors.entries.secondary,
  accent: v.optional(
    v.union([
      Color,
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
    ]),
    '',
  ),
  fonts: KIT.fonts,
  corners: KIT.corners,
  photos: KIT.photos,
  logo: PictureText,
  logoDark: PictureText,
  mark: PictureText,
});

/** Path of the sheet that shows a kit. */
export function pathOfSheet({
  colors,
  fonts,
  corners,
  photos,
  ...pictures
}: Omit<BrandKit, 'isOwn'>): string {
  const { primary, secondary, accent } = colors;
  const { logo, logoDark, mark } = pictures;
  const chosen = { primary, secondary, accent, fonts, corners, photos, logo, logoDark, mark };
  const told = Object.entries(chosen).filter(([, value]) => value !== null);
  return `/api/brand/sheet?${new URLSearchParams(told.map(([name, value]) => [name, `${value}`]))}`;
}

/** Pixels of the sheet of six pictures in two columns, so that its place is kept. */
export const SHEET_SIZE = { width: 709, height: 1332 } as const;
