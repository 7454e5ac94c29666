// The figure that a business is known by: one of six, the same in all of its pictures, drawn behind or beside what is said.
import type { Box } from '../canvas.ts';
import type { Draft, Motif } from '../draft.ts';
import type { Sheet } from '../sheet.ts';

/** The corner of the box that the figure grows from. */
export type Corner = 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end';

interface Drawing {
  readonly sheet: Sheet;
  readonly size: number;
  readonly colour: string;
  /** A point `x`, `y` away from the corner, both growing into the box. */
  readonly at: (x: number, y: number) => { x: number; y: number };
  /** A rectangle whose near corner is `x`, `y` away from the corner. */
  readonly rect: (x: number, y: number, width: number, height: number) => Box;
}

const FIGURES: Readonly<Record<Motif, (on: Drawing) => void>> = {
  arc: ({ sheet, size, colour, at }) => {
    const { x, y } = at(0, 0);
    sheet.disc(x, y, size * 1.7, colour);
  },
  rings: ({ sheet, size, colour, at }) => {
    const { x, y } = at(0, 0);
    for (const share of [0.42, 0.94, 1.46, 1.98]) {
      sheet.disc(x, y, size * share, 'transparent', { width: size * 0.12, colour });
    }
  },
  bar: ({ sheet, size, colour, rect }) => {
    [0.12, 0.2, 0.3].reduce((x, width, at) => {
      sheet.fill(rect(x * size, 0, width * size, size * (1 - at * 0.22)), colour);
      return x + width + 0.08;
    }, 0);
  },
  dots: ({ sheet, size, colour, at }) => {
    const step = size / 6;
    for (let column = 0; column < 6; column++) {
      for (let row = 0; row + column < 7; row++) {
        const { x, y } = at(step * (column + 0.6), step * (row + 0.6));
        sheet.disc(x, y, step * 0.46, colour);
      }
    }
  },
  stairs: ({ sheet, size, colour, rect }) => {
    for (let step = 0; step < 4; step++) {
      sheet.fill(rect((size / 4) * step, 0, size / 4 + 1, (size / 4) * (4 - step)), colour);
    }
  },
  slant: ({ sheet, size, colour, at, rect }) => {
    const box = rect(0, 0, size, size);
    const corner = at(0, 0);
    const [x, y] = [corner.x - box.x, corner.y - box.y];
    const points = [
      [x, y],
      [size - x, y],
      [x, size - y],
    ] as const;
    sheet.fill(box, colour, { clip: `polygon(${points.map(([a, b]) => `${a}px ${b}px`).join(', ')})` });
  },
};

/** The seed of a picture lets its figure grow from the other corner now and then, and more or less far. */
const FLIPPED_IN = 3;
const SMALLEST = 0.85;
const LARGEST = 1.2;

/** Draws the business's figure into a corner of the box; what reaches beyond the box is cut off. */
export function drawMotif(
  { brand, chance }: Draft,
  sheet: Sheet,
  {
    box,
    corner,
    size,
    colour,
    radius = 0,
  }: { box: Box; corner: Corner; size: number; colour: string; radius?: number },
): void {
  const fromTop = corner.startsWith('top') !== (chance.int(FLIPPED_IN) === 0);
  const reach = size * (SMALLEST + chance.next() * (LARGEST - SMALLEST));
  const fromStart = corner.endsWith('start');
  const at = (x: number, y: number) => ({
    x: fromStart ? box.x + x : box.x + box.width - x,
    y: fromTop ? box.y + y : box.y + box.height - y,
  });
  const rect = (x: number, y: number, width: number, height: number) => ({
    x: fromStart ? box.x + x : box.x + box.width - x - width,
    y: fromTop ? box.y + y : box.y + box.height - y - height,
    width,
    height,
  });
  sheet.within(box, radius, (inner) => FIGURES[brand.motif]({ sheet: inner, size: reach, colour, at, rect }));
}
