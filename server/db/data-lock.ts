// One server per data directory. The lock is SQLite's own on a file of its own: the system drops it when its holder
// ends, however it ends, so there is nothing stale to clean up.
import { join } from 'node:path';
import knex from 'knex';
import { QUIET } from './connect.ts';

/** Another server is running on the data directory. */
export class DataInUseError extends Error {}

/**
 * Takes the lock, or waits a second for a server that is just ending.
 * @returns what gives the lock back
 * @throws DataInUseError when another server keeps it
 */
export async function lockDataDirectory(folder: string): Promise<() => Promise<void>> {
  const handle = knex({
    client: 'sqlite3',
    connection: { filename: join(folder, 'drivyn.lock') },
    useNullAsDefault: true,
    log: QUIET,
    pool: { min: 1, max: 1, idleTimeoutMillis: 2 ** 31 - 1 },
  });
  try {
    await handle.raw('begin exclusive');
  } catch (error) {
    await handle.destroy();
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') throw new DataInUseError();
    throw error;
  }
  return () => handle.destroy();
}
