// Prints PDFs in a thread: laying out a long one takes most of a second, in which nobody else would be served. The thread
// begins with a document and ends some time after the last one: the library is large, and most days nobody prints.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Printed } from './printed.ts';

export interface PdfPrinter {
  /** Lays out and prints a document. @throws Error when it could not be printed, or not in time */
  print(printed: Printed): Promise<Buffer>;
}

/** Roboto (Apache License 2.0): Latin, Greek and Cyrillic. The build puts the files beside the other assets. */
const FONTS = { normal: 'Roboto-Regular.ttf', bold: 'Roboto-Medium.ttf' } as const;

export type PrintFonts = Readonly<Record<keyof typeof FONTS, Uint8Array>>;

export interface PrintOrder {
  readonly id: number;
  readonly printed: Printed;
}

export type PrintReply =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly failure: string };

/** Milliseconds that a document may take; the longest strategy takes about one second. */
const DEADLINE = 60_000;
/** Milliseconds without a document after which the thread ends. */
const IDLE = 60_000;

interface Waiting {
  done(pdf: Buffer): void;
  fail(error: Error): void;
}

/**
 * @param folder where the build put the thread
 * @param fonts where the fonts lie
 */
export function createPdfPrinter(folder: string, fonts: string): PdfPrinter {
  let thread: PrintThread | undefined;
  return {
    print: (printed) => {
      if (!thread?.isRunning) thread = new PrintThread(folder, fonts);
      return thread.print(printed);
    },
  };
}

class PrintThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #timer: NodeJS.Timeout | undefined;
  #ids = 0;
  isRunning = true;

  constructor(folder: string, fonts: string) {
    const workerData: PrintFonts = {
      normal: readFileSync(join(fonts, FONTS.normal)),
      bold: readFileSync(join(fonts, FONTS.bold)),
    };
    // As text: inside the executable there is no file that a thread could be started from.
    const code = readFileSync(join(folder, 'worker.cjs'), 'utf8');
    this.#worker = new Worker(code, { eval: true, execArgv: [], env: {}, workerData, name: 'printing' });
    this.#worker.on('message', (reply: PrintReply) => this.#receive(reply));
    this.#worker.on('error', (error) => this.#end(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', () => this.#end(new Error('The thread that prints has ended.')));
  }

  print(printed: Printed): Promise<Buffer> {
    const id = ++this.#ids;
    return new Promise((done, fail) => {
      this.#waiting.set(id, { done, fail });
      this.#worker.ref();
      // Of the one that is printed; those that come meanwhile are after it.
      if (this.#waiting.size === 1) this.#endInTime();
      this.#worker.postMessage({ id, printed } satisfies PrintOrder);
    });
  }

  #receive(reply: PrintReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (this.#waiting.size > 0) {
      this.#endInTime();
    } else {
      this.#worker.unref();
      this.#endAfter(IDLE, new Error('The thread that prints was idle.'));
    }
    if ('failure' in reply) waiting?.fail(new Error(reply.failure));
    else waiting?.done(Buffer.from(reply.pdf.buffer, reply.pdf.byteOffset, reply.pdf.byteLength));
  }

  #endInTime(): void {
    this.#endAfter(DEADLINE, new Error(`A document took longer than ${DEADLINE} ms to print.`));
  }

  #endAfter(milliseconds: number, why: Error): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(why), milliseconds).unref();
  }

  /** Whoever still waits is told why; the next document begins another thread. */
  #end(why: Error): void {
    clearTimeout(this.#timer);
    this.isRunning = false;
    for (const { fail } of this.#waiting.values()) fail(why);
    this.#waiting.clear();
    void this.#worker.terminate();
  }
}
