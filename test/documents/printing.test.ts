// PDFs are printed in a thread: a long one keeps nobody waiting, and one that cannot be printed spoils no other.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createPdfPrinter } from '../../server/documents/printing.ts';
import type { InvoiceRecord } from '../../server/domain/billing/index.ts';
import { FONTS, printer } from '../support/network-call.ts';
import { readPdf } from '../support/pdf.ts';

/** Lines that take most of a second to lay out. */
const LONG = 1_000;
/** Far more turns of the event loop than printing takes where it is asked for. */
const MANY_TURNS = 1_000;

const invoiceOf = (lines: number): InvoiceRecord => ({
  id: 1,
  number: 1,
  key: 'k',
  accountId: 14,
  status: 'open',
  reason: 'renewal',
  tier: 'Growth',
  period: { from: 0, to: 1 },
  currency: 'USD',
  total: lines * 100,
  lines: Array.from({ length: lines }, (_, at) => ({ text: `Line ${at + 1}`, amount: 100 })),
  seller: ['Us'],
  buyer: ['Them'],
  issuedAt: 0,
  method: null,
  reference: null,
  paidAt: null,
  attempts: 0,
  retryAt: null,
});
const print = (lines: number) => printer.print({ kind: 'invoice', invoice: invoiceOf(lines) });
const read = (pdf: Buffer) => readPdf(new Uint8Array(pdf).buffer);

test('others are served while a long document is printed', async () => {
  let turns = 0;
  let isPrinted = false;
  const turn = () => {
    turns += 1;
    if (!isPrinted) setImmediate(turn);
  };
  setImmediate(turn);
  const pdf = await print(LONG).finally(() => {
    isPrinted = true;
  });
  assert.ok(turns > MANY_TURNS, `${turns} turns`);
  assert.match((await read(pdf)).text, new RegExp(`Line ${LONG} `));
});

test('documents asked for at once are each what was asked for', async () => {
  const texts = await Promise.all([1, 2, 3].map(async (lines) => (await read(await print(lines))).text));
  for (const [at, text] of texts.entries()) {
    assert.ok(text.includes(`Line ${at + 1}`) && !text.includes(`Line ${at + 2}`), text);
  }
});

test('what cannot be printed says so, and the next one is printed', async () => {
  const page = { type: 'image/png', bytes: Buffer.from('no picture'), width: 1, height: 1 };
  await assert.rejects(printer.print({ kind: 'carousel', title: 'Broken', pages: [page] }), Error);
  assert.match((await read(await print(1))).text, /Line 1/);
});

test('a document that never ends is given up in its time, whatever is asked for meanwhile', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'drivyn-printing-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, 'worker.cjs'),
    "require('node:worker_threads').parentPort.on('message', () => {});",
  );
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const stuck = createPdfPrinter(folder, FONTS);
  const order = { kind: 'invoice', invoice: invoiceOf(1) } as const;
  const ends: string[] = [];
  const asked = (name: string) => stuck.print(order).catch(() => ends.push(name));
  const first = asked('first');
  t.mock.timers.tick(40_000);
  const second = asked('second');
  t.mock.timers.tick(30_000);
  await new Promise((done) => setImmediate(done));
  assert.deepEqual(ends, ['first', 'second']);
  await Promise.all([first, second]);
});
