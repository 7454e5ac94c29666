// Designs of somebody who works here.
import { cutAcross, cutDown, whole } from '../canvas.ts';
import type { Design } from '../draft.ts';
import { fieldOn } from '../palette.ts';
import { between, body, cover, head, writeColumn } from '../parts/compose.ts';
import { drawMotif } from '../parts/motif.ts';
import { take } from './words.ts';

/** Longer ones are no names: they may be parted and shortened. */
const LONGEST_NAME = 40;

/** A name is set smaller rather than parted. */
const nameOf = (title: string, colour: string, most: number) =>
  head(title, colour, most, { isWhole: title.length <= LONGEST_NAME });

/** A portrait with room around it, the name beside or below. */
export const peoplePortrait: Design = (draft) => {
  const { canvas, sheet, palette, photo } = draft;
  const words = take(draft.words, 'people');
  const ground = palette.paper;
  const panel = fieldOn(ground, palette);
  cover(draft, ground);
  const { frame, unit } = canvas;
  const all = whole(canvas);
  const wide = canvas.shape === 'wide';
  const [first, second] = wide ? cutDown(all, 0.4) : cutAcross(all, canvas.ratio === '9:16' ? 0.52 : 0.58);
  sheet.fill(first, panel.fill);
  const size = Math.min(first.width, first.height) * 0.7;
  drawMotif(draft, sheet, { box: first, corner: 'top-start', size, colour: panel.shape });
  const margin = canvas.ratio === '9:16' ? canvas.safe.y : unit * 5;
  const place = wide
    ? { x: unit * 7, y: unit * 7, width: first.width - unit * 7, height: first.height - unit * 7 }
    : {
        x: frame.x + frame.width * 0.14,
        y: margin,
        width: frame.width * 0.72,
        height: first.height - margin,
      };
  const radius = draft.brand.corners === 'square' ? 0 : `${place.width / 2}px ${place.width / 2}px 0 0`;
  photo?.draw(sheet, place, radius);
  const rest = wide
    ? { ...frame, x: second.x + unit * 6, width: frame.x + frame.width - second.x - unit * 6 }
    : { ...frame, y: first.height + unit * 4.4, height: frame.y + frame.height - first.height - unit * 4.4 };
  const box = between(draft, rest, { ground });
  const blocks = [
    nameOf(words.title, ground.ink, 8.4),
    body(words.text, ground.quiet, { gap: 3.2, most: 3.6 }),
  ];
  writeColumn(draft, box, blocks, { at: wide ? 'middle' : 'top' });
};

/** The name as large as it goes. */
export const peopleName: Design = (draft) => {
  const { canvas, sheet, palette } = draft;
  const words = take(draft.words, 'people');
  const ground = palette.strong;
  cover(draft, ground);
  const size = Math.max(canvas.width, canvas.height) * 0.5;
  drawMotif(draft, sheet, { box: whole(canvas), corner: 'bottom-end', size, colour: ground.shape });
  const box = between(draft, canvas.frame, { ground });
  const blocks = [nameOf(words.title, ground.ink, 16), body(words.text, ground.ink, { gap: 4.6, most: 4.4 })];
  writeColumn(draft, box, blocks, { at: 'middle' });
};
