// The file that holds the master key when the environment names none: beside the database, never in it, for this user only.
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { isOpenToOthers, ONLY_OURS } from '../db/files.ts';
import { createMasterKey, formatMasterKey, type MasterKey, parseMasterKey } from '../kernel/vault.ts';
import { StartError } from './start-error.ts';

export const KEY_FILE = 'secret.key';
/** A new key while `drivyn key rotate` or `drivyn key reset` brings it in. */
export const NEXT_KEY_FILE = 'secret.key.next';

export interface KeyFile {
  readonly key: MasterKey;
  /** What was mended, in one sentence for the operator. */
  readonly warning: string | undefined;
}

/**
 * @returns undefined when there is no file
 * @throws StartError when it holds no key, or others can read it and that cannot be changed
 */
export function readKeyFile(folder: string, name = KEY_FILE): KeyFile | undefined {
  const path = join(folder, name);
  const warning = existsSync(path) ? keepToOurselves(path) : undefined;
  const key = peekKeyFile(folder, name);
  return key && { key, warning };
}

/** The key as it is there; nothing is mended. @throws StartError when the file holds none */
export function peekKeyFile(folder: string, name = KEY_FILE): MasterKey | undefined {
  const path = join(folder, name);
  if (!existsSync(path)) return undefined;
  const key = parseMasterKey(read(path).trim());
  if (key) return key;
  throw new StartError(
    `${path} holds no key. Restore it from a backup. If the key is lost for good, remove the file and run: drivyn key reset`,
  );
}

/** Puts a key there in one step: whenever the power fails, there is the whole file or none. */
export function writeKeyFile(folder: string, key: MasterKey, name = KEY_FILE): void {
  const unfinished = join(folder, `${name}.${process.pid}`);
  const file = openSync(unfinished, 'w', ONLY_OURS);
  try {
    writeSync(file, `${formatMasterKey(key)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  replaceKeyFile(folder, unfinished, name);
}

/** The key that is to come; one that an interrupted run had made is used again. */
export function prepareNextKey(folder: string): MasterKey {
  const begun = readKeyFile(folder, NEXT_KEY_FILE);
  if (begun) return begun.key;
  const key = createMasterKey();
  writeKeyFile(folder, key, NEXT_KEY_FILE);
  return key;
}

/** The next key becomes the key; the one before is gone. */
export function promoteNextKey(folder: string): void {
  replaceKeyFile(folder, join(folder, NEXT_KEY_FILE), KEY_FILE);
}

function replaceKeyFile(folder: string, from: string, name: string): void {
  renameSync(from, join(folder, name));
  // Windows opens no directories; its renames are kept without this.
  if (process.platform === 'win32') return;
  const directory = openSync(folder, 'r');
  fsyncSync(directory);
  closeSync(directory);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new StartError(`${path} cannot be read. Give this user the right to.`);
  }
}

function keepToOurselves(path: string): string | undefined {
  if (!isOpenToOthers(path)) return undefined;
  try {
    chmodSync(path, ONLY_OURS);
  } catch {
    throw new StartError(`${path} can be read by others. Make it readable for this user only: chmod 600.`);
  }
  return `${path} could be read by others; now it cannot. If somebody may have read it, stop Drivyn and run: drivyn key rotate`;
}
