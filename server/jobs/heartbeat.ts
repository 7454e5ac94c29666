// A worker's sign of life, so that the admin sees which processes take jobs, and so that of those that share a database each
// knows which other one is gone, and goes on with what that one had claimed.
import { hostname } from 'node:os';
import type { Logger } from 'pino';
import type { Database } from '../db/connect.ts';
import type { Query } from '../db/unit-of-work.ts';
import type { Attempts } from '../domain/content/index.ts';
import { type Clock, MINUTE, SECOND } from '../kernel/clock.ts';
import { freeClaimsOf } from './job.repo.ts';
import { deleteSign, listSigns, saveSign, type WorkerSign } from './worker.repo.ts';

/** Only the admin reads the sign of one that works alone. */
const ALONE = MINUTE;
const SHARED = 2 * SECOND;
/** A worker is gone when nobody holds its lock and its sign has stood still in so many looks, one after the other, */
const STILL_LOOKS = 3;
/** and for so long as we have lived: one that has only lost the database has given up its calls by then (`SURE`). */
const STILL_FOR = 12 * SECOND;

/** The lock that says that a worker lives, of those that share a database (`db/presence.ts`). */
interface Presence {
  /** Holds it from now on, anew where it was lost. */
  hold(): Promise<void>;
  leave(): Promise<void>;
  /** Whether nobody holds the lock of a worker, which cannot be taken then before the transaction has ended. */
  isGone(tx: Query, worker: string): Promise<boolean>;
}

interface HeartbeatParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly version: string;
  /** The worker's name in the database. */
  readonly id: string;
  /** Null where nobody else works on the same database. */
  readonly presence: Presence | null;
  /** Learns until when the others know that this process lives. */
  readonly attempts: Pick<Attempts, 'expectFirst' | 'confirm' | 'release'>;
  /** Ends what a worker had begun that is gone, in the transaction that frees its claims. */
  endWorkOf(tx: Query, worker: string, now: number): Promise<unknown>;
}

export class Heartbeat {
  readonly id: string;
  readonly #parts: HeartbeatParts;
  readonly #sign: WorkerSign;
  /** What was seen of the others: their last sign, when we saw it first, and in how many looks it has not changed since. */
  readonly #others = new Map<string, { seenAt: number; since: number; looks: number }>();
  /** Of whom nothing is left, and their last sign: one that says another was only cut off. */
  readonly #gone = new Map<string, number>();
  #turnOff: (() => void) | undefined;
  #beating: Promise<void> = Promise.resolve();

  constructor(parts: HeartbeatParts) {
    const { clock, version, id } = parts;
    this.id = id;
    this.#parts = parts;
    this.#sign = {
      id,
      host: hostname().slice(0, 255),
      pid: process.pid,
      version: version.slice(0, 32),
      startedAt: clock.now(),
    };
  }

  /**
   * Says from now on that the worker lives.
   * @param onFreed called when jobs are due that another one had claimed
   */
  async start(onFreed: () => void): Promise<void> {
    const every = this.#parts.presence ? SHARED : ALONE;
    const next = () => {
      this.#turnOff = this.#parts.clock.alarm(every, () => {
        next();
        // One that takes longer than its time is followed by none.
        if (!isBeating) beat();
      });
    };
    let isBeating = false;
    const beat = () => {
      isBeating = true;
      this.#beating = this.#beat(onFreed).finally(() => {
        isBeating = false;
      });
    };
    next();
    beat();
    await this.#beating;
  }

  /** Resolves once the sign that is under way is stored, and the others are looked after. */
  idle(): Promise<void> {
    return this.#beating;
  }

  /** The worker has stopped as it should. */
  async end(): Promise<void> {
    if (!this.#turnOff) return;
    this.#turnOff();
    await this.#beating;
    await deleteSign(this.#parts.db.write, this.id);
    await this.#parts.presence?.leave();
  }

  /** Never throws: without a sign the admin's page is poorer, and claims run out in their own time. */
  async #beat(onFreed: () => void): Promise<void> {
    const { db, clock, log, presence, attempts } = this.#parts;
    const begun = clock.elapsed();
    try {
      if (presence) await this.#hold(presence);
      if (presence) attempts.expectFirst(begun);
      await saveSign(db.write, this.#sign, clock.now());
      if (presence) attempts.confirm(begun);
      if (presence && (await this.#lookAfterOthers(presence))) onFreed();
    } catch (err) {
      // The others may not have come back either to a database that was away: nothing counts that was seen before.
      this.#others.clear();
      log.warn({ err }, 'sign of life not stored');
    }
  }

  /** Without its lock a worker that sleeps would pass for one that is gone: then it has no sign, by which others would look. */
  async #hold(presence: Presence): Promise<void> {
    try {
      await presence.hold();
    } catch (error) {
      await deleteSign(this.#parts.db.write, this.id);
      this.#parts.attempts.release();
      throw error;
    }
  }

  /** @returns whether jobs are due that another worker had claimed */
  async #lookAfterOthers(presence: Presence): Promise<boolean> {
    let freed = 0;
    for (const { id, seenAt } of await listSigns(this.#parts.db.read)) {
      if (id === this.id || this.#gone.get(id) === seenAt) continue;
      const now = this.#parts.clock.elapsed();
      const before = this.#others.get(id);
      const seen =
        before?.seenAt === seenAt ? { ...before, looks: before.looks + 1 } : { seenAt, since: now, looks: 0 };
      this.#others.set(id, seen);
      if (seen.looks >= STILL_LOOKS && now - seen.since >= STILL_FOR)
        freed += await this.#clearAfter(presence, id, seenAt);
    }
    return freed > 0;
  }

  /** Its sign stays for the admin to see. @returns how many of its jobs are due now */
  async #clearAfter(presence: Presence, id: string, seenAt: number): Promise<number> {
    const { db, clock, log, endWorkOf } = this.#parts;
    const now = clock.now();
    const freed = await db.write.transaction(async (tx: Query) => {
      if (!(await presence.isGone(tx, id))) return undefined;
      await endWorkOf(tx, id, now);
      return freeClaimsOf(tx, id, now);
    });
    if (freed === undefined) return 0;
    this.#gone.set(id, seenAt);
    this.#others.delete(id);
    if (freed > 0) log.warn({ worker: id, jobs: freed }, 'a worker is gone: others go on with its jobs');
    return freed;
  }
}
