// Small signs: a tick in a box of the kit's corners, a tick or a cross on a disc.
import type { Box } from '../canvas.ts';
import { type Draft, radiusOf } from '../draft.ts';
import type { Ground } from '../palette.ts';

/** Outlines of the two signs, in shares of their box. */
const SIGNS = {
  tick: [
    [0.2, 0.52],
    [0.3, 0.42],
    [0.44, 0.56],
    [0.72, 0.27],
    [0.82, 0.37],
    [0.44, 0.76],
  ],
  cross: [
    [0.28, 0.36],
    [0.36, 0.28],
    [0.5, 0.42],
    [0.64, 0.28],
    [0.72, 0.36],
    [0.58, 0.5],
    [0.72, 0.64],
    [0.64, 0.72],
    [0.5, 0.58],
    [0.36, 0.72],
    [0.28, 0.64],
    [0.42, 0.5],
  ],
} as const;

export function drawSign({ sheet }: Draft, sign: keyof typeof SIGNS, box: Box, colour: string): void {
  const points = SIGNS[sign].map(([x, y]) => `${x * 100}% ${y * 100}%`).join(', ');
  sheet.fill(box, colour, { clip: `polygon(${points})` });
}

/** A box with a tick: filled with the mark's colour, or an outline. */
export function drawTick(
  draft: Draft,
  box: Box,
  { ground, filled }: { ground: Ground; filled: boolean },
): void {
  const radius = draft.brand.corners === 'round' ? box.width / 2 : radiusOf(draft, 'chip');
  if (filled) draft.sheet.fill(box, ground.mark, { radius });
  else
    draft.sheet.fill(box, 'transparent', {
      radius,
      border: { width: draft.canvas.unit * 0.36, colour: ground.mark },
    });
  drawSign(draft, 'tick', box, filled ? ground.onMark : ground.mark);
}
