// A backup is one SQLite file: the server's own tables, beside them the Sandbox network's, as PostgreSQL has them, and the
// bytes of pictures and films.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxMigrations } from '../../migrations/index.ts';
import { type Database, openAlone } from './connect.ts';
import { type BytesStores, takeBytes } from './media-bytes.ts';
import { migrate } from './migrate.ts';
import { SANDBOX_FILE, SANDBOX_TABLE, SANDBOX_TABLES } from './open.ts';

/** The copy is not what it was made from: the disk, or the database itself, is damaged. */
export class BrokenCopyError extends Error {}

/**
 * Copies the database, as it was at one moment, also while servers write to it.
 * @param path an empty file, which becomes the copy
 * @param at when the copy is made, UTC milliseconds: kept in it
 * @returns how many pictures or films are not there to be copied
 * @throws BrokenCopyError when the copy does not pass SQLite's own check
 */
export async function copyDatabase(
  db: Database,
  {
    path,
    dataDir,
    at,
    stores,
  }: { path: string; dataDir: string; at: number; stores: Pick<BytesStores, 'open'> },
): Promise<{ readonly missing: number }> {
  await db.write.raw('vacuum into ?', [path]);
  const copy = await openAlone(path);
  try {
    await saveMadeAt(copy, at);
    await takeSandbox(copy, join(dataDir, SANDBOX_FILE));
    const missing = await takeBytes(copy, stores);
    await requireWhole(copy);
    return { missing };
  } finally {
    await copy.close();
  }
}

/** A restored server knows from which backup it comes. */
async function saveMadeAt(copy: Database, at: number): Promise<void> {
  const row = { key: 'last-backup-at', value: String(at) };
  await copy.write('server_settings').insert(row).onConflict('key').merge();
}

/** Read after the database itself: every post that it knows as published is there. */
async function takeSandbox(copy: Database, file: string): Promise<void> {
  if (!existsSync(file)) return;
  await migrate(copy, sandboxMigrations, SANDBOX_TABLE);
  await copy.write.raw('attach database ? as network', [file]);
  const there: { name: string }[] = await copy.write.raw(`select name from network.sqlite_master`);
  // The server of an earlier release may still be running, whose Sandbox has fewer, and fewer columns in them.
  for (const table of SANDBOX_TABLES.filter((one) => there.some(({ name }) => name === one))) {
    const columns: { name: string }[] = await copy.write.raw(`pragma network.table_info(${table})`);
    const list = columns.map(({ name }) => `"${name}"`).join(', ');
    await copy.write.raw(`insert into main.${table} (${list}) select ${list} from network.${table}`);
  }
  await copy.write.raw('detach database network');
}

/** @throws BrokenCopyError */
export async function requireWhole(db: Database): Promise<void> {
  const [first]: { integrity_check?: string }[] = await db.read.raw('pragma integrity_check(1)');
  if (first?.integrity_check !== 'ok') throw new BrokenCopyError(first?.integrity_check);
}
