// Brings a database to this release's schema. The list is literal, so it survives bundling.
import type { Knex } from 'knex';
import type { Database } from './connect.ts';

export interface Migration {
  readonly name: string;
  up(knex: Knex): Promise<void>;
}

/** The database was written by a later release; going on could damage it. */
export class NewerDatabaseError extends Error {}

/**
 * Applies what is missing, in order, each in its own transaction.
 * @param table where the names of applied migrations are kept
 * @throws NewerDatabaseError when the database knows a migration that we do not
 */
export async function migrate(db: Database, migrations: readonly Migration[], table: string): Promise<void> {
  await refuseNewer(db, migrations, table);
  const config = { migrationSource: source(migrations), tableName: table };
  // Callers hold the setup lock, so a lock row that is still there was left behind by a process that was killed.
  await db.write.migrate.forceFreeMigrationsLock(config);
  await db.write.migrate.latest(config);
}

/** Whether every migration of this release has been applied. */
export async function isMigrated(
  db: Database,
  migrations: readonly Migration[],
  table: string,
): Promise<boolean> {
  const applied = await appliedNames(db, table);
  return migrations.every((migration) => applied.includes(migration.name));
}

/** How a database stands to this release. */
export async function compareRelease(
  db: Database,
  migrations: readonly Migration[],
  table: string,
): Promise<'this' | 'older' | 'newer'> {
  const applied = await appliedNames(db, table);
  if (applied.some((name) => migrations.every((known) => known.name !== name))) return 'newer';
  return applied.length < migrations.length ? 'older' : 'this';
}

async function refuseNewer(db: Database, migrations: readonly Migration[], table: string): Promise<void> {
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = (await appliedNames(db, table)).filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new NewerDatabaseError(
      `The database was last used by a newer Drivyn (it has ${unknown.join(', ')}). Start that version, or restore a backup made before the upgrade.`,
    );
  }
}

/** What was applied to a database; none when it is not ours. */
export async function appliedNames(db: Database, table: string): Promise<string[]> {
  if (!(await db.read.schema.hasTable(table))) return [];
  const rows: { name: string }[] = await db.read(table).select('name');
  return rows.map((row) => row.name);
}

function source(migrations: readonly Migration[]): Knex.MigrationSource<Migration> {
  return {
    getMigrations: async () => [...migrations],
    getMigrationName: (migration) => migration.name,
    getMigration: async (migration) => ({ up: (knex) => migration.up(knex), down: refuseDown }),
  };
}

async function refuseDown(): Promise<void> {
  throw new Error('Migrations only go forward; restore a backup instead.');
}
