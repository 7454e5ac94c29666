// Designs of one thought: a title and perhaps what explains it.

import type { DrawnWords } from '../../../domain/design/index.ts';
import { cutAcross, cutDown, inset, whole } from '../canvas.ts';
import { type Design, radiusOf } from '../draft.ts';
import type { Ground } from '../palette.ts';
import { between, body, cover, head, label, type Written, writeColumn } from '../parts/compose.ts';
import { drawMotif } from '../parts/motif.ts';
import { textOf, titleOf } from './words.ts';

/** What it costs, where the words say it, and until when. */
function offer(words: DrawnWords, ground: Ground): readonly (Written | null)[] {
  if (words.kind !== 'price' && words.kind !== 'product') return [];
  const until = words.kind === 'price' ? words.until : '';
  const price = label(words.price, ground.mark, { most: 6.4, least: 3, gap: 4, isWhole: true });
  return [price, label(until, ground.ink, { gap: 1.8 })];
}

/** On paper, with a rule of the business's colour beside the words. */
export const tipMargin: Design = (draft) => {
  const { canvas, sheet, palette, words } = draft;
  const ground = palette.paper;
  cover(draft, ground);
  const size = Math.min(canvas.width, canvas.height) * 0.52;
  drawMotif(draft, sheet, { box: whole(canvas), corner: 'bottom-end', size, colour: ground.shape });
  const box = between(draft, canvas.frame, { ground });
  const wide = canvas.shape === 'wide';
  const room = {
    ...box,
    x: box.x + canvas.unit * 4.4,
    width: box.width * (wide ? 0.84 : 1) - canvas.unit * 4.4,
  };
  const title = head(titleOf(words), ground.ink, wide ? 11 : 12.5);
  const set = writeColumn(draft, room, [title, body(textOf(words), ground.quiet), ...offer(words, ground)], {
    at: 'middle',
  });
  sheet.fill({ x: box.x, y: set.y, width: canvas.unit * 1.1, height: set.height }, ground.mark, {
    radius: radiusOf(draft, 'chip'),
  });
};

/** A card of paper on the business's colour. */
export const tipCard: Design = (draft) => {
  const { canvas, sheet, palette, words } = draft;
  cover(draft, palette.strong);
  const size = Math.min(canvas.width, canvas.height) * 0.6;
  drawMotif(draft, sheet, { box: whole(canvas), corner: 'top-end', size, colour: palette.strong.shape });
  const ground = palette.paper;
  const isCovered = canvas.ratio === '9:16';
  const card = isCovered ? canvas.safe : inset(whole(canvas), canvas.unit * 6);
  sheet.fill(card, ground.fill, { radius: radiusOf(draft, 'panel') });
  const box = between(draft, inset(card, canvas.unit * 5.2), { ground });
  writeColumn(
    draft,
    box,
    [head(titleOf(words), ground.ink, 11), body(textOf(words), ground.quiet), ...offer(words, ground)],
    {
      at: 'middle',
    },
  );
};

/** A photo above, or at the end of a wide picture, and the words on paper. */
export const tipPhoto: Design = (draft) => {
  const { canvas, sheet, palette, words, photo } = draft;
  const ground = palette.paper;
  cover(draft, ground);
  const all = whole(canvas);
  const isWide = canvas.shape === 'wide';
  const share = canvas.ratio === '9:16' ? 0.46 : canvas.shape === 'tall' ? 0.5 : 0.44;
  const [place, rest] = isWide ? cutDown(all, 0.44).toReversed() : cutAcross(all, share);
  if (place === undefined || rest === undefined) return;
  photo?.draw(sheet, isWide ? place : { ...place, height: place.height });
  const band = canvas.unit * 1.1;
  sheet.fill(
    isWide ? { ...place, width: band } : { ...place, y: place.y + place.height - band, height: band },
    ground.mark,
  );
  const { frame } = canvas;
  const room = isWide
    ? { ...frame, width: rest.width - frame.x - canvas.unit * 5 }
    : { ...frame, y: rest.y + canvas.unit * 5, height: frame.y + frame.height - rest.y - canvas.unit * 5 };
  const box = between(draft, room, { ground });
  writeColumn(draft, box, [
    head(titleOf(words), ground.ink, 8.6),
    body(textOf(words), ground.quiet, { gap: 3.6 }),
  ]);
};
