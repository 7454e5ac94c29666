// Files that are no list of subscribers, whatever their name says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readList } from '../../../server/domain/email/subscriber-csv.ts';
import { AppError } from '../../../server/kernel/app-error.ts';

const MOST = 20_000;

const asText = (bytes: Buffer) => new TextDecoder().decode(bytes);

const FILES: readonly (readonly [name: string, text: string, message: RegExp])[] = [
  [
    'a spreadsheet',
    asText(Buffer.from('PK\u0003\u0004\u0014\u0000xl/workbook.xml', 'latin1')),
    /spreadsheet/,
  ],
  ['a picture', asText(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0])), /UTF-8/],
  ['UTF-16', asText(Buffer.from('\ufeffemail\nanna@example.com', 'utf16le')), /UTF-8/],
  ['Latin-1', asText(Buffer.from('email,name\nanna@example.com,J\u00fcrgen', 'latin1')), /UTF-8/],
  ['one endless line', `email\n${'x'.repeat(200_000)}@example.com`, /cannot be read as a list/],
];

for (const [name, text, message] of FILES) {
  test(`${name} is refused in words that help`, async () => {
    await assert.rejects(
      () => readList(text, MOST),
      (error) => error instanceof AppError && error.field === 'csv' && message.test(error.message),
    );
  });
}

test('UTF-8 with accents, marks and tabs is a list', async () => {
  assert.deepEqual(await readList('\ufeffemail\tname\r\nanna@example.com\tJürgen 🥖', MOST), [
    { line: 2, email: 'anna@example.com', name: 'Jürgen 🥖' },
  ]);
});

test('a name in a list is one line, whatever its cell holds', async () => {
  const [row] = await readList('email,name\nanna@example.com,"Anna\r\nBerg"', MOST);
  assert.equal(row?.name, 'Anna Berg');
});

/** How often anything else could run until a promise settled. */
async function countTurns(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work.finally(() => {
    isOver = true;
  });
  return turns;
}

test('others have their turn while a long list is read', async () => {
  const rows = Array.from({ length: MOST }, (_, at) => `person${at}@example.com,Person number ${at}\n`);
  const work = readList(rows.join(''), MOST);
  assert.ok((await countTurns(work)) >= 20);
  assert.equal((await work).length, MOST);
});

test('reading ends with the first row too many', async () => {
  const list = await readList('email\n'.concat('x\n'.repeat(400_000)), MOST);
  assert.equal(list.length, MOST + 1);
});
