// Designs of opening hours: set as a table, figures under each other.
import type { DesignWords } from '../../../contract/design.ts';
import { type Box, cutAcross, cutDown, inset, whole } from '../canvas.ts';
import { type Design, type Draft, radiusOf } from '../draft.ts';
import type { Ground } from '../palette.ts';
import { between, cover, head, writeColumn } from '../parts/compose.ts';
import { drawMotif } from '../parts/motif.ts';
import { take } from './words.ts';

type Row = Extract<DesignWords, { kind: 'hours' }>['hours'][number];

/** In units. */
const MOST_ROW = 12;
const MOST_SIZE = 5;
const LEAST_SIZE = 2.7;

/** Days at the start, hours at the end, a hairline between rows; all rows of one size, each on one line where that is read. */
function writeTable(draft: Draft, box: Box, rows: readonly Row[], ground: Ground): void {
  const { canvas, sheet, voices } = draft;
  const height = Math.min(box.height / rows.length, canvas.unit * MOST_ROW);
  const top = box.y + (box.height - height * rows.length) / 2;
  const widest = (role: 'text' | 'strong', texts: readonly string[]) =>
    Math.max(...texts.map((text) => draft.widthOf(voices[role], text))) * voices[role].scale;
  const [daysWidth, hoursWidth] = [
    widest(
      'text',
      rows.map(({ days }) => days),
    ),
    widest(
      'strong',
      rows.map(({ hours }) => hours),
    ),
  ];
  const gap = canvas.unit * 3;
  const both = daysWidth + hoursWidth;
  const onOneLine = (box.width - gap) / Math.max(1, both) / canvas.unit;
  const most = Math.min(MOST_SIZE, (height / canvas.unit) * 0.5);
  const isOneLine = onOneLine >= LEAST_SIZE;
  const share = isOneLine ? daysWidth / Math.max(1, both) : 0.5;
  const [days, hours] = cutDown({ ...box, height: height * 0.86 }, share, gap);
  const size = isOneLine ? Math.min(most, onOneLine * 0.995) : Math.min(most, LEAST_SIZE);
  const lines = isOneLine ? 1 : 2;
  rows.forEach((row, at) => {
    const y = top + height * at;
    for (const [room, text, role] of [
      [days, row.days, 'text'],
      [hours, row.hours, 'strong'],
    ] as const) {
      const set = draft.set([{ text, role, most: size, least: size * 0.6, lines }], room);
      const align = role === 'text' ? 'start' : 'end';
      sheet.stack(set, room, y + (height - set.height) / 2, [
        { voice: voices[role], colour: ground.ink, align },
      ]);
    }
    if (at > 0) sheet.fill({ ...box, y, height: Math.max(1.5, canvas.unit * 0.14) }, ground.line);
  });
}

/** A sign as it hangs in a door. */
export const hoursDoor: Design = (draft) => {
  const { canvas, sheet, palette } = draft;
  const words = take(draft.words, 'hours');
  const ground = palette.deep;
  const { unit } = canvas;
  cover(draft, ground);
  const edge = canvas.ratio === '9:16' ? canvas.safe : inset(whole(canvas), unit * 3.4);
  const border = { width: unit * 0.4, colour: ground.mark };
  sheet.fill(edge, 'transparent', { radius: radiusOf(draft, 'panel'), border });
  const box = between(draft, inset(edge, unit * 4.4), { ground, align: 'center' });
  const wide = canvas.shape === 'wide';
  const [above, below] = wide ? cutDown(box, 0.4, unit * 6) : cutAcross(box, 0.3, unit * 2.4);
  const blocks = [head(words.title, ground.ink, 9)];
  writeColumn(draft, above, blocks, { align: wide ? 'start' : 'center', at: 'middle' });
  writeTable(draft, below, words.hours, ground);
};

/** On paper, the title large above. */
export const hoursList: Design = (draft) => {
  const { canvas, sheet, palette } = draft;
  const words = take(draft.words, 'hours');
  const ground = palette.paper;
  const { unit } = canvas;
  cover(draft, ground);
  const size = Math.min(canvas.width, canvas.height) * 0.42;
  drawMotif(draft, sheet, { box: whole(canvas), corner: 'top-end', size, colour: ground.shape });
  const box = between(draft, canvas.frame, { ground });
  const wide = canvas.shape === 'wide';
  const [above, below] = wide ? cutDown(box, 0.4, unit * 6) : cutAcross(box, 0.36, unit * 3);
  const blocks = [head(words.title, ground.ink, wide ? 8 : 10.5)];
  writeColumn(draft, above, blocks, { at: wide ? 'middle' : 'bottom' });
  if (!wide) sheet.fill({ ...below, height: unit * 0.5 }, ground.mark);
  writeTable(
    draft,
    wide ? below : { ...below, y: below.y + unit, height: below.height - unit },
    words.hours,
    ground,
  );
};
