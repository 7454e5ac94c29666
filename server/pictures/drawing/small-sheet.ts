// Several pictures on one sheet, small: to be looked at while a look is chosen. Rendered at once and at that size, which takes
// a fraction of what the pictures would.
import type { ContainerNode, Node } from '@takumi-rs/helpers';
import type { DrawRequest, Picture } from '../../domain/design/index.ts';
import { canvasOf } from './canvas.ts';
import { type Painter, page } from './painter.ts';

/** Beside each other; more are not to be read on a phone. */
const COLUMNS = 2;
/** Pixels of the sheet for each of a picture. */
const SCALE = 0.32;
/** Between pictures, in their pixels. */
const GAP = 56;
const QUALITY = 82;

/** Rows of two, on no ground. All have the ratio of the first. @throws RangeError without any */
export async function paintSheet(painter: Painter, requests: readonly DrawRequest[]): Promise<Picture> {
  const [first] = requests;
  if (first === undefined) throw new RangeError('a sheet of no pictures');
  const { width, height } = canvasOf(first.ratio);
  const cells: Node[] = [];
  for (const [at, request] of requests.entries()) {
    const { nodes } = await painter.layOut(request);
    const left = (at % COLUMNS) * (width + GAP);
    const top = Math.floor(at / COLUMNS) * (height + GAP);
    cells.push(cell({ left, top, width, height }, page(nodes)));
  }
  const rows = Math.ceil(requests.length / COLUMNS);
  const size = {
    width: Math.round((COLUMNS * (width + GAP) - GAP) * SCALE),
    height: Math.round((rows * (height + GAP) - GAP) * SCALE),
  };
  const bytes = await painter.renderer.render(page(cells), {
    ...size,
    devicePixelRatio: SCALE,
    format: 'webp',
    quality: QUALITY,
  });
  return { bytes, type: 'image/webp', ...size };
}

type Place = { left: number; top: number; width: number; height: number };

function cell(place: Place, child: Node): ContainerNode {
  return {
    type: 'container',
    style: { ...place, position: 'absolute', overflow: 'hidden', display: 'flex' },
    children: [child],
  };
}
