// `drivyn backup`: a copy of the database in one file, also while the server is running. The copy has its name only
// once it is whole.
import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Config, readConfig } from '../config/config.ts';
import { KEY_FILE } from '../config/key-file.ts';
import { StartError } from '../config/start-error.ts';
import { openMediaStores, STORE_FOLDERS } from '../connectors/services/media-store/stores.ts';
import { BrokenCopyError, copyDatabase } from '../db/backup.ts';
import type { Database } from '../db/connect.ts';
import { BESIDE, ONLY_OURS, syncFile, syncFolder } from '../db/files.ts';
import { BACKUPS, makeFolder, openBeside } from '../db/open.ts';
import { openVault } from '../db/open-vault.ts';
import { describeStorageError } from '../db/storage-error.ts';
import { unitOfWork } from '../db/unit-of-work.ts';
import { saveSetting } from '../domain/accounts/index.ts';
import { SYSTEM } from '../kernel/actor.ts';
import { systemClock } from '../kernel/clock.ts';
import { secureIds } from '../kernel/ids.ts';
import { formatMoment } from '../sentences/moment.ts';
import { createContext } from './context.ts';
import { describeBytes, nameMoment } from './moment.ts';

/** @throws StartError in one line; then nothing is left behind */
export async function makeBackup(environment: NodeJS.ProcessEnv, given?: string): Promise<void> {
  const config = readConfig(environment);
  if (config.databaseUrl !== undefined) {
    throw new StartError(
      `The database is PostgreSQL: back it up with pg_dump, and copy ${join(config.dataDir, STORE_FOLDERS.media)}. ${aboutKey(config, 'the dump')}`,
    );
  }
  const db = await openBeside(config);
  try {
    const at = systemClock.now();
    const path = findPath(config, { given, at });
    const { missing } = await copyInto(db, { path, dataDir: config.dataDir, at });
    const { size } = statSync(path);
    say(`Backup of ${formatMoment(at)}: ${path} (${describeBytes(size)})`);
    if (missing > 0)
      say(`The bytes of ${missing} pictures or films are not there, and so not in it: see drivyn doctor.`);
    say(aboutKey(config, 'it'));
    await record(db, config, { at, bytes: size }).catch(explainUnnoted);
  } finally {
    await db.close();
  }
}

function findPath({ dataDir }: Config, { given, at }: { given: string | undefined; at: number }): string {
  const name = `drivyn-${nameMoment(at)}.db`;
  if (given !== undefined) {
    const path = resolve(given);
    return isFolder(path) ? join(path, name) : path;
  }
  const folder = join(dataDir, BACKUPS);
  try {
    makeFolder(folder);
  } catch (error) {
    throw explain(error, folder);
  }
  return join(folder, name);
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

type Target = { readonly path: string; readonly dataDir: string; readonly at: number };

async function copyInto(db: Database, target: Target): Promise<{ readonly missing: number }> {
  const { path, dataDir } = target;
  const stores = openMediaStores({ dataDir, ids: secureIds, clock: systemClock });
  if (existsSync(path)) throw new StartError(`${path} exists already. A backup replaces nothing.`);
  const partial = `${path}.partial`;
  reserve(partial);
  try {
    const copied = await copyDatabase(db, {
      ...target,
      path: partial,
      stores: { open: (place, name) => stores[place].open(name) },
    });
    syncFile(partial);
    renameSync(partial, path);
    syncFolder(dirname(path));
    return copied;
  } catch (error) {
    for (const rest of ['', ...BESIDE]) rmSync(partial + rest, { force: true });
    throw explain(error, path);
  }
}

/** From its first byte on nobody else can read it. */
function reserve(partial: string): void {
  try {
    closeSync(openSync(partial, 'wx', ONLY_OURS));
  } catch (error) {
    throw explain(error, partial);
  }
}

/** The admin's System page and the audit log tell of it. */
async function record(db: Database, config: Config, made: { at: number; bytes: number }): Promise<void> {
  const vault = await openVault(db, config);
  await unitOfWork(createContext(db, vault), SYSTEM, async (tx) => {
    await saveSetting(tx.q, 'last-backup-at', String(made.at));
    tx.emit({ kind: 'backup.made', businessId: null, data: { bytes: made.bytes } });
  });
}

/** The copy is whole and stays; what is missing is the note of it. */
function explainUnnoted(error: unknown): never {
  const words = describeStorageError(error);
  if (words === undefined) throw error;
  throw new StartError(`The backup was made, but it could not be noted that it was. ${words}`);
}

function aboutKey({ dataDir, secretKey }: Config, what: string): string {
  const key = secretKey ? 'DRIVYN_SECRET_KEY' : join(dataDir, KEY_FILE);
  return `The key is not in ${what}. Keep ${key} apart from the backups: without it their secrets stay sealed.`;
}

function explain(error: unknown, path: string): unknown {
  if (error instanceof BrokenCopyError)
    return new StartError(`The copy was not whole (${error.message}), so it was not kept.`);
  if (!(error instanceof Error) || !('code' in error)) return error;
  const reason = REASONS[String(error.code)];
  return reason === undefined ? error : new StartError(`${reason(path)} No backup was made.`);
}

const unwritable = (path: string) => `${path} cannot be written by this user.`;
const nowhere = (path: string) =>
  isFolder(dirname(path)) ? unwritable(path) : `There is no directory ${dirname(path)}.`;
const full = (path: string) => `There is no space left for ${path}.`;
const broken = (path: string) => `${path} could not be written to its end: the disk is full or damaged.`;
const damaged = () => 'The database is damaged: restore the last backup.';

const REASONS: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: nowhere,
  ENOTDIR: nowhere,
  EEXIST: (path) => `${path} is being written, or was left by a backup that was ended: then remove it.`,
  EACCES: unwritable,
  EPERM: unwritable,
  EROFS: unwritable,
  SQLITE_CANTOPEN: unwritable,
  SQLITE_READONLY: unwritable,
  ENOSPC: full,
  EDQUOT: full,
  SQLITE_FULL: full,
  EIO: broken,
  EFBIG: broken,
  SQLITE_IOERR: broken,
  SQLITE_CORRUPT: damaged,
  SQLITE_NOTADB: damaged,
};

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
