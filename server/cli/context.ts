// What a command works with that is no server: the same parts, and nobody who waits for its events.
import { type Config, readConfig } from '../config/config.ts';
import type { Database } from '../db/connect.ts';
import { openBeside } from '../db/open.ts';
import { openVault } from '../db/open-vault.ts';
import type { Context } from '../db/unit-of-work.ts';
import { createEventSink } from '../jobs/event-sink.ts';
import { systemClock } from '../kernel/clock.ts';
import { secureIds } from '../kernel/ids.ts';
import { createPasswords } from '../kernel/passwords.ts';
import type { Vault } from '../kernel/vault.ts';

export function createContext(db: Database, vault: Vault): Context {
  const passwords = createPasswords(secureIds);
  return { db, vault, passwords, clock: systemClock, ids: secureIds, events: createEventSink({}) };
}

/** Runs `work` on the server's database, also while it is running. @throws StartError in plain words */
export async function withContext(
  environment: NodeJS.ProcessEnv,
  work: (ctx: Context, config: Config) => Promise<void>,
): Promise<void> {
  const config = readConfig(environment);
  const db = await openBeside(config);
  try {
    const vault = await openVault(db, config);
    await work(createContext(db, vault), config);
  } finally {
    await db.close();
  }
}
