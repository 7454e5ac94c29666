// Draws pictures in a thread of its own, one after the other. The thread begins with the first picture and ends when there has
// been none for a while, because WebAssembly never gives memory back.
import type { FontPair } from '../../contract/brand.ts';
import type { Drawing, DrawRequest, Picture } from '../../domain/design/index.ts';
import { FontShelf } from './fonts.ts';
import type { DrawTask } from './request.ts';

import { DrawingThread } from './thread.ts';
import { copyShapes, type VectorProblem } from './vector.ts';

/** As the domain asks for pictures; `draw` is queued behind what was asked for before. */
export interface StoppableDrawing extends Drawing {
  /** Ends the thread; what waits is refused. */
  stop(): Promise<void>;
}

interface Waiting {
  readonly task: DrawTask;
  readonly signal: AbortSignal | undefined;
  readonly done: (picture: Picture) => void;
  readonly fail: (reason: unknown) => void;
}

export interface DrawingOptions {
  /** Milliseconds that one picture may take, the start of the thread included. */
  readonly deadline?: number;
  /** Milliseconds without a picture until the thread ends. */
  readonly idle?: number;
}

/** @param folder that the build wrote */
export function createDrawing(folder: string, options: DrawingOptions = {}): StoppableDrawing {
  return new QueuedDrawing(folder, { deadline: 30_000, idle: 20_000, ...options });
}

class QueuedDrawing implements StoppableDrawing {
  readonly #folder: string;
  readonly #options: Required<DrawingOptions>;
  #shelf: FontShelf | null = null;
  #thread: DrawingThread | null = null;
  readonly #queue: Waiting[] = [];
  #isBusy = false;
  #isStopped = false;
  #rest: NodeJS.Timeout | undefined;

  constructor(folder: string, options: Required<DrawingOptions>) {
    this.#folder = folder;
    this.#options = options;
  }

  draw(request: DrawRequest, signal?: AbortSignal): Promise<Picture> {
    return this.#queueUp({ kind: 'picture', request }, signal);
  }

  drawSheet(requests: readonly DrawRequest[], signal?: AbortSignal): Promise<Picture> {
    return this.#queueUp({ kind: 'sheet', requests }, signal);
  }

  async drawVector(file: Uint8Array): Promise<Picture | { readonly problem: VectorProblem }> {
    const svg = copyShapes(file);
    if (typeof svg !== 'string') return svg;
    try {
      return await this.#queueUp({ kind: 'vector', svg });
    } catch (error) {
      if (this.#isStopped) throw error;
      return { problem: 'unreadable' };
    }
  }

  #queueUp(task: DrawTask, signal?: AbortSignal): Promise<Picture> {
    return new Promise((done, fail) => {
      if (signal?.aborted) return fail(signal.reason);
      if (this.#isStopped) return fail(new Error('Drawing has ended.'));
      const waiting: Waiting = { task, signal, done, fail };
      this.#queue.push(waiting);
      // A picture that is being drawn is drawn to its end, for nobody.
      signal?.addEventListener('abort', () => this.#giveUp(waiting), { once: true });
      void this.#work();
    });
  }

  canDraw(text: string, fonts: FontPair): boolean {
    return this.#openShelf().canDraw(text, fonts);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#rest);
    for (const { fail } of this.#queue.splice(0)) fail(new Error('Drawing has ended.'));
    await this.#endThread();
  }

  #giveUp(waiting: Waiting): void {
    const at = this.#queue.indexOf(waiting);
    if (at >= 0) this.#queue.splice(at, 1);
    waiting.fail(waiting.signal?.reason);
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    clearTimeout(this.#rest);
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      try {
        next.done(await this.#drawInTime(next.task));
      } catch (error) {
        next.fail(error);
      }
    }
    this.#isBusy = false;
    this.#rest = setTimeout(() => void this.#endThread(), this.#options.idle).unref();
  }

  async #drawInTime(task: DrawTask): Promise<Picture> {
    this.#thread ??= new DrawingThread(this.#folder, this.#openShelf());
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, fail) => {
      timer = setTimeout(
        () => fail(new Error(`The picture took longer than ${this.#options.deadline} ms.`)),
        this.#options.deadline,
      );
    });
    try {
      return await Promise.race([this.#thread.draw(task), late]);
    } catch (error) {
      // Whatever went wrong inside, the next picture begins with a fresh renderer.
      await this.#endThread();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async #endThread(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    await thread?.end();
  }

  #openShelf(): FontShelf {
    this.#shelf ??= FontShelf.open(this.#folder);
    return this.#shelf;
  }
}
