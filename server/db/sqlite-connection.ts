// One connection of Knex to an SQLite file. A statement runs at once on the calling thread: the trip to another thread
// and back costs more than most statements do. What takes long goes to a thread of its own from then on.
import type { SQLOutputValue } from 'node:sqlite';
import { LostFileError } from './lost-file.ts';
import { SqliteFile, type SqliteResult, type SqliteSettings } from './sqlite-file.ts';
import type { SqliteThread } from './sqlite-thread.ts';
import type { WatchedFile } from './watch-file.ts';

export interface SqliteAnswer {
  /** None for a statement that returns none. */
  readonly rows: Record<string, unknown>[];
  /** Of rows inserted, changed or deleted. */
  readonly changes: number;
  readonly lastID: number;
}

export interface SqliteHelpers {
  /**
   * Answers what takes long; without it everything is answered where it is asked. A connection that writes has none, as a
   * transaction is one connection's.
   */
  readonly aside?: SqliteThread;
  /** Looks at the file before and after it is written; without it, it is taken to be there. */
  readonly findTrouble?: WatchedFile['findTrouble'];
}

/** As Knex says them. */
const COMMIT = 'COMMIT;';
const ROLLBACK = 'ROLLBACK';

/** Milliseconds between two looks whether a lock is free. */
const BETWEEN_LOOKS = 5;

export class SqliteConnection {
  readonly #file: SqliteFile;
  readonly #patience: number;
  readonly #aside: SqliteThread | undefined;
  readonly #findTrouble: WatchedFile['findTrouble'] | undefined;

  /** @throws Error with a `code` of SQLite's when the file cannot be opened */
  constructor(settings: SqliteSettings, { aside, findTrouble }: SqliteHelpers = {}) {
    this.#file = new SqliteFile(settings);
    this.#patience = settings.patience;
    this.#aside = aside;
    this.#findTrouble = findTrouble;
  }

  /**
   * Runs one statement. Its answer comes with a later turn of the event loop: else a long chain of statements, each
   * awaited, would keep requests and timers waiting to its end.
   * @param kind of statements by which it is known whether they take long
   * @throws Error with a `code` of SQLite's (SQLITE_BUSY when a lock did not get free in time); nothing is changed then
   * @throws LostFileError when the file is not the one that was opened; nothing is stored then
   */
  async ask(sql: string, bindings: readonly unknown[] = [], kind = sql): Promise<SqliteAnswer> {
    if (this.#aside?.kinds.mayTakeLong(kind, bindings))
      return toAnswer(await this.#aside.ask(kind, sql, bindings));
    const end = performance.now() + this.#patience;
    for (;;) {
      try {
        return toAnswer(this.#findTrouble ? this.#store(sql, bindings) : this.#run(sql, bindings, kind));
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

  /**
   * What is committed to a file that is gone would seem to be stored, and be lost. Asked are the edges of transactions, and
   * what is none.
   */
  #store(sql: string, bindings: readonly unknown[]): SqliteResult {
    const isWithin = this.#file.isInTransaction && sql !== COMMIT;
    if (isWithin || sql === ROLLBACK) return this.#file.run(sql, bindings);
    this.#refuseLoss();
    const result = this.#file.run(sql, bindings);
    // It may have gone in this very moment; whoever is told that it is stored can rely on it.
    if (!this.#file.isInTransaction) this.#refuseLoss();
    return result;
  }

  #refuseLoss(): void {
    const trouble = this.#findTrouble?.() ?? null;
    if (trouble === null) return;
    // Knex leaves a transaction whose end fails as it is, and the next one could not begin.
    if (this.#file.isInTransaction) this.#file.run(ROLLBACK, []);
    throw new LostFileError(trouble);
  }

  #run(sql: string, bindings: readonly unknown[], kind: string): SqliteResult {
    if (!this.#aside) return this.#file.run(sql, bindings);
    const began = performance.now();
    const result = this.#file.run(sql, bindings);
    this.#aside.kinds.note(kind, bindings, performance.now() - began);
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
