// Designs that ask.
import { inset, whole } from '../canvas.ts';
import { type Design, radiusOf } from '../draft.ts';
import { between, body, cover, head, writeColumn } from '../parts/compose.ts';
import { sign } from '../parts/signature.ts';
import { textOf, titleOf } from './words.ts';

/** A question mark larger than the picture, drawn of a ring and a dot; the question over it. */
export const questionGiant: Design = (draft) => {
  const { canvas, sheet, palette, words } = draft;
  const ground = palette.strong;
  cover(draft, ground);
  const all = whole(canvas);
  const size = Math.min(canvas.width, canvas.height);
  sheet.within(all, 0, (inner) => {
    const [x, y] = [canvas.width - size * 0.28, canvas.height * 0.5 - size * 0.16];
    const thick = size * 0.17;
    inner.disc(x, y, size * 0.86, 'transparent', { width: thick, colour: ground.shape });
    inner.fill({ x: x - size * 0.43, y, width: size * 0.43 - thick / 2, height: size * 0.45 }, ground.fill);
    inner.fill(
      { x: x - thick / 2, y: y + size * 0.43 - thick, width: thick, height: thick * 1.9 },
      ground.shape,
    );
    inner.disc(x, y + size * 0.43 + thick * 1.9, thick * 1.16, ground.shape);
  });
  const box = between(draft, canvas.frame, { ground });
  const wide = canvas.shape === 'wide';
  const room = { ...box, width: box.width * (wide ? 0.8 : 1) };
  writeColumn(
    draft,
    room,
    [head(titleOf(words), ground.ink, wide ? 12 : 14), body(textOf(words), ground.ink)],
    {
      at: 'middle',
    },
  );
};

/** What somebody says, in a bubble, with who says it below. */
export const questionSpeech: Design = (draft) => {
  const { canvas, sheet, palette, words } = draft;
  const [paper, ground] = [palette.paper, palette.strong];
  cover(draft, paper);
  const { unit, frame } = canvas;
  const rest = sign(draft, { ground: paper, box: frame });
  const tail = unit * 5;
  const bubble = { ...rest, height: rest.height - tail + unit * 1.4 };
  sheet.fill(bubble, ground.fill, { radius: Math.max(radiusOf(draft, 'panel'), unit * 0.01) });
  const foot = { x: bubble.x + unit * 3.2, y: bubble.y + bubble.height - 1, width: tail * 1.1, height: tail };
  sheet.fill(foot, ground.fill, { clip: 'polygon(0% 0%, 100% 0%, 0% 100%)' });
  const pad = unit * 6;
  const padY = unit * (canvas.shape === 'wide' ? 4.6 : 6);
  const inner = inset(bubble, pad, padY);
  const text = textOf(words);
  writeColumn(draft, inner, [head(titleOf(words), ground.ink, 11.4), body(text, ground.ink)], {
    at: 'middle',
  });
};
