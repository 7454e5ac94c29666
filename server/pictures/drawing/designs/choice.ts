// Designs that ask for one of two.
import { type Box, cutAcross, cutDown, inset } from '../canvas.ts';
import { type Design, type Draft, radiusOf, type TextBlock } from '../draft.ts';
import { between, cover, head, writeColumn } from '../parts/compose.ts';
import { drawMark, sign } from '../parts/signature.ts';
import { take } from './words.ts';

/** Two colours that meet in the word between them; the question above, on paper. */
export const choiceHalves: Design = (draft) => {
  const { canvas, sheet, palette } = draft;
  const words = take(draft.words, 'choice');
  const options = [words.one, words.other];
  const paper = palette.paper;
  cover(draft, paper);
  const { frame, unit, safe } = canvas;
  const rest = sign(draft, { ground: paper, box: frame });
  const titleRoom = { ...rest, height: rest.height * (canvas.shape === 'wide' ? 0.24 : 0.2) };
  const title = writeColumn(draft, titleRoom, [head(words.title, paper.ink, 7, { least: 3.4 })], {
    at: 'middle',
    align: 'center',
  });
  const top = Math.max(titleRoom.y + titleRoom.height, title.y + title.height) + unit * 3.4;
  // Over the whole width where nothing covers the edges.
  const edges = canvas.ratio === '9:16' ? { x: safe.x, width: safe.width } : { x: 0, width: canvas.width };
  const field = { ...edges, y: top, height: rest.y + rest.height - top };
  const wide = canvas.shape === 'wide';
  const [first, second] = wide ? cutDown(field, 0.5) : cutAcross(field, 0.5);
  const pad = wide ? { x: unit * 9, y: unit * 3 } : { x: unit * 7, y: unit * 6 };
  const room = inset(first, pad.x, pad.y);
  const lines = areShort(draft, options, room) ? ({ lines: 1, isWhole: true } as const) : {};
  const size = alike(draft, options, { room, most: 9.4, least: 3.6, lines });
  [first, second].forEach((side, at) => {
    const ground = at === 0 ? palette.strong : palette.second;
    sheet.fill(side, ground.fill);
    const option = head(options[at] ?? '', ground.ink, size(at), { least: 3.6, ...lines });
    writeColumn(draft, inset(side, pad.x, pad.y), [option], { at: 'middle', align: 'center' });
  });
  // Who asks stands between the two.
  const side = unit * 10;
  const disc = { x: field.x + field.width / 2 - side / 2, y: field.y + field.height / 2 - side / 2 };
  const seal = { ...disc, width: side, height: side };
  sheet.fill(seal, paper.fill, { radius: draft.brand.corners === 'square' ? 0 : side / 2 });
  drawMark(draft, paper, inset(seal, unit * 1.4));
};

/** In units: what is this large on one line looks better than larger on two. */
const LARGE_ENOUGH = 5;

function areShort({ canvas, voices, widthOf }: Draft, options: readonly string[], room: Box): boolean {
  const size = LARGE_ENOUGH * canvas.unit * voices.head.scale;
  return options.every((text) => widthOf(voices.head, text) * size <= room.width);
}

/** Neither option may look like the better one: both are as large as the longer one can be. @returns `most`, by option */
function alike(
  draft: Draft,
  options: readonly string[],
  { room, most, least, lines = {} }: { room: Box; most: number; least: number; lines?: Partial<TextBlock> },
): (at: number) => number {
  const sizes = options.map((text) => {
    const { block } = head(text, '', most, { least, ...lines });
    return draft.set([block], room).blocks[0]?.size ?? most;
  });
  const smallest = Math.min(...sizes);
  return (at) => (most * smallest) / (sizes[at] ?? smallest);
}

/** Two cards to choose from. */
export const choiceCards: Design = (draft) => {
  const { canvas, sheet, palette } = draft;
  const words = take(draft.words, 'choice');
  const options = [words.one, words.other];
  const [ground, card] = [palette.tint, palette.paper];
  cover(draft, ground);
  const { unit } = canvas;
  const box = between(draft, canvas.frame, { ground });
  const wide = canvas.shape === 'wide';
  const [above, below] = wide ? cutDown(box, 0.4, unit * 5) : cutAcross(box, 0.34, unit * 3);
  writeColumn(draft, above, [head(words.title, ground.ink, 9.4)], { at: wide ? 'middle' : 'top' });
  const gap = unit * 2.4;
  const [first, second] = cutAcross(below, 0.5, gap);
  const side = Math.min(unit * 6, first.height * 0.4);
  const roomIn = (place: Box): Box => {
    const x = place.x + side + unit * 7;
    return { ...inset(place, 0, unit * 2), x, width: place.x + place.width - x - unit * 3 };
  };
  const size = alike(draft, options, { room: roomIn(first), most: 7, least: 3.4 });
  [first, second].forEach((place, at) => {
    sheet.fill(place, card.fill, { radius: radiusOf(draft, 'panel') });
    const y = place.y + (place.height - side) / 2;
    const ring = { x: place.x + unit * 4, y, width: side, height: side };
    const radius = draft.brand.corners === 'square' ? 0 : side / 2;
    sheet.fill(ring, 'transparent', { radius, border: { width: unit * 0.6, colour: card.mark } });
    const option = head(options[at] ?? '', card.ink, size(at), { least: 3.4 });
    writeColumn(draft, roomIn(place), [option], { at: 'middle' });
  });
};
