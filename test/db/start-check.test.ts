// What of a file is looked at before a server starts on it: all of a small one, little of a large one.
import assert from 'node:assert/strict';
import { mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openSqlite } from '../../server/db/connect.ts';

const folder = mkdtempSync(join(tmpdir(), 'drivyn-start-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('damage in the middle keeps a small file from being opened; a large one is opened at once', async () => {
  const path = join(folder, 'old.db');
  const made = await openSqlite(path);
  await made.write.raw('create table loaves (id integer primary key, name text)');
  await made.write.raw(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000)
     insert into loaves select i, 'Loaf number ' || i from n`,
  );
  await made.close();
  const { size } = statSync(path);
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(8192, 0x5a), 0, 8192, Math.floor(size / 2 / 4096) * 4096);
  await assert.rejects(openSqlite(path, size), { code: 'SQLITE_CORRUPT' });
  const opened = await openSqlite(path, size - 1);
  assert.equal((await opened.read('loaves').where({ id: 1 }).first()).name, 'Loaf number 1');
  await opened.close();
});
