import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type Database, openSqlite } from '../../server/db/connect.ts';

/** Milliseconds that the server waits for the command's lock. */
const SOON = 50;
/** More than the connection keeps. */
const MANY = 300;

describe('statements that a connection keeps', () => {
  const folder = mkdtempSync(join(tmpdir(), 'drivyn-statements-'));
  let db: Database;

  before(async () => {
    db = await openSqlite(join(folder, 'one.db'));
    await db.write.schema.createTable('words', (table) => {
      table.increments('id');
      table.string('word').unique();
    });
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const insert = (word: string) => db.write('words').insert({ word });
  const words = async () => (await db.read('words').orderBy('id').pluck('word')) as string[];

  test('an insert that was refused can be made again, and each answers with its own id', async () => {
    const [first] = await insert('one');
    await assert.rejects(insert('one'), /UNIQUE constraint failed/);
    const [second] = await insert('two');
    assert.equal(Number(second) - Number(first), 1);
    assert.deepEqual(await words(), ['one', 'two']);
  });

  test('how many rows were changed is told each time', async () => {
    const rename = (from: string, to: string) => db.write('words').where({ word: from }).update({ word: to });
    assert.equal(await rename('two', 'three'), 1);
    assert.equal(await rename('two', 'three'), 0);
  });

  test('a text that is wrong fails each time it is asked', async () => {
    for (const time of ['first', 'second']) {
      await assert.rejects(db.read.raw('select absent from words'), /no such column/, time);
      await assert.rejects(db.read.raw('selct'), /syntax error/, time);
    }
  });

  test('a column added meanwhile is in the next answer', async () => {
    const before = await db.read('words').select('*').first();
    await db.write.schema.alterTable('words', (table) => void table.string('language'));
    const now = await db.read('words').select('*').first();
    assert.deepEqual(now, { ...before, language: null });
  });

  test('a transaction that is taken back leaves nothing', async () => {
    const attempt = db.write.transaction(async (trx) => {
      await trx('words').insert({ word: 'gone' });
      throw new Error('back');
    });
    await assert.rejects(attempt, /back/);
    assert.ok(!(await words()).includes('gone'));
  });

  test('more texts than are kept, again and again, and then the file can be closed', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let n = 1; n <= MANY; n += 1) {
        const [row]: { n: number }[] = await db.read.raw(`select ${n} as n`);
        assert.equal(row?.n, n);
      }
    }
    await db.close();
    const again = await openSqlite(join(folder, 'one.db'));
    await again.close();
  });
});

describe('two processes write one file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'drivyn-two-writers-'));
  let server: Database;
  let command: Database;

  before(async () => {
    server = await openSqlite(join(folder, 'one.db'), undefined, SOON);
    await server.write.schema.createTable('words', (table) => {
      table.increments('id');
      table.string('word').unique();
    });
    await server.write('words').insert([{ word: 'one' }, { word: 'two' }]);
    command = await openSqlite(join(folder, 'one.db'));
  });
  after(async () => {
    await command.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const claim = () => server.write('words').where({ word: 'two' }).update({ word: 'two' }).returning('id');

  test('a transaction that has read can write, whatever the other wrote meanwhile', async () => {
    let other: Promise<unknown> = Promise.resolve();
    await server.write.transaction(async (q) => {
      const [row] = await q('words').where({ word: 'one' });
      // It waits until this transaction has ended: what was read stays true until then.
      other = Promise.resolve(command.write('words').insert({ word: 'three' }));
      await new Promise((done) => setImmediate(done));
      await q('words').where({ id: row.id }).update({ word: 'uno' });
    });
    await other;
    assert.deepEqual(await server.read('words').orderBy('id').pluck('word'), ['uno', 'two', 'three']);
  });

  test('what met a lock once goes on when the lock is gone', async () => {
    await command.write.raw('begin immediate');
    await assert.rejects(claim(), /SQLITE_BUSY/);
    await command.write('words').insert({ word: 'four' });
    await command.write.raw('commit');
    assert.equal((await claim()).length, 1);
  });
});
