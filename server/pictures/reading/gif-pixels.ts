// The first frame of a GIF as pixels: the codes of its time (LZW), each line by itself.
import { type GifFrame, partsOfGif } from './gif-file.ts';
import type { Lines } from './pixels.ts';
import { damaged } from './problem.ts';

const MOST_CODES = 4096;
const INTERLACE = [
  [0, 8],
  [4, 8],
  [2, 4],
  [1, 2],
] as const;

/** @throws ReadingProblem damaged when there are fewer pixels than the file says */
export function decodeGif(all: Uint8Array, lines: Lines): void {
  const { width, height, first } = partsOfGif(all);
  const indexes = unpack(first);
  const whole = new Uint8Array(width * height * 4);
  const order = linesOf(first);
  for (let index = 0; index < indexes.length; index += 1) {
    const color = indexes[index] ?? 0;
    const x = first.left + (index % first.width);
    const y = first.top + (order[Math.floor(index / first.width)] ?? 0);
    if (color === first.clear || x >= width || y >= height) continue;
    const at = (y * width + x) * 4;
    for (let part = 0; part < 3; part += 1) whole[at + part] = first.palette[color * 3 + part] ?? 0;
    whole[at + 3] = 255;
  }
  for (let y = 0; y < height; y += 1) lines.take(whole.subarray(y * width * 4, (y + 1) * width * 4));
}

/** The lines in the order in which they come. */
function linesOf({ height, isInterlaced }: GifFrame): number[] {
  const all = Array.from({ length: height }, (_, line) => line);
  if (!isInterlaced) return all;
  return INTERLACE.flatMap(([from, step]) =>
    all.filter((line) => line >= from && (line - from) % step === 0),
  );
}

function unpack({ codeSize, data, width, height }: GifFrame): Uint8Array {
  const out = new Uint8Array(width * height);
  const clear = 2 ** codeSize;
  // Each code is an earlier one and one more colour; `lengths` is how many colours that makes.
  const earlier = new Uint16Array(MOST_CODES);
  const last = new Uint8Array(MOST_CODES);
  const lengths = new Uint16Array(MOST_CODES).fill(1);
  for (let code = 0; code < clear; code += 1) last[code] = code;
  let [filled, next, size, previous] = [0, clear + 2, codeSize + 1, -1];
  let [bits, held, at] = [0, 0, 0];
  /** Writes what a code stands for from its end; returns its first colour. */
  const write = (code: number, length: number): number => {
    for (let [index, one] = [filled + length - 1, code]; ; index -= 1) {
      if (index < out.length) out[index] = last[one] ?? 0;
      if (index === filled) return last[one] ?? 0;
      one = earlier[one] ?? 0;
    }
  };
  while (filled < out.length) {
    while (held < size) {
      if (at >= data.length) throw damaged();
      bits |= (data[at] ?? 0) << held;
      held += 8;
      at += 1;
    }
    const code = bits & (2 ** size - 1);
    bits >>>= size;
    held -= size;
    if (code === clear + 1) throw damaged();
    if (code === clear) {
      [next, size, previous] = [clear + 2, codeSize + 1, -1];
      continue;
    }
    if (code > next || (code === next && previous < 0)) throw damaged();
    if (previous >= 0 && next < MOST_CODES) {
      earlier[next] = previous;
      lengths[next] = (lengths[previous] ?? 1) + 1;
      // A code that is only now made begins with what the one before begins with.
      last[next] = firstOf(code === next ? previous : code, earlier, last, lengths);
      next += 1;
      if (next === 2 ** size && size < 12) size += 1;
    } else if (code >= next) throw damaged();
    const length = lengths[code] ?? 1;
    write(code, length);
    filled += length;
    previous = code;
  }
  return out;
}

function firstOf(code: number, earlier: Uint16Array, last: Uint8Array, lengths: Uint16Array): number {
  let one = code;
  for (let length = lengths[code] ?? 1; length > 1; length -= 1) one = earlier[one] ?? 0;
  return last[one] ?? 0;
}
