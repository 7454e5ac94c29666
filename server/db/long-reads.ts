// The thread that reads what takes long: a connection of its own, one question after another.
import { parentPort, workerData } from 'node:worker_threads';
import { SqliteFile } from './sqlite-file.ts';
import type { Question, Reply } from './sqlite-thread.ts';

const file = new SqliteFile(workerData);

function answer({ id, sql, bindings }: Question): Reply {
  const began = performance.now();
  try {
    const result = file.run(sql, bindings);
    return { id, result, took: performance.now() - began };
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    return { id, code, message };
  }
}

parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(question)));
