// The codecs that come as WebAssembly: each works in a memory of its own, which whatever attacks it does not leave.
import avifDecoder from '@jsquash/avif/codec/dec/avif_dec.js';
import jpegDecoder from '@jsquash/jpeg/codec/dec/mozjpeg_dec.js';
import jpegEncoder from '@jsquash/jpeg/codec/enc/mozjpeg_enc.js';
import { defaultOptions as jpegOptions } from '@jsquash/jpeg/meta.js';
import webpDecoder from '@jsquash/webp/codec/dec/webp_dec.js';
import webpEncoder from '@jsquash/webp/codec/enc/webp_enc_simd.js';
import { defaultOptions as webpOptions } from '@jsquash/webp/meta.js';
import type { Codecs } from './codec-files.ts';
import type { CodecName } from './codec-names.ts';
import type { Lines, Pixels } from './pixels.ts';
import { damaged } from './problem.ts';

interface Decoder {
  decode(bytes: Uint8Array, ...more: unknown[]): unknown;
}

interface Encoder {
  encode(data: Uint8ClampedArray, width: number, height: number, options: object): Uint8Array | null;
}

/** The picture is turned later, as others are; and every colour has eight bits. */
const MORE = { 'jpeg-decoder': [false], 'webp-decoder': [], 'avif-decoder': [8] } as const;

type Factory<T> = (options: object) => Promise<T>;

const FACTORIES = {
  'jpeg-decoder': jpegDecoder as unknown as Factory<Decoder>,
  'webp-decoder': webpDecoder as unknown as Factory<Decoder>,
  'avif-decoder': avifDecoder as unknown as Factory<Decoder>,
  'jpeg-encoder': jpegEncoder as unknown as Factory<Encoder>,
  'webp-encoder': webpEncoder as unknown as Factory<Encoder>,
} satisfies Record<CodecName, Factory<unknown>>;

async function open<N extends CodecName>(
  name: N,
  codecs: Codecs,
): Promise<Awaited<ReturnType<(typeof FACTORIES)[N]>>> {
  const make = FACTORIES[name] as Factory<Awaited<ReturnType<(typeof FACTORIES)[N]>>>;
  return make({
    noInitialRun: true,
    printErr: () => {},
    locateFile: (path: string) => path,
    instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
      const instance = new WebAssembly.Instance(codecs[name], imports);
      done(instance);
      return instance.exports;
    },
  });
}

/**
 * Decodes a picture into lines. The decoder hands its pixels to `ImageData`, of which Node has none: ours reads them where they
 * lie, in the decoder's memory, as a copy of a large picture would take as much again.
 * @throws ReadingProblem damaged
 */
export async function decodeWith(
  name: keyof typeof MORE,
  bytes: Uint8Array,
  { codecs, width, height, lines }: { codecs: Codecs; width: number; height: number; lines: Lines },
): Promise<void> {
  const world = globalThis as { Uint8ClampedArray: unknown; ImageData?: unknown };
  const usual = world.Uint8ClampedArray;
  let taken = false;
  world.Uint8ClampedArray = class {
    constructor(view: Uint8Array) {
      // biome-ignore lint/correctness/noConstructorReturn: this is how it stands for the view itself
      return view;
    }
  };
  world.ImageData = class {
    constructor(view: Uint8Array, wide: number, high: number) {
      if (wide !== width || high !== height) throw damaged();
      for (let y = 0; y < high; y += 1) lines.take(view.subarray(y * wide * 4, (y + 1) * wide * 4));
      taken = true;
    }
  };
  try {
    const decoder = await open(name, codecs);
    decoder.decode(bytes, ...MORE[name]);
  } catch {
    throw damaged();
  } finally {
    world.Uint8ClampedArray = usual;
  }
  if (!taken) throw damaged();
}

/** Line by line: what comes in several scans would be held as a whole a second time, for a few percent fewer bytes. */
const IN_ONE_SCAN = {
  progressive: false,
  baseline: true,
  optimize_coding: false,
  auto_subsample: false,
  chroma_subsample: 2,
};

/** @param quality 1 to 100 */
export async function encodeJpeg(codecs: Codecs, pixels: Pixels, quality: number): Promise<Uint8Array> {
  const options = { ...jpegOptions, ...IN_ONE_SCAN, quality };
  return encoded(await open('jpeg-encoder', codecs), pixels, options);
}

/** @param quality 1 to 100 */
export async function encodeWebp(codecs: Codecs, pixels: Pixels, quality: number): Promise<Uint8Array> {
  return encoded(await open('webp-encoder', codecs), pixels, { ...webpOptions, quality });
}

function encoded(encoder: Encoder, { data, width, height }: Pixels, options: object): Uint8Array {
  const bytes = encoder.encode(data, width, height, options);
  if (!bytes) throw new Error('a picture could not be encoded');
  return bytes;
}
