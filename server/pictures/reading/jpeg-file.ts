// A JPEG file as its segments: what it shows stays byte for byte, what was written beside it does not.
import { Bytes } from './bytes.ts';
import { type Turn, turnOf } from './exif.ts';
import type { PictureFile } from './picture-file.ts';
import { damaged, ReadingProblem } from './problem.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
/** Frames in the usual ways; those with arithmetic coding, or without loss, no browser shows. */
const FRAMES = [0xc0, 0xc1, 0xc2];
const PROGRESSIVE = 0xc2;
const OTHER_FRAMES = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];
/** Tables, the restart interval, the number of lines. */
const NEEDED = [0xdb, 0xc4, 0xdd, 0xdc];
/** More cost time and show nothing more. */
const MOST_SCANS = 100;
/** Without the small picture that it may hold. */
const JFIF_LENGTH = 16;

interface Walk {
  readonly file: Bytes;
  readonly kept: Uint8Array[];
  scans: number;
  turn: Turn;
  frame: Frame | null;
}

type Frame = Pick<PictureFile, 'width' | 'height' | 'memory'>;

/** @throws ReadingProblem */
export function readJpeg(all: Uint8Array): PictureFile {
  const walk: Walk = { file: new Bytes(all), kept: [all.subarray(0, 2)], scans: 0, turn: 1, frame: null };
  for (let at = 2; at !== END; ) at = takeSegment(walk, at);
  const { frame, scans, turn, kept } = walk;
  if (!frame || scans === 0) throw damaged();
  return { ...frame, turn, hasAlpha: false, isAnimated: false, clean: () => Buffer.concat(kept) };
}

const END = -1;

/** @returns where the next segment begins */
function takeSegment(walk: Walk, start: number): number {
  const { file, kept } = walk;
  if (file.u8(start) !== 0xff) throw damaged();
  let at = start;
  while (file.u8(at + 1) === 0xff) at += 1;
  const marker = file.u8(at + 1);
  if (marker === EOI) {
    kept.push(file.part(at, at + 2));
    return END;
  }
  if (marker === SOI || marker === 0) throw damaged();
  const next = at + 2 + file.u16(at + 2);
  if (next < at + 4) throw damaged();
  const content = file.part(at + 4, next);
  if (OTHER_FRAMES.includes(marker)) throw new ReadingProblem('unreadable');
  if (FRAMES.includes(marker)) takeFrame(walk, marker, content);
  if (marker === APP1 && startsWith(content, 'Exif\0\0')) walk.turn = turnOf(content.subarray(6));
  if (marker === SOS) return takeScan(walk, at, next);
  if (isKept(marker, content)) kept.push(file.part(at, next));
  return next;
}

function isKept(marker: number, content: Uint8Array): boolean {
  if (NEEDED.includes(marker) || FRAMES.includes(marker)) return true;
  if (marker === APP0) return startsWith(content, 'JFIF\0') && content.length === JFIF_LENGTH - 2;
  if (marker === APP2) return startsWith(content, 'ICC_PROFILE\0');
  return marker === APP14 && startsWith(content, 'Adobe');
}

function startsWith(content: Uint8Array, word: string): boolean {
  return Buffer.from(content.subarray(0, word.length)).toString('latin1') === word;
}

/** A header and the data behind it, up to the next marker that is no restart. */
function takeScan(walk: Walk, at: number, from: number): number {
  walk.scans += 1;
  if (walk.scans > MOST_SCANS || !walk.frame) throw damaged();
  const { all } = walk.file;
  for (let end = from; ; end += 2) {
    end = all.indexOf(0xff, end);
    // The file ends in the middle of what it shows.
    if (end < 0) throw damaged();
    const marker = walk.file.u8(end + 1);
    if (marker === 0xff) end -= 1;
    else if (marker !== 0 && (marker < 0xd0 || marker > 0xd7)) {
      walk.kept.push(all.subarray(at, end));
      return end;
    }
  }
}

function takeFrame(walk: Walk, marker: number, content: Uint8Array): void {
  if (walk.frame) throw damaged();
  const frame = new Bytes(content);
  const [height, width, components] = [frame.u16(1), frame.u16(3), frame.u8(5)];
  if (frame.u8(0) !== 8 || (components !== 1 && components !== 3)) throw new ReadingProblem('unreadable');
  if (width === 0 || height === 0) throw damaged();
  const parts = Array.from({ length: components }, (_, index) => {
    const factors = frame.u8(6 + index * 3 + 1);
    return (factors >> 4) * (factors & 15);
  });
  const share = parts.reduce((sum, part) => sum + part, 0) / Math.max(1, ...parts);
  // Four bytes a pixel; in several scans also two of each sample, until the last one is read.
  const memory = width * height * (4 + (marker === PROGRESSIVE ? 2 * share : 0));
  walk.frame = { width, height, memory };
}
