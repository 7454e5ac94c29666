// Finds the master key and holds it against the database, so that nothing is ever sealed that nobody can open again.
import {
  KEY_FILE,
  NEXT_KEY_FILE,
  peekKeyFile,
  promoteNextKey,
  readKeyFile,
  writeKeyFile,
} from '../config/key-file.ts';
import { StartError } from '../config/start-error.ts';
import { createMasterKey, createVault, keyIdOf, type MasterKey, type Vault } from '../kernel/vault.ts';
import type { Database, Query } from './connect.ts';
import { forgetReplaced, withSetupLock } from './dialect.ts';
import { makeFolder } from './open.ts';
import { sealPlainTexts } from './seal-plain-texts.ts';

export interface KeyPlace {
  readonly dataDir: string;
  /** From the environment; it wins over the file. */
  readonly secretKey: MasterKey | undefined;
}

/** Where the database keeps what tells one key from another: a known text, sealed. */
const CHECK = 'vault-check';
const CHECKED = 'drivyn';
const LOST = 'Where the key is lost for good, drivyn key reset tells what can be done.';

/**
 * Opens the vault; the first start makes a key file when the environment names no key.
 * @param warn gets one sentence when something was mended
 * @throws StartError when the key is missing, or is not the one that the database was sealed with
 */
export async function openVault(
  db: Database,
  place: KeyPlace,
  warn: (sentence: string) => void = () => {},
): Promise<Vault> {
  let key: MasterKey | undefined;
  await withSetupLock(db, async () => {
    const check = await findCheck(db.read);
    key = findKey(place, check && keyIdOf(check), warn);
    if (check === undefined) await sealFirst(db, key);
    else requireRight(key, check, place);
  });
  if (!key) throw new Error('The set-up lock did not run its work.');
  return createVault(key);
}

/** The database's first key: what it holds of secrets in plain is sealed with it. */
async function sealFirst(db: Database, key: MasterKey): Promise<void> {
  const texts = await db.write.transaction(async (q) => {
    await saveCheck(q, key);
    return sealPlainTexts(q, createVault(key));
  });
  if (texts > 0) await forgetReplaced(db);
}

/** The key that the database was sealed with, or what there is; made when nothing was ever sealed. */
export function findKey(
  place: KeyPlace,
  wanted: string | undefined,
  warn: (sentence: string) => void,
): MasterKey {
  const found = readKey(place, wanted, warn);
  if (found) return found;
  if (wanted !== undefined) throw new StartError(missing(place, wanted));
  return makeKey(place.dataDir);
}

/** The key that the database was sealed with, or what there is; undefined when there is none. */
export function readKey(
  place: KeyPlace,
  wanted: string | undefined,
  warn: (sentence: string) => void,
): MasterKey | undefined {
  if (place.secretKey) return place.secretKey;
  const next = readKeyFile(place.dataDir, NEXT_KEY_FILE);
  // A rotation was cut off after its end in the database: the file follows.
  if (next && next.key.id === wanted) promoteNextKey(place.dataDir);
  const found = readKeyFile(place.dataDir);
  if (found?.warning) warn(found.warning);
  return found?.key;
}

/** The key that `check` was sealed with; nothing on disk is changed. @throws StartError as `openVault` does */
export function peekRightKey(place: KeyPlace, check: string): MasterKey {
  const wanted = keyIdOf(check) ?? '';
  const next = place.secretKey ?? peekKeyFile(place.dataDir, NEXT_KEY_FILE);
  const key = place.secretKey || next?.id === wanted ? next : peekKeyFile(place.dataDir);
  if (!key) throw new StartError(missing(place, wanted));
  requireRight(key, check, place);
  return key;
}

function makeKey(dataDir: string): MasterKey {
  const key = createMasterKey();
  try {
    makeFolder(dataDir);
    writeKeyFile(dataDir, key);
  } catch {
    throw new StartError(
      `The key that seals secrets cannot be written to ${dataDir}. Give this user the right to, or set DRIVYN_SECRET_KEY.`,
    );
  }
  return key;
}

/** The sealed check value; undefined when nothing was ever sealed. */
export async function findCheck(q: Query): Promise<string | undefined> {
  const row: { value: string } | undefined = await q('server_settings')
    .select('value')
    .where({ key: CHECK })
    .first();
  return row?.value;
}

/** From now on the database belongs to this key. */
export async function saveCheck(q: Query, key: MasterKey): Promise<void> {
  const value = createVault(key).seal(CHECKED, CHECK);
  await q('server_settings').insert({ key: CHECK, value }).onConflict('key').merge();
}

/** @throws StartError when a database was sealed with another key */
export function requireRight(key: MasterKey, check: string, { dataDir, secretKey }: KeyPlace): void {
  const source = secretKey ? 'DRIVYN_SECRET_KEY' : `${KEY_FILE} in ${dataDir}`;
  if (key.id !== keyIdOf(check)) {
    throw new StartError(
      `The secrets in the database are sealed with the key ${keyIdOf(check)}, but ${source} is the key ${key.id}. ` +
        `Start with the right key; every process on one database needs the same. ${LOST}`,
    );
  }
  if (!isRight(key, check))
    throw new StartError(`What the database holds to tell the right key was changed. ${LOST}`);
}

/** Whether a key is the one that the database was sealed with. */
export function isRight(key: MasterKey, check: string): boolean {
  try {
    return createVault(key).open(check, CHECK) === CHECKED;
  } catch {
    return false;
  }
}

function missing({ dataDir }: KeyPlace, wanted: string): string {
  return (
    `The secrets in the database are sealed with the key ${wanted}, which is not in ${dataDir}. ` +
    `Restore ${KEY_FILE} from a backup, copy it from the other process, or set DRIVYN_SECRET_KEY. ${LOST}`
  );
}
