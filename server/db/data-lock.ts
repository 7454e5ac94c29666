// One server per data directory. The lock is SQLite's own on a file of its own: the system drops it when its holder
// ends, however it ends, so there is nothing stale to clean up.
import { join } from 'node:path';
import { type Database, sqliteHandle } from './connect.ts';
import { keepToOurselves } from './files.ts';

export const LOCK_FILE = 'drivyn.lock';

/** Milliseconds. */
const A_SECOND = 1000;

/** Another process is running on the data. */
export class DataInUseError extends Error {}

/**
 * Takes the lock, or waits a second for a server that is just ending.
 * @returns what gives the lock back
 * @throws DataInUseError when another server keeps it
 */
export async function lockDataDirectory(folder: string): Promise<() => Promise<void>> {
  const filename = join(folder, LOCK_FILE);
  // Whoever can read it could hold it, and keep every server out.
  keepToOurselves(filename);
  const handle = sqliteHandle({ filename, patience: A_SECOND });
  try {
    await handle.raw('begin exclusive');
  } catch (error) {
    await handle.destroy();
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') throw new DataInUseError();
    throw error;
  }
  return () => handle.destroy();
}

/** Any number, as long as it stays the same between releases. */
const PRESENCE_LOCK = 7_361_825;

/**
 * Marks a PostgreSQL database as in use for as long as this process lives: any number of servers at once, or one that
 * needs it alone. A connection is set aside for it, as the mark ends with its connection.
 * @returns what takes the mark away
 * @throws DataInUseError when that cannot be, now
 */
export async function joinDatabase(db: Database, alone: boolean): Promise<() => Promise<void>> {
  const { client } = db.write;
  const connection: unknown = await client.acquireConnection();
  const lock = alone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  const { rows } = await db.write.raw(`select ${lock}(?) as taken`, [PRESENCE_LOCK]).connection(connection);
  const leave = () => client.releaseConnection(connection);
  if (rows[0].taken) return leave;
  await leave();
  throw new DataInUseError();
}
