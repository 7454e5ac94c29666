// Makes films, each in a thread of its own that ends with it: WebAssembly never gives memory back.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FilmOrder, Films, MadeFilm } from '../../domain/design/index.ts';
import type { FilmTask, FromFilmThread } from './thread.ts';

/** Ten slides take some ten seconds on a busy machine. */
const DEADLINE = 180_000;
/** Megabytes of the thread's own heap; pictures and the encoder lie beside it. */
const HEAP = 256;

/**
 * @param folder that the build wrote
 * @param isHalved whether a film gets half its sides now, which takes a quarter of the time
 */
export function createFilming(folder: string, isHalved: () => boolean = () => false): Films {
  return {
    film: ({ slides, width, height, ...told }, signal) => {
      const size = isHalved() ? { width: evenHalf(width), height: evenHalf(height) } : { width, height };
      return filmInThread(folder, { slides, ...size, ...told }, signal);
    },
  };
}

const evenHalf = (side: number) => 2 * Math.round(side / 4);

async function filmInThread(folder: string, order: FilmOrder, signal?: AbortSignal): Promise<MadeFilm> {
  signal?.throwIfAborted();
  const { slides, width, height, onProgress } = order;
  const workerData: FilmTask = { slides, size: { width, height } };
  // As text: inside the executable there is no file that a thread could be started from.
  const worker = new Worker(readFileSync(join(folder, 'worker.cjs'), 'utf8'), {
    ...{ eval: true, execArgv: [], env: {}, name: 'filming' },
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP },
  });
  const { promise, resolve, reject } = Promise.withResolvers<MadeFilm>();
  const timer = setTimeout(
    () => reject(new Error(`The film took longer than ${DEADLINE} ms.`)),
    DEADLINE,
  ).unref();
  const giveUp = () => reject(signal?.reason);
  signal?.addEventListener('abort', giveUp, { once: true });
  worker.on('message', (message: FromFilmThread) =>
    'share' in message ? onProgress?.(message.share) : resolve(message.film),
  );
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The thread that films has ended.')));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
    await worker.terminate();
  }
}
