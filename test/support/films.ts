// Films as their boxes: enough to be probed, with what phones write beside them.
import { PLACE } from './pictures.ts';

export function box(type: string, ...content: (Uint8Array | string)[]): Buffer {
  const body = Buffer.concat(
    content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

export function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, index * 4);
  return bytes;
}

export interface FilmShape {
  readonly width?: number;
  readonly height?: number;
  readonly seconds?: number;
  readonly isTurned?: boolean;
  readonly brand?: string;
}

const DATA = 'frames of a film';

/** A track of one chunk, which lies in the film's data from `at` on. */
function track(
  handler: string,
  {
    width,
    height,
    seconds,
    isTurned,
    at,
    length,
  }: Required<Omit<FilmShape, 'brand'>> & { at: number; length: number },
) {
  const matrix = isTurned
    ? [0, 0x10000, 0, 0xffff0000, 0, 0, 0, 0, 0x40000000]
    : [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
  const tkhd = box(
    'tkhd',
    numbers(0, 0, 0, 1, 0, seconds * 1000, 0, 0, 0, 0, ...matrix, width << 16, height << 16),
  );
  const samples = box(
    'stbl',
    box('stts', numbers(0, 1, seconds * 25, 40)),
    box('stsc', numbers(0, 1, 1, 1, 1)),
    box('stsz', numbers(0, length, 1)),
    box('stco', numbers(0, 1, at)),
  );
  const mdia = box(
    'mdia',
    box('mdhd', numbers(0, 0, 0, 1000, seconds * 1000, 0)),
    box('hdlr', numbers(0, 0), handler, numbers(0, 0, 0), '\0'),
    box('minf', samples),
  );
  return box('trak', tkhd, mdia);
}

/** A film that says where it was taken in three ways: beside it, beside its track, and in a track of its own. */
export function filmOf(shape: FilmShape = {}): Uint8Array<ArrayBuffer> {
  const { width = 1080, height = 1920, seconds = 12, isTurned = false, brand = 'isom' } = shape;
  const facts = { width, height, seconds, isTurned };
  const ftyp = box('ftyp', brand, numbers(512), 'isommp42');
  const mdat = box('mdat', DATA, PLACE);
  const at = ftyp.length + 8;
  const place = box('udta', box('\xa9xyz', PLACE));
  const moov = box(
    'moov',
    box('mvhd', numbers(0, 0, 0, 1000, seconds * 1000)),
    track('vide', { ...facts, at, length: DATA.length }),
    track('meta', { ...facts, width: 0, height: 0, at: at + DATA.length, length: PLACE.length }),
    place,
  );
  return new Uint8Array(Buffer.concat([ftyp, mdat, moov, box('uuid', PLACE)]));
}
