// A GIF file as its blocks: frames and their times stay, comments and what programs wrote for themselves do not.
import { Bytes } from './bytes.ts';
import type { PictureFile } from './picture-file.ts';
import { damaged } from './problem.ts';

const EXTENSION = 0x21;
const FRAME = 0x2c;
const TRAILER = 0x3b;
/** How a frame is shown, and how often all of them are. */
const CONTROL = 0xf9;
const APPLICATION = 0xff;
const LOOP = ['NETSCAPE2.0', 'ANIMEXTS1.0'];
const MOST_FRAMES = 5000;

export interface GifFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly isInterlaced: boolean;
  readonly palette: Uint8Array;
  /** Index of the colour that is none; null where every one is. */
  readonly clear: number | null;
  readonly codeSize: number;
  readonly data: Uint8Array;
}

interface GifParts {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly first: GifFrame;
  readonly clean: () => Uint8Array;
}

/** @throws ReadingProblem */
export function readGif(all: Uint8Array): PictureFile {
  const { width, height, frames, first, clean } = partsOfGif(all);
  const memory = width * height * 5;
  return { width, height, memory, turn: 1, hasAlpha: first.clear !== null, isAnimated: frames > 1, clean };
}

/** @throws ReadingProblem */
export function partsOfGif(all: Uint8Array): GifParts {
  const file = new Bytes(all);
  const [width, height] = [file.u16(6, true), file.u16(8, true)];
  const [common, start] = paletteAt(file, 10, 13);
  const kept = [file.part(0, start)];
  let clear: number | null = null;
  let first: GifFrame | null = null;
  let frames = 0;
  for (let at = start; ; ) {
    const mark = file.u8(at);
    if (mark === TRAILER) {
      kept.push(file.part(at, at + 1));
      break;
    }
    const end = mark === FRAME ? endOfFrame(file, at) : endOfBlocks(file, at + 2);
    if (mark === EXTENSION) {
      if (!first && file.u8(at + 1) === CONTROL) clear = file.u8(at + 3) & 1 ? file.u8(at + 6) : null;
      if (isKept(file, at)) kept.push(file.part(at, end));
    } else if (mark === FRAME) {
      frames += 1;
      first ??= frameAt(file, at, { common, clear, end });
      kept.push(file.part(at, end));
    } else throw damaged();
    if (frames > MOST_FRAMES) throw damaged();
    at = end;
  }
  if (!first || !fits(first, width, height)) throw damaged();
  return { width, height, frames, first, clean: () => Buffer.concat(kept) };
}

/** A frame is no larger than what it is shown on: otherwise a small file could ask for any amount of memory. */
function fits({ left, top, width, height }: GifFrame, most: number, lines: number): boolean {
  return width > 0 && height > 0 && left + width <= most && top + height <= lines;
}

function isKept(file: Bytes, at: number): boolean {
  const kind = file.u8(at + 1);
  return kind === CONTROL || (kind === APPLICATION && LOOP.includes(file.text(at + 3, 11)));
}

/** @returns the palette that a byte of flags tells of, and where it ends */
function paletteAt(file: Bytes, flagsAt: number, at: number): [Uint8Array | null, number] {
  const flags = file.u8(flagsAt);
  if ((flags & 0x80) === 0) return [null, at];
  const end = at + 3 * 2 ** ((flags & 7) + 1);
  return [file.part(at, end), end];
}

function endOfFrame(file: Bytes, at: number): number {
  const [, start] = paletteAt(file, at + 9, at + 10);
  return endOfBlocks(file, start + 1);
}

function endOfBlocks(file: Bytes, from: number): number {
  let at = from;
  while (file.u8(at) > 0) at += 1 + file.u8(at);
  return at + 1;
}

function frameAt(
  file: Bytes,
  at: number,
  { common, clear, end }: { common: Uint8Array | null; clear: number | null; end: number },
): GifFrame {
  const [own, start] = paletteAt(file, at + 9, at + 10);
  const palette = own ?? common;
  const codeSize = file.u8(start);
  if (!palette || codeSize < 2 || codeSize > 8) throw damaged();
  const blocks: Uint8Array[] = [];
  for (let block = start + 1; block < end - 1; block += 1 + file.u8(block))
    blocks.push(file.part(block + 1, block + 1 + file.u8(block)));
  return {
    left: file.u16(at + 1, true),
    top: file.u16(at + 3, true),
    width: file.u16(at + 5, true),
    height: file.u16(at + 7, true),
    isInterlaced: (file.u8(at + 9) & 0x40) !== 0,
    palette,
    clear,
    codeSize,
    data: Buffer.concat(blocks),
  };
}
