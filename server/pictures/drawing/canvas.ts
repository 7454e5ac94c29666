// One grid for all pictures: sizes, margins, columns and the scale of type, by ratio; and where a screen covers a picture.
import type { Ratio } from '../../contract/design.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Canvas {
  readonly ratio: Ratio;
  readonly width: number;
  readonly height: number;
  /** One step of the grid; all sizes of type and space are multiples of it. A picture is some 90 to 160 of them high. */
  readonly unit: number;
  /** Where words, faces and marks stand. */
  readonly frame: Box;
  /** Outside of it, networks draw their own buttons: no word may stand there. */
  readonly safe: Box;
  readonly shape: 'wide' | 'square' | 'tall';
}

/** Pixels, and the unit that keeps small text at 11 px or more on a phone. */
const SIZES: Readonly<Record<Ratio, { width: number; height: number; unit: number }>> = {
  '1:1': { width: 1080, height: 1080, unit: 10.8 },
  '4:5': { width: 1080, height: 1350, unit: 11.4 },
  '9:16': { width: 1080, height: 1920, unit: 12 },
  '16:9': { width: 1600, height: 900, unit: 12 },
  '2:3': { width: 1000, height: 1500, unit: 11.2 },
  '1.91:1': { width: 1200, height: 628, unit: 8.6 },
};

/** Columns of the grid, for shares of the frame's width. */
const COLUMNS = 12;

/** Shorts, reels and stories: the name above, buttons at the right, the caption below. */
const COVERED = { top: 0.13, bottom: 0.2, left: 0.055, right: 0.115 } as const;

export function canvasOf(ratio: Ratio): Canvas {
  const { width, height, unit } = SIZES[ratio];
  const safe: Box =
    ratio === '9:16'
      ? {
          x: width * COVERED.left,
          y: height * COVERED.top,
          width: width * (1 - COVERED.left - COVERED.right),
          height: height * (1 - COVERED.top - COVERED.bottom),
        }
      : { x: 0, y: 0, width, height };
  const margin = ratio === '9:16' ? unit * 2.4 : unit * 7;
  const shape = width > height * 1.2 ? 'wide' : height > width * 1.2 ? 'tall' : 'square';
  return { ratio, width, height, unit, safe, frame: inset(safe, margin), shape };
}

export function inset(box: Box, by: number, byY = by): Box {
  return { x: box.x + by, y: box.y + byY, width: box.width - by * 2, height: box.height - byY * 2 };
}

/** `from` (counted from 0) and `span` in columns of the box. */
export function columns(box: Box, from: number, span: number, gap = 0): Box {
  const one = (box.width + gap) / COLUMNS;
  return { ...box, x: box.x + one * from, width: one * span - gap };
}

/** The box above and the box below a cut at `share` of the height, `gap` apart. */
export function cutAcross(box: Box, share: number, gap = 0): readonly [Box, Box] {
  const height = (box.height - gap) * share;
  return [
    { ...box, height },
    { ...box, y: box.y + height + gap, height: box.height - gap - height },
  ];
}

/** The box at the start and the box at the end of a cut at `share` of the width. */
export function cutDown(box: Box, share: number, gap = 0): readonly [Box, Box] {
  const width = (box.width - gap) * share;
  return [
    { ...box, width },
    { ...box, x: box.x + width + gap, width: box.width - gap - width },
  ];
}

export function whole({ width, height }: Pick<Canvas, 'width' | 'height'>): Box {
  return { x: 0, y: 0, width, height };
}
