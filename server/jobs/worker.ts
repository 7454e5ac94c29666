// Claims due jobs and runs them. Any number of workers may share one database.
import type { Logger } from 'pino';
import type { Database } from '../db/connect.ts';
import { type Clock, MINUTE, SECOND } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { createRandom } from '../kernel/random.ts';
import type { Heartbeat } from './heartbeat.ts';
import {
  abandonJob,
  claimDueJobs,
  extendLease,
  finishJob,
  type JobRow,
  nextDueAt,
  postponeJob,
} from './job.repo.ts';
import type { Job, JobOutcome } from './job.ts';

const LEASE = MINUTE;
/** How long to sleep at most; a commit in this process wakes the worker sooner. */
const POLL = SECOND;
const SHORTEST = 10;
/** Jobs that run side by side. */
const AT_ONCE = 6;
/** A job that fails this often needs a person. */
const MAX_ATTEMPTS = 8;
const BACKOFF = { first: 5 * SECOND, factor: 3, max: 6 * 60 * MINUTE };

export interface WorkerParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly jobs: Readonly<Record<string, Job>>;
  /** Says that this worker lives. */
  readonly heartbeat?: Heartbeat;
}

export class Worker {
  readonly #parts: WorkerParts;
  readonly #stop = new AbortController();
  readonly #running = new Set<Promise<void>>();
  #wake = new AbortController();
  #loop: Promise<void> | undefined;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#loop ??= this.#run();
  }

  /** Looks for due jobs now instead of at the next poll. */
  wake(): void {
    this.#wake.abort();
  }

  /** Claims nothing more, lets running jobs reach a safe point, then returns. */
  async stop(): Promise<void> {
    this.#stop.abort();
    this.wake();
    await this.#loop;
  }

  /** Runs every job that is due by this clock, and those they cause, then returns how many ran. */
  async drain(): Promise<number> {
    let total = 0;
    for (;;) {
      const started = await this.#startDue();
      total += started;
      if (started === 0 && this.#running.size === 0) return total;
      if (started === 0) await Promise.race(this.#running);
    }
  }

  async #run(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      this.#wake = new AbortController();
      await this.#beat();
      const started = await this.#startDue().catch((error: unknown) => {
        this.#parts.log.error({ err: error }, 'queue unreachable');
        return 0;
      });
      if (started === 0) await this.#parts.clock.sleep(await this.#pause(), this.#wake.signal);
    }
    await Promise.all(this.#running);
    await this.#parts.heartbeat?.end().catch(() => {});
  }

  /** Without it only the admin's page is poorer. */
  async #beat(): Promise<void> {
    const { heartbeat, log } = this.#parts;
    await heartbeat?.beat().catch((error: unknown) => log.warn({ err: error }, 'sign of life not stored'));
  }

  async #pause(): Promise<number> {
    if (this.#running.size >= AT_ONCE) return POLL;
    const next = await nextDueAt(this.#parts.db.read).catch(() => null);
    const wait = next === null ? POLL : next - this.#parts.clock.now();
    return Math.min(POLL, Math.max(SHORTEST, wait));
  }

  /** Starts as many due jobs as there is room for; a long one never keeps the others waiting. */
  async #startDue(): Promise<number> {
    const room = AT_ONCE - this.#running.size;
    if (this.#stop.signal.aborted || room === 0) return 0;
    const { db, clock, ids } = this.#parts;
    const now = clock.now();
    const claim = { now, leaseUntil: now + LEASE, lease: ids.token(12), limit: room };
    const claimed = await claimDueJobs(db.write, claim);
    for (const job of claimed) this.#start(job);
    return claimed.length;
  }

  #start(job: JobRow): void {
    const running = this.#runOne(job).finally(() => {
      this.#running.delete(running);
      this.wake();
    });
    this.#running.add(running);
  }

  async #runOne(job: JobRow): Promise<void> {
    const { db, log } = this.#parts;
    try {
      await this.#settle(job, await this.#handle(job));
    } catch (error) {
      log.warn({ err: error, job: job.id, kind: job.kind, attempt: job.attempts }, 'job failed');
      await this.#settle(job, this.#failure(job, error)).catch((err: unknown) => {
        // The lease runs out and another claim follows: nothing is lost.
        log.error({ err, job: job.id, dialect: db.dialect }, 'job outcome not stored');
      });
    }
  }

  #handle(job: JobRow): Promise<JobOutcome> {
    const kind = this.#parts.jobs[job.kind];
    if (!kind)
      return Promise.resolve({ end: 'human', error: `This release knows no job of kind ${job.kind}` });
    return kind.run(JSON.parse(job.payload), {
      id: job.id,
      attempt: job.attempts,
      signal: this.#stop.signal,
      extend: () => extendLease(this.#parts.db.write, job, this.#parts.clock.now() + LEASE),
    });
  }

  #failure(job: JobRow, error: unknown): JobOutcome {
    const message = error instanceof Error ? error.message : String(error);
    if (job.attempts >= MAX_ATTEMPTS) return { end: 'human', error: message };
    const pause = Math.min(BACKOFF.max, BACKOFF.first * BACKOFF.factor ** (job.attempts - 1));
    // Jitter, so that jobs that failed together do not come back together.
    const jitter = 0.5 + createRandom(`${job.id}:${job.attempts}`).next();
    return { end: 'retry', at: this.#parts.clock.now() + pause * jitter, error: message };
  }

  async #settle(job: JobRow, outcome: JobOutcome): Promise<void> {
    const { db, clock } = this.#parts;
    if (outcome.end === 'done') return finishJob(db.write, job, clock.now());
    if (outcome.end === 'human') return abandonJob(db.write, job, { now: clock.now(), error: outcome.error });
    await postponeJob(db.write, job, {
      runAt: Math.round(outcome.at),
      error: outcome.end === 'retry' ? outcome.error : null,
      fresh: outcome.end === 'again',
    });
  }
}
