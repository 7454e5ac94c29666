// Pictures and films as people send them: really encoded, small, and with what cameras write beside what they show.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { crc32 } from 'node:zlib';
import avifEncoder from '@jsquash/avif/codec/enc/avif_enc.js';
import { defaultOptions as avifOptions } from '@jsquash/avif/meta.js';
import { codecsFor } from '../../server/pictures/reading/codec-files.ts';
import { decodeWith, encodeJpeg, encodeWebp } from '../../server/pictures/reading/codecs.ts';
import type { Pixels } from '../../server/pictures/reading/pixels.ts';
import { writePng } from '../../server/pictures/reading/png-write.ts';

const codecs = codecsFor(['jpeg-decoder', 'jpeg-encoder', 'webp-decoder', 'webp-encoder']) as Parameters<
  typeof encodeJpeg
>[0];

export type Color = readonly [red: number, green: number, blue: number, alpha?: number];
export const RED: Color = [220, 30, 30];
export const BLUE: Color = [30, 30, 220];

/** The upper half in one colour and the lower in another, so that one sees how it stands. */
export function paint(
  width: number,
  height: number,
  [upper, lower]: readonly [Color, Color] = [RED, BLUE],
): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  const half = Math.ceil((width * height) / 2) * 4;
  fill(data.subarray(0, half), upper);
  fill(data.subarray(half), lower);
  return { data, width, height };
}

function fill(pixels: Uint8ClampedArray, [red, green, blue, alpha = 255]: Color): void {
  if (pixels.length === 0) return;
  pixels.set([red, green, blue, alpha]);
  // Each time as much again as there is.
  for (let done = 4; done < pixels.length; done *= 2) pixels.copyWithin(done, 0, done);
}

export async function jpegOf(pixels: Pixels, quality = 90): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await encodeJpeg(codecs, pixels, quality));
}

export async function webpOf(pixels: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await encodeWebp(codecs, pixels, 90));
}

/** Only tests write it: what came in as AVIF is kept as something that every browser shows. */
export async function avifOf({ data, width, height }: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  const path = createRequire(import.meta.url).resolve('@jsquash/avif/codec/enc/avif_enc.wasm');
  const make = avifEncoder as unknown as (options: object) => Promise<AvifEncoder>;
  const encoder = await make({ noInitialRun: true, wasmBinary: readFileSync(path) });
  const bytes = encoder.encode(data, width, height, { ...avifOptions, speed: 10 });
  if (!bytes) throw new Error('a picture could not be encoded');
  return new Uint8Array(bytes);
}

interface AvifEncoder {
  encode(data: Uint8ClampedArray, width: number, height: number, options: object): Uint8Array | null;
}

export function pngOf(pixels: Pixels): Uint8Array<ArrayBuffer> {
  return new Uint8Array(writePng(pixels));
}

/** Where the test's camera was, in the words that must not be found again. */
export const PLACE = 'N48.8584 E2.2945';

/** As a camera writes it: how it was held, and where. */
export function exifOf(turn: number): Buffer {
  const tiff = Buffer.alloc(26 + PLACE.length);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(turn, 18);
  tiff.write(PLACE, 26, 'latin1');
  return tiff;
}

/** Puts segments behind the first two bytes of a JPEG. */
export function withSegment(jpeg: Uint8Array, marker: number, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255]);
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]));
}

/** As a phone sends it: turned, and with its place. */
export function asFromCamera(jpeg: Uint8Array, turn: number): Uint8Array<ArrayBuffer> {
  return withSegment(jpeg, 0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifOf(turn)]));
}

/** Puts a chunk behind the header of a PNG. */
export function withChunk(png: Uint8Array, name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const at = 33;
  return new Uint8Array(Buffer.concat([png.subarray(0, at), pngChunk(name, content), png.subarray(at)]));
}

export function pngChunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A GIF of 2 by 2 pixels in two colours, with a comment; `frames` of them. */
export function gifOf(frames = 1): Uint8Array<ArrayBuffer> {
  const head = Buffer.from('GIF89a\x02\0\x02\0\x80\0\0\xdc\x1e\x1e\x1e\x1e\xdc', 'latin1');
  const comment = Buffer.from(`\x21\xfe${String.fromCharCode(PLACE.length)}${PLACE}\0`, 'latin1');
  // Codes of three bits, clear, 0, 0 and 1, then of four, 1 and end.
  const frame = Buffer.from('\x2c\0\0\0\0\x02\0\x02\0\0\x02\x03\x04\x12\x05\0', 'latin1');
  return new Uint8Array(Buffer.concat([head, comment, ...Array(frames).fill(frame), Buffer.from(';')]));
}

/** The colour in the middle of a part of a picture: of four bytes a pixel. */
export async function colorsOf(
  bytes: Uint8Array,
  { type, width, height }: { type: string; width: number; height: number },
): Promise<(x: number, y: number) => number[]> {
  const data = new Uint8Array(width * height * 4);
  let line = 0;
  const lines = { take: (one: Uint8Array) => data.set(one, line++ * width * 4) };
  const name = type === 'image/webp' ? 'webp-decoder' : 'jpeg-decoder';
  await decodeWith(name, bytes, { codecs, width, height, lines });
  return (x, y) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];
}
