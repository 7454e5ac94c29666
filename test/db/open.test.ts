import assert from 'node:assert/strict';
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { StartError } from '../../server/config/start-error.ts';
import { type DatabasePlace, openDatabases } from '../../server/db/open.ts';

describe('a data directory', () => {
  const folder = mkdtempSync(join(tmpdir(), 'drivyn-open-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  const newPlace = (): DatabasePlace => ({
    dataDir: join(mkdtempSync(join(folder, 'place-')), 'deep', 'down'),
    databaseUrl: undefined,
  });

  test('is made for this user alone', async () => {
    const place = newPlace();
    await (await openDatabases(place)).close();
    assert.equal(statSync(place.dataDir).mode & 0o777, 0o700);
  });

  test('holds no file that others can read, whatever the umask, and closes those from before', async () => {
    const place = newPlace();
    const before = process.umask(0);
    try {
      const databases = await openDatabases(place);
      for (const { write } of [databases.main, databases.sandbox]) await write.raw('create table a (b)');
      const names = readdirSync(place.dataDir);
      assert.ok(names.includes('drivyn.db-wal') && names.includes('drivyn.db-shm'), names.join());
      assert.deepEqual(modesOf(place.dataDir), new Set([0o600]));
      await databases.close();
      for (const name of readdirSync(place.dataDir)) chmodSync(join(place.dataDir, name), 0o644);
      const again = await openDatabases(place);
      assert.deepEqual(modesOf(place.dataDir), new Set([0o600]));
      await again.close();
    } finally {
      process.umask(before);
    }
  });

  const modesOf = (folder: string) =>
    new Set(readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777));

  test('belongs to one server at a time, and is free again afterwards', async () => {
    const place = newPlace();
    const first = await openDatabases(place);
    await assert.rejects(
      openDatabases(place),
      (error) => error instanceof StartError && /Another/.test(error.message),
    );
    await first.main.write('accounts').insert({ created_at: 1 });
    await first.close();
    const second = await openDatabases(place);
    assert.equal((await second.main.read('accounts')).length, 1);
    await second.close();
  });

  test('with damage in the middle of a database is refused', async () => {
    const place = newPlace();
    await (await openDatabases(place)).close();
    const file = join(place.dataDir, 'drivyn.db');
    const handle = openSync(file, 'r+');
    writeSync(handle, Buffer.alloc(4096, 7), 0, 4096, 4096 * 3);
    closeSync(handle);
    const damaged = readFileSync(file);
    await assert.rejects(
      openDatabases(place),
      (error) => error instanceof StartError && /damaged/.test(error.message),
    );
    assert.deepEqual(readFileSync(file), damaged, 'and left as it is');
  });

  test('is on the disk before anything is done about it', async () => {
    const databases = await openDatabases(newPlace());
    for (const { write } of [databases.main, databases.sandbox]) {
      const [{ synchronous }] = await write.raw('pragma synchronous');
      assert.equal(synchronous, 2, 'FULL');
    }
    await databases.close();
  });

  test('readers cannot write', async () => {
    const databases = await openDatabases(newPlace());
    await assert.rejects(databases.main.read('accounts').insert({ created_at: 1 }), /readonly/i);
    await databases.close();
  });
});
