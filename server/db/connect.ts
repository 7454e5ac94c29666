// Opens the database: SQLite with one writer and several readers, or PostgreSQL with one pool.
// Nothing outside this folder knows which driver is in use.
import { existsSync, statSync } from 'node:fs';
import knex, { type Knex } from 'knex';
import { keepToOurselves } from './files.ts';
import { clientWith, type QueryKind, SqliteClient } from './sqlite-client.ts';
import type { SqliteHelpers } from './sqlite-connection.ts';
import type { SqliteSettings } from './sqlite-file.ts';
import { SqliteThread } from './sqlite-thread.ts';
import { type FileTrouble, type WatchedFile, watchFile } from './watch-file.ts';

/** Runs queries: a handle or an open transaction. */
export type Query = Knex;

export interface Database {
  readonly dialect: 'sqlite' | 'postgres';
  readonly read: Query;
  readonly write: Query;
  /** Whether its file was taken from under it, so that nothing is stored; null where it was not, or none is ours. */
  findFileTrouble(): FileTrouble | null;
  close(): Promise<void>;
}

/** A database that is read and written by the same handle, and whose file nobody watches. */
const onOneHandle = (dialect: Database['dialect'], handle: Knex): Database => ({
  dialect,
  read: handle,
  write: handle,
  findFileTrouble: () => null,
  close: () => handle.destroy(),
});

/** Type numbers of PostgreSQL's own catalogue. */
const INT8 = 20;
const NUMERIC = 1700;
const READERS = 3;
const PATIENCE = 5000;
/** One of them only marks the database as in use. */
const POSTGRES_POOL = 11;

/** Bytes that are read through in well under a second; a larger file is looked through by `drivyn doctor` and every backup. */
const CHECKED_AT_START = 64 * 1024 * 1024;

/**
 * Opens the SQLite file at `path`, creating it when absent. Throws when it is not a database or not writable, or damaged.
 * @param checked bytes up to which a file is read through to see that it is not damaged
 * @param patience milliseconds that a statement waits for another process's lock
 */
export async function openSqlite(
  path: string,
  checked = CHECKED_AT_START,
  patience = PATIENCE,
): Promise<Database> {
  const isChecked = existsSync(path) && statSync(path).size <= checked;
  keepToOurselves(path);
  let file: WatchedFile | undefined;
  const findFileTrouble = () => file?.findTrouble() ?? null;
  const writing = { filename: path, pragmas: WRITER_PRAGMAS, patience };
  const write = sqliteHandle(writing, 1, { findTrouble: findFileTrouble });
  // The writer goes first: it creates the file and turns on WAL, which readers then find.
  await probe(write, isChecked ? 'PRAGMA quick_check(1)' : 'PRAGMA user_version');
  file = watchFile(path);
  const reading = { filename: path, pragmas: READER_PRAGMAS, patience };
  const aside = new SqliteThread(reading);
  const read = sqliteHandle(reading, READERS, { aside });
  const close = async () => {
    await read.destroy();
    await aside.end();
    await write.destroy();
    file?.close();
    file = undefined;
  };
  return { dialect: 'sqlite', read, write, findFileTrouble, close };
}

/**
 * Opens an SQLite file to look at it: it is checked as a whole, and never written. Without a log beside it nobody has it
 * open, and then no log is made either. Throws when it is not a database.
 */
export async function openSqliteToRead(path: string): Promise<Database> {
  const mode = existsSync(`${path}-wal`) ? 'ro' : 'immutable';
  const handle = sqliteHandle({ filename: path, mode, pragmas: READER_PRAGMAS, patience: PATIENCE });
  await probe(handle, 'PRAGMA quick_check(1)');
  return onOneHandle('sqlite', handle);
}

/**
 * Opens an SQLite file that no server uses, on one connection and as one file: what a log beside it holds moves in.
 * Throws when it is not a database or not writable.
 */
export async function openAlone(path: string): Promise<Database> {
  keepToOurselves(path);
  const handle = sqliteHandle({ filename: path, pragmas: ALONE_PRAGMAS, patience: PATIENCE });
  await probe(handle, 'PRAGMA user_version');
  return onOneHandle('sqlite', handle);
}

/** Opens a pool on a PostgreSQL server. */
export async function openPostgres(url: string): Promise<Database> {
  const { default: pg } = await import('pg');
  // PostgreSQL sends bigint as text; ours are milliseconds and counts, far below 2^53.
  pg.types.setTypeParser(INT8, Number);
  pg.types.setTypeParser(NUMERIC, Number);
  const pool = { min: 0, max: POSTGRES_POOL };
  const handle = knex({ client: 'pg', connection: url, pool, ...QUIETLY });
  await probe(handle, 'select 1');
  return onOneHandle('postgres', handle);
}

// Kilobytes of pages that a connection keeps for itself; the system keeps the file's anyway.
const READER_PRAGMAS = ['query_only = ON', 'cache_size = -4000'];
const WRITER_PRAGMAS = [
  'journal_mode = WAL',
  // A stored intent must survive power loss, or a post could leave twice.
  'synchronous = FULL',
  'foreign_keys = ON',
  'cache_size = -8000',
];

const ALONE_PRAGMAS = ['journal_mode = DELETE', 'synchronous = FULL', 'foreign_keys = ON'];

/** Knex would print what it throws as well, and put what was stored into its errors, which are logged and kept with jobs. */
export const QUIETLY = { log: { warn: () => {} }, compileSqlOnError: false };

/** The first query of a handle. One that fails is given up: its pool would go on trying. */
async function probe(handle: Knex, sql: string): Promise<void> {
  try {
    const rows: unknown = await handle.raw(sql);
    if (sql.includes('quick_check')) refuseDamage(rows);
  } catch (error) {
    await handle.destroy();
    throw error;
  }
}

function refuseDamage(rows: unknown): void {
  const [row]: { quick_check?: string }[] = Array.isArray(rows) ? rows : [];
  if (row?.quick_check === 'ok') return;
  throw Object.assign(new Error(`quick_check: ${row?.quick_check}`), { code: 'SQLITE_CORRUPT' });
}

/** A Knex on one SQLite file, with as many connections as `max`. */
export function sqliteHandle(settings: SqliteSettings, max = 1, helpers?: SqliteHelpers): Knex {
  return knex({
    client: helpers ? clientWith(helpers) : SqliteClient,
    connection: { ...settings },
    useNullAsDefault: true,
    ...QUIETLY,
    pool: { min: 1, max, idleTimeoutMillis: 2 ** 31 - 1 },
  });
}

/** Gives a query whose text is another one each time a kind, by which the database knows whether it takes long. */
export function asKind<T extends Knex.QueryBuilder>(query: T, kind: string): T {
  query.queryContext({ kind } satisfies QueryKind);
  return query;
}
