// Icon files (ICO) as browsers show them: a folder of small pictures, each a PNG or a bitmap. The largest becomes a PNG.
import { writePng } from './png-write.ts';
import { damaged, ReadingProblem } from './problem.ts';

const HEADER = 6;
const ENTRY = 16;
/** Pictures in one file; real ones have a dozen. */
const MOST_ENTRIES = 64;
const BITMAP_HEADER = 40;
/** Pixels of a bitmap's side: its entry has one byte for it. */
const MOST_SIDE = 256;

export function isIcon(head: Uint8Array): boolean {
  const view = viewOf(head);
  if (head.length < HEADER + ENTRY) return false;
  const count = view.getUint16(4, true);
  const isFolder = view.getUint16(0, true) === 0 && view.getUint16(2, true) === 1;
  return isFolder && count > 0 && count <= MOST_ENTRIES && head[HEADER + 3] === 0;
}

interface Entry {
  readonly side: number;
  readonly bits: number;
  readonly bytes: Uint8Array;
}

/** @returns a PNG of its largest picture @throws ReadingProblem */
export function pngOfIcon(file: Uint8Array): Uint8Array {
  const view = viewOf(file);
  const entries: Entry[] = [];
  for (let at = HEADER; entries.length < view.getUint16(4, true); at += ENTRY) {
    if (at + ENTRY > file.length) throw damaged();
    const [size, from] = [view.getUint32(at + 8, true), view.getUint32(at + 12, true)];
    if (size === 0 || from + size > file.length) throw damaged();
    const side = file[at] === 0 ? MOST_SIDE : (file[at] ?? 0);
    entries.push({ side, bits: view.getUint16(at + 6, true), bytes: file.subarray(from, from + size) });
  }
  const [largest] = entries.sort((one, other) => other.side - one.side || other.bits - one.bits);
  if (!largest) throw damaged();
  return isPng(largest.bytes) ? largest.bytes : pngOfBitmap(largest.bytes);
}

/** From the lowest line up, blue first; behind them a mask of one bit each, which those of four bytes do not need. */
function pngOfBitmap(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  if (bytes.length < BITMAP_HEADER) throw damaged();
  const [head, width, both] = [view.getUint32(0, true), view.getInt32(4, true), view.getInt32(8, true)];
  const [bits, packing] = [view.getUint16(14, true), view.getUint32(16, true)];
  const height = both / 2;
  if (head !== BITMAP_HEADER || packing !== 0 || (bits !== 32 && bits !== 24))
    throw new ReadingProblem('unreadable');
  if (![width, height].every((side) => Number.isInteger(side) && side > 0 && side <= MOST_SIDE))
    throw damaged();
  const each = bits / 8;
  const line = Math.ceil((width * each) / 4) * 4;
  const maskLine = Math.ceil(width / 32) * 4;
  const masks = BITMAP_HEADER + line * height;
  if (bytes.length < masks + (bits === 24 ? maskLine * height : 0)) throw damaged();
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const row = height - 1 - y;
    for (let x = 0; x < width; x += 1) {
      const from = BITMAP_HEADER + row * line + x * each;
      const [blue = 0, green = 0, red = 0, alpha = 0] = bytes.subarray(from, from + each);
      const isCut = ((bytes[masks + row * maskLine + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
      data.set([red, green, blue, bits === 32 ? alpha : isCut ? 0 : 255], (y * width + x) * 4);
    }
  }
  return writePng({ data, width, height });
}

function isPng(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 4)).toString('latin1') === '\x89PNG';
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
