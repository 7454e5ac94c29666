// The data directory: there, writable, with room, and its key for nobody else.
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { isOpenToOthers, KEY_FILE } from '../../config/key-file.ts';
import { MAIN_FILE } from '../../db/open.ts';
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
