// Who says it: logo, or monogram and name, always at the foot of the picture; and beside it the note.

import { luminance } from '../../../kernel/colour.ts';
import type { Box } from '../canvas.ts';
import { type BrandImage, type Draft, radiusOf } from '../draft.ts';
import type { Ground } from '../palette.ts';
import type { SetStack } from '../type/set-blocks.ts';

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
  const { canvas } = draft;
  const { box, align = 'start', withoutNote = false, keepFree = 0 } = style;
  const height = ROW * canvas.unit;
  const row = { ...box, y: box.y + box.height - height, width: box.width - keepFree, height };
  if (align === 'center') drawCentred(draft, style.ground, row);
  else {
    const note = withoutNote ? null : setNote(draft, row, style.ground);
    if (note !== null)
      draft.sheet.stack(note.set, row, row.y + (height - note.set.height) / 2, [
        { voice: draft.voices.strong, colour: style.ground.mark, align: 'end' },
      ]);
    drawName(draft, style.ground, { ...row, width: row.width - (note?.room ?? 0) });
  }
  return { ...box, height: box.height - height - canvas.unit * (canvas.shape === 'wide' ? 4.2 : 5) };
}

/** Of the row that a note may have: on one line, or narrower on two. */
const NOTE_SHARES = [0.5, 0.34] as const;

/**
 * The note beside the name, and what it takes of the row. Whose picture it is comes first: a note that would cut the name, or part
 * its words, is left out.
 */
function setNote(
  draft: Draft,
  row: Box,
  ground: Ground,
): { readonly set: SetStack; readonly room: number } | null {
  const { canvas, words, brand } = draft;
  if (words.note === '') return null;
  const block = { text: words.note, role: 'strong', lines: 2, balance: true, ...NOTE } as const;
  for (const share of NOTE_SHARES) {
    const set = draft.set([block], { ...row, width: row.width * share });
    const room = widthOf(set) + canvas.unit * 3;
    if (share !== NOTE_SHARES[0] && !isWhole(set, words.note)) break;
    const name = nameRoom(draft, { ...row, width: row.width - room });
    if (logoFor(draft, ground) !== null || isWhole(draft.set([nameBlock(brand.name)], name), brand.name))
      return { set, room };
  }
  return null;
}

const nameBlock = (text: string) => ({ text, role: 'strong', lines: 2, balance: true, ...NAME }) as const;

/** Beside the mark. */
function nameRoom({ canvas }: Draft, row: Box): Box {
  const used = (MARK + 1.6) * canvas.unit;
  return { ...row, x: row.x + used, width: row.width - used };
}

const linesOf = ({ blocks }: SetStack) => blocks.flatMap(({ lines }) => lines);

const widthOf = (set: SetStack) => Math.max(0, ...linesOf(set).map(({ width }) => width));

/** Nothing of it was left out, and no word parted. */
function isWhole(set: SetStack, text: string): boolean {
  const bare = (words: string) => words.replace(/\s+/gu, '');
  return (
    bare(
      linesOf(set)
        .map((line) => line.text)
        .join(''),
    ) === bare(text)
  );
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
  const room = nameRoom(draft, row);
  const set = draft.set([nameBlock(brand.name)], room);
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
  const set = draft.set([nameBlock(brand.name)], room);
  const width = widthOf(set);
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
