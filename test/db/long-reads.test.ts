// What takes long is read on a thread of its own from the second time on, and tells the same.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { asKind, type Database, openSqlite } from '../../server/db/connect.ts';
import { LongKinds } from '../../server/db/long-kinds.ts';
import { SqliteThread } from '../../server/db/sqlite-thread.ts';

/** Rows that no machine counts in less than what is long. */
const MANY = 1_000_000;
/** Far more turns than the few that an answer takes where it is asked. */
const SOME_TURNS = 100;

describe('a question that takes long', () => {
  const folder = mkdtempSync(join(tmpdir(), 'drivyn-long-reads-'));
  let db: Database;

  before(async () => {
    db = await openSqlite(join(folder, 'one.db'));
    await db.write.schema.createTable('words', (table) => {
      table.increments('id');
      table.string('word');
      table.binary('bytes');
    });
    await db.write('words').insert({ word: 'ß', bytes: Buffer.from([0, 255]) });
  });
  after(async () => {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** How often the event loop turned until the answer came. */
  async function turnsOf(question: PromiseLike<unknown>): Promise<number> {
    let turns = 0;
    let isAnswered = false;
    const turn = () => {
      turns += 1;
      if (!isAnswered) setImmediate(turn);
    };
    setImmediate(turn);
    await question;
    isAnswered = true;
    return turns;
  }

  const counting = (bound: number) =>
    db.read.raw(
      `with recursive n(i) as (select ${bound} union all select i + 1 from n where i < ${bound + MANY})
        select word, bytes, (select count(*) from n) as n from words`,
    );

  test('holds others up the first time, and no more', async () => {
    assert.ok((await turnsOf(counting(1))) < SOME_TURNS);
    assert.ok((await turnsOf(counting(1))) > SOME_TURNS);
  });

  test('is answered with the same, bytes as bytes, and sees what was written meanwhile', async () => {
    const where = await counting(2);
    assert.deepEqual(await counting(2), where);
    assert.ok(Buffer.isBuffer(where[0].bytes));
    await db.write('words').insert({ word: 'two' });
    assert.equal((await counting(2)).length, 2);
  });

  test('fails by the name that it would have failed by', async () => {
    await db.write.schema.createTable('passing', (table) => void table.string('thing'));
    const ask = () => db.read.raw(`select count(*), (select sum(n) from (${counting(3)})) from passing`);
    assert.equal((await ask()).length, 1);
    await db.write.schema.dropTable('passing');
    await assert.rejects(ask(), { code: 'SQLITE_ERROR', message: /no such table: passing/ });
  });

  test('is known by its kind where its text is another one each time', async () => {
    const ask = (bound: number) =>
      asKind(db.read.from(db.read.raw('(?) as n', [counting(bound)])).sum('n'), 'counts of a test');
    await ask(4);
    assert.ok((await turnsOf(ask(5))) > SOME_TURNS);
  });

  test('that met an ended thread is told so, and the next one is answered by another', async () => {
    const home = join(folder, 'moved');
    mkdirSync(home);
    const other = await openSqlite(join(home, 'one.db'));
    const text = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MANY}) select max(i) as n from n`;
    await other.read.raw(text);
    // The thread starts with the second time, and finds no file.
    renameSync(home, `${home}-away`);
    await assert.rejects(Promise.resolve(other.read.raw(text)), /unable to open/);
    renameSync(`${home}-away`, home);
    assert.deepEqual(await other.read.raw(text), [{ n: MANY }]);
    await other.close();
  });

  test('keeps no short one waiting', async () => {
    const order: string[] = [];
    const long = counting(1).then(() => order.push('long'));
    const short = db.read('words').then(() => order.push('short'));
    await Promise.all([long, short]);
    assert.deepEqual(order, ['short', 'long']);
  });

  test('is answered before the file is closed', async () => {
    const other = await openSqlite(join(folder, 'one.db'));
    const text = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MANY}) select max(i) as n from n`;
    await other.read.raw(text);
    const asked = Promise.resolve(other.read.raw(text));
    await new Promise((done) => setImmediate(done));
    await other.close();
    assert.deepEqual(await asked, [{ n: MANY }]);
  });

  test('that took long on a busy day alone is asked where all else is again', async () => {
    const thread = new SqliteThread({ filename: join(folder, 'one.db'), patience: 1000 });
    thread.kinds.note('counts', [], 60);
    thread.kinds.note('lists', [], 60);
    await thread.ask('counts', 'select 1 as one', []);
    const mayTakeLong = (kind: string) => thread.kinds.mayTakeLong(kind, []);
    assert.deepEqual([mayTakeLong('counts'), mayTakeLong('lists')], [false, true]);
    await thread.end();
  });

  test('of one customer makes no other wait on the thread', () => {
    const kinds = new LongKinds(join(folder, 'one.db'));
    const now = Date.UTC(2026, 10, 27);
    kinds.note('counts', [7, 'published', now], 60);
    assert.equal(kinds.mayTakeLong('counts', [7, 'published', now + 1]), true);
    assert.equal(kinds.mayTakeLong('counts', [8, 'published', now]), false);
  });

  test('holds nobody up in a large file, not even when it is asked for the first time', async () => {
    const home = join(folder, 'large');
    mkdirSync(home);
    const other = await openSqlite(join(home, 'one.db'));
    await other.write.raw('create table filling (bytes blob)');
    await other.write.raw('insert into filling values (zeroblob(80000000))');
    await other.write.raw('pragma wal_checkpoint(truncate)');
    const large = await openSqlite(join(home, 'one.db'));
    const text = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MANY}) select max(i) as n from n`;
    assert.ok((await turnsOf(large.read.raw(text))) > SOME_TURNS);
    await large.close();
    await other.close();
  });

  test('leaves no thread behind when there has been none for a while', async () => {
    const home = join(folder, 'idle');
    mkdirSync(home);
    await (await openSqlite(join(home, 'one.db'))).close();
    const thread = new SqliteThread({ filename: join(home, 'one.db'), mode: 'ro', patience: 1000 }, 20);
    const ask = () => thread.ask('counts', 'select 1 as one', []);
    await ask();
    renameSync(home, `${home}-away`);
    // One that had not ended would have its file open still.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await assert.rejects(ask(), /unable to open/);
    await thread.end();
  });
});
