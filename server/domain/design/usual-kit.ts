// The kit of a business that has chosen none: made from its name and industry, so that two businesses differ and one stays itself.
import type { BrandKit, Corners, FontPair } from '../../contract/brand.ts';
import type { Industry } from '../../contract/constants/industries.ts';
import { createRandom } from '../../kernel/random.ts';

type Colors = BrandKit['colors'];

/** Main colour, its companion, and one for small things; each main colour carries white text at 4.5:1 or more. */
const PALETTES = {
  navy: { primary: '#1f3a5f', secondary: '#e9b44c', accent: '#d1495b' },
  cobalt: { primary: '#1d4ed8', secondary: '#0f172a', accent: '#f59e0b' },
  teal: { primary: '#0f5c63', secondary: '#f2a65a', accent: '#c8553d' },
  forest: { primary: '#23533d', secondary: '#d9a441', accent: '#a63d40' },
  moss: { primary: '#4b5d2a', secondary: '#e3b23c', accent: '#7a4419' },
  rust: { primary: '#9c3d1f', secondary: '#f0b67f', accent: '#264653' },
  cherry: { primary: '#a4243b', secondary: '#f3d9b1', accent: '#3a506b' },
  plum: { primary: '#5b2a5e', secondary: '#e8a598', accent: '#d4a017' },
  ink: { primary: '#222831', secondary: '#c9ada7', accent: '#b85042' },
  cocoa: { primary: '#5a3825', secondary: '#e6c79c', accent: '#7f9172' },
  lagoon: { primary: '#086788', secondary: '#f0c808', accent: '#dd1c1a' },
  slate: { primary: '#3d4f5d', secondary: '#9fc2cc', accent: '#e07a5f' },
} as const satisfies Record<string, Colors>;

type Palette = keyof typeof PALETTES;

interface Looks {
  readonly palettes: readonly Palette[];
  readonly fonts: readonly FontPair[];
}

const LOOKS: Readonly<Record<Industry, Looks>> = {
  technology: { palettes: ['cobalt', 'ink', 'lagoon', 'slate'], fonts: ['modern', 'bold'] },
  ecommerce: { palettes: ['plum', 'ink', 'teal', 'cherry'], fonts: ['modern', 'editorial', 'friendly'] },
  healthcare: { palettes: ['teal', 'lagoon', 'forest', 'slate'], fonts: ['friendly', 'modern'] },
  finance: { palettes: ['navy', 'forest', 'ink'], fonts: ['classic', 'modern'] },
  education: { palettes: ['navy', 'cherry', 'teal', 'lagoon'], fonts: ['friendly', 'classic'] },
  realestate: { palettes: ['navy', 'ink', 'forest', 'slate'], fonts: ['editorial', 'modern'] },
  hospitality: { palettes: ['teal', 'moss', 'plum', 'cocoa'], fonts: ['editorial', 'classic'] },
  retail: { palettes: ['cherry', 'plum', 'rust', 'teal'], fonts: ['friendly', 'editorial', 'modern'] },
  professional: { palettes: ['navy', 'slate', 'ink', 'forest'], fonts: ['classic', 'modern'] },
  manufacturing: { palettes: ['ink', 'slate', 'rust', 'navy'], fonts: ['bold', 'craft'] },
  food: { palettes: ['rust', 'cocoa', 'moss', 'cherry'], fonts: ['craft', 'editorial', 'friendly'] },
  arts: { palettes: ['plum', 'ink', 'cherry', 'lagoon'], fonts: ['bold', 'editorial'] },
  nonprofit: { palettes: ['forest', 'teal', 'rust', 'navy'], fonts: ['friendly', 'craft'] },
  other: { palettes: ['navy', 'teal', 'forest', 'plum', 'slate'], fonts: ['modern', 'classic'] },
};

const CORNERS: Readonly<Record<FontPair, Corners>> = {
  modern: 'soft',
  friendly: 'round',
  classic: 'square',
  editorial: 'square',
  bold: 'square',
  craft: 'soft',
};

/** The same name and industry always get the same kit. */
export function usualKit({ name, industry }: { name: string; industry: Industry }): Omit<BrandKit, 'isOwn'> {
  const random = createRandom(`kit:${name.trim().toLowerCase()}`);
  const { palettes, fonts: pairs } = LOOKS[industry];
  const fonts = random.pick(pairs);
  return {
    colors: PALETTES[random.pick(palettes)],
    fonts,
    corners: CORNERS[fonts],
    photos: 'natural',
    logo: null,
    logoDark: null,
    mark: null,
  };
}
