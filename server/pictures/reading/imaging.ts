// Gives the domain its Imaging: pictures in threads, one task after the other and each in a thread of its own, so that the
// memory of a picture ends with it; films in pieces, on the disk.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { MediaType } from '../../contract/media.ts';
import type { Imaging, SmallCopies, Unreadable } from '../../domain/media/index.ts';
import { codecsFor } from './codec-files.ts';
import type { CodecName } from './codec-names.ts';
import { readFilmFile } from './film-file.ts';
import { type FilmFormat, HEAD, isFilm, isHeic, type PictureFormat, sniff } from './format.ts';
import { isIcon, pngOfIcon } from './icon-file.ts';
import { type ProblemName, ReadingProblem } from './problem.ts';
import type { Decoded, Picture, Task } from './task.ts';
import { Turns } from './turns.ts';

const TYPES: Readonly<Record<Picture['format'] | FilmFormat, MediaType>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
};

/** Of one picture; the largest that are taken need a few seconds on a slow machine. */
const DEADLINE = 60_000;
const NO_COPIES: SmallCopies = { sides: [], quality: 0 };
/** What is no picture while it is worked on, megabytes. */
const HEAP = 96;

/** @param deadline milliseconds for one picture */
export function createImaging({ deadline = DEADLINE }: { deadline?: number } = {}): Imaging {
  const turns = new Turns();
  // Whoever looks at a list waits for its small pictures: they go before what is taken in, or made for a channel.
  const run = (task: Task): Promise<Picture | Unreadable> =>
    turns.take(() => runThrough(task, deadline), { first: task.kind === 'fit' && task.as === 'webp' });
  return {
    kindOf: (head) => {
      const format = sniff(head);
      if (format === null && isIcon(head)) return 'image';
      if (format === null) return { problem: isHeic(head) ? 'heic' : 'unknown' };
      return isFilm(format) ? 'video' : 'image';
    },
    readPicture: async (file, copies = NO_COPIES) => {
      const bytes = isIcon(file) ? inOrWhyNot(() => pngOfIcon(file)) : file;
      if ('problem' in bytes) return bytes;
      const format = pictureFormat(bytes);
      if (!format) return { problem: 'unknown' };
      const read = await run({ kind: 'read', format, bytes, copies });
      return 'problem' in read ? read : { ...read, type: TYPES[read.format] };
    },
    readFilm: async (file) => {
      const format = sniff(await file.read(0, HEAD));
      if (!format || !isFilm(format)) return { problem: 'unknown' };
      try {
        return { ...(await readFilmFile(file)), type: TYPES[format] };
      } catch (error) {
        return whyNot(error);
      }
    },
    fit: async (bytes, { as, ...fit }) => {
      const format = pictureFormat(bytes);
      if (!format) return { problem: 'unknown' };
      const made = await run({
        ...fit,
        kind: 'fit',
        format,
        bytes,
        as: as === 'image/jpeg' ? 'jpeg' : 'webp',
      });
      return 'problem' in made ? made : made.bytes;
    },
  };
}

function inOrWhyNot(read: () => Uint8Array): Uint8Array | Unreadable {
  try {
    return read();
  } catch (error) {
    return whyNot(error);
  }
}

function whyNot(error: unknown): Unreadable {
  if (error instanceof ReadingProblem) return { problem: error.problem };
  throw error;
}

function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  const format = sniff(bytes);
  return format === null || isFilm(format) ? null : format;
}

/** A picture that has to be made anew is encoded in a thread of its own. */
async function runThrough(task: Task, deadline: number): Promise<Picture | Unreadable> {
  const result = await runInThread(task, deadline);
  if (!('pixels' in result)) return result;
  const made = await runInThread({ ...result, kind: 'encode' }, deadline);
  if ('pixels' in made) throw new Error('what was to be encoded was decoded again');
  return 'problem' in made ? made : { ...made, copies: result.copies };
}

function codecsOf(task: Task): CodecName[] {
  if (task.kind === 'encode') return task.as === 'jpeg' ? ['jpeg-encoder'] : [];
  const decoder = task.format === 'png' || task.format === 'gif' ? [] : [`${task.format}-decoder` as const];
  if (task.kind === 'read') return task.copies.sides.length > 0 ? [...decoder, 'webp-encoder'] : decoder;
  return [...decoder, task.as === 'webp' ? 'webp-encoder' : 'jpeg-encoder'];
}

function runInThread(task: Task, deadline: number): Promise<Picture | Decoded | Unreadable> {
  const { promise, resolve, reject } = Promise.withResolvers<Picture | Decoded | Unreadable>();
  const { handed, buffer } = handOver(task);
  const worker = startThread({
    workerData: { task: handed, codecs: codecsFor(codecsOf(task)) },
    transferList: [buffer],
    resourceLimits: { maxOldGenerationSizeMb: HEAP },
    env: {},
  });
  const timer = setTimeout(() => resolve({ problem: 'slow' }), deadline);
  worker.once('message', (answer: { result: Picture | Decoded } | { problem: ProblemName }) =>
    resolve('result' in answer ? answer.result : answer),
  );
  // What the heap of a thread does not hold was made to be too much.
  worker.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ problem: 'large' }) : reject(error),
  );
  worker.once('exit', () => reject(new Error('a thread ended without an answer')));
  return promise.finally(async () => {
    clearTimeout(timer);
    await worker.terminate();
  });
}

/** What a thread gets is no longer ours: it is not copied. */
function handOver(task: Task): { handed: Task; buffer: ArrayBuffer } {
  if (task.kind === 'encode') return { handed: task, buffer: task.pixels.data.buffer };
  const bytes = owned(task.bytes);
  return { handed: { ...task, bytes }, buffer: bytes.buffer };
}

/** Bytes that fill their buffer can be handed over; others are copied. */
function owned(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const fills = bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
  return fills ? new Uint8Array(bytes.buffer as ArrayBuffer) : new Uint8Array(bytes);
}

/** From the bundle its text is run: the executable's own files are no files to a thread. */
function startThread(options: WorkerOptions): Worker {
  if (typeof __dirname === 'string')
    return new Worker(readFileSync(join(__dirname, 'reading/worker.cjs'), 'utf8'), {
      ...options,
      eval: true,
    });
  return new Worker(createRequire(import.meta.url).resolve('./thread.ts'), options);
}
