// Designs of somebody's words.
import { type Box, whole } from '../canvas.ts';
import type { Design, Draft } from '../draft.ts';
import type { Ground } from '../palette.ts';
import { between, cover, head, label, writeColumn } from '../parts/compose.ts';
import { drawMotif } from '../parts/motif.ts';
import { drawOverPhoto } from '../parts/over-photo.ts';
import { take } from './words.ts';

/** Two commas, drawn: every font has others, and some have none worth showing. */
function drawQuotes({ sheet }: Draft, box: Box, colour: string): void {
  const size = box.height;
  for (const x of [box.x, box.x + size * 0.92]) {
    const dot = size * 0.56;
    sheet.disc(x + dot / 2, box.y + size - dot / 2, dot, colour);
    const at = { x, y: box.y, width: dot * 1.1, height: size - dot / 2 };
    sheet.fill(at, colour, {
      clip: 'polygon(0% 100%, 8% 52%, 34% 16%, 78% 0%, 90% 18%, 62% 36%, 48% 62%, 50% 100%)',
    });
  }
}

const unquoted = (text: string) => text.replace(/^[“„«"「『]\s*|\s*[”“»"」』]$/gu, '');

/** Large words under large quotation marks. */
export const quoteHung: Design = (draft) => {
  const { canvas, sheet, palette } = draft;
  const words = take(draft.words, 'quote');
  const ground = palette.tint;
  cover(draft, ground);
  const reach = Math.min(canvas.width, canvas.height) * 0.5;
  drawMotif(draft, sheet, { box: whole(canvas), corner: 'bottom-end', size: reach, colour: ground.shape });
  const box = between(draft, canvas.frame, { ground });
  const size = canvas.unit * (canvas.shape === 'wide' ? 7 : 9);
  const used = size + canvas.unit * 4;
  const room = { ...box, y: box.y + used, height: box.height - used };
  const blocks = [
    head(unquoted(words.quote), ground.ink, 10),
    label(words.by, ground.mark, { gap: 4.4, most: 3.4 }),
  ];
  // A little above the middle: nothing hangs above a gap, and what is short does not stick to the top.
  const set = writeColumn(draft, { ...room, height: room.height * 0.92 }, blocks, { at: 'middle' });
  drawQuotes(draft, { ...box, y: set.y - used, height: size }, ground.mark);
};

/** On a photo, at its foot. */
export const quotePhoto: Design = (draft) => {
  const words = take(draft.words, 'quote');
  const { canvas, sheet } = draft;
  const wide = canvas.shape === 'wide';
  const write = (ground: Ground, box: Box) => {
    const set = writeColumn(
      draft,
      box,
      [head(words.quote, ground.ink, wide ? 7.6 : 8.6), label(words.by, ground.ink)],
      {
        at: 'bottom',
      },
    );
    const { unit } = canvas;
    sheet.fill(
      { x: box.x, y: set.y - unit * 3.6, width: unit * 8, height: unit * 0.7 },
      draft.palette.deep.mark,
    );
    return { y: set.y - unit * 3.6 };
  };
  drawOverPhoto(draft, { share: wide ? 0.86 : 0.62, write });
};

/** Somebody's face or work in a round frame, and the words under it in the middle. */
export const quotePortrait: Design = (draft) => {
  const { canvas, sheet, palette, photo } = draft;
  const words = take(draft.words, 'quote');
  const ground = palette.deep;
  cover(draft, ground);
  const { frame, unit } = canvas;
  const wide = canvas.shape === 'wide';
  const diameter = wide
    ? Math.min(frame.height, frame.width * 0.36)
    : frame.width * (canvas.shape === 'tall' ? 0.5 : 0.4);
  const round = {
    x: wide ? frame.x : frame.x + (frame.width - diameter) / 2,
    y: frame.y,
    width: diameter,
    height: diameter,
  };
  const radius = { square: 0, soft: unit * 3, round: diameter / 2 }[draft.brand.corners];
  const away = unit * 1.6;
  sheet.fill({ ...round, x: round.x + away, y: round.y + away }, ground.mark, { radius });
  photo?.draw(sheet, round, radius);
  const align = wide ? 'start' : 'center';
  const rest = wide
    ? { ...frame, x: round.x + diameter + unit * 7, width: frame.width - diameter - unit * 7 }
    : { ...frame, y: round.y + diameter + unit * 6, height: frame.height - diameter - unit * 6 };
  const box = between(draft, rest, { ground, align });
  writeColumn(
    draft,
    box,
    [head(words.quote, ground.ink, 7.2), label(words.by, ground.mark, { gap: 4, most: 3.2 })],
    {
      align,
    },
  );
};
