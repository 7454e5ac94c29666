// One connection of Knex to an SQLite file. A statement runs at once on the calling thread: the trip to another thread
// and back costs more than most statements do. What takes long goes to a thread of its own from then on.
import type { SQLOutputValue } from 'node:sqlite';
import { SqliteFile, type SqliteResult, type SqliteSettings } from './sqlite-file.ts';
import type { SqliteThread } from './sqlite-thread.ts';

export interface SqliteAnswer {
  /** None for a statement that returns none. */
  readonly rows: Record<string, unknown>[];
  /** Of rows inserted, changed or deleted. */
  readonly changes: number;
  readonly lastID: number;
}

/** Milliseconds between two looks whether a lock is free. */
const BETWEEN_LOOKS = 5;

export class SqliteConnection {
  readonly #file: SqliteFile;
  readonly #patience: number;
  readonly #aside: SqliteThread | undefined;

  /**
   * @param aside answers what takes long; a connection that writes has none, as a transaction is one connection's
   * @throws Error with a `code` of SQLite's when the file cannot be opened
   */
  constructor(settings: SqliteSettings, aside?: SqliteThread) {
    this.#file = new SqliteFile(settings);
    this.#patience = settings.patience;
    this.#aside = aside;
  }

  /**
   * Runs one statement. Its answer comes with a later turn of the event loop: else a long chain of statements, each
   * awaited, would keep requests and timers waiting to its end.
   * @param kind of statements by which it is known whether they take long
   * @throws Error with a `code` of SQLite's (SQLITE_BUSY when a lock did not get free in time); nothing is changed then
   */
  async ask(sql: string, bindings: readonly unknown[] = [], kind = sql): Promise<SqliteAnswer> {
    if (this.#aside?.isKnown(kind)) return toAnswer(await this.#aside.ask(kind, sql, bindings));
    const end = performance.now() + this.#patience;
    for (;;) {
      try {
        return toAnswer(this.#run(sql, bindings, kind));
      } catch (error) {
        const isBusy = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
        if (!isBusy || performance.now() >= end) throw error;
      } finally {
        await nextTurn();
      }
      await new Promise((done) => setTimeout(done, BETWEEN_LOOKS));
    }
  }

  close(): void {
    this.#file.close();
  }

  #run(sql: string, bindings: readonly unknown[], kind: string): SqliteResult {
    if (!this.#aside) return this.#file.run(sql, bindings);
    const began = performance.now();
    const result = this.#file.run(sql, bindings);
    this.#aside.note(kind, performance.now() - began);
    return result;
  }
}

function toAnswer({ names, rows, changes, lastID }: SqliteResult): SqliteAnswer {
  return { rows: rows.map((row) => asObject(row, names)), changes, lastID };
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
