// What a thread does: reads a picture that came in, encodes what has to be made anew of it, or makes one that we keep fit for a
// use. Decoding and encoding are two tasks, so that a large picture's have a thread each.
import type { SmallCopies, SmallCopy } from '../../domain/media/index.ts';
import type { Codecs } from './codec-files.ts';
import { decodeWith, encodeJpeg, encodeWebp } from './codecs.ts';
import type { Turn } from './exif.ts';
import type { PictureFormat } from './format.ts';
import { decodeGif } from './gif-pixels.ts';
import type { PictureFile } from './picture-file.ts';
import { readPictureFile } from './picture-files.ts';
import { type Area, flatten, type Lines, type Pixels, Shrinker, type Size, within } from './pixels.ts';
import { decodePng } from './png-pixels.ts';
import { writePng } from './png-write.ts';
import { ReadingProblem } from './problem.ts';

/** Bytes that one picture may take while it is read: decoded, and three times its file. */
export const MOST_MEMORY = 185_000_000;
/** Beside one that takes more, no second encoder is opened: small copies of it are made when they are asked for. */
const LIGHT = 120_000_000;
/** Of either side, pixels: the memory of a line. */
const LONGEST_SIDE = 65_535;
/** Of what is kept as it came; more than any channel shows, and enough to be cropped. */
const KEPT_SIDE = 4096;
/** Of what is made anew, which is in memory as a whole. */
const MADE_SIDE = 3072;
const KEPT_QUALITY = 92;
/** Enough to see whether every line can be decoded. */
const TRIAL_SIDE = 64;

export interface ReadTask {
  readonly kind: 'read';
  readonly format: PictureFormat;
  readonly bytes: Uint8Array;
  readonly copies: SmallCopies;
}

export interface FitTask {
  readonly kind: 'fit';
  readonly format: PictureFormat;
  readonly bytes: Uint8Array;
  /** What of the picture is shown, pixels. */
  readonly area: Area;
  readonly to: Size;
  readonly as: 'jpeg' | 'webp';
  readonly quality: number;
  /** Most bytes of the result; the quality goes down until it fits. */
  readonly most: number;
}

export interface EncodeTask {
  readonly kind: 'encode';
  readonly pixels: Pixels;
  readonly as: 'jpeg' | 'png';
}

export type Task = ReadTask | EncodeTask | FitTask;

/** What was read and has to be encoded anew. */
export type Decoded = Pick<EncodeTask, 'pixels' | 'as'> & Pick<Picture, 'copies'>;

export interface Picture {
  readonly bytes: Uint8Array;
  /** One that every browser shows. */
  readonly format: Exclude<PictureFormat, 'avif'>;
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
  /** Small ones that were made in passing. */
  readonly copies: readonly SmallCopy[];
}

/**
 * Bytes that a task may take while it is worked on.
 * @throws ReadingProblem
 */
export function weightOf(task: Task): number {
  return task.kind === 'encode'
    ? 2 * task.pixels.data.length
    : memoryOf(readPictureFile(task.format, task.bytes), task);
}

const memoryOf = (file: PictureFile, { bytes }: ReadTask | FitTask) => file.memory + 3 * bytes.length;

/** @throws ReadingProblem */
export async function perform(task: Task, codecs: Codecs): Promise<Picture | Decoded> {
  if (task.kind === 'encode') return encode(task, codecs);
  const file = readPictureFile(task.format, task.bytes);
  const memory = memoryOf(file, task);
  if (Math.max(file.width, file.height) > LONGEST_SIDE || memory > MOST_MEMORY)
    throw new ReadingProblem('large');
  if (task.kind === 'fit') return fit(task, file, codecs);
  return read(memory > LIGHT ? { ...task, copies: { ...task.copies, sides: [] } } : task, file, codecs);
}

/** What it shows, upright and bounded; the bytes as they came where that is enough, without what stood beside it. */
async function read(
  { format, bytes, copies: wanted }: ReadTask,
  file: PictureFile,
  codecs: Codecs,
): Promise<Picture | Decoded> {
  const { width, height, turn, isAnimated, clean } = file;
  const isSmall = Math.max(width, height) <= KEPT_SIDE;
  if (format !== 'avif' && clean && turn === 1 && (isSmall || isAnimated)) {
    const side = Math.max(TRIAL_SIDE, ...wanted.sides);
    const pixels = await decode({ format, bytes, file, codecs, to: within(file, side) });
    const copies = await smallCopies(pixels, wanted, { size: file, codecs });
    return { bytes: clean(), format, isAnimated, width, height, copies };
  }
  const pixels = await decode({ format, bytes, file, codecs, to: within(file, MADE_SIDE), turn });
  const copies = await smallCopies(pixels, wanted, { size: pixels, codecs });
  return { pixels, as: file.hasAlpha ? 'png' : 'jpeg', copies };
}

/** The largest first, and each of the one before. @param size of the picture, whose shape they have */
async function smallCopies(
  pixels: Pixels,
  { sides, quality }: SmallCopies,
  { size, codecs }: { size: Size; codecs: Codecs },
): Promise<SmallCopy[]> {
  const made: SmallCopy[] = [];
  let from = pixels;
  for (const side of sides.toReversed()) {
    from = shrunk(from, within(size, side));
    made.push({ side, bytes: await encodeWebp(codecs, from, quality) });
  }
  return made;
}

function shrunk({ data, width, height }: Pixels, to: Size): Pixels {
  const shrinker = new Shrinker({ left: 0, top: 0, width, height }, to);
  const bytes = width * 4;
  for (let y = 0; y < height; y += 1)
    shrinker.take(new Uint8Array(data.buffer, data.byteOffset + y * bytes, bytes));
  return shrinker.end();
}

async function encode({ pixels, as }: EncodeTask, codecs: Codecs): Promise<Picture> {
  const { width, height } = pixels;
  const bytes = as === 'png' ? writePng(pixels) : await encodeJpeg(codecs, pixels, KEPT_QUALITY);
  return { width, height, isAnimated: false, format: as, bytes, copies: [] };
}

async function fit(task: FitTask, file: PictureFile, codecs: Codecs): Promise<Picture> {
  const { format, bytes, area, to, as, most } = task;
  const pixels = await decode({ format, bytes, file, codecs, to, area });
  if (as === 'jpeg') flatten(pixels);
  const encodeAs = as === 'jpeg' ? encodeJpeg : encodeWebp;
  for (let quality = task.quality; ; quality -= 10) {
    const made = await encodeAs(codecs, pixels, quality);
    if (made.length <= most) return { bytes: made, format: as, isAnimated: false, copies: [], ...to };
    if (quality <= 20) throw new ReadingProblem('large');
  }
}

interface Decoding {
  readonly format: PictureFormat;
  readonly bytes: Uint8Array;
  readonly file: PictureFile;
  readonly codecs: Codecs;
  readonly to: Size;
  readonly area?: Area;
  readonly turn?: Turn;
}

async function decode({ format, bytes, file, codecs, to, area, turn }: Decoding): Promise<Pixels> {
  const { width, height } = file;
  const shrinker = new Shrinker(area ?? { left: 0, top: 0, width, height }, to, turn);
  const lines: Lines = shrinker;
  if (format === 'png') await decodePng(bytes, lines);
  else if (format === 'gif') decodeGif(bytes, lines);
  else await decodeWith(`${format}-decoder`, bytes, { codecs, width, height, lines });
  return shrinker.end();
}
