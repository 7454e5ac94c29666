// What commands work with in tests that compose no server of their own: nobody waits for their events.
import type { Database } from '../../server/db/connect.ts';
import type { Context } from '../../server/db/unit-of-work.ts';
import { createEventSink } from '../../server/jobs/event-sink.ts';
import type { Clock } from '../../server/kernel/clock.ts';
import { secureIds } from '../../server/kernel/ids.ts';
import { testPasswords } from './passwords.ts';
import { testVault } from './vault.ts';

export function createTestContext<T extends Clock>(db: Database, clock: T): Context & { readonly clock: T } {
  const parts = { ids: secureIds, vault: testVault, passwords: testPasswords };
  return { db, clock, ...parts, events: createEventSink({}) };
}
