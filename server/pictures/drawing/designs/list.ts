// Designs of several points: steps, and what to think of.
import { type Box, cutAcross, cutDown, inset, whole } from '../canvas.ts';
import { type Design, type Draft, radiusOf } from '../draft.ts';
import type { Ground } from '../palette.ts';
import { between, cover, head, type Written, writeColumn } from '../parts/compose.ts';
import { drawMotif } from '../parts/motif.ts';
import { drawTick } from '../parts/ticks.ts';
import { take } from './words.ts';

const point = (text: string, colour: string, gap: number): Written => ({
  block: { text, role: 'text', most: 4.3, least: 2.75, gap, indent: 7.2 },
  colour,
});

/** Writes points with room at their start; `mark` draws into that room, at the first line of each. */
function writePoints(
  draft: Draft,
  box: Box,
  {
    points,
    colour,
    gap,
    mark,
  }: { points: readonly string[]; colour: string; gap: number; mark: (at: number, y: number) => void },
): { y: number; height: number } {
  const column = points.map((text) => point(text, colour, gap));
  const set = writeColumn(draft, box, column, { at: 'middle' });
  set.tops.forEach((top, at) => {
    mark(at, top + draft.canvas.unit * 1.35);
  });
  return set;
}

/** Title above and points below; beside each other in wide pictures. */
function halves({ canvas }: Draft, box: Box, share: number): readonly [Box, Box] {
  return canvas.shape === 'wide'
    ? cutDown(box, 0.42, canvas.unit * 5)
    : cutAcross(box, share, canvas.unit * 3.6);
}

/** Large figures and hairlines. */
export const stepsLadder: Design = (draft) => {
  const { canvas, sheet, palette } = draft;
  const words = take(draft.words, 'steps');
  const ground = palette.paper;
  cover(draft, ground);
  const [above, below] = halves(draft, between(draft, canvas.frame, { ground }), 0.34);
  const wide = canvas.shape === 'wide';
  writeColumn(draft, above, [head(words.title, ground.ink, 9.4)], { at: wide ? 'middle' : 'top' });
  const { unit } = canvas;
  const rows = writePoints(draft, below, {
    points: words.steps,
    colour: ground.ink,
    gap: 4.6,
    mark: (at, y) => {
      const room = { ...below, width: unit * 6, y: y - unit * 1.9 };
      const figure = head(String(at + 1), ground.mark, 4.6, { least: 4.6, isWhole: true });
      writeColumn(draft, room, [figure]);
      if (at > 0)
        sheet.fill({ ...below, y: y - unit * 4.05, height: Math.max(1.5, unit * 0.14) }, ground.line);
    },
  });
  if (!wide) sheet.fill({ ...below, y: rows.y - unit * 3.2, height: unit * 0.5 }, ground.mark);
};

/** Discs on a line, from the first step to the last. */
export const stepsPath: Design = (draft) => {
  const { canvas, sheet, palette, voices } = draft;
  const words = take(draft.words, 'steps');
  const ground = palette.deep;
  const { unit } = canvas;
  cover(draft, ground);
  const size = Math.min(canvas.width, canvas.height) * 0.5;
  drawMotif(draft, sheet, { box: whole(canvas), corner: 'top-end', size, colour: ground.shape });
  const [above, below] = halves(draft, between(draft, canvas.frame, { ground }), 0.32);
  writeColumn(draft, above, [head(words.title, ground.ink, 9.4)], {
    at: canvas.shape === 'wide' ? 'middle' : 'top',
  });
  const marks: number[] = [];
  const line = sheet.nodes.length;
  const disc = unit * 4.8;
  writePoints(draft, below, {
    points: words.steps,
    colour: ground.ink,
    gap: 5,
    mark: (at, y) => {
      marks.push(y);
      sheet.disc(below.x + disc / 2, y, disc, ground.mark);
      const set = draft.set(
        [{ text: String(at + 1), role: 'strong', most: 2.7, least: 2.7, isWhole: true }],
        below,
      );
      const room = { ...below, width: disc };
      sheet.stack(set, room, y - set.height / 2, [
        { voice: voices.strong, colour: ground.onMark, align: 'center' },
      ]);
    },
  });
  const [first = 0, last = 0] = [marks[0], marks.at(-1)];
  const thread = { x: below.x + disc / 2 - unit * 0.2, y: first, width: unit * 0.4, height: last - first };
  sheet.fill(thread, ground.line);
  sheet.nodes.splice(line, 0, ...sheet.nodes.splice(-1));
};

function writeTicks(
  draft: Draft,
  box: Box,
  points: readonly string[],
  { ground, filled }: { ground: Ground; filled: boolean },
): void {
  const size = draft.canvas.unit * 3.9;
  writePoints(draft, box, {
    points,
    colour: ground.ink,
    gap: 4.2,
    mark: (_, y) => {
      drawTick(draft, { x: box.x, y: y - size / 2, width: size, height: size }, { ground, filled });
    },
  });
}

/** A sheet of paper with boxes that are ticked. */
export const checklistSheet: Design = (draft) => {
  const { canvas, sheet, palette } = draft;
  const words = take(draft.words, 'checklist');
  cover(draft, palette.tint);
  const size = Math.min(canvas.width, canvas.height) * 0.6;
  drawMotif(draft, sheet, { box: whole(canvas), corner: 'bottom-start', size, colour: palette.tint.shape });
  const ground = palette.paper;
  const outer = canvas.ratio === '9:16' ? canvas.safe : inset(whole(canvas), canvas.unit * 5);
  sheet.fill(outer, ground.fill, { radius: radiusOf(draft, 'panel') });
  sheet.fill({ ...outer, height: canvas.unit * 1.2 }, ground.mark);
  const box = between(draft, inset(outer, canvas.unit * 5), { ground });
  const [above, below] = halves(draft, box, 0.28);
  writeColumn(draft, above, [head(words.title, ground.ink, 8)], {
    at: canvas.shape === 'wide' ? 'middle' : 'top',
  });
  writeTicks(draft, below, words.items, { ground, filled: false });
};

/** The title on the business's colour, the points on paper. */
export const checklistBoard: Design = (draft) => {
  const { canvas, sheet, palette } = draft;
  const words = take(draft.words, 'checklist');
  const [ground, board] = [palette.paper, palette.strong];
  cover(draft, ground);
  const wide = canvas.shape === 'wide';
  const { frame, unit } = canvas;
  const [panel] = wide
    ? cutDown(whole(canvas), 0.42)
    : cutAcross(whole(canvas), canvas.ratio === '9:16' ? 0.42 : 0.38);
  sheet.fill(panel, board.fill);
  const size = Math.min(panel.width, panel.height) * 0.8;
  drawMotif(draft, sheet, { box: panel, corner: 'top-end', size, colour: board.shape });
  const edge = wide ? panel.width : panel.height;
  const title = wide
    ? { ...frame, width: edge - frame.x - unit * 4 }
    : { ...frame, height: edge - frame.y - unit * 4.6 };
  const blocks = [head(words.title, board.ink, 9)];
  writeColumn(draft, title, blocks, { at: wide ? 'middle' : 'bottom' });
  const rest = wide
    ? { ...frame, x: edge + unit * 5, width: frame.x + frame.width - edge - unit * 5 }
    : { ...frame, y: edge + unit * 4, height: frame.y + frame.height - edge - unit * 4 };
  const box = between(draft, rest, { ground });
  writeTicks(draft, box, words.items, { ground, filled: true });
};
