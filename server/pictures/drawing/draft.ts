// What a design is given: the canvas, the words, colours made of the kit, a sheet to draw on, and ways to set type.
import type { Corners } from '../../contract/brand.ts';
import type { Scheme } from '../../contract/design.ts';
import type { DrawnWords } from '../../domain/design/index.ts';
import type { Random } from '../../kernel/random.ts';
import type { Box, Canvas } from './canvas.ts';
import type { PAIRS, Voice } from './fonts.ts';
import type { Palette } from './palette.ts';
import type { PhotoTone } from './photo.ts';
import type { Sheet } from './sheet.ts';
import type { Block, SetStack } from './type/set-blocks.ts';

export type Role = 'head' | 'text' | 'strong';

export interface Draft {
  readonly canvas: Canvas;
  readonly words: DrawnWords;
  readonly scheme: Scheme;
  readonly palette: Palette;
  readonly voices: (typeof PAIRS)[keyof typeof PAIRS];
  readonly sheet: Sheet;
  /** By the seed of the picture. */
  readonly chance: Random;
  readonly brand: Brand;
  readonly photo: DraftPhoto | null;
  /** Sets blocks into a box; sizes, gaps and indents in units. */
  set(blocks: readonly TextBlock[], box: Box): SetStack;
  /** In em. */
  widthOf(voice: Voice, text: string): number;
}

/** A block as designs name it: in units, by role. */
export interface TextBlock extends Omit<Block, 'voice' | 'gap'> {
  readonly role: Role;
  readonly gap?: number;
}

/** What makes every picture of a business its own. */
export interface Brand {
  readonly name: string;
  readonly initials: string;
  readonly corners: Corners;
  /** Which of the figures it is known by; the same in all of its pictures. */
  readonly motif: Motif;
  readonly logo: BrandImage | null;
  readonly logoDark: BrandImage | null;
  readonly mark: BrandImage | null;
}

export interface BrandImage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export const MOTIFS = ['arc', 'bar', 'dots', 'stairs', 'slant', 'rings'] as const;
export type Motif = (typeof MOTIFS)[number];

export interface DraftPhoto {
  /** Draws it, cut around its focus. */
  draw(sheet: Sheet, box: Box, radius?: number | string): void;
  /** How light it is behind a box, when the photo is drawn into `into`. */
  toneIn(box: Box, into: Box): PhotoTone;
}

export type Design = (draft: Draft) => void;

/** Corners of panels and of small things, in units. */
export function radiusOf({ brand, canvas }: Draft, size: 'panel' | 'chip'): number {
  const radii = { square: [0, 0], soft: [1.4, 0.7], round: [4, 2.2] } as const;
  const [panel, chip] = radii[brand.corners];
  return (size === 'panel' ? panel : chip) * canvas.unit;
}
