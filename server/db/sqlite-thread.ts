// Reads what takes long on a thread of its own, so that a count over a million people holds nobody up. The thread starts
// with the first such statement and ends when there has been none for a while; small installations never have it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { LongKinds } from './long-kinds.ts';
import type { SqliteResult, SqliteSettings } from './sqlite-file.ts';

export interface Question {
  readonly id: number;
  readonly sql: string;
  readonly bindings: readonly unknown[];
}

export type Reply =
  /** `took` is in milliseconds. */
  | { readonly id: number; readonly result: SqliteResult; readonly took: number }
  | { readonly id: number; readonly code: string | undefined; readonly message: string };

interface Waiting {
  readonly kind: string;
  readonly bindings: readonly unknown[];
  done(result: SqliteResult): void;
  fail(error: Error): void;
}

/** Milliseconds without a question until the thread ends, with the 15 MB that it holds. */
const IDLE = 30_000;

export class SqliteThread {
  readonly #settings: SqliteSettings;
  readonly #idle: number;
  readonly kinds: LongKinds;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #rest: NodeJS.Timeout | undefined;
  #ids = 0;

  constructor(settings: SqliteSettings, idle = IDLE) {
    this.#settings = settings;
    this.#idle = idle;
    this.kinds = new LongKinds(settings.filename);
  }

  /** @throws Error with a `code` of SQLite's; or one without when the thread has ended */
  ask(kind: string, sql: string, bindings: readonly unknown[]): Promise<SqliteResult> {
    clearTimeout(this.#rest);
    const worker = this.#start();
    const id = ++this.#ids;
    return new Promise((done, fail) => {
      this.#waiting.set(id, { kind, bindings, done, fail });
      // Only who waits for an answer keeps the process alive.
      worker.ref();
      worker.postMessage({ id, sql, bindings } satisfies Question);
    });
  }

  async end(): Promise<void> {
    clearTimeout(this.#rest);
    await this.#worker?.terminate();
  }

  /** The next question starts another one. */
  #retire(): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = startThread({ workerData: this.#settings, name: 'long reads' });
    worker.on('message', (reply: Reply) => this.#receive(worker, reply));
    const fail = (error: Error) => this.#fail(worker, error);
    worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => fail(new Error('The thread that reads the database has ended.')));
    this.#worker = worker;
    return worker;
  }

  #receive(worker: Worker, reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (this.#waiting.size === 0) {
      worker.unref();
      this.#rest = setTimeout(() => this.#retire(), this.#idle).unref();
    }
    if ('result' in reply) {
      if (waiting) this.kinds.noteAside(waiting.kind, waiting.bindings, reply.took);
      waiting?.done(reply.result);
    } else {
      waiting?.fail(Object.assign(new Error(reply.message), reply.code && { code: reply.code }));
    }
  }

  /** The next question starts another one, which is not to hear of the end of this one. */
  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const waiting of this.#waiting.values()) waiting.fail(error);
    this.#waiting.clear();
  }
}

/** From the bundle its text is run: the executable's own files are no files to a thread. */
function startThread(options: WorkerOptions): Worker {
  if (typeof __dirname === 'string') {
    const code = readFileSync(join(__dirname, 'database/worker.cjs'), 'utf8');
    return new Worker(code, { ...options, eval: true, execArgv: [] });
  }
  return new Worker(createRequire(import.meta.url).resolve('./long-reads.ts'), { ...options, execArgv: [] });
}
