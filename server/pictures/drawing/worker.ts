// The thread that draws. It opens no file: what it needs comes with its start, fonts when a picture needs them.
import { parentPort, workerData } from 'node:worker_threads';
import type { Picture } from '../../domain/design/index.ts';
import { FontShelf } from './fonts.ts';
import { paintVector } from './paint-vector.ts';
import { Painter } from './painter.ts';
import type { DrawTask } from './request.ts';
import { paintSheet } from './small-sheet.ts';
import type { FromThread, ThreadData, ToThread } from './thread.ts';

const { wasm, fonts } = workerData as ThreadData;
const painter = new Painter(new WebAssembly.Module(wasm), new FontShelf(fonts));

/** One message after the other, also while one of them waits. */
let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (message: ToThread) => {
  last = last.then(() => answer(message));
});

async function answer(message: ToThread): Promise<void> {
  if (message.kind === 'font') {
    await painter.addFont(message.file, message.bytes);
    return;
  }
  const { id, task } = message;
  try {
    send({ id, picture: await paint(task) });
  } catch (error) {
    send({ id, failure: error instanceof Error ? error.message : String(error) });
  }
}

function paint(task: DrawTask): Promise<Picture> {
  if (task.kind === 'vector') return paintVector(painter, task.svg);
  return task.kind === 'sheet' ? paintSheet(painter, task.requests) : painter.paint(task.request);
}

function send(message: FromThread): void {
  parentPort?.postMessage(message);
}
