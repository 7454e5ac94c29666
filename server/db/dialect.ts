// The only place that knows how SQLite and PostgreSQL differ in what we ask of them.
import type { Knex } from 'knex';
import type { Database, Query } from './connect.ts';

export function isPostgres(query: Query): boolean {
  return query.client.config.client === 'pg';
}

/** Locks the rows that a claim selects so that other workers pass them by; SQLite's single writer needs no lock. */
export function skipLocked<T extends Knex.QueryBuilder>(query: Query, selection: T): T {
  return isPostgres(query) ? (selection.forUpdate().skipLocked() as T) : selection;
}

/** Holds other processes back while `work` runs, so that only one of them migrates or seeds. */
export async function withSetupLock(db: Database, work: () => Promise<void>): Promise<void> {
  if (db.dialect === 'sqlite') return work();
  await db.write.transaction(async (lock) => {
    await lock.raw('select pg_advisory_xact_lock(?)', [SETUP_LOCK]);
    await work();
  });
}

/** Any number, as long as it stays the same between releases. */
const SETUP_LOCK = 7_361_824;

/** Reads rows so that nobody changes them before this transaction ends; SQLite's single writer sees to that anyway. */
export async function lockShared(query: Query, selection: Knex.QueryBuilder): Promise<void> {
  if (isPostgres(query)) await selection.forShare();
}

/** Reads rows so that nobody else changes them, or reads them like this, before this transaction ends. */
export async function lockForChange(query: Query, selection: Knex.QueryBuilder): Promise<void> {
  if (isPostgres(query)) await selection.forNoKeyUpdate();
}

/** Reads rows so that one transaction at a time works on what they stand for; others wait. Readers do not. */
export async function lockAlone(query: Query, selection: Knex.QueryBuilder): Promise<void> {
  if (isPostgres(query)) await selection.forNoKeyUpdate();
}

/**
 * Writes the database's file anew, so that nothing is left in it of what was replaced: SQLite keeps old bytes in unused
 * space. PostgreSQL clears them in its own time (vacuum).
 */
export async function forgetReplaced(db: Database): Promise<void> {
  if (db.dialect === 'postgres') return;
  await db.write.raw('vacuum');
  // The log still has the pages as they were.
  await db.write.raw('pragma wal_checkpoint(truncate)');
}

/** A name that nobody can guess, of small letters and figures, another one for each row that a statement makes. */
export function randomName(query: Query): Knex.Raw {
  return isPostgres(query)
    ? query.raw("replace(gen_random_uuid()::text, '-', '')")
    : query.raw('lower(hex(randomblob(16)))');
}

/**
 * A condition, to be put into `where`: whether `rows` has one that names the outer row by its column `of`, or none.
 * SQLite looks each up in a set that it makes once of the rows' index; PostgreSQL, whose sets are bounded by its working
 * memory, joins.
 */
export function isAmong(
  query: Query,
  { id, rows, of, isThere }: { id: string; rows: Knex.QueryBuilder; of: string; isThere: boolean },
): (where: Knex.QueryBuilder) => void {
  if (isPostgres(query)) {
    const found = rows.clone().select(query.raw('1')).whereRaw('?? = ??', [of, id]);
    return (where) => (isThere ? where.whereExists(found) : where.whereNotExists(found));
  }
  const ids = rows.clone().select(of).whereNotNull(of);
  return (where) => (isThere ? where.whereIn(id, ids) : where.whereNotIn(id, ids));
}
