// One connection to an SQLite file, through the SQLite that Node brings. A statement runs at once on the calling thread:
// the trip to another thread and back cost more than most statements do. Its answer comes with the next turn of the event
// loop, so that a long chain of statements never keeps requests and timers waiting.
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { namedError } from './sqlite-error.ts';

export interface SqliteSettings {
  readonly filename: string;
  /** Opens the file to read only: what lies beside it (a log) is left as it is, and none is made. */
  readonly mode?: 'ro' | 'immutable';
  /** `name = value`, each set as the connection opens. */
  readonly pragmas?: readonly string[];
  /** Milliseconds that a statement waits for a lock that another process holds. */
  readonly patience: number;
}

export interface SqliteAnswer {
  /** Empty for a statement that returns none. */
  readonly rows: Record<string, unknown>[];
  /** Of rows inserted, changed or deleted. */
  readonly changes: number;
  readonly lastID: number;
}

interface Kept {
  readonly statement: StatementSync;
  /** Of its columns; none for a statement that returns no rows. */
  readonly names: readonly string[];
}

/** More than a server asks in its daily work; lists of varying length make texts of their own. */
const KEPT = 256;
/** Milliseconds between two looks whether a lock is free. */
const BETWEEN_LOOKS = 5;

export class SqliteConnection {
  readonly #database: DatabaseSync;
  readonly #patience: number;
  /** The first is the one that was used longest ago. */
  readonly #kept = new Map<string, Kept>();

  /** @throws Error with a `code` of SQLite's when the file cannot be opened */
  constructor({ filename, mode, pragmas = [], patience }: SqliteSettings) {
    this.#patience = patience;
    const query = mode === 'ro' ? '?mode=ro' : '?immutable=1';
    const path = mode ? new URL(pathToFileURL(filename).href + query) : filename;
    try {
      // While it opens nobody else is served yet: it may wait for a lock where it stands.
      this.#database = new DatabaseSync(path, { timeout: patience, enableForeignKeyConstraints: false });
      this.#database.exec([...pragmas, 'busy_timeout = 0'].map((pragma) => `PRAGMA ${pragma};`).join(''));
    } catch (error) {
      throw namedError(error);
    }
  }

  /**
   * Runs one statement.
   * @throws Error with a `code` of SQLite's (SQLITE_BUSY when a lock did not get free in time); nothing is changed then
   */
  async ask(sql: string, bindings: readonly unknown[] = []): Promise<SqliteAnswer> {
    const end = performance.now() + this.#patience;
    for (;;) {
      try {
        return this.#run(sql, bindings);
      } catch (error) {
        const named = namedError(error);
        if (named.code !== 'SQLITE_BUSY' || performance.now() >= end) throw named;
      } finally {
        await nextTurn();
      }
      await new Promise((done) => setTimeout(done, BETWEEN_LOOKS));
    }
  }

  close(): void {
    this.#kept.clear();
    this.#database.close();
  }

  /** What failed is given up: after a lock that was not free it could stay half done, and with it what is read from then on. */
  #run(sql: string, bindings: readonly unknown[]): SqliteAnswer {
    const { statement, names } = this.#prepare(sql);
    const values = bindings.map(asInput);
    try {
      if (names.length === 0) {
        const { changes, lastInsertRowid } = statement.run(...values);
        return { rows: [], changes: Number(changes), lastID: Number(lastInsertRowid) };
      }
      // As `setReturnArrays` says; the types know of objects only.
      const rows = statement.all(...values) as unknown as SQLOutputValue[][];
      // What `*` stands for may have changed since: SQLite has prepared it anew then.
      const now = sql.includes('*') ? namesOf(statement) : names;
      return { rows: rows.map((row) => asObject(row, now)), changes: rows.length, lastID: 0 };
    } catch (error) {
      this.#kept.delete(sql);
      throw error;
    }
  }

  #prepare(sql: string): Kept {
    const known = this.#kept.get(sql);
    this.#kept.delete(sql);
    const kept = known ?? prepare(this.#database, sql);
    this.#kept.set(sql, kept);
    if (this.#kept.size > KEPT) this.#dropOldest();
    return kept;
  }

  #dropOldest(): void {
    for (const sql of this.#kept.keys()) {
      this.#kept.delete(sql);
      return;
    }
  }
}

function prepare(database: DatabaseSync, sql: string): Kept {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  return { statement, names: namesOf(statement) };
}

function namesOf(statement: StatementSync): string[] {
  return statement.columns().map(({ name }) => name);
}

/** SQLite has no booleans and no dates (Knex notes when it migrated), and a number that is whole stays one: bound as a double it would be "5.0" in a text. */
function asInput(value: unknown): SQLInputValue {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (value instanceof Date) return BigInt(value.getTime());
  return (value ?? null) as SQLInputValue;
}

function asObject(row: readonly SQLOutputValue[], names: readonly string[]): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const [index, name] of names.entries()) object[name] = asOutput(row[index]);
  return object;
}

/** Bytes are a Buffer, as PostgreSQL's driver gives them. */
function asOutput(value: SQLOutputValue | undefined): unknown {
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
}

function nextTurn(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}
