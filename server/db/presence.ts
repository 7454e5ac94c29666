// Whether a process that shares a PostgreSQL still lives: a lock on a connection set aside, which the database server drops
// as soon as that connection ends. A process that is killed loses it at once; one that only sleeps keeps it.
import type { Database, Query } from './connect.ts';

/** First half of the locks' keys: any number, as long as it stays the same between releases. */
const PRESENT = 7_361_826;
/** Milliseconds. */
const PATIENCE = 5000;

export class Presence {
  readonly #db: Database;
  readonly #name: string;
  #connection: object | undefined;

  /** @param name the process's own; no other one has it */
  constructor(db: Database, name: string) {
    this.#db = db;
    this.#name = name;
  }

  /**
   * Holds the lock from now on, anew where its connection was lost, as when the database server was started again.
   * @throws what the database throws; then it is not held
   */
  async hold(): Promise<void> {
    if (this.#connection) {
      const isHeld = await this.#ask('select 1', []).then(
        () => true,
        () => false,
      );
      if (isHeld) return;
      await this.leave();
    }
    // Not of the pool: it would lend it to others, and keep it for a while after we let go.
    this.#connection = await this.#db.write.client.acquireRawConnection();
    try {
      await this.#ask('select pg_advisory_lock(?, hashtext(?))', [PRESENT, this.#name]);
    } catch (error) {
      await this.leave();
      throw error;
    }
  }

  /** Lets go of it. */
  async leave(): Promise<void> {
    const connection = this.#connection;
    this.#connection = undefined;
    if (connection) await this.#db.write.client.destroyRawConnection(connection).catch(() => {});
  }

  async #ask(sql: string, bindings: readonly (string | number)[]): Promise<void> {
    await this.#db.write.raw(sql, bindings).connection(this.#connection).timeout(PATIENCE);
  }

  /**
   * Whether a process is gone, or has lost its connections to the database. It cannot come back before the transaction has ended.
   * @param q a transaction
   */
  async isGone(q: Query, name: string): Promise<boolean> {
    const { rows } = await q.raw('select pg_try_advisory_xact_lock(?, hashtext(?)) as free', [PRESENT, name]);
    return rows[0].free;
  }
}
