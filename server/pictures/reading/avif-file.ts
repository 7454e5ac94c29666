// An AVIF file: its size and how it is to be turned. It is kept as another kind of picture, so nothing of it is cleaned.
import { boxesIn, findBox } from './boxes.ts';
import { Bytes } from './bytes.ts';
import type { Turn } from './exif.ts';
import type { PictureFile } from './picture-file.ts';
import { damaged } from './problem.ts';

/** Quarters of a turn against the clock, as ways of EXIF. */
const QUARTERS: readonly Turn[] = [1, 8, 3, 6];
/** The planes, the frame that the decoder works on, and four bytes a pixel of what comes out. */
const BYTES_A_PIXEL = 12;

/** @throws ReadingProblem */
export function readAvif(all: Uint8Array): PictureFile {
  const file = new Bytes(all);
  const meta = findBox(file, { content: 0, end: file.length }, 'meta');
  // `meta` has a version before its boxes.
  const iprp = meta && findBox(file, { content: meta.content + 4, end: meta.end }, 'iprp');
  const ipco = iprp && findBox(file, iprp, 'ipco');
  if (!ipco) throw damaged();
  let [width, height, quarters, hasAlpha] = [0, 0, 0, false];
  for (const { type, content, end } of boxesIn(file, ipco.content, ipco.end)) {
    if (type === 'ispe') {
      width = Math.max(width, file.u32(content + 4));
      height = Math.max(height, file.u32(content + 8));
    }
    if (type === 'irot') quarters = file.u8(content) & 3;
    if (type === 'auxC') hasAlpha ||= file.text(content, end - content).includes('alpha');
  }
  if (width === 0 || height === 0) throw damaged();
  const memory = width * height * BYTES_A_PIXEL;
  return { width, height, memory, turn: QUARTERS[quarters] ?? 1, hasAlpha, isAnimated: false, clean: null };
}
