// Designs of what something costs, and until when.
import { type Box, cutAcross, cutDown, whole } from '../canvas.ts';
import { type Design, type Draft, radiusOf } from '../draft.ts';
import { fieldOn, type Ground } from '../palette.ts';
import { between, body, cover, head, label, writeColumn } from '../parts/compose.ts';
import { drawMotif } from '../parts/motif.ts';
import { take, textOf } from './words.ts';

/** A phrase on a chip of the business's colour, at the start of the box. @returns its height */
export function drawChip(draft: Draft, box: Box, text: string, ground: Ground): number {
  const { canvas, sheet, voices } = draft;
  const { unit } = canvas;
  const pad = unit * 1.8;
  const room = { ...box, x: box.x + pad, width: box.width - pad * 2 };
  const set = draft.set([{ text, role: 'strong', most: 2.9, least: 2.3, lines: 2, balance: true }], room);
  const width = Math.max(0, ...set.blocks.flatMap(({ lines }) => lines.map((line) => line.width)));
  const height = set.height + unit * 3.2;
  sheet.fill({ ...box, width: width + pad * 2, height }, ground.mark, { radius: radiusOf(draft, 'chip') });
  sheet.stack(set, room, box.y + unit * 1.6, [{ voice: voices.strong, colour: ground.onMark }]);
  return height;
}

/** The price as large as the picture is wide. */
export const priceGiant: Design = (draft) => {
  const { canvas, sheet, palette } = draft;
  const words = take(draft.words, 'price');
  const ground = palette.strong;
  cover(draft, ground);
  const size = Math.min(canvas.width, canvas.height) * 0.62;
  drawMotif(draft, sheet, { box: whole(canvas), corner: 'top-end', size, colour: ground.shape });
  const { unit } = canvas;
  const box = between(draft, canvas.frame, { ground });
  const wide = canvas.shape === 'wide';
  const [left, right] = wide ? cutDown(box, 0.5, unit * 5) : cutAcross(box, 0.54, unit * 5.4);
  const price = head(words.price, ground.ink, 30, { least: 6, lines: 1, isWhole: true });
  writeColumn(draft, wide ? right : left, [price], {
    at: wide ? 'middle' : 'bottom',
    align: wide ? 'end' : 'start',
  });
  const words2 = wide ? left : right;
  const chip = words.until === '' ? 0 : unit * 9.6;
  const set = writeColumn(
    draft,
    { ...words2, height: words2.height - chip },
    [head(words.title, ground.ink, 8)],
    { at: wide ? 'middle' : 'top' },
  );
  if (words.until !== '')
    drawChip(draft, { ...words2, y: set.y + set.height + unit * 3.4 }, words.until, ground);
};

/** A photo with the price on a disc at its edge. Also for products that have one. */
export const pricePhoto: Design = (draft) => {
  const { canvas, sheet, palette, photo, words } = draft;
  if (words.kind !== 'price' && words.kind !== 'product') throw new TypeError(words.kind);
  const ground = palette.paper;
  const seal = fieldOn(ground, palette);
  cover(draft, ground);
  const { frame, unit } = canvas;
  const all = whole(canvas);
  const wide = canvas.shape === 'wide';
  const [first, second] = wide ? cutDown(all, 0.5) : cutAcross(all, canvas.ratio === '9:16' ? 0.5 : 0.56);
  const place = wide ? second : first;
  photo?.draw(sheet, place);
  const size = unit * (wide ? 19 : 24);
  if (words.price !== '') {
    const isCovered = canvas.ratio === '9:16';
    const x = wide
      ? place.x + unit * 2
      : (isCovered ? frame.x + frame.width : canvas.width - unit * 5) - size;
    const y = wide ? frame.y : place.height - size + unit * 2.4;
    const disc = { x: wide ? x - size * 0.5 : x, y, width: size, height: size };
    sheet.fill(disc, seal.fill, {
      radius: { square: 0, soft: unit * 2.4, round: size / 2 }[draft.brand.corners],
    });
    const pad = size * 0.13;
    const room = { x: disc.x + pad, y: disc.y + pad, width: size - pad * 2, height: size - pad * 2 };
    const price = head(words.price, seal.ink, 8.6, { least: 2.6, lines: 1, isWhole: true });
    writeColumn(draft, room, [price], {
      at: 'middle',
      align: 'center',
    });
  }
  const top = first.height + unit * 6;
  const rest = wide
    ? { ...frame, width: second.x - frame.x - unit * 10.5 }
    : { ...frame, y: top, height: frame.y + frame.height - top };
  const box = between(draft, rest, { ground });
  const until = words.kind === 'price' ? label(words.until, ground.mark, { gap: 2.6, most: 3.2 }) : null;
  const blocks = [head(words.title, ground.ink, 8), body(textOf(words), ground.quiet, { gap: 3.2 }), until];
  writeColumn(draft, box, blocks, { at: wide ? 'middle' : 'top' });
};
