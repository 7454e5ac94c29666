// The thread's own side: one task after the other, until one took much or went wrong; it then says that it was the last.
import { parentPort } from 'node:worker_threads';
import type { Codecs } from './codec-files.ts';
import { type ProblemName, ReadingProblem } from './problem.ts';
import { type Decoded, type Picture, perform, type Task, weightOf } from './task.ts';

export interface ToThread {
  readonly task: Task;
  /** Those that it has not been given before. */
  readonly codecs: Partial<Codecs>;
}

export interface FromThread {
  readonly answer: { readonly result: Picture | Decoded } | { readonly problem: ProblemName };
  /** Whether the thread takes no other task, as what it took of memory goes with it alone. */
  readonly isLast: boolean;
}

/** Bytes: two pictures as channels show them, and no photo of a camera. */
const LIGHT = 24_000_000;

const known: Partial<Codecs> = {};

parentPort?.on('message', async ({ task, codecs }: ToThread) => {
  Object.assign(known, codecs);
  try {
    const result = await perform(task, known as Codecs);
    send(
      { answer: { result }, isLast: weightOf(task) > LIGHT },
      'pixels' in result ? [result.pixels.data.buffer] : [],
    );
  } catch (error) {
    if (!(error instanceof ReadingProblem)) throw error;
    send({ answer: { problem: error.problem }, isLast: true });
  }
});

function send(message: FromThread, transferred: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transferred);
}
