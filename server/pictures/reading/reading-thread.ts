// One thread that reads pictures, seen from outside.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { Unreadable } from '../../domain/media/index.ts';
import { codecsFor } from './codec-files.ts';
import type { CodecName } from './codec-names.ts';
import type { Decoded, Picture, Task } from './task.ts';
import type { FromThread, ToThread } from './thread.ts';

/** What is no picture while it is worked on, megabytes. */
const HEAP = 96;

type Answer = Picture | Decoded | Unreadable;

export class ReadingThread {
  readonly #worker = startThread({ resourceLimits: { maxOldGenerationSizeMb: HEAP }, env: {} });
  readonly #codecs = new Set<CodecName>();
  #waiting: { done: (answer: Answer) => void; fail: (error: Error) => void } | null = null;
  #hasEnded = false;

  constructor() {
    this.#worker.unref();
    this.#worker.on('message', ({ answer, isLast }: FromThread) => {
      if (isLast) void this.end();
      this.#settle(({ done }) => done('result' in answer ? answer.result : answer));
    });
    this.#worker.on('error', (error: NodeJS.ErrnoException) => {
      this.#hasEnded = true;
      // What the heap of a thread does not hold was made to be too much.
      const isTooMuch = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.#settle(({ done, fail }) => (isTooMuch ? done({ problem: 'large' }) : fail(error)));
    });
    this.#worker.on('exit', () => {
      this.#hasEnded = true;
      this.#settle(({ fail }) => fail(new Error('a thread ended without an answer')));
    });
  }

  /** Takes no other task. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /**
   * One at a time. The task's bytes are handed over: whoever asks has them no longer.
   * @param deadline milliseconds, after which the thread ends and the picture was too slow
   */
  async run(task: Task, codecs: readonly CodecName[], deadline: number): Promise<Answer> {
    const { handed, buffer } = handOver(task);
    const missing = codecs.filter((name) => !this.#codecs.has(name));
    for (const name of missing) this.#codecs.add(name);
    const answer = new Promise<Answer>((done, fail) => {
      this.#waiting = { done, fail };
    });
    const timer = setTimeout(() => {
      this.#settle(({ done }) => done({ problem: 'slow' }));
      void this.end();
    }, deadline);
    // Only who waits for an answer keeps the process alive.
    this.#worker.ref();
    this.#worker.postMessage({ task: handed, codecs: codecsFor(missing) } satisfies ToThread, [buffer]);
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
      this.#worker.unref();
    }
  }

  async end(): Promise<void> {
    this.#hasEnded = true;
    await this.#worker.terminate();
  }

  #settle(how: (waiting: { done: (answer: Answer) => void; fail: (error: Error) => void }) => void): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting) how(waiting);
  }
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
