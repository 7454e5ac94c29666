// Files that are no list of subscribers, whatever their name says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readList } from '../../../server/domain/audience/subscriber-csv.ts';
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
      () => readList(text, { most: MOST }),
      (error) => error instanceof AppError && error.field === 'csv' && message.test(error.message),
    );
  });
}

test('UTF-8 with accents, marks and tabs is a list', async () => {
  assert.deepEqual(
    (await readList('\ufeffemail\tname\r\nanna@example.com\tJürgen 🥖', { most: MOST })).rows,
    [{ line: 2, email: 'anna@example.com', name: 'Jürgen 🥖' }],
  );
});

test('a name in a list is one line, whatever its cell holds', async () => {
  const { rows } = await readList('email,name\nanna@example.com,"Anna\r\nBerg"', { most: MOST });
  assert.equal(rows[0]?.name, 'Anna Berg');
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
  const work = readList(rows.join(''), { most: MOST });
  assert.ok((await countTurns(work)) >= 20);
  assert.equal((await work).rows.length, MOST);
});

test('reading ends with the first row too many', async () => {
  const { rows } = await readList('email\n'.concat('x\n'.repeat(400_000)), { most: MOST });
  assert.equal(rows.length, MOST + 1);
});

const HEADERS: readonly (readonly [header: string, row: string, name: string])[] = [
  ['Vorname Nachname;E-Mail-Adresse', 'Anna Berg;anna@example.com', 'Anna Berg'],
  ['Nachname;Vorname;E-Mail', 'Berg;Anna;anna@example.com', 'Anna Berg'],
  ['Name,Vorname,Mail', 'Berg,Anna,anna@example.com', 'Anna Berg'],
  ['Prénom,Nom,Courriel', 'Anna,Berg,anna@example.com', 'Anna Berg'],
  ['Correo electrónico,Nombre,Apellidos', 'anna@example.com,Anna,Berg', 'Anna Berg'],
  ['Indirizzo;Nome e cognome', 'anna@example.com;Anna Berg', 'Anna Berg'],
  ['First Name,Last Name,Email Address', 'Anna,Berg,anna@example.com', 'Anna Berg'],
  ['Contact,Reachable under', 'Anna Berg,anna@example.com', 'Anna Berg'],
  ['Id,Surname,Who to write to', '7,Berg,anna@example.com', 'Berg'],
  ['email', 'anna@example.com', ''],
];

for (const [header, row, name] of HEADERS) {
  test(`"${header}" names the columns`, async () => {
    const { rows } = await readList(`${header}\n${row}`, { most: MOST });
    assert.deepEqual(rows, [{ line: 2, email: 'anna@example.com', name }]);
  });
}

test('what a person chose is read, whatever the titles say', async () => {
  const csv = 'email,name,who,else\nx,y,anna@example.com,Anna';
  const columns = { email: 2, name: 3, lastName: null };
  const list = await readList(csv, { most: MOST, columns });
  assert.deepEqual(list.rows, [{ line: 2, email: 'anna@example.com', name: 'Anna' }]);
  assert.deepEqual([list.titles, list.columns], [['email', 'name', 'who', 'else'], columns]);
});
