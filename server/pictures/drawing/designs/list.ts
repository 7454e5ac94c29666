// Designs of several points: steps, and what to think of.
import { type Box, cutAcross, cutDown, inset, whole } from '../canvas.ts';
import { type Design, type Draft, radiusOf } from '../draft.ts';
import type { Ground } from '../palette.ts';
import { between, type Column, cover, head, type Written, writeColumn } from '../parts/compose.ts';
import { drawMotif } from '../parts/motif.ts';
import { drawTick } from '../parts/ticks.ts';
import { take } from './words.ts';

const point = (text: string, colour: string, gap: number): Written => ({
  block: { text, role: 'text', most: 5.2, least: 2.75, gap, indent: 7.6 },
  colour,
});

interface Points {
  readonly points: readonly string[];
  readonly colour: string;
  /** In units, at least; where there is room, points stand further apart. */
  readonly gap: number;
  /** Draws into the room at the start of a point: `y` is the middle of its first line, `above` of the space before it. */
  readonly mark: (at: number, y: number, above: number) => void;
}

/** Points drift apart by this many units at most. */
const MOST_DRIFT = 4.5;

/** Kept free above the first and below the last, in units, where the title stands above. */
const EDGE = 1.6;

function writePoints(draft: Draft, all: Box, { points, colour, gap, mark }: Points): Column {
  const { unit, shape } = draft.canvas;
  const box = inset(all, 0, shape === 'wide' ? 0 : unit * EDGE);
  const column = (apart: number) => points.map((text) => point(text, colour, apart));
  const tight = draft.set(
    column(gap).map(({ block }) => block),
    box,
  );
  const spare = Math.max(0, box.height - tight.height) / unit / (points.length + 1);
  const set = writeColumn(draft, box, column(gap + Math.min(MOST_DRIFT, spare)), { at: 'middle' });
  set.rows.forEach(({ top, capHeight }, at) => {
    const last = set.rows[at - 1];
    const above = last === undefined ? top : (last.top + last.height + top + capHeight * 0.3) / 2;
    mark(at, top + capHeight / 2, above);
  });
  return set;
}

/** The title, and the room for its points: below it, or beside it in wide pictures. */
function writeTitle(draft: Draft, box: Box, title: Written): Box {
  const { unit, shape } = draft.canvas;
  if (shape === 'wide') {
    const [start, end] = cutDown(box, 0.42, unit * 6);
    writeColumn(draft, start, [title], { at: 'middle' });
    return end;
  }
  const written = writeColumn(draft, { ...box, height: box.height * 0.3 }, [title]);
  const used = written.height + unit * 6.4;
  return { ...box, y: box.y + used, height: box.height - used };
}

/** Large figures and hairlines. */
export const stepsLadder: Design = (draft) => {
  const { canvas, sheet, palette } = draft;
  const words = take(draft.words, 'steps');
  const ground = palette.paper;
  cover(draft, ground);
  const { unit } = canvas;
  const below = writeTitle(
    draft,
    between(draft, canvas.frame, { ground }),
    head(words.title, ground.ink, 10.4),
  );
  const thin = Math.max(1.5, unit * 0.14);
  writePoints(
    draft,
    canvas.shape === 'wide' ? below : { ...below, y: below.y + unit, height: below.height - unit },
    {
      points: words.steps,
      colour: ground.ink,
      gap: 4.6,
      mark: (at, y, above) => {
        const room = { ...below, width: unit * 6, y: y - unit * 3, height: unit * 6 };
        const figure = head(String(at + 1), ground.mark, 4.8, { least: 4.8, isWhole: true });
        writeColumn(draft, room, [figure], { at: 'middle' });
        if (at > 0) sheet.fill({ ...below, y: above, height: thin }, ground.line);
      },
    },
  );
  if (canvas.shape !== 'wide')
    sheet.fill({ ...below, y: below.y - unit * 2, height: unit * 0.5 }, ground.mark);
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
  const below = writeTitle(
    draft,
    between(draft, canvas.frame, { ground }),
    head(words.title, ground.ink, 10.4),
  );
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
  const below = writeTitle(draft, box, head(words.title, ground.ink, 9));
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
    : cutAcross(whole(canvas), canvas.ratio === '9:16' ? 0.38 : 0.37);
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
