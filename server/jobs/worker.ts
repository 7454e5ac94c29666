// Claims due jobs and runs them. Any number of workers may share one database.

import type { Logger } from 'pino';
import type { Sentence } from '../contract/sentence.ts';
import type { Database } from '../db/connect.ts';
import { type Clock, MINUTE, SECOND } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { createRandom } from '../kernel/random.ts';
import { toldBy } from '../kernel/said-error.ts';
import { say } from '../sentences/index.ts';
import type { Heartbeat } from './heartbeat.ts';
import {
  abandonJob,
  boundWaits,
  type ClaimedJob,
  claimDueJobs,
  extendLease,
  findDueKinds,
  finishJob,
  freeClaims,
  type JobKinds,
  leaseOf,
  moveJob,
  nextDueAt,
  postponeJob,
} from './job.repo.ts';
import type { Job, JobOutcome, Lane } from './job.ts';

/** How long a claim lasts unless told; whoever works for longer keeps it. */
const LEASE = MINUTE;
/** How long to sleep at most; a commit in this process wakes the worker sooner. */
const POLL = SECOND;
const SHORTEST = 10;
const BACKOFF = { first: 5 * SECOND, factor: 3, max: 6 * 60 * MINUTE };
/** The longest pause with its jitter. */
const LONGEST_PAUSE = 1.5 * BACKOFF.max;
/** By less a clock is corrected every day. */
const SET_BACK = 5 * SECOND;
/** A database that cannot be written, as on a full disk, is tried again with growing pauses. */
const UNREACHABLE = { first: SECOND, most: 30 * SECOND };
/** Jobs of a lane that run side by side. */
const AT_ONCE: Readonly<Record<Lane, number>> = {
  main: 6,
  publish: 60,
  upload: 12,
  ask: 60,
  write: 2,
  draw: 1,
  import: 2,
};
const LANES = Object.keys(AT_ONCE) as Lane[];
/** Jobs of these lanes cost nothing while they wait for a network: one that has waited for long gives its place to the next. */
const WAITING_LANES: readonly Lane[] = ['publish', 'ask'];
const LONG_WAIT = 10 * SECOND;
/** So many times what runs side by side may wait together. */
const MOST_WAITING = 10;
/** A job that fails this often needs a person. */
const MAX_ATTEMPTS = 8;

export interface WorkerParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly jobs: Readonly<Record<string, Job>>;
  /** Milliseconds. */
  readonly lease?: number;
  /** Whether nobody else works on this database: what is claimed when it starts was claimed by one that is dead. */
  readonly isAlone?: boolean;
  /** Says that this worker lives. */
  readonly heartbeat?: Heartbeat;
  /** What else waits by moments that are stored looks at them anew, before its jobs do. */
  readonly onSetBack?: () => Promise<void>;
}

export class Worker {
  readonly #parts: WorkerParts;
  readonly #stop = new AbortController();
  readonly #running: Readonly<Record<Lane, Set<Promise<void>>>> = {
    main: new Set(),
    publish: new Set(),
    upload: new Set(),
    ask: new Set(),
    write: new Set(),
    draw: new Set(),
    import: new Set(),
  };
  /** Of them, what has given its place to another. */
  readonly #waiting = new Set<Promise<void>>();
  /** Looks for due jobs that have not ended; each ends once what it found is among the running. */
  readonly #looks = new Set<Promise<void>>();
  /** How many jobs have been started. */
  #started = 0;
  #wake = new AbortController();
  #loop: Promise<void> | undefined;
  /** What the clock showed last; nothing before the first look. */
  #shown: number | undefined;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#loop ??= this.#run();
  }

  /** Looks for due jobs now instead of at the next poll. */
  wake(): void {
    // Every commit wakes it, and each call would make an error with its stack, also where nobody sleeps any more.
    if (!this.#wake.signal.aborted) this.#wake.abort();
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
      // As it was before: what ends while the others are looked for has made room that nobody looked into.
      const running = LANES.flatMap((lane) => [...this.#running[lane]]);
      const before = this.#started;
      const looks = [...this.#looks];
      const started = await this.#startDue();
      total += started;
      // Whoever drains beside us may have found something; that they look again is no reason to stay.
      await Promise.all(looks);
      if (this.#started === before && running.length === 0) return total;
      if (started === 0 && running.length > 0) await Promise.race(running);
    }
  }

  async #run(): Promise<void> {
    let failures = 0;
    await this.#parts.heartbeat?.start(() => this.wake());
    while (!this.#stop.signal.aborted) {
      this.#wake = new AbortController();
      const started = await this.#startDueInTime().catch((error: unknown) => {
        this.#parts.log.error({ err: error }, 'queue unreachable');
        return undefined;
      });
      failures = started === undefined ? failures + 1 : 0;
      if (failures > 0) await this.#backOff(failures);
      else if (started === 0) await this.#parts.clock.sleep(await this.#pause(), this.#wake.signal);
    }
    await Promise.all(LANES.flatMap((lane) => [...this.#running[lane]]));
    await this.#parts.heartbeat?.end().catch(() => {});
  }

  async #startDueInTime(): Promise<number> {
    await this.#watchClock();
    return this.#startDue();
  }

  /** At its start, when nobody knows what the clock did meanwhile, and once it goes back. */
  async #watchClock(): Promise<void> {
    const now = this.#parts.clock.now();
    const by = this.#shown === undefined ? null : this.#shown - now;
    if (by === null && this.#parts.isAlone) await freeClaims(this.#parts.db.write, now);
    if (by === null || by > SET_BACK) {
      if (by !== null) {
        this.#parts.log.warn({ ms: by }, 'the clock was set back');
        await this.#parts.onSetBack?.();
      }
      await boundWaits(this.#parts.db.write, { now, by, lease: this.#lease, pause: LONGEST_PAUSE });
    }
    this.#shown = now;
  }

  /** Not cut short by what wakes the worker otherwise: a job that ends would have it try again at once. */
  async #backOff(failures: number): Promise<void> {
    const { first, most } = UNREACHABLE;
    await this.#parts.clock.sleep(Math.min(most, first * 2 ** (failures - 1)), this.#stop.signal);
  }

  async #pause(): Promise<number> {
    const now = this.#parts.clock.now();
    const next = await nextDueAt(this.#parts.db.read, { ...this.#kindsWithRoom(), now }).catch(() => null);
    const wait = next === null ? POLL : next - this.#parts.clock.now();
    return Math.min(POLL, Math.max(SHORTEST, wait));
  }

  #roomIn(lane: Lane): number {
    const running = [...this.#running[lane]];
    const places = running.filter((one) => !this.#waiting.has(one)).length;
    return Math.min(AT_ONCE[lane] - places, AT_ONCE[lane] * MOST_WAITING - running.length);
  }

  /** Whatever no lane has for itself runs in the main one, kinds that nobody knows included. */
  #kindsOf(lane: Lane): JobKinds {
    return lane === 'main'
      ? { except: this.#kindsIn((one) => one !== 'main') }
      : { only: this.#kindsIn((one) => one === lane) };
  }

  /** A job of a lane that is full is claimed once another of it has ended, which wakes the worker. */
  #kindsWithRoom(): JobKinds {
    const isFull = (lane: Lane) => this.#roomIn(lane) <= 0;
    return isFull('main')
      ? { only: this.#kindsIn((lane) => !isFull(lane)) }
      : { except: this.#kindsIn(isFull) };
  }

  #kindsIn(isMeant: (lane: Lane) => boolean): string[] {
    return Object.entries(this.#parts.jobs).flatMap(([kind, job]) => (isMeant(job.lane) ? kind : []));
  }

  /** Starts as many due jobs as there is room for; a long one never keeps the others waiting. */
  #startDue(): Promise<number> {
    const look = this.#lookForDue();
    // What it finds is claimed, and not among the running before it is read: whoever drains waits for that.
    const ended = look.then(
      () => {},
      () => {},
    );
    this.#looks.add(ended);
    void ended.then(() => this.#looks.delete(ended));
    return look;
  }

  async #lookForDue(): Promise<number> {
    let started = 0;
    for (const lane of await this.#lanesWithDue()) started += await this.#startDueIn(lane);
    return started;
  }

  /** A claim writes, and there are many lanes: asked are those that something waits in. */
  async #lanesWithDue(): Promise<readonly Lane[]> {
    if (this.#stop.signal.aborted) return [];
    const { db, clock, jobs } = this.#parts;
    const kinds = await findDueKinds(db.read, clock.now());
    if (!kinds) return LANES;
    const lanes = new Set([...kinds].map((kind): Lane => jobs[kind]?.lane ?? 'main'));
    return LANES.filter((lane) => lanes.has(lane));
  }

  async #startDueIn(lane: Lane): Promise<number> {
    const room = this.#roomIn(lane);
    const kinds = this.#kindsOf(lane);
    if (this.#stop.signal.aborted || room <= 0 || kinds.only?.length === 0) return 0;
    const { db, clock, ids, heartbeat } = this.#parts;
    const now = clock.now();
    const token = ids.token(12);
    const lease = heartbeat ? leaseOf(heartbeat.id, token) : token;
    const claim = { now, leaseUntil: now + this.#lease, lease, limit: room, kinds };
    const claimed = await claimDueJobs(db.write, claim);
    for (const job of claimed) this.#start(job, lane);
    return claimed.length;
  }

  #start(job: ClaimedJob, lane: Lane): void {
    this.#started += 1;
    const running = this.#runOne(job).finally(() => {
      giveNoPlace();
      this.#waiting.delete(running);
      this.#running[lane].delete(running);
      this.wake();
    });
    this.#running[lane].add(running);
    const giveNoPlace = WAITING_LANES.includes(lane) ? this.#givePlaceLater(running) : () => {};
  }

  /** @returns what ends that */
  #givePlaceLater(running: Promise<void>): () => void {
    return this.#parts.clock.alarm(LONG_WAIT, () => {
      this.#waiting.add(running);
      this.wake();
    });
  }

  get #lease(): number {
    return this.#parts.lease ?? LEASE;
  }

  async #runOne(job: ClaimedJob): Promise<void> {
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

  #handle(job: ClaimedJob): Promise<JobOutcome> {
    const kind = this.#parts.jobs[job.kind];
    if (!kind) return Promise.resolve({ end: 'human', error: say('admin.job-unknown', { kind: job.kind }) });
    return kind.run(JSON.parse(job.payload), {
      id: job.id,
      attempt: job.attempts,
      signal: this.#stop.signal,
      clock: this.#parts.clock,
      lease: this.#lease,
      extend: (lease = this.#lease) =>
        extendLease(this.#parts.db.write, job, this.#parts.clock.now() + lease),
    });
  }

  #failure(job: ClaimedJob, error: unknown): JobOutcome {
    const said = sentenceOf(error);
    if (job.attempts >= MAX_ATTEMPTS) return { end: 'human', error: said };
    const pause = Math.min(BACKOFF.max, BACKOFF.first * BACKOFF.factor ** (job.attempts - 1));
    // Jitter, so that jobs that failed together do not come back together.
    const jitter = 0.5 + createRandom(`${job.id}:${job.attempts}`).next();
    return { end: 'retry', at: this.#parts.clock.now() + pause * jitter, error: said };
  }

  async #settle(job: ClaimedJob, outcome: JobOutcome): Promise<void> {
    const { db, clock } = this.#parts;
    if (outcome.end === 'done') return finishJob(db.write, job, clock.now());
    if (outcome.end === 'human') return abandonJob(db.write, job, { now: clock.now(), error: outcome.error });
    if (outcome.end === 'move') return moveJob(db.write, job, { ...outcome, now: clock.now() });
    await postponeJob(db.write, job, {
      runAt: Math.round(outcome.at),
      error: outcome.end === 'retry' ? outcome.error : null,
      fresh: outcome.end === 'again',
    });
  }
}

/** What we throw says it by its name; what libraries and networks throw has words of their own. */
function sentenceOf(error: unknown): Sentence {
  const told = toldBy(error);
  return typeof told === 'string' ? say('admin.job-threw', { words: told }) : told;
}
