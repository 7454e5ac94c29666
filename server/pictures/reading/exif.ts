// How a camera was held: the only thing of what it wrote into a picture that is of use here.
import { Bytes } from './bytes.ts';
import { ReadingProblem } from './problem.ts';

/** The eight ways of the EXIF standard; 1 is upright. */
export type Turn = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const ORIENTATION = 0x0112;
const MOST_ENTRIES = 512;

/** @param tiff what stands after the word `Exif`; what cannot be read is upright */
export function turnOf(tiff: Uint8Array): Turn {
  try {
    return readTurn(new Bytes(tiff));
  } catch (error) {
    if (error instanceof ReadingProblem) return 1;
    throw error;
  }
}

function readTurn(tiff: Bytes): Turn {
  const isLittle = tiff.text(0, 2) === 'II';
  const first = tiff.u32(4, isLittle);
  const count = Math.min(tiff.u16(first, isLittle), MOST_ENTRIES);
  for (let entry = 0; entry < count; entry += 1) {
    const at = first + 2 + entry * 12;
    if (tiff.u16(at, isLittle) !== ORIENTATION) continue;
    const turn = tiff.u16(at + 8, isLittle);
    return turn >= 1 && turn <= 8 ? (turn as Turn) : 1;
  }
  return 1;
}
