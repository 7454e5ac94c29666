// A PNG file as its chunks: what it shows stays byte for byte, what was written beside it does not.
import { crc32 } from 'node:zlib';
import { Bytes } from './bytes.ts';
import { type Turn, turnOf } from './exif.ts';
import type { PictureFile } from './picture-file.ts';
import { damaged } from './problem.ts';

const SIGNATURE = 8;
/** What the picture is made of, and what its colours mean. */
const KEPT = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP'];
/** Samples a pixel, by the kind of colours. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** 0 grey, 2 colours, 3 a palette, 4 grey with alpha, 6 colours with alpha. */
  readonly colors: number;
  readonly isInterlaced: boolean;
  readonly samples: number;
}

export interface PngParts extends PngHeader {
  readonly palette: Uint8Array | null;
  readonly transparency: Uint8Array | null;
  readonly data: readonly Uint8Array[];
}

interface Chunk {
  readonly name: string;
  readonly content: Uint8Array;
  /** With its length, name and sum. */
  readonly whole: Uint8Array;
}

/** @throws ReadingProblem */
export function readPng(all: Uint8Array): PictureFile {
  const kept: Uint8Array[] = [all.subarray(0, SIGNATURE)];
  let turn: Turn = 1;
  let hasTransparency = false;
  for (const { name, content, whole } of chunksOf(all)) {
    if (name === 'eXIf') turn = turnOf(content);
    hasTransparency ||= name === 'tRNS';
    if (KEPT.includes(name)) kept.push(whole);
  }
  const { width, height, isInterlaced, colors } = headerOf(all);
  return {
    width,
    height,
    // Line by line, unless the lines come in seven passes.
    memory: isInterlaced ? width * height * 4 : width * 64,
    turn,
    hasAlpha: hasTransparency || colors === 4 || colors === 6,
    isAnimated: false,
    clean: () => Buffer.concat(kept),
  };
}

/** What the pixels are made of. @throws ReadingProblem */
export function partsOfPng(all: Uint8Array): PngParts {
  const chunks = [...chunksOf(all)];
  const find = (name: string) => chunks.find((chunk) => chunk.name === name)?.content ?? null;
  const header = headerOf(all);
  const palette = find('PLTE');
  if (header.colors === 3 && (!palette || palette.length % 3 !== 0)) throw damaged();
  const data = chunks.filter(({ name }) => name === 'IDAT').map(({ content }) => content);
  return { ...header, palette, transparency: find('tRNS'), data };
}

/** From the first chunk to the end of the picture; what follows is left out. */
function* chunksOf(all: Uint8Array): Generator<Chunk, void> {
  const file = new Bytes(all);
  for (let at = SIGNATURE; ; ) {
    const end = at + 12 + file.u32(at);
    const name = file.text(at + 4, 4);
    if (at === SIGNATURE && name !== 'IHDR') throw damaged();
    const whole = file.part(at, end);
    if (crc32(whole.subarray(4, -4)) !== file.u32(end - 4)) throw damaged();
    yield { name, content: whole.subarray(8, -4), whole };
    if (name === 'IEND') return;
    at = end;
  }
}

function headerOf(all: Uint8Array): PngHeader {
  const file = new Bytes(all);
  const [width, height] = [file.u32(16), file.u32(20)];
  const [depth, colors, interlace] = [file.u8(24), file.u8(25), file.u8(28)];
  const isKnown = DEPTHS[colors]?.includes(depth) && interlace <= 1 && file.u8(26) === 0 && file.u8(27) === 0;
  if (!isKnown || width === 0 || height === 0) throw damaged();
  return { width, height, depth, colors, isInterlaced: interlace === 1, samples: SAMPLES[colors] ?? 1 };
}
