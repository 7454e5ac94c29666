// A database whose file is taken away while the server runs: what is stored then would be lost.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { BUSINESS_PROFILE_EXAMPLE } from '../../server/contract/business.ts';
import { startServer, type TestServer } from '../support/server.ts';

const REFUSED =
  /^The database of this server was deleted or exchanged while it was running, so nothing was saved/;

const fileOf = (server: TestServer, file = 'drivyn.db') => join(server.app.config.dataDir, file);

async function rename(server: TestServer, name: string): Promise<[number, string]> {
  const { userId: _, ...profile } = BUSINESS_PROFILE_EXAMPLE;
  const response = await server.as('owner')('/api/business-profile', { json: { ...profile, name } });
  return [response.ok ? 200 : response.status, await response.text()];
}

async function readName(server: TestServer): Promise<string> {
  const response = await server.as('owner')('/api/business-profile/14');
  assert.equal(response.status, 200);
  return ((await response.json()) as { name: string }).name;
}

describe('a database that is not the file that was opened', () => {
  const spoil: Readonly<Record<string, (file: string) => void>> = {
    deleted: (file) => rmSync(file),
    exchanged: (file) => {
      copyFileSync(file, `${file}.new`);
      renameSync(`${file}.new`, file);
    },
    'without its log': (file) => rmSync(`${file}-wal`),
  };
  for (const [what, work] of Object.entries(spoil))
    test(`${what}: nothing is said to be stored, and reading goes on`, async (context) => {
      const server = await startServer();
      context.after(() => server.stop());
      assert.equal((await rename(server, 'Before'))[0], 200);
      work(fileOf(server));
      const [status, words] = await rename(server, 'After');
      assert.equal(status, 503);
      assert.match(words, REFUSED);
      assert.equal(await readName(server), 'Before');
    });

  test('cut off: nothing is stored', async (context) => {
    const server = await startServer();
    context.after(() => server.stop());
    truncateSync(fileOf(server), 8192);
    const work = server.app.ctx.db.write('server_settings').insert({ key: 'half', value: '1' });
    await assert.rejects(work, { code: 'DATABASE_DAMAGED' });
  });

  test('once it is back, what was refused was not stored and what follows is', async (context) => {
    const server = await startServer();
    context.after(() => server.stop());
    await rename(server, 'Before');
    renameSync(fileOf(server), fileOf(server, 'aside'));
    assert.equal((await rename(server, 'Refused'))[0], 503);
    renameSync(fileOf(server, 'aside'), fileOf(server));
    assert.equal(await readName(server), 'Before');
    assert.equal((await rename(server, 'After'))[0], 200);
    assert.equal(await readName(server), 'After');
  });

  test('that goes in the middle of a command takes nothing of it', async (context) => {
    const server = await startServer();
    context.after(() => server.stop());
    const { write, read } = server.app.ctx.db;
    const work = write.transaction(async (tx) => {
      await tx('server_settings').insert({ key: 'half', value: '1' });
      renameSync(fileOf(server), fileOf(server, 'aside'));
    });
    await assert.rejects(work, { code: 'DATABASE_GONE' });
    assert.equal((await read('server_settings').where({ key: 'half' })).length, 0);
    renameSync(fileOf(server, 'aside'), fileOf(server));
    assert.equal((await rename(server, 'After'))[0], 200, 'the next one can begin');
  });
});

/** Another program looks into the database and closes it, as `sqlite3 drivyn.db` does. */
function lookInto(file: string): void {
  const look = `const db = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
    db.exec('select count(*) from accounts');
    db.close();`;
  execFileSync(process.execPath, ['-e', look, file], { stdio: ['ignore', 'ignore', 'inherit'] });
}

test('a look whether the server is ready leaves SQLite its locks: who looks into the database takes no log away', async (context) => {
  const server = await startServer();
  context.after(() => server.stop());
  await rename(server, 'Before');
  assert.equal((await server.as('anonymous')('/readyz')).status, 200);
  lookInto(fileOf(server));
  assert.ok(existsSync(fileOf(server, 'drivyn.db-wal')));
  assert.equal((await rename(server, 'After'))[0], 200);
  assert.equal(await readName(server), 'After');
});
