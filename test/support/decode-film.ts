// Decodes a film as a player does: its index read by one library, its units decoded by another than wrote them.
import { createFile, type Movie, MP4BoxBuffer, type Sample } from 'mp4box';

/** As far as the decoder's module is used. */
interface TinyModule {
  readonly HEAPU8: Uint8Array;
}

export interface Picture {
  /** I420. */
  readonly planes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** What its index says. */
export interface ListedFilm {
  readonly movie: Movie;
  readonly samples: readonly [Sample, ...Sample[]];
}

export interface DecodedFilm extends ListedFilm {
  readonly pictures: readonly Picture[];
}

export function listFilm(bytes: Uint8Array): ListedFilm {
  const file = createFile();
  const samples: Sample[] = [];
  let movie: Movie | undefined;
  file.onReady = (found) => {
    movie = found;
    const [video] = found.videoTracks;
    if (video) file.setExtractionOptions(video.id, null, { nbSamples: bytes.length });
    file.start();
  };
  file.onSamples = (_id, _user, found) => samples.push(...found);
  file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(Uint8Array.from(bytes).buffer, 0));
  file.flush();
  const [first, ...others] = samples;
  if (movie === undefined || first === undefined) throw new Error('The film has no index, or no frames');
  return { movie, samples: [first, ...others] };
}

/** Of a film in full size, 3 GB of pictures in memory. */
export async function decodeFilm(bytes: Uint8Array): Promise<DecodedFilm> {
  const { movie, samples } = listFilm(bytes);
  const [first] = samples;
  const { SPS, PPS } = (
    first.description as unknown as { avcC: Record<'SPS' | 'PPS', { data: Uint8Array }[]> }
  ).avcC;
  const pictures = await decodeUnits([
    ...[...SPS, ...PPS].map(({ data }) => data),
    ...samples.flatMap(({ data }) => unitsOf(data ?? new Uint8Array())),
  ]);
  return { movie, samples, pictures };
}

function unitsOf(sample: Uint8Array): Uint8Array[] {
  const view = new DataView(sample.buffer, sample.byteOffset, sample.byteLength);
  const units: Uint8Array[] = [];
  for (let at = 0; at < sample.length; ) {
    const end = at + 4 + view.getUint32(at);
    units.push(sample.subarray(at + 4, end));
    at = end;
  }
  return units;
}

async function decodeUnits(units: readonly Uint8Array[]): Promise<Picture[]> {
  // The module was made for workers of browsers, and asks where it is.
  Object.assign(globalThis, { self: { location: { href: '' } } });
  const { default: create } = (await import('tinyh264/lib/TinyH264.js')) as { default: () => TinyModule };
  const { default: Decoder } = await import('tinyh264/lib/TinyH264Decoder.js');
  const pictures: Picture[] = [];
  const decoder = new Decoder(await create(), (planes: Uint8Array, width: number, height: number) =>
    pictures.push({ planes, width, height }),
  );
  for (const unit of units) decoder.decode(Uint8Array.from([0, 0, 0, 1, ...unit]));
  decoder.release();
  return pictures;
}
