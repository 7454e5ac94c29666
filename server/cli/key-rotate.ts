// `drivyn key rotate`: brings in a new master key while no server is running. The new key is on disk before the
// database needs it, and becomes the key afterwards; a start in between finds whichever the database is sealed with.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Config, readConfig, SecretKey } from '../config/config.ts';
import { KEY_FILE, prepareNextKey, promoteNextKey } from '../config/key-file.ts';
import { StartError } from '../config/start-error.ts';
import type { Database } from '../db/connect.ts';
import { openDatabases } from '../db/open.ts';
import { findCheck, findKey, requireRight } from '../db/open-vault.ts';
import { rewrapAll } from '../db/rewrap.ts';
import { unitOfWork } from '../db/unit-of-work.ts';
import { SYSTEM } from '../kernel/actor.ts';
import { createVault, keyIdOf, type MasterKey, SealError } from '../kernel/vault.ts';
import { createContext } from './context.ts';

/** The variable that only this command reads. */
export const NEW_KEY = 'DRIVYN_NEW_SECRET_KEY';

export async function rotateKey(environment: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(environment);
  const given = readNewKey(environment[NEW_KEY]);
  const databases = await openDatabases({ ...config, alone: true });
  try {
    const from = await findCurrent(databases.main, config);
    const to = given ?? prepareKey(config);
    if (to.id === from.id) throw new StartError('DRIVYN_NEW_SECRET_KEY is the key that is in use already.');
    const texts = await change(databases.main, { from, to }).catch(explain);
    if (!given) promoteNextKey(config.dataDir);
    tell(config, { from, to, texts, given: given !== undefined });
  } finally {
    await databases.close();
  }
}

function readNewKey(text: string | undefined): MasterKey | undefined {
  if (!text?.trim()) return undefined;
  const read = v.safeParse(SecretKey, text);
  if (!read.success) throw new StartError(`DRIVYN_NEW_SECRET_KEY ${read.issues[0].message}.`);
  return read.output;
}

async function findCurrent(db: Database, config: Config): Promise<MasterKey> {
  const check = await findCheck(db.read);
  if (check === undefined)
    throw new StartError('Nothing was sealed yet: the first start of the server makes a key.');
  const key = findKey(config, keyIdOf(check), warn);
  requireRight(key, check, config);
  return key;
}

function prepareKey({ dataDir, secretKey }: Config): MasterKey {
  if (secretKey) {
    throw new StartError(
      'The key comes from DRIVYN_SECRET_KEY, so set DRIVYN_NEW_SECRET_KEY to the new one: `openssl rand -base64 32` makes one.',
    );
  }
  return prepareNextKey(dataDir);
}

async function change(db: Database, keys: { from: MasterKey; to: MasterKey }): Promise<number> {
  return unitOfWork(createContext(db, createVault(keys.to)), SYSTEM, async (tx) => {
    const texts = await rewrapAll(tx.q, keys);
    const data = { from: keys.from.id, to: keys.to.id, texts };
    tx.emit({ kind: 'key.rotated', businessId: null, data });
    return texts;
  });
}

function explain(error: unknown): never {
  if (!(error instanceof SealError)) throw error;
  throw new StartError(`Nothing was changed, because one text cannot be opened. ${error.message}`);
}

interface Done {
  readonly from: MasterKey;
  readonly to: MasterKey;
  readonly texts: number;
  readonly given: boolean;
}

function tell({ dataDir, databaseUrl }: Config, { from, to, texts, given }: Done): void {
  const file = join(dataDir, KEY_FILE);
  say(`The key is now ${to.id}; it was ${from.id}. Sealed texts that got it: ${texts}.`);
  if (given)
    say('Start Drivyn with DRIVYN_SECRET_KEY set to the new key, and without DRIVYN_NEW_SECRET_KEY.');
  if (given && existsSync(file)) say(`${file} is not used any more: remove it.`);
  if (!given && databaseUrl) say(`Copy ${file} to every other process before it starts.`);
  say('Backups made before need the key from before. Make a new one now, with the new key.');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function warn(line: string): void {
  process.stderr.write(`${line}\n`);
}
