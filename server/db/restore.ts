// Puts a backup in the place of the database. All work is done on a copy; the last step is one rename, so whenever the
// power fails there is the database from before or the restored one.
import { chmodSync, copyFileSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { migrations, sandboxMigrations } from '../../migrations/index.ts';
import { BrokenCopyError, requireWhole } from './backup.ts';
import { type Database, openAlone, openSqlite } from './connect.ts';
import { BESIDE, ONLY_OURS, syncFolder } from './files.ts';
import { type BytesStores, giveBytes } from './media-bytes.ts';
import { appliedNames, migrate } from './migrate.ts';
import { MAIN_FILE, SANDBOX_FILE, SANDBOX_TABLE, SANDBOX_TABLES, TABLE } from './open.ts';
import { UnusableBackupError } from './unusable-backup.ts';

export interface Replacement<T> {
  /** What the work on the restored database came to. */
  readonly result: T;
  /** Where the database from before is; null when there was none. */
  readonly kept: string | null;
}

/**
 * Brings the backup to this release, lets `work` change it, and puts it in place. The caller holds the data directory.
 * @param keptName name of the file that keeps the database from before
 * @throws UnusableBackupError, NewerDatabaseError, or what `work` throws; then nothing was changed
 */
export async function replaceDatabase<T>(
  {
    file,
    dataDir,
    keptName,
    stores,
  }: { file: string; dataDir: string; keptName: string; stores: Pick<BytesStores, 'keep'> },
  work: (db: Database) => Promise<T>,
): Promise<Replacement<T>> {
  const present = join(dataDir, MAIN_FILE);
  const incoming = `${present}.restoring`;
  try {
    copyIn(file, incoming);
    const result = await prepare(incoming, { file, dataDir, stores, work });
    await settle(present);
    const kept = keep(present, join(dataDir, keptName));
    renameSync(incoming, present);
    syncFolder(dataDir);
    return { result, kept };
  } finally {
    for (const end of ['', ...BESIDE]) rmSync(incoming + end, { force: true });
  }
}

/** Moves the log of a database into it. A damaged one, which may be why somebody restores, stays as it is. */
async function settle(path: string): Promise<void> {
  if (!existsSync(path)) return;
  try {
    await (await openAlone(path)).close();
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
}

/** With its log, when somebody has copied a database by hand. */
function copyIn(file: string, incoming: string): void {
  if (!existsSync(file) || !statSync(file).isFile())
    throw new UnusableBackupError(`There is no file ${file}.`);
  for (const end of ['', '-wal']) {
    rmSync(incoming + end, { force: true });
    if (!existsSync(file + end)) continue;
    copyFileSync(file + end, incoming + end);
    chmodSync(incoming + end, ONLY_OURS);
  }
}

interface Preparation<T> {
  readonly file: string;
  readonly dataDir: string;
  readonly stores: Pick<BytesStores, 'keep'>;
  work(db: Database): Promise<T>;
}

async function prepare<T>(incoming: string, { file, dataDir, stores, work }: Preparation<T>): Promise<T> {
  const db = await openBackup(incoming, file);
  try {
    await migrate(db, migrations, TABLE);
    const result = await work(db);
    await giveSandbox(db, join(dataDir, SANDBOX_FILE));
    await giveBytes(db, stores);
    return result;
  } finally {
    await db.close();
  }
}

async function openBackup(incoming: string, file: string): Promise<Database> {
  let db: Database | undefined;
  try {
    db = await openAlone(incoming);
    await requireWhole(db);
    if ((await appliedNames(db, TABLE)).includes(migrations[0]?.name ?? '')) return db;
  } catch (error) {
    await db?.close();
    if (isDamage(error)) throw new UnusableBackupError(`${file} is damaged, cut off, or not a database.`);
    throw error;
  }
  await db.close();
  throw new UnusableBackupError(`${file} is not a database of Drivyn.`);
}

/** The Sandbox is a network: what it has taken stays taken. Only where there is none, it comes back from the backup. */
async function giveSandbox(db: Database, path: string): Promise<void> {
  if (!(await db.read.schema.hasTable(SANDBOX_TABLE))) return;
  await migrate(db, sandboxMigrations, SANDBOX_TABLE);
  if (!existsSync(path)) await fillSandbox(db, path);
  for (const table of [...SANDBOX_TABLES.toReversed(), SANDBOX_TABLE, `${SANDBOX_TABLE}_lock`])
    await db.write.schema.dropTableIfExists(table);
}

async function fillSandbox(db: Database, path: string): Promise<void> {
  const sandbox = await openSqlite(path);
  await migrate(sandbox, sandboxMigrations, SANDBOX_TABLE);
  await sandbox.close();
  await db.write.raw('attach database ? as network', [path]);
  for (const table of SANDBOX_TABLES)
    await db.write.raw(`insert into network.${table} select * from main.${table}`);
  await db.write.raw('detach database network');
}

/** Gives the database a second name; the first goes to the restored one in the next step. */
function keep(present: string, kept: string): string | null {
  if (!existsSync(present)) return null;
  for (const end of BESIDE) if (existsSync(present + end)) renameSync(present + end, kept + end);
  try {
    linkSync(present, kept);
  } catch (error) {
    if (existsSync(kept)) throw error;
    // A disk that knows no second names.
    renameSync(present, kept);
  }
  return kept;
}

function isDamage(error: unknown): boolean {
  if (error instanceof BrokenCopyError) return true;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT';
}
