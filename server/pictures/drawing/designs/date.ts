// Designs before a day.
import { cutAcross, cutDown, whole } from '../canvas.ts';
import { type Design, radiusOf } from '../draft.ts';
import { between, body, cover, head, label, writeColumn } from '../parts/compose.ts';
import { drawMotif } from '../parts/motif.ts';
import { leafOf, splitDate, take } from './words.ts';

/** A leaf of a calendar. */
export const dateLeaf: Design = (draft) => {
  const { canvas, sheet, palette } = draft;
  const words = take(draft.words, 'date');
  const parts = splitDate(words.date);
  const { strip: month, above } = leafOf(parts);
  const [ground, leaf, strip] = [palette.tint, palette.paper, palette.strong];
  cover(draft, ground);
  const { unit } = canvas;
  const size = Math.min(canvas.width, canvas.height) * 0.5;
  drawMotif(draft, sheet, { box: whole(canvas), corner: 'bottom-end', size, colour: ground.shape });
  const box = between(draft, canvas.frame, { ground });
  const wide = canvas.shape === 'wide';
  const side = wide ? Math.min(box.height, box.width * 0.34) : Math.min(box.width * 0.66, box.height * 0.56);
  const place = { ...box, width: side, height: side };
  const radius = radiusOf(draft, 'panel');
  sheet.fill({ ...place, x: place.x + unit, y: place.y + unit }, ground.line, { radius });
  sheet.fill(place, leaf.fill, { radius });
  const top = { ...place, height: side * 0.24 };
  sheet.within(place, radius, (inner) => inner.fill(top, strip.fill));
  const monthRoom = { ...top, x: top.x + unit * 2, width: top.width - unit * 4 };
  const monthBlock = label(month, strip.ink, {
    most: side / unit / 8.5,
    least: 1.8,
    lines: 1,
    isWhole: true,
  });
  writeColumn(draft, monthRoom, [monthBlock], { at: 'middle', align: 'center' });
  const room = {
    ...place,
    x: place.x + unit * 2,
    width: side - unit * 4,
    y: top.y + top.height + unit * 2,
    height: side * (above === '' ? 1 : 0.95) - top.height - unit * 4.4,
  };
  const isSplit = month !== '';
  const share = above === '' ? 0.6 : 0.48;
  const figure = head(parts.day, leaf.mark, (side / unit) * (share / draft.voices.head.scale), {
    least: 2,
    gap: 3,
    isWhole: isSplit,
    ...(isSplit ? { lines: 1 } : {}),
  });
  const weekday = label(above, leaf.quiet, { most: side / unit / 10, least: 1.8, lines: 1, isWhole: true });
  writeColumn(draft, room, [weekday, figure], { at: 'middle', align: 'center' });
  const beside = wide
    ? { ...box, x: place.x + side + unit * 6, width: box.width - side - unit * 6 }
    : { ...box, y: place.y + side + unit * 5, height: box.height - side - unit * 5 };
  const blocks = [head(words.title, ground.ink, 9.4), body(words.text, ground.quiet, { gap: 3.6 })];
  writeColumn(draft, beside, blocks, { at: wide ? 'middle' : 'top' });
};

/** The day alone, as large as it goes. */
export const dateGiant: Design = (draft) => {
  const { canvas, sheet, palette } = draft;
  const words = take(draft.words, 'date');
  const { day, before, after } = splitDate(words.date);
  const ground = palette.deep;
  cover(draft, ground);
  const { unit } = canvas;
  const size = Math.min(canvas.width, canvas.height) * 0.7;
  drawMotif(draft, sheet, { box: whole(canvas), corner: 'top-end', size, colour: ground.shape });
  const box = between(draft, canvas.frame, { ground });
  const wide = canvas.shape === 'wide';
  const [above, below] = wide ? cutDown(box, 0.44, unit * 6) : cutAcross(box, 0.56, unit * 6.4);
  const isSplit = before !== '' || after !== '';
  const figure = head(day, ground.mark, isSplit ? 44 : 15, {
    least: 5,
    gap: 6.4,
    isWhole: isSplit,
    ...(isSplit ? { lines: 1 } : {}),
  });
  // Nothing hangs below a figure, so what follows it needs no more room than that.
  const beside = (text: string) =>
    head(text, ground.mark, 5.6, { least: 3, gap: 0, lines: 1, isWhole: true });
  writeColumn(draft, above, [beside(before), figure, beside(after)], { at: wide ? 'middle' : 'bottom' });
  const blocks = [head(words.title, ground.ink, 8), body(words.text, ground.quiet, { gap: 3.4 })];
  writeColumn(draft, below, blocks, { at: wide ? 'middle' : 'top' });
};
