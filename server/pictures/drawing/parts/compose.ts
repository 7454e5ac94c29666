// What most designs begin with: the ground, and who says it at its foot; and the ways to write under each other.
import { type Box, whole } from '../canvas.ts';
import type { Draft, TextBlock } from '../draft.ts';
import type { Ground } from '../palette.ts';
import type { WriteStyle } from '../sheet.ts';
import { type SignatureStyle, sign } from './signature.ts';

/** Fills the whole picture. */
export function cover({ sheet, canvas }: Draft, ground: Ground): void {
  sheet.fill(whole(canvas), ground.fill);
}

/** Signs at the foot of the box. @returns the box above it */
export function between(draft: Draft, box: Box, style: Omit<SignatureStyle, 'box'>): Box {
  return sign(draft, { ...style, box });
}

export interface Written {
  readonly block: TextBlock;
  readonly colour: string;
  readonly struck?: string;
}

export interface ColumnStyle {
  readonly align?: WriteStyle['align'];
  readonly at?: 'top' | 'middle' | 'bottom';
}

/** A written column, in pixels: its rows are its blocks, in order. */
export interface Column {
  readonly y: number;
  readonly height: number;
  readonly width: number;
  readonly rows: readonly { readonly top: number; readonly height: number; readonly capHeight: number }[];
}

/** Below the baseline, as a share of the size. */
const DESCENT = 0.2;

/** Blocks under each other. */
export function writeColumn(
  draft: Draft,
  box: Box,
  column: readonly (Written | null)[],
  { align = 'start', at = 'top' }: ColumnStyle = {},
): Column {
  const written = column.filter((one) => one !== null && one.block.text !== '') as Written[];
  const set = draft.set(
    written.map(({ block }) => block),
    box,
  );
  // What hangs below the last baseline belongs to the words, too.
  const hanging = at === 'bottom' ? (set.blocks.at(-1)?.size ?? 0) * DESCENT : 0;
  const spare = Math.max(0, box.height - set.height - hanging);
  const y = box.y + (at === 'top' ? 0 : at === 'middle' ? spare / 2 : spare);
  const styles = written.map(({ block, colour, struck }) => ({
    voice: draft.voices[block.role],
    colour,
    align,
    ...(struck === undefined ? {} : { struck }),
  }));
  draft.sheet.stack(set, box, y, styles);
  const width = Math.max(0, ...set.blocks.flatMap(({ lines }) => lines.map((line) => line.width)));
  return {
    y,
    height: set.height,
    width,
    rows: set.blocks.map(({ top, height, capHeight }) => ({ top: y + top, height, capHeight })),
  };
}

/** The largest words of a picture; long ones come out smaller by themselves. @param most in units */
export function head(text: string, colour: string, most: number, more: Partial<TextBlock> = {}): Written {
  return {
    block: { text, role: 'head', most, least: 4.2, balance: true, ...more },
    colour,
  };
}

/** What explains them. */
export function body(text: string, colour: string, more: Partial<TextBlock> = {}): Written | null {
  if (text === '') return null;
  return { block: { text, role: 'text', most: 3.8, least: 2.75, gap: 4.4, ...more }, colour };
}

/** What is short and said with weight. */
export function label(text: string, colour: string, more: Partial<TextBlock> = {}): Written | null {
  if (text === '') return null;
  return { block: { text, role: 'strong', most: 2.9, least: 2.4, gap: 3.4, balance: true, ...more }, colour };
}
