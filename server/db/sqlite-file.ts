// One SQLite file, through the SQLite that Node brings. What is asked runs at once, on the thread that asks.
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { namedError } from './sqlite-error.ts';

export interface SqliteSettings {
  readonly filename: string;
  /** Opens the file to read only: what lies beside it (a log) is left as it is, and none is made. */
  readonly mode?: 'ro' | 'immutable';
  /** `name = value`, each set as the file opens. */
  readonly pragmas?: readonly string[];
  /** Milliseconds that a statement waits for a lock that another process holds. */
  readonly patience: number;
}

/** What a statement gave; nothing of it belongs to the thread that ran it. */
export interface SqliteResult {
  /** Of the columns; none where the statement returns no rows. */
  readonly names: readonly string[];
  readonly rows: readonly (readonly SQLOutputValue[])[];
  /** Rows that were inserted, changed or deleted. */
  readonly changes: number;
  readonly lastID: number;
}

interface Kept {
  readonly statement: StatementSync;
  readonly names: readonly string[];
}

/** As Knex says it. */
const ROLLBACK = 'ROLLBACK';
const NOTHING: SqliteResult = { names: [], rows: [], changes: 0, lastID: 0 };

/** More than a server asks in its daily work; lists of varying length make texts of their own. */
const KEPT = 256;

export class SqliteFile {
  readonly #database: DatabaseSync;
  /** The first is the one that was used longest ago. */
  readonly #kept = new Map<string, Kept>();

  /** @throws Error with a `code` of SQLite's when the file cannot be opened */
  constructor({ filename, mode, pragmas = [], patience }: SqliteSettings) {
    const query = mode === 'ro' ? '?mode=ro' : '?immutable=1';
    const path = mode ? new URL(pathToFileURL(filename).href + query) : filename;
    try {
      // While it opens nobody is served yet: it may wait for a lock where it stands. Later on whoever asks waits.
      this.#database = new DatabaseSync(path, { timeout: patience, enableForeignKeyConstraints: false });
      this.#database.exec([...pragmas, 'busy_timeout = 0'].map((pragma) => `PRAGMA ${pragma};`).join(''));
    } catch (error) {
      throw namedError(error);
    }
  }

  /**
   * Runs one statement. One that failed is given up: after a lock that was not free it could stay half done, and with it
   * what is read from then on.
   * @throws Error with a `code` of SQLite's; nothing is changed then
   */
  run(sql: string, bindings: readonly unknown[]): SqliteResult {
    // On a full disk SQLite has taken back what the transaction did by itself; a second time would hide why.
    if (sql === ROLLBACK && !this.#database.isTransaction) return NOTHING;
    try {
      const { statement, names } = this.#prepare(sql);
      const values = bindings.map(asInput);
      if (names.length === 0) {
        const { changes, lastInsertRowid } = statement.run(...values);
        return { names, rows: [], changes: Number(changes), lastID: Number(lastInsertRowid) };
      }
      // As `setReturnArrays` says; the types know of objects only.
      const rows = statement.all(...values) as unknown as SQLOutputValue[][];
      // What `*` stands for may have changed since: SQLite has prepared it anew then.
      return {
        names: sql.includes('*') ? namesOf(statement) : names,
        rows,
        changes: rows.length,
        lastID: 0,
      };
    } catch (error) {
      this.#kept.delete(sql);
      throw namedError(error);
    }
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  close(): void {
    this.#kept.clear();
    this.#database.close();
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
  // Half the work of objects without a prototype.
  statement.setReturnArrays(true);
  return { statement, names: namesOf(statement) };
}

function namesOf(statement: StatementSync): string[] {
  return statement.columns().map(({ name }) => name);
}

/**
 * SQLite has no booleans and no dates (Knex notes when it migrated), and a number that is whole stays one: bound as a
 * double it would be "5.0" in a text.
 */
function asInput(value: unknown): SQLInputValue {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (value instanceof Date) return BigInt(value.getTime());
  return (value ?? null) as SQLInputValue;
}
