// A worker's sign of life, so that the admin sees which processes take jobs.
import { hostname } from 'node:os';
import type { Database } from '../db/connect.ts';
import { type Clock, MINUTE } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { deleteSign, saveSign, type WorkerSign } from './worker.repo.ts';

const EVERY = MINUTE;
const NAME_BYTES = 9;

export class Heartbeat {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #sign: WorkerSign;
  #nextAt = 0;

  constructor({ db, clock, ids, version }: { db: Database; clock: Clock; ids: Ids; version: string }) {
    this.#db = db;
    this.#clock = clock;
    this.#sign = {
      id: ids.token(NAME_BYTES),
      host: hostname().slice(0, 255),
      pid: process.pid,
      version: version.slice(0, 32),
      startedAt: clock.now(),
    };
  }

  /** Says once a minute that the worker lives. */
  async beat(): Promise<void> {
    const now = this.#clock.now();
    // Later than the next one may be at most is what a clock said that was ahead.
    if (now < this.#nextAt && this.#nextAt - now <= EVERY) return;
    this.#nextAt = now + EVERY;
    await saveSign(this.#db.write, this.#sign, now);
  }

  /** The worker has stopped as it should. */
  async end(): Promise<void> {
    if (this.#nextAt > 0) await deleteSign(this.#db.write, this.#sign.id);
  }
}
