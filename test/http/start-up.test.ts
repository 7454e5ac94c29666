import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { openDatabases } from '../../server/db/open.ts';
import { createMasterKey, formatMasterKey } from '../../server/kernel/vault.ts';
import { ensureBuilt, ROOT } from '../support/build.ts';
import { type Ended, type Running, startProcess, waitForUrl } from '../support/process.ts';
import { copyEmpty } from '../support/templates.ts';

describe('starting', () => {
  const folder = mkdtempSync(join(tmpdir(), 'drivyn-start-'));
  const newDataDir = () => mkdtempSync(join(folder, 'data-'));
  /** What a start migrates for most of its time, and what each release does once. */
  let migrated: string;
  const migratedDataDir = () => {
    const dataDir = newDataDir();
    cpSync(migrated, dataDir, { recursive: true });
    return dataDir;
  };
  before(async () => {
    await ensureBuilt();
    migrated = newDataDir();
    await copyEmpty(migrated);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const start = (environment: Record<string, string>, ...args: string[]) =>
    startProcess({ PORT: '0', DRIVYN_DATA: migratedDataDir(), ...environment }, args);

  function refused({ code, stdout, stderr }: Ended, reason: RegExp): void {
    assert.equal(code, 1, stdout + stderr);
    assert.match(stderr, reason);
    assert.match(stderr, /^drivyn: [^\n]+\n$/, 'one line, no stack');
  }

  const refusals: readonly {
    name: string;
    environment: Record<string, string>;
    args?: string[];
    reason: RegExp;
  }[] = [
    { name: 'a bad variable', environment: { PORT: 'eighty' }, reason: /PORT must be a port number/ },
    {
      name: 'a bad address',
      environment: { DATABASE_URL: 'mysql://x' },
      reason: /DATABASE_URL must be an address/,
    },
    {
      name: 'a data directory below a file',
      environment: { DRIVYN_DATA: join(process.execPath, 'data') },
      reason: /data directory .* cannot be written/,
    },
    {
      name: 'a data directory where none can be',
      environment: { DRIVYN_DATA: '/proc/drivyn/data' },
      reason: /data directory .* cannot be written/,
    },
    {
      name: 'a PostgreSQL that is not there',
      environment: { DATABASE_URL: 'postgresql://me:hidden@127.0.0.1:1/drivyn' },
      reason: /database in DATABASE_URL cannot be used \((?!.*hidden)/,
    },
    { name: 'a demo of no days', environment: {}, args: ['demo', '0'], reason: /1 to 365 days, not "0"/ },
    { name: 'an unknown command', environment: {}, args: ['fly'], reason: /no command "fly"\. Known: serve/ },
    { name: 'an unknown option', environment: {}, args: ['--fly'], reason: /Unknown option '--fly'/ },
  ];
  for (const { name, environment, args = [], reason } of refusals) {
    test(`is refused: ${name}`, async () => {
      const given = { DRIVYN_ADMIN_PASSWORD: 'not generated', ...environment };
      refused(await start(given, ...args).ended, reason);
    });
  }

  test('is refused: a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const given = { PORT: String(port), DRIVYN_ADMIN_PASSWORD: 'not generated' };
    refused(await start(given).ended, /Port \d+ on 127\.0\.0\.1 is in use/);
    other.close();
  });

  test('is refused: a database that is none', async () => {
    const dataDir = migratedDataDir();
    writeFileSync(join(dataDir, 'drivyn.db'), 'not a database'.repeat(1000));
    refused(await start({ DRIVYN_DATA: dataDir }).ended, /damaged or not a database/);
  });

  test('is refused: a database that is gone or empty, while what stood beside it is there', async () => {
    for (const [left, refusal] of [
      [['sandbox.db', 'secret.key', 'drivyn.lock'], 'gone'],
      [['secret.key', 'drivyn.lock'], 'gone'],
      // Cut off, or written over by nothing.
      [['drivyn.db', 'sandbox.db', 'secret.key', 'drivyn.lock'], 'empty'],
      [['secret.key'], null],
      // A first start that ended while it made its first file.
      [['drivyn.db', 'secret.key', 'drivyn.lock'], null],
    ] as const) {
      const dataDir = newDataDir();
      for (const file of left)
        writeFileSync(join(dataDir, file), file === 'secret.key' ? formatMasterKey(createMasterKey()) : '');
      const server = start({ DRIVYN_DATA: dataDir, DRIVYN_ADMIN_PASSWORD: 'not generated' });
      if (refusal) {
        const cure = String.raw`drivyn restore FILE\. To begin anew instead, move`;
        refused(await server.ended, new RegExp(String.raw`drivyn\.db is ${refusal}.* ${cure}`));
        assert.deepEqual(readdirSync(dataDir).sort(), left.toSorted(), 'and nothing is made');
        continue;
      }
      await waitForUrl(server);
      server.child.kill('SIGTERM');
      await server.ended;
    }
  });

  test('memory is given back as glibc is told when a process begins, unless the environment says otherwise', {
    skip: process.platform !== 'linux' && 'another C library',
  }, async () => {
    const told = async (environment: Record<string, string>) => {
      const server = start({ DRIVYN_ADMIN_PASSWORD: 'not generated', ...environment });
      await waitForUrl(server);
      const all = readFileSync(`/proc/${server.child.pid}/environ`, 'utf8').split('\0');
      server.child.kill('SIGTERM');
      assert.equal((await server.ended).code, 0);
      return all.filter((line) => line.startsWith('MALLOC_')).sort();
    };
    const usual = ['MALLOC_ARENA_MAX=2', 'MALLOC_MMAP_THRESHOLD_=262144', 'MALLOC_TRIM_THRESHOLD_=262144'];
    assert.deepEqual(await told({}), usual);
    assert.deepEqual(await told({ MALLOC_ARENA_MAX: '8' }), ['MALLOC_ARENA_MAX=8']);
    // A parent that speaks with its child is not left behind.
    const env = {
      PATH: process.env.PATH,
      PORT: '0',
      DRIVYN_DATA: migratedDataDir(),
      DRIVYN_LOG_LEVEL: 'silent',
    };
    const child = fork(join(ROOT, 'dist/server.cjs'), ['serve'], {
      env,
      execArgv: [],
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    for await (const chunk of child.stdout ?? []) if (String(chunk).includes('running at')) break;
    assert.equal(child.connected, true);
    child.kill('SIGTERM');
    await once(child, 'exit');
  });

  test('a variable that nothing reads is said, and keeps no server from starting', async () => {
    const server = start({ DRIVYN_ADMIN_PASSWORD: 'not generated', DRIVYN_DATA_DIR: '/srv/drivyn' });
    await waitForUrl(server);
    server.child.kill('SIGTERM');
    assert.equal((await server.ended).code, 0);
    assert.equal(server.output.stderr, 'DRIVYN_DATA_DIR is no variable that Drivyn reads. Is it misspelt?\n');
  });

  test('is refused: a database of a newer release', async () => {
    const dataDir = migratedDataDir();
    const databases = await openDatabases({ dataDir, databaseUrl: undefined });
    await databases.main.write('migrations').insert({ name: '9999-future', batch: 2, migration_time: 0 });
    await databases.close();
    refused(await start({ DRIVYN_DATA: dataDir }).ended, /newer Drivyn \(it has 9999-future\)/);
  });

  test('a second server on the same data is refused; the first shows its admin password once', async () => {
    const dataDir = migratedDataDir();
    const first = start({ DRIVYN_DATA: dataDir });
    const url = await waitForUrl(first);
    refused(await start({ DRIVYN_DATA: dataDir }).ended, /Another Drivyn is running/);
    const password = /Admin password, shown this once: (\S+)\n/.exec(first.output.stdout)?.[1];
    const body = JSON.stringify({ password });
    const headers = { 'Content-Type': 'application/json' };
    assert.equal((await fetch(`${url}/api/admin/session`, { method: 'POST', headers, body })).status, 200);
    // No time to clean up: the next start must not find the directory locked.
    first.child.kill('SIGKILL');
    await first.ended;
    const again = start({ DRIVYN_DATA: dataDir });
    await waitForUrl(again);
    again.child.kill('SIGTERM');
    const { code, stdout } = await again.ended;
    assert.equal(code, 0);
    assert.doesNotMatch(stdout, /Admin password/);
  });

  test('where others can reach it, each start prints a link until there is a password', async () => {
    const given = { DRIVYN_DATA: migratedDataDir(), HOST: '0.0.0.0', DRIVYN_ADMIN_PASSWORD: 'not generated' };
    const tokens: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      const server = start(given);
      await waitForUrl(server);
      const token = await waitForToken(server);
      tokens.push(token);
      if (time === 1) await setUp(await waitForUrl(server), token);
      server.child.kill('SIGTERM');
      await server.ended;
    }
    assert.notEqual(tokens[0], tokens[1]);
    const last = start(given);
    await waitForUrl(last);
    last.child.kill('SIGTERM');
    assert.doesNotMatch((await last.ended).stdout, /setup/);
  });

  test('behind a proxy on this machine that says nothing of itself nobody is the owner; a link makes one', async () => {
    const DRIVYN_PUBLIC_URL = 'https://marketing.example';
    // The server names its public address, so the port is chosen here.
    const PORT = String(await freePort());
    const server = start({ DRIVYN_PUBLIC_URL, PORT, DRIVYN_ADMIN_PASSWORD: 'not generated' });
    await waitForUrl(server);
    const token = await waitForToken(server, /https:\/\/marketing\.example\/#\/setup\?token=([\w-]{43})\n/);
    await setUp(`http://127.0.0.1:${PORT}`, token);
    server.child.kill('SIGTERM');
    await server.ended;
  });

  async function freePort(): Promise<number> {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    await new Promise((resolve) => other.close(resolve));
    return port;
  }

  const OWN_LINK = /http:\/\/\d+\.\d+\.\d+\.\d+:\d+\/#\/setup\?token=([\w-]{43})\n/;

  async function waitForToken({ output }: Running, link = OWN_LINK): Promise<string> {
    for (;;) {
      const token = link.exec(output.stdout)?.[1];
      if (token) return token;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async function setUp(url: string, token: string): Promise<void> {
    const address = url.replace('0.0.0.0', '127.0.0.1');
    const ask = (path: string, body?: object) =>
      fetch(`${address}${path}`, {
        redirect: 'manual',
        ...(body && {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
    assert.equal((await ask('/api/user')).status, 401);
    assert.equal((await ask('/screens/settings')).status, 303);
    const owner = { name: 'Ada Reed', email: 'ada@example.com', password: 'a long pass phrase' };
    assert.equal((await ask('/api/setup', { ...owner, token: 'guessed' })).status, 404);
    assert.equal((await ask('/api/setup', { ...owner, token })).status, 201);
    assert.equal((await ask('/api/setup', { ...owner, token })).status, 404);
  }

  test('a server that was killed while it migrated starts again', async () => {
    const dataDir = migratedDataDir();
    const databases = await openDatabases({ dataDir, databaseUrl: undefined });
    await databases.main.write('migrations_lock').update({ is_locked: 1 });
    await databases.close();
    const server = start({ DRIVYN_DATA: dataDir });
    await waitForUrl(server);
    server.child.kill('SIGTERM');
    assert.equal((await server.ended).code, 0);
  });

  test('--version and --help answer', async () => {
    const version = await start({}, '--version').ended;
    assert.deepEqual([version.code, version.stderr], [0, '']);
    assert.match(version.stdout, /^\d+\.\d+\.\d+\n$/);
    const help = await start({}, '--help').ended;
    assert.equal(help.code, 0);
    assert.match(help.stdout, /Usage: drivyn \[command\][\s\S]*serve/);
  });
});
