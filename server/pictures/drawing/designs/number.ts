// Designs of one figure.
import { cutAcross, cutDown, inset } from '../canvas.ts';
import { type Design, radiusOf } from '../draft.ts';
import { fieldOn } from '../palette.ts';
import { between, body, cover, head, writeColumn } from '../parts/compose.ts';
import { drawMotif } from '../parts/motif.ts';
import { take } from './words.ts';

/** The figure over the whole width, what it counts below. */
export const numberGiant: Design = (draft) => {
  const { canvas, sheet, palette } = draft;
  const words = take(draft.words, 'number');
  const ground = palette.paper;
  cover(draft, ground);
  const { unit } = canvas;
  const box = between(draft, canvas.frame, { ground });
  const wide = canvas.shape === 'wide';
  const [above, below] = wide ? cutDown(box, 0.54, unit * 5) : cutAcross(box, 0.52, unit * 8);
  const figure = head(words.number, ground.mark, 44, { least: 6, lines: 1, isWhole: true });
  // Letters such as h reach above the tops of capitals.
  const room = wide ? above : { ...above, y: above.y + unit * 3, height: above.height - unit * 3 };
  const set = writeColumn(draft, room, [figure], { at: wide ? 'middle' : 'bottom' });
  const blocks = [head(words.text, ground.ink, 7.8)];
  if (wide) {
    writeColumn(draft, below, blocks, { at: 'middle' });
    return;
  }
  // Below what may hang under the figure: 年 and 円 reach lower than digits.
  const hanging = Math.max(unit * 2.6, (set.rows[0]?.capHeight ?? 0) * 0.4);
  const rule = { ...box, y: set.y + set.height + hanging, height: unit * 0.6 };
  sheet.fill(rule, ground.ink);
  const y = rule.y + unit * 4;
  writeColumn(draft, { ...below, y, height: box.y + box.height - y }, blocks);
};

/** The figure on a field of the business's second colour, the words on the dark ground beside it. */
export const numberField: Design = (draft) => {
  const { canvas, sheet, palette } = draft;
  const words = take(draft.words, 'number');
  const ground = palette.deep;
  const field = fieldOn(ground, palette);
  cover(draft, ground);
  const { unit, frame } = canvas;
  const wide = canvas.shape === 'wide';
  const box = between(draft, frame, { ground });
  const [place, rest] = wide ? cutDown(box, 0.46, unit * 5) : cutAcross(box, 0.5, unit * 4.4);
  const radius = radiusOf(draft, 'panel');
  sheet.fill(place, field.fill, { radius });
  const size = Math.min(place.width, place.height) * 0.8;
  drawMotif(draft, sheet, { box: place, corner: 'bottom-end', size, colour: field.shape, radius });
  const figure = head(words.number, field.ink, 30, { least: 5, lines: 1, isWhole: true });
  writeColumn(draft, inset(place, unit * 4, unit * 3), [figure], { at: 'middle' });
  const blocks = [body(words.text, ground.ink, { most: 6.2, gap: 0 })];
  writeColumn(draft, rest, blocks, { at: wide ? 'middle' : 'top' });
};
