// Opens the server's two databases - its own, and the Sandbox network's - and brings both to this release.
// Everything that can go wrong here is said in one line that names the cure.
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { migrations, sandboxMigrations } from '../../migrations/index.ts';
import { StartError } from '../config/start-error.ts';
import { type Database, openPostgres, openSqlite } from './connect.ts';
import { DataInUseError, lockDataDirectory } from './data-lock.ts';
import { withSetupLock } from './dialect.ts';
import { isMigrated, migrate, NewerDatabaseError } from './migrate.ts';

export interface DatabasePlace {
  readonly dataDir: string;
  /** PostgreSQL, when it is used instead of files in the data directory. */
  readonly databaseUrl: string | undefined;
}

export interface Databases {
  readonly main: Database;
  /** On a connection of its own, never in our transactions: a real network would not be either. */
  readonly sandbox: Database;
  close(): Promise<void>;
}

const TABLE = 'migrations';
const SANDBOX_TABLE = 'sandbox_migrations';

/** @throws StartError in plain words */
export async function openDatabases(place: DatabasePlace): Promise<Databases> {
  const opened: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const step of opened.splice(0).reverse()) await step();
  };
  try {
    if (!place.databaseUrl) opened.push(await lockFolder(place.dataDir));
    const main = await open(place, 'drivyn.db');
    opened.push(() => main.close());
    const sandbox = await open(place, 'sandbox.db');
    opened.push(() => sandbox.close());
    await withSetupLock(main, async () => {
      await migrate(main, migrations, TABLE);
      await migrate(sandbox, sandboxMigrations, SANDBOX_TABLE);
    });
    return { main, sandbox, close };
  } catch (error) {
    await close();
    throw explain(error, place);
  }
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
  if (error instanceof DataInUseError) {
    return new StartError(
      `Another Drivyn is running on ${place.dataDir}. Stop it first, or set DRIVYN_DATA to another directory.`,
    );
  }
  if (!(error instanceof Error) || !('code' in error)) return error;
  const reason = REASONS[String(error.code)];
  if (place.databaseUrl)
    return new StartError(`The database in DATABASE_URL cannot be used (${error.message}).`);
  return reason ? new StartError(reason(place.dataDir)) : error;
}

const unwritable = (folder: string) =>
  `The data directory ${folder} cannot be written. Give this user the right to, or set DRIVYN_DATA to another one.`;
const damaged = (folder: string) =>
  `A database in ${folder} is damaged or not a database. Restore a backup, or set DRIVYN_DATA to another directory.`;
const full = (folder: string) => `There is no space left for the data directory ${folder}.`;

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
  ENOSPC: full,
  SQLITE_FULL: full,
};
