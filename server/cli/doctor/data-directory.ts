// The data directory: there, writable, with room, and its key for nobody else.
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { KEY_FILE } from '../../config/key-file.ts';
import { STORE_FOLDERS } from '../../connectors/services/media-store/stores.ts';
import { LOCK_FILE } from '../../db/data-lock.ts';
import { BESIDE, isOpenToOthers } from '../../db/files.ts';
import { BACKUPS, MAIN_FILE, SANDBOX_FILE } from '../../db/open.ts';
import { readFree } from '../../machine.ts';
import { describeBytes } from '../moment.ts';
import { type Finding, note, well, wrong } from './finding.ts';

/** For the log of the database, and a day of growth. */
const LEAST_FREE = 200_000_000;

export async function* checkDataDirectory(config: Config): AsyncGenerator<Finding, void> {
  const { dataDir, databaseUrl, secretKey } = config;
  if (!existsSync(dataDir)) {
    const says = `There is no data directory ${dataDir}. The first start makes it; is DRIVYN_DATA the one that is meant?`;
    yield databaseUrl && secretKey ? note(says) : wrong(says);
    return;
  }
  yield isWritable(dataDir)
    ? well(`Data directory ${dataDir}: this user can write to it.`)
    : wrong(`This user cannot write to the data directory ${dataDir}. Give it the right to.`);
  if (!databaseUrl) yield* checkRoom(dataDir);
  if (isWritable(dataDir)) yield* checkRights(dataDir);
  const key = join(dataDir, KEY_FILE);
  if (secretKey || !existsSync(key)) return;
  yield isOpenToOthers(key)
    ? wrong(`Others can read ${key}. Run: chmod 600 ${key}. If somebody may have read it: drivyn key rotate`)
    : well('Key file: only this user can read it.');
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

/** A lock that others could take would keep every server out. */
const FILES = [
  ...[MAIN_FILE, SANDBOX_FILE].flatMap((file) => ['', ...BESIDE].map((end) => file + end)),
  LOCK_FILE,
  BACKUPS,
  ...Object.values(STORE_FOLDERS),
];

/** Who else on this machine can read what is kept here, or put something else in its place. */
function* checkRights(dataDir: string): Generator<Finding, void> {
  const open = FILES.map((name) => join(dataDir, name)).filter(
    (path) => existsSync(path) && isOpenToOthers(path),
  );
  const mend = `Run: chmod -R go= ${dataDir}`;
  const [first] = open;
  if (first !== undefined) {
    const more = open.length > 1 ? ` and ${open.length - 1} more` : '';
    yield wrong(`Others on this machine can read ${first}${more}. ${mend}`);
  } else if (isWritableByOthers(dataDir))
    yield wrong(`Others on this machine can put files into ${dataDir}. ${mend}`);
  else if (isOpenToOthers(dataDir))
    yield note(
      `Others on this machine can list ${dataDir}, and read no file in it. To end that: chmod go= ${dataDir}`,
    );
  else yield well('Rights: nobody else on this machine can read the databases and the backups.');
}

function isWritableByOthers(path: string): boolean {
  return process.platform !== 'win32' && (statSync(path).mode & 0o022) !== 0;
}

/** A backup beside the database takes as much again. */
async function* checkRoom(dataDir: string): AsyncGenerator<Finding, void> {
  const free = await readFree(dataDir);
  if (free === null) return;
  const file = join(dataDir, MAIN_FILE);
  const needed = LEAST_FREE + (existsSync(file) ? statSync(file).size : 0);
  yield free < needed
    ? wrong(`Disk: only ${describeBytes(free)} are free. Make room: ${describeBytes(needed)} are needed.`)
    : well(`Disk: ${describeBytes(free)} are free.`);
}
