// The thread's own side: slides as PNGs in, their film out.
import { parentPort, workerData } from 'node:worker_threads';
import { decodePng } from '../reading/png-pixels.ts';
import { makeFilm } from './film.ts';
import type { Size } from './frames.ts';

export interface FilmTask {
  readonly slides: readonly { readonly png: Uint8Array; readonly seconds: number }[];
  readonly size: Size;
}

async function toRgba(png: Uint8Array, { width, height }: Size): Promise<Uint8Array> {
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

async function run({ slides, size }: FilmTask): Promise<void> {
  const pictures = [];
  for (const { png, seconds } of slides) pictures.push({ rgba: await toRgba(png, size), seconds });
  parentPort?.postMessage(await makeFilm({ slides: pictures, size }));
}

void run(workerData as FilmTask);
