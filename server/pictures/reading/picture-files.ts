// A picture's file, read by what it is.
import { readAvif } from './avif-file.ts';
import type { PictureFormat } from './format.ts';
import { readGif } from './gif-file.ts';
import { readJpeg } from './jpeg-file.ts';
import type { PictureFile } from './picture-file.ts';
import { readPng } from './png-file.ts';
import { readWebp } from './webp-file.ts';

const READERS: Readonly<Record<PictureFormat, (all: Uint8Array) => PictureFile>> = {
  jpeg: readJpeg,
  png: readPng,
  webp: readWebp,
  gif: readGif,
  avif: readAvif,
};

/** @throws ReadingProblem */
export function readPictureFile(format: PictureFormat, all: Uint8Array): PictureFile {
  return READERS[format](all);
}
