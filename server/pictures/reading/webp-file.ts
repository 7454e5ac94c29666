// A WebP file as its chunks: what it shows stays byte for byte, what was written beside it does not.
import { Bytes } from './bytes.ts';
import type { PictureFile } from './picture-file.ts';
import { damaged, ReadingProblem } from './problem.ts';

const HEADER = 12;
/** Of the extended header's first byte: a colour profile, transparency. Metadata and motion are not among them. */
const PROFILE = 0x20;
const ALPHA = 0x10;
const MOTION = 0x02;
const KEPT = ['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L'];

/** @throws ReadingProblem */
export function readWebp(all: Uint8Array): PictureFile {
  const file = new Bytes(all);
  const end = 8 + file.u32(4, true);
  if (end > file.length) throw damaged();
  const kept: Uint8Array[] = [];
  let size: { width: number; height: number } | null = null;
  let hasAlpha = false;
  for (let at = HEADER; at < end; ) {
    const name = file.text(at, 4);
    const next = at + 8 + file.u32(at + 4, true);
    // A chunk of uneven length is filled up; some programs leave that out at the end.
    const whole = padded(file.part(at, next));
    if (name === 'VP8X') {
      if (file.u8(at + 8) & MOTION) throw new ReadingProblem('unreadable');
      hasAlpha = (file.u8(at + 8) & ALPHA) !== 0;
      whole[8] = file.u8(at + 8) & (PROFILE | ALPHA);
    }
    if (name === 'VP8 ' || name === 'VP8L') {
      if (size) throw damaged();
      size = name === 'VP8 ' ? sizeOfLossy(file, at + 8) : sizeOfLossless(file, at + 8);
      hasAlpha ||= name === 'VP8L' && ((file.u32(at + 9, true) >>> 28) & 1) === 1;
    }
    if (KEPT.includes(name)) kept.push(whole);
    at = next + (next % 2);
  }
  if (!size) throw damaged();
  const memory = size.width * size.height * 8;
  return { ...size, memory, turn: 1, hasAlpha, isAnimated: false, clean: () => wrap(kept) };
}

function padded(chunk: Uint8Array): Uint8Array {
  const whole = new Uint8Array(chunk.length + (chunk.length % 2));
  whole.set(chunk);
  return whole;
}

function wrap(chunks: readonly Uint8Array[]): Uint8Array {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

function sizeOfLossy(file: Bytes, at: number) {
  if (file.text(at + 3, 3) !== '\x9d\x01\x2a') throw damaged();
  return sized(file.u16(at + 6, true) & 0x3fff, file.u16(at + 8, true) & 0x3fff);
}

function sizeOfLossless(file: Bytes, at: number) {
  if (file.u8(at) !== 0x2f) throw damaged();
  const bits = file.u32(at + 1, true);
  return sized((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
}

function sized(width: number, height: number) {
  if (width === 0 || height === 0) throw damaged();
  return { width, height };
}
