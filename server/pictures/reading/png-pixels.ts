// The pixels of a PNG, unpacked and handed on line by line.
import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import type { Lines } from './pixels.ts';
import { type PngParts, partsOfPng } from './png-file.ts';
import { damaged } from './problem.ts';

/** The seven passes of an interlaced picture: where each begins, and how far its pixels are apart. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Bytes that are unpacked at once: each piece is a way to another thread and back. */
const PIECE = 256 * 1024;

/** @throws ReadingProblem damaged when there are fewer pixels than the file says */
export async function decodePng(all: Uint8Array, lines: Lines): Promise<void> {
  const png = partsOfPng(all);
  const rows = unpackRows(png.data);
  const paint = painter(png);
  if (!png.isInterlaced) {
    const line = new Uint8Array(png.width * 4);
    for await (const row of rows(passOf(png, [0, 0, 1, 1]), png)) {
      paint(row, png.width, (pixel) => pixel, line);
      lines.take(line);
    }
    return;
  }
  const whole = new Uint8Array(png.width * png.height * 4);
  for (const pass of PASSES) {
    const [left, top, right, down] = pass;
    const { width, height } = passOf(png, pass);
    let y = top;
    for await (const row of rows({ width, height }, png)) {
      const start = y * png.width;
      paint(row, width, (pixel) => start + left + pixel * right, whole);
      y += down;
    }
  }
  for (let y = 0; y < png.height; y += 1)
    lines.take(whole.subarray(y * png.width * 4, (y + 1) * png.width * 4));
}

function passOf(png: PngParts, [left, top, right, down]: readonly [number, number, number, number]) {
  const width = Math.max(0, Math.ceil((png.width - left) / right));
  return { width, height: width === 0 ? 0 : Math.max(0, Math.ceil((png.height - top) / down)) };
}

/** Reads rows of the unpacked data, pass after pass, and takes back what the filters did. */
function unpackRows(data: readonly Uint8Array[]) {
  const chunks = Readable.from(data)
    .pipe(createInflate({ chunkSize: PIECE }))
    [Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array(0);
  const read = async (length: number): Promise<Uint8Array> => {
    const parts: Uint8Array[] = [];
    let missing = length;
    while (missing > 0) {
      if (rest.length === 0) {
        const next = await chunks.next().catch(() => {
          throw damaged();
        });
        if (next.done) throw damaged();
        rest = next.value;
      }
      const part = rest.subarray(0, missing);
      rest = rest.subarray(part.length);
      missing -= part.length;
      parts.push(part);
    }
    return Buffer.concat(parts);
  };
  return async function* (pass: { width: number; height: number }, png: PngParts) {
    const length = Math.ceil((pass.width * png.samples * png.depth) / 8);
    const step = Math.max(1, (png.samples * png.depth) >> 3);
    let above: Uint8Array = new Uint8Array(length);
    for (let y = 0; y < pass.height; y += 1) {
      const filtered = await read(length + 1);
      const row = filtered.subarray(1);
      unfilter(filtered[0] ?? 0, { row, above, step });
      yield row;
      above = row;
    }
  };
}

type Filtered = { readonly row: Uint8Array; readonly above: Uint8Array; readonly step: number };

function unfilter(filter: number, { row, above, step }: Filtered): void {
  if (filter > 4) throw damaged();
  if (filter === 0) return;
  for (let at = 0; at < row.length; at += 1) {
    const left = at >= step ? (row[at - step] ?? 0) : 0;
    const up = above[at] ?? 0;
    const corner = at >= step ? (above[at - step] ?? 0) : 0;
    row[at] = (row[at] ?? 0) + predict(filter, left, up, corner);
  }
}

function predict(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const [byLeft, byUp] = [Math.abs(up - corner), Math.abs(left - corner)];
  const byCorner = Math.abs(left + up - 2 * corner);
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

type Paint = (row: Uint8Array, width: number, place: (pixel: number) => number, to: Uint8Array) => void;

/** Makes four bytes of each pixel of a row. */
function painter({ depth, colors, samples, palette, transparency }: PngParts): Paint {
  const most = 2 ** depth - 1;
  const sampleAt = (row: Uint8Array, index: number): number => {
    if (depth === 8) return row[index] ?? 0;
    if (depth === 16) return ((row[index * 2] ?? 0) << 8) | (row[index * 2 + 1] ?? 0);
    const bit = index * depth;
    return ((row[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & most;
  };
  const to8 = (sample: number) => (depth === 16 ? sample >> 8 : Math.round((sample * 255) / most));
  const clear = transparency && colors !== 3 ? clearColor(transparency) : null;
  return (row, width, place, to) => {
    for (let pixel = 0; pixel < width; pixel += 1) {
      const at = place(pixel) * 4;
      const first = sampleAt(row, pixel * samples);
      if (colors === 3) {
        for (let color = 0; color < 3; color += 1) to[at + color] = palette?.[first * 3 + color] ?? 0;
        to[at + 3] = transparency?.[first] ?? 255;
        continue;
      }
      const isGrey = samples < 3;
      const second = isGrey ? first : sampleAt(row, pixel * samples + 1);
      const third = isGrey ? first : sampleAt(row, pixel * samples + 2);
      to[at] = to8(first);
      to[at + 1] = to8(second);
      to[at + 2] = to8(third);
      if (samples === 2 || samples === 4) to[at + 3] = to8(sampleAt(row, pixel * samples + samples - 1));
      else to[at + 3] = clear?.(first, second, third) ? 0 : 255;
    }
  };
}

/** Whether a colour is the one that stands for nothing. */
function clearColor(transparency: Uint8Array) {
  const value = (index: number) => ((transparency[index * 2] ?? 0) << 8) | (transparency[index * 2 + 1] ?? 0);
  const [red, green, blue] =
    transparency.length >= 6 ? [value(0), value(1), value(2)] : [value(0), value(0), value(0)];
  return (first: number, second: number, third: number) =>
    first === red && second === green && third === blue;
}
