// `drivyn backup` as an operator runs it: beside a server that works, and where no copy can be written.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { VARIABLES } from '../../server/config/config.ts';
import { KEY_FILE } from '../../server/config/key-file.ts';
import { requireWhole } from '../../server/db/backup.ts';
import { openAlone } from '../../server/db/connect.ts';
import { openBeside, openDatabases } from '../../server/db/open.ts';
import { ensureBuilt, ROOT } from '../support/build.ts';
import { type Ended, type Running, startProcess, waitForUrl } from '../support/process.ts';
import { copyEmpty } from '../support/templates.ts';

const folder = mkdtempSync(join(tmpdir(), 'drivyn-backup-'));
const dataDir = join(folder, 'data');
const environment = { DRIVYN_DATA: dataDir, PORT: '0', DRIVYN_ADMIN_PASSWORD: 'a long password' };
const backUp = (...args: string[]) => startProcess(environment, ['backup', ...args]).ended;

let server: Running;
before(async () => {
  await Promise.all([ensureBuilt(), copyEmpty(dataDir)]);
  server = startProcess(environment);
  await waitForUrl(server);
});
after(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

function refused({ code, stdout, stderr }: Ended, reason: RegExp): void {
  assert.equal(code, 1, stdout + stderr);
  assert.match(stderr, reason);
  assert.match(stderr, /^drivyn: [^\n]+\n$/, 'one line, no stack');
}

describe('backup', () => {
  test('copies the database beside a running server, says where and how large, and names the key', async () => {
    const { code, stdout, stderr } = await backUp();
    assert.equal(code, 0, stderr);
    const [name = '', ...others] = readdirSync(join(dataDir, 'backups'));
    assert.match(name, /^drivyn-\d{8}T\d{6}Z\.db$/);
    assert.deepEqual(others, [], 'nothing unfinished');
    const path = join(dataDir, 'backups', name);
    assert.match(stdout, /^Backup of \d+ \w+ \d{4}, \d\d:\d\d UTC: \S+ \(\d+\.\d MB\)\n/);
    assert.ok(stdout.includes(path));
    assert.ok(stdout.includes(join(dataDir, KEY_FILE)));
    if (process.platform !== 'win32') assert.equal(statSync(path).mode & 0o777, 0o600);
    const copy = await openAlone(path);
    await requireWhole(copy);
    const [account] = await copy.read('accounts').select('id');
    assert.equal(account.id, 14);
    const rows = await copy.read('server_settings').where({ key: 'last-backup-at' });
    assert.equal(rows.length, 1, 'it knows when it was made');
    await copy.close();
    assert.ok(!readFileSync(path).includes(readFileSync(join(dataDir, KEY_FILE), 'utf8').trim()));
  });

  test('the admin sees when the last one was, and the audit log names it', async () => {
    const before = Date.now();
    assert.equal((await backUp(folder)).code, 0);
    const url = await waitForUrl(server);
    const session = await fetch(`${url}/api/admin/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: environment.DRIVYN_ADMIN_PASSWORD }),
    });
    const { token } = (await session.json()) as { token: string };
    const health = await fetch(`${url}/api/admin/health`, { headers: { authorization: `Bearer ${token}` } });
    const { lastBackupAt } = (await health.json()) as { lastBackupAt: string };
    assert.ok(Date.parse(lastBackupAt) >= before && Date.parse(lastBackupAt) <= Date.now(), lastBackupAt);
    const db = await openBeside({ dataDir, databaseUrl: undefined });
    const rows = await db.read('audit').where({ kind: 'backup.made' });
    await db.close();
    assert.ok(rows.length > 0);
  });

  test('replaces nothing, and says in one line where it cannot write', async () => {
    const taken = join(folder, 'taken.db');
    writeFileSync(taken, 'precious');
    refused(await backUp(taken), /taken\.db exists already/);
    assert.equal(readFileSync(taken, 'utf8'), 'precious');
    refused(await backUp(join(folder, 'nowhere', 'x.db')), /There is no directory \S+nowhere\./);
    refused(await backUp(join(taken, 'x.db')), /There is no directory \S+taken\.db\./);
    writeFileSync(join(folder, 'begun.db.partial'), '');
    refused(await backUp(join(folder, 'begun.db')), /begun\.db\.partial is being written, or was left/);
    refused(await startProcess({ DRIVYN_DATA: join(folder, 'none') }, ['backup']).ended, /no database in/);
    const DATABASE_URL = 'postgresql://nobody@127.0.0.1:1/none';
    refused(await startProcess({ ...environment, DATABASE_URL }, ['backup']).ended, /pg_dump/);
  });

  const isWindows = process.platform === 'win32';

  /** The shell lets no file grow over a limit, in 512 bytes. */
  const backUpWithin = (limit: number, path: string, more: Record<string, string> = {}) =>
    spawnSync(
      'sh',
      [
        '-c',
        `trap '' XFSZ; ulimit -f ${limit}; exec "$0" "$1" backup "$2"`,
        process.execPath,
        join(ROOT, 'dist/server.cjs'),
        path,
      ],
      { env: { ...environment, ...more, PATH: process.env.PATH }, encoding: 'utf8' },
    );

  test('on a disk that is full leaves nothing behind', { skip: isWindows }, () => {
    // The copy meets its end in the middle.
    const path = join(folder, 'full.db');
    const { status, stderr } = backUpWithin(200, path);
    assert.equal(status, 1, stderr);
    assert.match(stderr, /^drivyn: \S+full\.db could not be written to its end[^\n]+No backup was made\.\n$/);
    assert.ok(!existsSync(path) && !existsSync(`${path}.partial`));
  });

  test('says in one line where not even the database can be opened', { skip: isWindows }, async () => {
    const DRIVYN_DATA = join(folder, 'closed');
    await copyEmpty(DRIVYN_DATA);
    const { status, stderr } = backUpWithin(2, join(folder, 'none.db'), { DRIVYN_DATA });
    assert.equal(status, 1, stderr);
    assert.match(
      stderr,
      /^drivyn: The data directory \S+ could not be written or read: its disk is full[^\n]+\n$/,
    );
  });

  test('that was made and cannot be noted says so', { skip: isWindows }, async () => {
    const DRIVYN_DATA = join(folder, 'crowded');
    await copyEmpty(DRIVYN_DATA);
    const { main, close } = await openDatabases({ dataDir: DRIVYN_DATA, databaseUrl: undefined });
    // The log grows by one page again and again, and the database by none: beyond what may be written it meets its end.
    await main.write.raw('pragma wal_checkpoint(truncate)');
    await main.write.raw('pragma wal_autocheckpoint = 0');
    const log = join(DRIVYN_DATA, 'drivyn.db-wal');
    const limit = Math.ceil((statSync(join(DRIVYN_DATA, 'drivyn.db')).size * 2) / 512);
    for (let time = 0; statSync(log).size < limit * 512; time += 1)
      await main
        .write('server_settings')
        .insert({ key: 'a', value: `${time}` })
        .onConflict('key')
        .merge();
    const path = join(folder, 'noted.db');
    const { status, stderr } = backUpWithin(limit, path, { DRIVYN_DATA });
    await close();
    assert.equal(status, 1, stderr);
    assert.match(
      stderr,
      /^drivyn: The backup was made, but it could not be noted that it was\. The disk [^\n]+\n$/,
    );
    assert.ok(existsSync(path));
  });

  test('is made although nobody reads what it says', async () => {
    const path = join(folder, 'unread.db');
    const { child, output, ended } = startProcess(environment, ['backup', path]);
    child.stdout?.destroy();
    assert.equal((await ended).code, 0);
    assert.equal(output.stderr, '');
    assert.ok(existsSync(path));
  });
});

test('--help names every variable that is read', async () => {
  const { stdout } = await startProcess({}, ['--help']).ended;
  for (const name of VARIABLES) assert.ok(stdout.includes(name), name);
  assert.ok(
    stdout.split('\n').every((line) => line.length <= 110),
    'fits a terminal',
  );
});
