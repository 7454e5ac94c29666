// One thread that draws, seen from outside: it gets the fonts that a picture needs, then the picture's request.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Picture } from '../../domain/design/index.ts';
import type { FontFile, FontShelf } from './fonts.ts';
import { type DrawTask, requestsOf, textOf } from './request.ts';

export interface ThreadData {
  readonly wasm: Uint8Array<ArrayBuffer>;
  readonly fonts: readonly FontFile[];
}

export type ToThread =
  | { readonly kind: 'font'; readonly file: FontFile; readonly bytes: Uint8Array }
  | { readonly kind: 'draw'; readonly id: number; readonly task: DrawTask };

export type FromThread =
  | { readonly id: number; readonly picture: Picture }
  | { readonly id: number; readonly failure: string };

export class DrawingThread {
  readonly #worker: Worker;
  readonly #folder: string;
  readonly #shelf: FontShelf;
  readonly #sent = new Set<string>();
  #ids = 0;
  #waiting: { id: number; done: (picture: Picture) => void; fail: (error: Error) => void } | null = null;

  /** @param folder that the build wrote: the thread's code, the renderer, the fonts */
  constructor(folder: string, shelf: FontShelf) {
    this.#folder = folder;
    this.#shelf = shelf;
    const workerData: ThreadData = {
      wasm: new Uint8Array(readFileSync(join(folder, 'takumi.wasm'))),
      fonts: shelf.files,
    };
    // As text: inside the executable there is no file that a thread could be started from.
    const code = readFileSync(join(folder, 'worker.cjs'), 'utf8');
    this.#worker = new Worker(code, { eval: true, execArgv: [], workerData, name: 'drawing' });
    this.#worker.unref();
    this.#worker.on('message', (message: FromThread) => this.#receive(message));
    this.#worker.on('error', (error) =>
      this.#fail(error instanceof Error ? error : new Error(String(error))),
    );
    this.#worker.on('exit', () => this.#fail(new Error('The thread that draws has ended.')));
  }

  /** One at a time. */
  draw(task: DrawTask): Promise<Picture> {
    for (const request of requestsOf(task)) {
      for (const file of this.#shelf.filesFor(textOf(request), request.kit.fonts)) {
        if (this.#sent.has(file.file)) continue;
        this.#sent.add(file.file);
        this.#post({ kind: 'font', file, bytes: readFileSync(join(this.#folder, file.file)) });
      }
    }
    const id = ++this.#ids;
    return new Promise((done, fail) => {
      this.#waiting = { id, done, fail };
      this.#post({ kind: 'draw', id, task });
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #post(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  #receive(message: FromThread): void {
    const waiting = this.#waiting;
    if (waiting?.id !== message.id) return;
    this.#waiting = null;
    if ('picture' in message) waiting.done(message.picture);
    else waiting.fail(new Error(message.failure));
  }

  #fail(error: Error): void {
    this.#waiting?.fail(error);
    this.#waiting = null;
  }
}
