// A drawing as pixels: as large as a logo is ever shown.
import type { Picture } from '../../domain/design/index.ts';
import type { Painter } from './painter.ts';

/** Pixels of the longer side. */
const SIDE = 1024;
/** Of the shorter one; a line is no logo. */
const SHORTEST = 16;

/** @throws Error where it cannot be drawn */
export async function paintVector({ renderer }: Painter, svg: string): Promise<Picture> {
  const src = new TextEncoder().encode(svg);
  const style = { display: 'flex', alignItems: 'flex-start' } as const;
  const measured = await renderer.measure({ type: 'container', style, children: [{ type: 'image', src }] });
  const { width: wide = 0, height: high = 0 } = measured.children[0] ?? {};
  const scale = SIDE / Math.max(wide, high);
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)];
  if (!(width >= SHORTEST && height >= SHORTEST)) throw new Error('The drawing has no size.');
  const bytes = await renderer.render(
    { type: 'image', src, style: { width, height } },
    { width, height, format: 'png' },
  );
  return { bytes, type: 'image/png', width, height };
}
