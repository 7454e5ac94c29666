// The thread's own side of printing: a document's data in, its PDF out, one after another.
import { parentPort, workerData } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import { describePdf } from './printed.ts';
import type { PrintFonts, PrintOrder, PrintReply } from './printing.ts';

/** Files in memory, of which its types do not tell: the executable's own are no files to a thread. */
const { virtualfs } = pdfmake as unknown as {
  virtualfs: { writeFileSync(name: string, bytes: Buffer): void };
};
const { normal, bold }: PrintFonts = workerData;
virtualfs.writeFileSync('normal', Buffer.from(normal));
virtualfs.writeFileSync('bold', Buffer.from(bold));
pdfmake.setFonts({ Roboto: { normal: 'normal', bold: 'bold' } });
// Documents consist of text and drawings: nothing in them may make the server read a file or call an address.
pdfmake.setLocalAccessPolicy(() => false);
pdfmake.setUrlAccessPolicy(() => false);

async function print({ id, printed }: PrintOrder): Promise<PrintReply> {
  try {
    return { id, pdf: await pdfmake.createPdf({ ...describePdf(printed), language: 'en' }).getBuffer() };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (order: PrintOrder) => {
  last = last.then(async () => parentPort?.postMessage(await print(order)));
});
