// Starts what is due by the calendar and not because something happened. Any number of processes may tick: the key of
// a job names its period, so each period makes one job.
import type { Logger } from 'pino';
import type { Database } from '../db/connect.ts';
import { type Clock, DAY, HOUR, MINUTE } from '../kernel/clock.ts';
import { insertJobs } from './job.repo.ts';
import type { PlainJobKind } from './registry.ts';

/** Every periodic job; `every` in milliseconds, periods count from the epoch. */
export const PERIODIC_JOBS: readonly PeriodicJob[] = [
  { kind: 'plan-all', every: DAY },
  { kind: 'run-automations', every: MINUTE },
  { kind: 'find-inactive', every: DAY },
  { kind: 'find-dates', every: HOUR },
  { kind: 'review-plans', every: DAY },
  { kind: 'review-strategies', every: DAY },
  { kind: 'collect-invoice', every: DAY },
  { kind: 'weekly-reports', every: HOUR },
  { kind: 'ask-for-news', every: HOUR },
  { kind: 'repeat-posts', every: HOUR },
  { kind: 'read-feeds', every: HOUR },
  { kind: 'read-mailboxes', every: 5 * MINUTE },
  { kind: 'remind-approvals', every: HOUR },
  { kind: 'renew-sign-ins', every: HOUR },
  { kind: 'look-at-accounts', every: HOUR },
  { kind: 'read-ads', every: HOUR },
  { kind: 'move-budgets', every: DAY },
  { kind: 'sweep-stuck', every: HOUR },
  { kind: 'check-domain', every: DAY },
  { kind: 'housekeeping', every: DAY },
];

export interface PeriodicJob {
  readonly kind: PlainJobKind;
  readonly every: number;
}

export interface SchedulerParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Called when jobs may have been added. */
  readonly onJobs: () => void;
}

export class Scheduler {
  readonly #parts: SchedulerParts;
  readonly #stop = new AbortController();
  #loop: Promise<void> | undefined;

  constructor(parts: SchedulerParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#loop ??= this.#run();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#loop;
  }

  /** Adds the job of each current period, unless some process has added it already. */
  async tick(): Promise<void> {
    const { db, clock, onJobs } = this.#parts;
    const now = clock.now();
    const jobs = PERIODIC_JOBS.map(({ kind, every }) => {
      const period = Math.floor(now / every);
      return { kind, key: `${kind}:period:${period}`, payload: {}, runAt: period * every, businessId: null };
    });
    await insertJobs(db.write, jobs, now);
    onJobs();
  }

  async #run(): Promise<void> {
    const { clock, log } = this.#parts;
    while (!this.#stop.signal.aborted) {
      await this.tick().catch((error: unknown) => log.error({ err: error }, 'scheduler could not add jobs'));
      await clock.sleep(MINUTE, this.#stop.signal);
    }
  }
}
