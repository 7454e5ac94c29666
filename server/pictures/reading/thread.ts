// The thread's own side: takes one task, answers it, and ends.
import { parentPort, workerData } from 'node:worker_threads';
import type { Codecs } from './codec-files.ts';
import { ReadingProblem } from './problem.ts';
import { perform, type Task } from './task.ts';

const { task, codecs } = workerData as { task: Task; codecs: Codecs };

perform(task, codecs)
  .then((result) =>
    parentPort?.postMessage({ result }, 'pixels' in result ? [result.pixels.data.buffer] : []),
  )
  .catch((error: unknown) => {
    if (!(error instanceof ReadingProblem)) throw error;
    parentPort?.postMessage({ problem: error.problem });
  });
