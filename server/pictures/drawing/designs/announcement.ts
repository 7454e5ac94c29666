// Designs that say what is new.
import { columns, cutAcross, cutDown, whole } from '../canvas.ts';
import type { Design } from '../draft.ts';
import { between, body, cover, head, writeColumn } from '../parts/compose.ts';
import { drawMotif } from '../parts/motif.ts';
import { drawOverPhoto } from '../parts/over-photo.ts';
import { textOf, titleOf } from './words.ts';

/** The title over all of the picture, as a poster has it. */
export const announcePoster: Design = (draft) => {
  const { canvas, sheet, palette, words } = draft;
  const ground = palette.strong;
  cover(draft, ground);
  const size = Math.max(canvas.width, canvas.height) * 0.56;
  drawMotif(draft, sheet, { box: whole(canvas), corner: 'top-end', size, colour: ground.shape });
  const box = between(draft, canvas.frame, { ground });
  const room = canvas.shape === 'wide' ? columns(box, 0, 11) : box;
  writeColumn(draft, room, [head(titleOf(words), ground.ink, 17), body(textOf(words), ground.ink)], {
    at: 'bottom',
  });
};

/** Bands of the kit's colours above, or beside, as a flag; the words below. */
export const announceBands: Design = (draft) => {
  const { canvas, sheet, palette, words } = draft;
  const ground = palette.tint;
  cover(draft, ground);
  const isWide = canvas.shape === 'wide';
  const bands = [palette.strong.fill, palette.second.fill, palette.deep.fill];
  const shares = [0.56, 0.28, 0.16];
  const flag = isWide
    ? cutDown(whole(canvas), 0.7)[1]
    : cutAcross(whole(canvas), canvas.ratio === '9:16' ? 0.34 : 0.32)[0];
  let from = 0;
  bands.forEach((colour, at) => {
    const share = shares[at] ?? 0;
    sheet.fill(
      isWide
        ? { ...flag, x: flag.x + flag.width * from, width: flag.width * share + 1 }
        : { ...flag, y: flag.y + flag.height * from, height: flag.height * share + 1 },
      colour,
    );
    from += share;
  });
  const size = Math.min(flag.width, flag.height) * 0.9;
  const motifBox = isWide ? { ...flag, width: flag.width * 0.56 } : { ...flag, height: flag.height * 0.56 };
  drawMotif(draft, sheet, { box: motifBox, corner: 'top-end', size, colour: palette.strong.shape });
  const { frame, unit } = canvas;
  const top = flag.height + unit * 5;
  const room = isWide
    ? { ...frame, width: canvas.width * 0.7 - frame.x - unit * 5 }
    : { ...frame, y: top, height: frame.y + frame.height - top };
  const box = between(draft, room, { ground });
  const text = textOf(words);
  const date = words.kind === 'date' ? words.date : '';
  writeColumn(draft, box, [
    head(titleOf(words), ground.ink, 11),
    date === '' ? null : head(date, ground.mark, 6, { gap: 3.6, least: 3.4 }),
    body(text, ground.quiet, { gap: 3.6 }),
  ]);
};

/** A photo over all of the picture, the words at its foot. */
export const announcePhoto: Design = (draft) => {
  const { words, canvas } = draft;
  const wide = canvas.shape === 'wide';
  drawOverPhoto(draft, {
    share: wide ? 0.8 : 0.56,
    write: (ground, box) =>
      writeColumn(
        draft,
        box,
        [head(titleOf(words), ground.ink, wide ? 9.5 : 11), body(textOf(words), ground.ink)],
        {
          at: 'bottom',
        },
      ),
  });
};
