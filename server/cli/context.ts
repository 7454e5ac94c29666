// What a command works with that is no server: the same parts, and nobody who waits for its events.
import type { Database } from '../db/connect.ts';
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
