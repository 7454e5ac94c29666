// Who says it: logo, or monogram and name, always at the foot of the picture; and beside it the note.

import { luminance } from '../../../kernel/colour.ts';
import type { Box } from '../canvas.ts';
import { type BrandImage, type Draft, radiusOf } from '../draft.ts';
import type { Ground } from '../palette.ts';

/** Heights in units. */
const ROW = 5.6;
const MARK = 5.6;
const LOGO_WIDTH = 30;
const NAME = { most: 2.75, least: 2.2 } as const;
const NOTE = { most: 2.75, least: 2.3 } as const;
const MONOGRAM = 2.7;

export interface SignatureStyle {
  readonly ground: Ground;
  /** Where the row stands: its lower edge. */
  readonly box: Box;
  readonly align?: 'start' | 'center';
  /** Without the note, where a design says it elsewhere. */
  readonly withoutNote?: boolean;
  /** Room at the row's end for something else, in pixels. */
  readonly keepFree?: number;
}

/** Draws it along the lower edge of the box. @returns the box above it */
export function sign(draft: Draft, style: SignatureStyle): Box {
  const { canvas, words } = draft;
  const { box, align = 'start', withoutNote = false, keepFree = 0 } = style;
  const height = ROW * canvas.unit;
  const row = { ...box, y: box.y + box.height - height, width: box.width - keepFree, height };
  const note = withoutNote || align === 'center' ? '' : words.note;
  const beside = { ...row, x: row.x + row.width * 0.5, width: row.width * 0.5 };
  const noteRoom = note === '' ? 0 : drawNote(draft, style.ground, beside, note) + canvas.unit * 3;
  if (align === 'center') drawCentred(draft, style.ground, row);
  else drawName(draft, style.ground, { ...row, width: row.width - noteRoom });
  return { ...box, height: box.height - height - canvas.unit * 4.2 };
}

/** @returns how wide it is: the rest of the row is the name's */
function drawNote(draft: Draft, ground: Ground, row: Box, text: string): number {
  const block = { text, role: 'strong', lines: 2, balance: true, ...NOTE } as const;
  const set = draft.set([block], row);
  const y = row.y + (row.height - set.height) / 2;
  draft.sheet.stack(set, row, y, [{ voice: draft.voices.strong, colour: ground.mark, align: 'end' }]);
  return Math.max(0, ...set.blocks.flatMap(({ lines }) => lines.map((line) => line.width)));
}

function drawName(draft: Draft, ground: Ground, row: Box): void {
  const { canvas, brand, sheet, voices } = draft;
  const logo = logoFor(draft, ground);
  if (logo !== null) {
    placeImage(draft, logo, { ...row, width: Math.min(row.width, LOGO_WIDTH * canvas.unit) });
    return;
  }
  const size = MARK * canvas.unit;
  drawMark(draft, ground, { x: row.x, y: row.y, width: size, height: size });
  const room = { ...row, x: row.x + size + canvas.unit * 1.6, width: row.width - size - canvas.unit * 1.6 };
  const set = draft.set([{ text: brand.name, role: 'strong', lines: 2, balance: true, ...NAME }], room);
  sheet.stack(set, room, row.y + (row.height - set.height) / 2, [
    { voice: voices.strong, colour: ground.ink },
  ]);
}

function drawCentred(draft: Draft, ground: Ground, row: Box): void {
  const { canvas, brand, sheet, voices } = draft;
  const logo = logoFor(draft, ground);
  if (logo !== null) {
    const width = Math.min(row.width, LOGO_WIDTH * canvas.unit);
    placeImage(draft, logo, { ...row, x: row.x + (row.width - width) / 2, width }, 'center');
    return;
  }
  const size = MARK * canvas.unit;
  const gap = canvas.unit * 1.6;
  const room = { ...row, width: row.width - size - gap };
  const set = draft.set([{ text: brand.name, role: 'strong', lines: 2, balance: true, ...NAME }], room);
  const width = Math.max(0, ...set.blocks.flatMap(({ lines }) => lines.map((line) => line.width)));
  const x = row.x + (row.width - size - gap - width) / 2;
  drawMark(draft, ground, { x, y: row.y, width: size, height: size });
  const at = { ...room, x: x + size + gap, width };
  sheet.stack(set, at, row.y + (row.height - set.height) / 2, [{ voice: voices.strong, colour: ground.ink }]);
}

/** The mark, or the initials on a tile of the kit's corners. */
export function drawMark(draft: Draft, ground: Ground, box: Box): void {
  const { brand, sheet, voices, canvas } = draft;
  if (brand.mark !== null) {
    placeImage(draft, brand.mark, box, 'center');
    return;
  }
  const radius =
    brand.corners === 'round' ? box.width / 2 : radiusOf(draft, 'chip') * (box.width / (MARK * canvas.unit));
  sheet.fill(box, ground.mark, { radius });
  const share = box.width / (MARK * canvas.unit);
  const most = (MONOGRAM * share) / voices.head.scale;
  const room = { ...box, x: box.x + box.width * 0.1, width: box.width * 0.8 };
  const block = {
    text: brand.initials,
    role: 'head',
    most,
    least: most * 0.4,
    lines: 1,
    isWhole: true,
  } as const;
  const set = draft.set([block], room);
  const y = box.y + (box.height - set.height) / 2;
  sheet.stack(set, room, y, [{ voice: voices.head, colour: ground.onMark, align: 'center' }]);
}

/** The logo made for such a ground; a logo made for the other one would not be seen. */
function logoFor({ brand }: Draft, ground: Ground): BrandImage | null {
  return luminance(ground.fill) > 0.4 ? brand.logo : brand.logoDark;
}

function placeImage(
  { sheet }: Draft,
  image: BrandImage,
  box: Box,
  align: 'start' | 'center' = 'start',
): void {
  const scale = Math.min(box.width / image.width, box.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const x = align === 'start' ? box.x : box.x + (box.width - width) / 2;
  sheet.image(image.bytes, { x, y: box.y + (box.height - height) / 2, width, height });
}
