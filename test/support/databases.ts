// The server's two databases, empty and migrated, once on SQLite and once on PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import type { Database } from '../../server/db/connect.ts';
import { type Databases, openDatabases } from '../../server/db/open.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { copyEmpty, copyEmptyPostgres } from './templates.ts';

type Dialect = Databases['main']['dialect'];
export type OpenDatabases = () => Promise<Databases>;

/**
 * Declares the tests of `declare` twice; each `open()` gives fresh databases, which end with the suite. What can be
 * asserted on one of them only is declared on that one only.
 */
export function eachDatabase(declare: (open: OpenDatabases, dialect: Dialect) => void): void {
  describe('on SQLite', () => {
    const opened: Databases[] = [];
    const folder = mkdtempSync(join(tmpdir(), 'drivyn-test-'));
    after(async () => {
      for (const databases of opened) await databases.close();
      rmSync(folder, { recursive: true, force: true });
    });
    declare(async () => {
      const dataDir = join(folder, String(opened.length));
      await copyEmpty(dataDir);
      const databases = await openDatabases({ dataDir, databaseUrl: undefined });
      await doNotAwaitDisk(databases.main);
      await doNotAwaitDisk(databases.sandbox);
      return keep(opened, databases);
    }, 'sqlite');
  });
  describe('on PostgreSQL', () => {
    const opened: Databases[] = [];
    let postgres: TestPostgres;
    before(async () => {
      postgres = await startPostgres();
    });
    after(async () => {
      for (const databases of opened) await databases.close();
      await postgres.stop();
    });
    declare(async () => {
      const databaseUrl = await copyEmptyPostgres(postgres);
      return keep(opened, await openDatabases({ dataDir: '', databaseUrl }));
    }, 'postgres');
  });
}

/** SQLite then leaves it to the system when its file is written: no test pulls the plug. */
export async function doNotAwaitDisk({ dialect, write }: Database): Promise<void> {
  if (dialect === 'sqlite') await write.raw('pragma synchronous = off');
}

function keep(opened: Databases[], databases: Databases): Databases {
  opened.push(databases);
  return databases;
}
