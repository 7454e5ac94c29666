// Designs of what people think, and what is so.
import { type Box, cutAcross, cutDown, whole } from '../canvas.ts';
import type { Design, Draft } from '../draft.ts';
import type { Ground } from '../palette.ts';
import { between, cover, head, label, writeColumn } from '../parts/compose.ts';
import { drawMotif } from '../parts/motif.ts';
import { sign } from '../parts/signature.ts';
import { drawSign } from '../parts/ticks.ts';
import { take } from './words.ts';

interface Side {
  readonly sign: 'tick' | 'cross';
  readonly text: string;
  readonly most: number;
  readonly ground: Ground;
}

/** A sign, and the words beside or under it. */
function writeSide(draft: Draft, box: Box, { sign: kind, text, most, ground }: Side): void {
  const { sheet, canvas } = draft;
  const { unit } = canvas;
  const size = unit * 5;
  sheet.disc(box.x + size / 2, box.y + size / 2, size, ground.mark);
  drawSign(draft, kind, { x: box.x, y: box.y, width: size, height: size }, ground.onMark);
  const used = size + unit * 4;
  writeColumn(draft, { ...box, y: box.y + used, height: box.height - used }, [head(text, ground.ink, most)]);
}

/** Two grounds: the myth on the pale one, the truth on the business's colour. */
export const mythSplit: Design = (draft) => {
  const { canvas, sheet, palette } = draft;
  const words = take(draft.words, 'myth');
  const { frame, unit } = canvas;
  const all = whole(canvas);
  const wide = canvas.shape === 'wide';
  const [first, second] = wide ? cutDown(all, 0.44) : cutAcross(all, canvas.ratio === '9:16' ? 0.44 : 0.42);
  sheet.fill(first, palette.tint.fill);
  sheet.fill(second, palette.strong.fill);
  const size = Math.min(second.width, second.height) * 0.8;
  drawMotif(draft, sheet, { box: second, corner: 'top-end', size, colour: palette.strong.shape });
  const pad = unit * 5;
  const upper = wide
    ? { ...frame, width: first.width - frame.x - pad }
    : { ...frame, height: first.height - frame.y - pad };
  const lower = wide
    ? { ...frame, x: second.x + pad, width: frame.x + frame.width - second.x - pad }
    : { ...frame, y: second.y + pad, height: frame.y + frame.height - second.y - pad };
  const rest = sign(draft, { ground: palette.strong, box: lower });
  writeSide(draft, upper, {
    sign: 'cross',
    text: words.myth,
    most: 7,
    ground: palette.tint,
  });
  writeSide(draft, rest, {
    sign: 'tick',
    text: words.truth,
    most: 8.4,
    ground: palette.strong,
  });
};

/** The myth small and struck through, the truth large. */
export const mythStruck: Design = (draft) => {
  const { canvas, sheet, palette } = draft;
  const words = take(draft.words, 'myth');
  const ground = palette.paper;
  cover(draft, ground);
  const size = Math.min(canvas.width, canvas.height) * 0.5;
  drawMotif(draft, sheet, { box: whole(canvas), corner: 'top-end', size, colour: ground.shape });
  const box = between(draft, canvas.frame, { ground });
  const title = label(words.title, ground.mark, { most: 3.2 });
  const myth = label(words.myth, ground.quiet, { most: 4.4, least: 3, gap: 2.4, balance: false });
  const struck = myth === null ? null : { ...myth, struck: ground.mark };
  writeColumn(draft, box, [title, struck, head(words.truth, ground.ink, 12, { gap: 6.4 })], { at: 'bottom' });
};
