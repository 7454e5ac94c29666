// Slides of a carousel: the one that stops the thumb, one thought each, and what to do in the end.
import { whole } from '../canvas.ts';
import type { Design, Draft } from '../draft.ts';
import type { Ground } from '../palette.ts';
import { between, body, cover, head, label, writeColumn } from '../parts/compose.ts';
import { drawMotif } from '../parts/motif.ts';
import { drawOverPhoto } from '../parts/over-photo.ts';
import { drawMark } from '../parts/signature.ts';
import { textOf, titleOf } from './words.ts';

/** How far along one is: a bar of as many parts as there are points. */
function drawProgress({ canvas, sheet, words }: Draft, ground: Ground): void {
  if (words.kind !== 'point') return;
  const { frame, unit } = canvas;
  const gap = unit * 0.8;
  const width = (frame.width - gap * (words.of - 1)) / words.of;
  for (let at = 0; at < words.of; at++) {
    const place = { x: frame.x + at * (width + gap), y: frame.y, width, height: unit * 0.6 };
    sheet.fill(place, at < words.at ? ground.mark : ground.line);
  }
}

/** An arrow at the foot's end: there is more. */
function drawArrow({ canvas, sheet }: Draft, colour: string): void {
  const { frame, unit } = canvas;
  const size = unit * 5;
  const place = {
    x: frame.x + frame.width - size,
    y: frame.y + frame.height - size * 1.06,
    width: size,
    height: size,
  };
  sheet.fill({ ...place, y: place.y + size * 0.45, width: size * 0.9, height: size * 0.12 }, colour);
  sheet.fill(place, colour, { clip: 'polygon(58% 12%, 100% 51%, 58% 90%, 50% 81%, 83% 51%, 50% 21%)' });
}

interface SlideGrounds {
  readonly opening: Ground;
  readonly point: Ground;
  readonly closing: Ground;
}

function drawSlide(draft: Draft, grounds: SlideGrounds): void {
  const { words, canvas, sheet, photo } = draft;
  if (words.kind === 'opening' && photo !== null) {
    drawOverPhoto(draft, {
      share: 0.6,
      withoutNote: true,
      write: (over, box) => {
        drawArrow(draft, over.ink);
        const blocks = [head(titleOf(words), over.ink, 11.5), body(textOf(words), over.ink)];
        return writeColumn(draft, box, blocks, { at: 'bottom' });
      },
    });
    return;
  }
  const kind = words.kind === 'opening' || words.kind === 'closing' ? words.kind : 'point';
  const ground = grounds[kind];
  cover(draft, ground);
  const size = Math.min(canvas.width, canvas.height) * (kind === 'point' ? 0.42 : 0.72);
  const corner = kind === 'point' ? 'bottom-end' : 'top-end';
  drawMotif(draft, sheet, { box: whole(canvas), corner, size, colour: ground.shape });
  if (kind === 'closing') {
    drawClosing(draft, ground);
    return;
  }
  const box = between(draft, canvas.frame, { ground, withoutNote: true, keepFree: canvas.unit * 9 });
  drawArrow(draft, ground.mark);
  if (kind === 'opening') {
    writeColumn(draft, box, [head(titleOf(words), ground.ink, 15), body(textOf(words), ground.ink)], {
      at: 'middle',
    });
    return;
  }
  drawProgress(draft, ground);
  const figure = words.kind === 'point' ? `${words.at}` : '';
  const top = canvas.unit * 6;
  const room = { ...box, y: box.y + top, height: box.height - top };
  const number = head(figure, ground.mark, 13, { least: 6, lines: 1, isWhole: true });
  const blocks = [
    number,
    head(titleOf(words), ground.ink, 9.4, { gap: 4 }),
    body(textOf(words), ground.ink, { most: 4.2 }),
  ];
  writeColumn(draft, room, blocks, { at: 'middle' });
}

/** Who it was, large, and what to do. */
function drawClosing(draft: Draft, ground: Ground): void {
  const { words, canvas } = draft;
  const { unit } = canvas;
  const box = between(draft, canvas.frame, { ground, withoutNote: true });
  const size = unit * 12;
  drawMark(draft, ground, { x: box.x, y: box.y, width: size, height: size });
  const room = { ...box, y: box.y + size + unit * 4, height: box.height - size - unit * 4 };
  const call = label(words.note, ground.mark, { most: 4.6, least: 3, gap: 4 });
  writeColumn(draft, room, [head(titleOf(words), ground.ink, 11), body(textOf(words), ground.ink), call], {
    at: 'middle',
  });
}

/** Paper throughout, the ends on the business's colour. */
export const slidePlain: Design = (draft) => {
  const { paper, strong } = draft.palette;
  drawSlide(draft, { opening: strong, point: paper, closing: strong });
};

/** Colour throughout, the ends on the darkest ground. */
export const slideBold: Design = (draft) => {
  const { strong, deep } = draft.palette;
  drawSlide(draft, { opening: deep, point: strong, closing: deep });
};
