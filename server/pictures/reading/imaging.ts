// Gives the domain its Imaging: pictures in a thread, one task after the other; films in pieces, on the disk. A thread ends
// with a picture that took much memory, as WebAssembly never gives any back, and when there has been none for a while: until
// then its code stays compiled, which is two thirds of what a small picture costs.
import type { MediaType } from '../../contract/media.ts';
import type { Imaging, SmallCopies, Unreadable } from '../../domain/media/index.ts';
import type { CodecName } from './codec-names.ts';
import { readFilmFile } from './film-file.ts';
import { type FilmFormat, HEAD, isFilm, isHeic, type PictureFormat, sniff } from './format.ts';
import { isIcon, pngOfIcon } from './icon-file.ts';
import { ReadingProblem } from './problem.ts';
import { ReadingThread } from './reading-thread.ts';
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
/** Milliseconds without a picture until a thread ends. */
const IDLE = 15_000;

/** @param deadline milliseconds for one picture */
export function createImaging({ deadline = DEADLINE }: { deadline?: number } = {}): Imaging {
  const turns = new Turns();
  const reader = new Reader(deadline);
  // Whoever looks at a list waits for its small pictures: they go before what is taken in, or made for a channel.
  const run = (task: Task): Promise<Picture | Unreadable> =>
    turns.take(() => reader.runThrough(task), { first: task.kind === 'fit' && task.as === 'webp' });
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

/** One task at a time, each in the thread of the one before where that goes on. */
class Reader {
  readonly #deadline: number;
  #thread: ReadingThread | null = null;
  #rest: NodeJS.Timeout | undefined;

  constructor(deadline: number) {
    this.#deadline = deadline;
  }

  /** A picture that has to be made anew is encoded after it was read. */
  async runThrough(task: Task): Promise<Picture | Unreadable> {
    const result = await this.#run(task);
    if (!('pixels' in result)) return result;
    const made = await this.#run({ ...result, kind: 'encode' });
    if ('pixels' in made) throw new Error('what was to be encoded was decoded again');
    return 'problem' in made ? made : { ...made, copies: result.copies };
  }

  async #run(task: Task): Promise<Picture | Decoded | Unreadable> {
    clearTimeout(this.#rest);
    if (this.#thread?.hasEnded) this.#thread = null;
    this.#thread ??= new ReadingThread();
    try {
      return await this.#thread.run(task, codecsOf(task), this.#deadline);
    } finally {
      this.#rest = setTimeout(() => void this.#endThread(), IDLE).unref();
    }
  }

  async #endThread(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    await thread?.end();
  }
}

function codecsOf(task: Task): CodecName[] {
  if (task.kind === 'encode') return task.as === 'jpeg' ? ['jpeg-encoder'] : [];
  const decoder = task.format === 'png' || task.format === 'gif' ? [] : [`${task.format}-decoder` as const];
  if (task.kind === 'read') return task.copies.sides.length > 0 ? [...decoder, 'webp-encoder'] : decoder;
  return [...decoder, task.as === 'webp' ? 'webp-encoder' : 'jpeg-encoder'];
}
