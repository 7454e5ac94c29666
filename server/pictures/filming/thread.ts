// The thread's own side: slides as PNGs in, their film out.
import { parentPort, workerData } from 'node:worker_threads';
import type { MadeFilm } from '../../domain/design/index.ts';
import { Shrinker } from '../reading/pixels.ts';
import { decodePng } from '../reading/png-pixels.ts';
import { makeFilm } from './film.ts';
import type { Size } from './frames.ts';

export interface FilmTask {
  /** As large as the film, or larger. */
  readonly slides: readonly { readonly png: Uint8Array; readonly seconds: number }[];
  readonly size: Size;
}

export type FromFilmThread = { readonly share: number } | { readonly film: MadeFilm };

async function toRgba(png: Uint8Array, size: Size): Promise<Uint8Array> {
  const { width, height } = sizeOf(png);
  if (width !== size.width || height !== size.height) {
    const shrinker = new Shrinker({ left: 0, top: 0, width, height }, size);
    await decodePng(png, shrinker);
    return new Uint8Array(shrinker.end().data);
  }
  const rgba = new Uint8Array(width * height * 4);
  let at = 0;
  await decodePng(png, {
    take: (line) => {
      rgba.set(line, at);
      at += line.length;
    },
  });
  return rgba;
}

/** By its first chunk. */
function sizeOf(png: Uint8Array): Size {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

async function run({ slides, size }: FilmTask): Promise<void> {
  const pictures = [];
  for (const { png, seconds } of slides) pictures.push({ rgba: await toRgba(png, size), seconds });
  const onProgress = (share: number) => tell({ share });
  tell({ film: await makeFilm({ slides: pictures, size, onProgress }) });
}

function tell(message: FromFilmThread): void {
  parentPort?.postMessage(message);
}

void run(workerData as FilmTask);
