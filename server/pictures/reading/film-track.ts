// One track of a film: what it carries, how large and how long it is.
import { type Box, findBox } from './boxes.ts';
import type { Bytes } from './bytes.ts';
import { damaged } from './problem.ts';

export interface Track {
  readonly box: Box;
  /** `vide`, `soun`, or what else it carries. */
  readonly handler: string;
  readonly samples: Box;
  /** As it is shown, turned; 0 where nothing is shown. */
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** A second. */
  readonly frames: number;
}

/** @throws ReadingProblem */
export function trackOf(bytes: Bytes, box: Box): Track {
  const tkhd = need(bytes, box, 'tkhd');
  const mdia = need(bytes, box, 'mdia');
  const hdlr = need(bytes, mdia, 'hdlr');
  const samples = need(bytes, need(bytes, mdia, 'minf'), 'stbl');
  const seconds = secondsOf(bytes, need(bytes, mdia, 'mdhd'));
  const count = framesIn(bytes, samples);
  return {
    box,
    handler: bytes.text(hdlr.content + 8, 4),
    samples,
    ...sizeOf(bytes, tkhd),
    seconds,
    frames: seconds > 0 ? count / seconds : 0,
  };
}

function need(bytes: Bytes, within: Box, type: string): Box {
  const found = findBox(bytes, within, type);
  if (!found) throw damaged();
  return found;
}

function secondsOf(bytes: Bytes, { content }: Box): number {
  const isLong = bytes.u8(content) === 1;
  const scale = bytes.u32(content + (isLong ? 20 : 12));
  const length = isLong ? bytes.u64(content + 24) : bytes.u32(content + 16);
  return scale === 0 ? 0 : length / scale;
}

/** Width and height stand in sixteenths of bits; a matrix says how it is turned. */
function sizeOf(bytes: Bytes, { content }: Box): { width: number; height: number } {
  const matrix = content + (bytes.u8(content) === 1 ? 52 : 40);
  const [width, height] = [bytes.u32(matrix + 36) / 65_536, bytes.u32(matrix + 40) / 65_536];
  const isTurned = bytes.i32(matrix) === 0 && bytes.i32(matrix + 4) !== 0;
  const size = isTurned ? { width: height, height: width } : { width, height };
  return { width: Math.round(size.width), height: Math.round(size.height) };
}

function framesIn(bytes: Bytes, samples: Box): number {
  const stts = findBox(bytes, samples, 'stts');
  if (!stts) return 0;
  let count = 0;
  for (let entry = 0; entry < bytes.u32(stts.content + 4); entry += 1)
    count += bytes.u32(stts.content + 8 + entry * 8);
  return count;
}
