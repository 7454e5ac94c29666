// Opens the server's two databases - its own, and the Sandbox network's - and brings both to this release.
// Everything that can go wrong here is said in one line that names the cure.
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { migrations, sandboxMigrations } from '../../migrations/index.ts';
import { KEY_FILE } from '../config/key-file.ts';
import { StartError } from '../config/start-error.ts';
import { type Database, openPostgres, openSqlite, openSqliteToRead } from './connect.ts';
import { DataInUseError, joinDatabase, LOCK_FILE, lockDataDirectory } from './data-lock.ts';
import { withSetupLock } from './dialect.ts';
import { compareRelease, isMigrated, migrate, NewerDatabaseError } from './migrate.ts';
import type { FileTrouble } from './watch-file.ts';

export interface DatabasePlace {
  readonly dataDir: string;
  /** PostgreSQL, when it is used instead of files in the data directory. */
  readonly databaseUrl: string | undefined;
  /** Refuses while any other process uses PostgreSQL; files in the data directory are always one's own. */
  readonly alone?: boolean;
}

export interface Databases {
  readonly main: Database;
  /** On a connection of its own, never in our transactions: a real network would not be either. */
  readonly sandbox: Database;
  /** Whether a file was taken from under its database; null where none was, or none is ours. */
  findFileTrouble(): FileTrouble | null;
  close(): Promise<void>;
}

export const MAIN_FILE = 'drivyn.db';
export const SANDBOX_FILE = 'sandbox.db';
/** The folder of backups that are put nowhere else. */
export const BACKUPS = 'backups';
export const TABLE = 'migrations';
export const SANDBOX_TABLE = 'sandbox_migrations';
/** What the Sandbox keeps, in the order in which it is filled. */
export const SANDBOX_TABLES = [
  'sandbox_posts',
  'sandbox_apps',
  'sandbox_grants',
  'sandbox_refreshes',
  'sandbox_ad_budgets',
] as const;

/** @throws StartError in plain words */
export async function openDatabases(place: DatabasePlace): Promise<Databases> {
  const opened: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const step of opened.splice(0).reverse()) await step();
  };
  try {
    if (!place.databaseUrl) {
      refuseLoss(place.dataDir);
      opened.push(await lockFolder(place.dataDir));
    }
    const main = await open(place, MAIN_FILE);
    opened.push(() => main.close());
    if (place.databaseUrl) opened.push(await joinDatabase(main, place.alone ?? false));
    const sandbox = await open(place, SANDBOX_FILE);
    opened.push(() => sandbox.close());
    await withSetupLock(main, async () => {
      await migrate(main, migrations, TABLE);
      await migrate(sandbox, sandboxMigrations, SANDBOX_TABLE);
    });
    const findFileTrouble = () => main.findFileTrouble() ?? sandbox.findFileTrouble();
    return { main, sandbox, close, findFileTrouble };
  } catch (error) {
    await close();
    throw explain(error, place);
  }
}

/** A server was here, and its database is not: beginning anew by itself would be open to whoever comes first. */
function refuseLoss(dataDir: string): void {
  const has = (file: string) => existsSync(join(dataDir, file));
  const main = join(dataDir, MAIN_FILE);
  const isThere = has(MAIN_FILE);
  // A key alone may have been brought for a first start, which makes the other database once it has written this one.
  const isLost = isThere
    ? has(SANDBOX_FILE) && statSync(main).size === 0
    : has(SANDBOX_FILE) || (has(KEY_FILE) && has(LOCK_FILE));
  if (!isLost) return;
  throw new StartError(
    `The database ${main} is ${isThere ? 'empty' : 'gone'}, although a server kept its data there. ` +
      `Restore a backup: drivyn restore FILE. To begin anew instead, move ${SANDBOX_FILE} and ${KEY_FILE} out of ${dataDir}.`,
  );
}

/**
 * Runs `work` while no server uses the data directory, and none can start.
 * @throws StartError in plain words
 */
export async function withDataDirectory<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  let unlock = async () => {};
  try {
    unlock = await lockFolder(dataDir);
    return await work();
  } catch (error) {
    throw explain(error, { dataDir, databaseUrl: undefined });
  } finally {
    await unlock();
  }
}

/**
 * Opens the server's own database for a command, also while a server is running.
 * @throws StartError when there is none, or it is not at this release
 */
export async function openBeside(place: DatabasePlace): Promise<Database> {
  requireDatabase(place);
  try {
    const db = await open(place, MAIN_FILE);
    if (await isMigrated(db, migrations, TABLE)) return db;
    await db.close();
  } catch (error) {
    throw explain(error, place);
  }
  throw new StartError('The database was last used by another release. Start the server of this one first.');
}

/**
 * Opens the server's own database to look at it, whatever its release, and checks both as a whole; changes nothing.
 * @throws StartError when there is none, or one cannot be used
 */
export async function openToRead(place: DatabasePlace): Promise<Database> {
  requireDatabase(place);
  try {
    if (place.databaseUrl) return await openPostgres(place.databaseUrl);
    const sandbox = join(place.dataDir, SANDBOX_FILE);
    if (existsSync(sandbox)) await (await openSqliteToRead(sandbox)).close();
    return await openSqliteToRead(join(place.dataDir, MAIN_FILE));
  } catch (error) {
    throw explain(error, place);
  }
}

/** How the server's own database stands to this release. */
export function readRelease(db: Database): ReturnType<typeof compareRelease> {
  return compareRelease(db, migrations, TABLE);
}

function requireDatabase({ dataDir, databaseUrl }: DatabasePlace): void {
  if (databaseUrl || existsSync(join(dataDir, MAIN_FILE))) return;
  throw new StartError(`There is no database in ${dataDir}. Set DRIVYN_DATA to the directory of one.`);
}

/** Whether both databases are at this release; throws when one cannot be reached. */
export async function areMigrated(databases: Pick<Databases, 'main' | 'sandbox'>): Promise<boolean> {
  return (
    (await isMigrated(databases.main, migrations, TABLE)) &&
    (await isMigrated(databases.sandbox, sandboxMigrations, SANDBOX_TABLE))
  );
}

async function lockFolder(folder: string): Promise<() => Promise<void>> {
  makeFolder(folder);
  return lockDataDirectory(folder);
}

/** Makes the data directory, for this user alone. Parents first. Not `recursive: true`: where nothing can be made, as under /proc, that never returns. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder, { mode: 0o700 });
}

function open(place: DatabasePlace, file: string): Promise<Database> {
  return place.databaseUrl ? openPostgres(place.databaseUrl) : openSqlite(join(place.dataDir, file));
}

function explain(error: unknown, place: DatabasePlace): unknown {
  if (error instanceof NewerDatabaseError) return new StartError(error.message);
  if (error instanceof DataInUseError) return new StartError(inUse(place));
  if (!(error instanceof Error) || !('code' in error)) return error;
  const reason = REASONS[String(error.code)];
  if (place.databaseUrl)
    return new StartError(`The database in DATABASE_URL cannot be used (${error.message || error.code}).`);
  return reason ? new StartError(reason(place.dataDir)) : error;
}

function inUse({ databaseUrl, dataDir, alone }: DatabasePlace): string {
  if (!databaseUrl)
    return `Another Drivyn is running on ${dataDir}. Stop it first, or set DRIVYN_DATA to another directory.`;
  return alone
    ? 'Drivyn is running on the database in DATABASE_URL. Stop every process of it first.'
    : 'The database in DATABASE_URL is getting a new key. Start again when that has ended.';
}

const unwritable = (folder: string) =>
  `The data directory ${folder} cannot be written. Give this user the right to, or set DRIVYN_DATA to another one.`;
const damaged = (folder: string) =>
  `A database in ${folder} is damaged or not a database. Restore a backup, or set DRIVYN_DATA to another directory.`;
const full = (folder: string) => `There is no space left for the data directory ${folder}.`;
const broken = (folder: string) =>
  `The data directory ${folder} could not be written or read: its disk is full or damaged.`;

const REASONS: Readonly<Record<string, (folder: string) => string>> = {
  EACCES: unwritable,
  EPERM: unwritable,
  EROFS: unwritable,
  ENOTDIR: unwritable,
  ENOENT: unwritable,
  SQLITE_CANTOPEN: unwritable,
  SQLITE_READONLY: unwritable,
  SQLITE_PERM: unwritable,
  SQLITE_NOTADB: damaged,
  SQLITE_CORRUPT: damaged,
  // A command is reading or writing it at this moment.
  SQLITE_BUSY: (folder) => inUse({ dataDir: folder, databaseUrl: undefined }),
  ENOSPC: full,
  EDQUOT: full,
  SQLITE_FULL: full,
  EFBIG: broken,
  EIO: broken,
  SQLITE_IOERR: broken,
};
