// The server's two databases, empty and migrated, once on SQLite and once on PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import { type Databases, openDatabases } from '../../server/db/open.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

export type OpenDatabases = () => Promise<Databases>;

/** Declares the tests of `declare` twice; each `open()` gives fresh databases, which end with the suite. */
export function eachDatabase(declare: (open: OpenDatabases) => void): void {
  describe('on SQLite', () => {
    const opened: Databases[] = [];
    const folder = mkdtempSync(join(tmpdir(), 'drivyn-test-'));
    after(async () => {
      for (const databases of opened) await databases.close();
      rmSync(folder, { recursive: true, force: true });
    });
    declare(async () => {
      const dataDir = join(folder, String(opened.length));
      return keep(opened, await openDatabases({ dataDir, databaseUrl: undefined }));
    });
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
      const databaseUrl = await postgres.createDatabase();
      return keep(opened, await openDatabases({ dataDir: '', databaseUrl }));
    });
  });
}

function keep(opened: Databases[], databases: Databases): Databases {
  opened.push(databases);
  return databases;
}
