// Six very different businesses, as contact sheets and tests of pictures show them.
import type { DrawnKit } from '../../server/domain/design/index.ts';

export interface SheetBusiness {
  readonly kit: DrawnKit;
  readonly language: string;
  /** Hue of its made-up photos, or none. */
  readonly photo: number | null;
}

const svg = (text: string) => new TextEncoder().encode(text);
const PLAIN = { logo: null, logoDark: null, mark: null, photos: 'natural' } as const;

/** Two leaves and a name, drawn as paths so that no font is needed. */
const leafLogo = (ink: string) =>
  svg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 80" width="300" height="80">
<path d="M10 70C10 30 40 10 70 10C70 50 45 70 10 70Z" fill="#3f8f5f"/><path d="M40 70C42 48 58 38 82 36C80 60 66 70 40 70Z" fill="#9bc53d"/>
<g fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"><path d="M112 20V60H134M150 60V20H172M150 40H168M150 60H172M188 60L204 20L220 60M194 46H214M238 60V20H262M238 40H256"/></g></svg>`);

export const SHEET_BUSINESSES: readonly SheetBusiness[] = [
  {
    kit: {
      ...PLAIN,
      name: 'Hartley & Rye Bakery',
      colors: { primary: '#b4532a', secondary: '#f2c14e', accent: null },
      fonts: 'classic',
      corners: 'soft',
    },
    language: 'en-GB',
    photo: 32,
  },
  {
    kit: {
      ...PLAIN,
      name: 'Donaudampfschifffahrtsgesellschaft Niederösterreich GmbH',
      colors: { primary: '#0b3d63', secondary: '#e4572e', accent: '#f4b942' },
      fonts: 'modern',
      corners: 'square',
    },
    language: 'de-AT',
    photo: 210,
  },
  {
    kit: {
      ...PLAIN,
      name: '京町家 茶寮 さくら',
      colors: { primary: '#8c2f4b', secondary: '#d8a7b1', accent: '#5b7553' },
      fonts: 'editorial',
      corners: 'square',
    },
    language: 'ja',
    photo: 340,
  },
  {
    kit: {
      name: 'Leaf Nursery',
      colors: { primary: '#2f6f4f', secondary: '#9bc53d', accent: null },
      fonts: 'craft',
      corners: 'round',
      photos: 'natural',
      logo: leafLogo('#1f3327'),
      logoDark: leafLogo('#f3f7f0'),
      mark: null,
    },
    language: 'en-GB',
    photo: 120,
  },
  {
    kit: {
      ...PLAIN,
      name: 'Iron Lane Boxing',
      colors: { primary: '#e11d2e', secondary: '#111317', accent: '#f5d90a' },
      fonts: 'bold',
      corners: 'square',
      photos: 'grey',
    },
    language: 'en-GB',
    photo: 0,
  },
  {
    kit: {
      ...PLAIN,
      name: 'Pip & Posy Nursery School',
      colors: { primary: '#ffb703', secondary: '#219ebc', accent: '#fb8500' },
      fonts: 'friendly',
      corners: 'round',
      photos: 'tinted',
    },
    language: 'en-GB',
    photo: null,
  },
];
