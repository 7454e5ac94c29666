// The queue: who gets a job, how often a failing one is tried, and what becomes of a dead worker's.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import pino from 'pino';
import * as v from 'valibot';
import type { Databases } from '../../server/db/open.ts';
import { type Context, unitOfWork } from '../../server/db/unit-of-work.ts';
import { insertBusiness } from '../../server/domain/business/index.ts';
import { createEventSink } from '../../server/jobs/event-sink.ts';
import { insertJobs, type NewJob, nextDueAt } from '../../server/jobs/job.repo.ts';
import { DONE, defineJob, type Job, type JobRun } from '../../server/jobs/job.ts';
import { PERIODIC_JOBS, Scheduler } from '../../server/jobs/scheduler.ts';
import { Worker, type WorkerParts } from '../../server/jobs/worker.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { DAY, HOUR, MINUTE, SECOND, SimulatedClock } from '../../server/kernel/clock.ts';
import { secureIds } from '../../server/kernel/ids.ts';
import { say } from '../../server/sentences/index.ts';
import { eachDatabase } from '../support/databases.ts';
import { testPasswords } from '../support/passwords.ts';
import { testVault } from '../support/vault.ts';

const START = Date.UTC(2027, 2, 1, 9);
const log = pino({ level: 'silent' });

eachDatabase((open) => {
  let databases: Databases;
  let clock: SimulatedClock;
  before(async () => {
    databases = await open();
  });

  /** A worker with one kind of job, on an empty queue. */
  async function arrange(jobs: Record<string, Job>, more: Partial<WorkerParts> = {}): Promise<Worker> {
    clock = new SimulatedClock(START);
    await databases.main.write('jobs').del();
    return makeWorker(jobs, more);
  }
  function makeWorker(jobs: Record<string, Job>, more: Partial<WorkerParts> = {}): Worker {
    return new Worker({ db: databases.main, clock, ids: secureIds, log, jobs, ...more });
  }
  async function enqueue(key: string, more: Partial<NewJob> = {}): Promise<void> {
    const job = { kind: 'work', key, payload: { key }, runAt: START, businessId: null, ...more };
    await insertJobs(databases.main.write, [job], clock.now());
  }
  const row = (key: string) => databases.main.read('jobs').where({ key }).first();

  const Payload = v.object({ key: v.string() });
  /** Notes what ran, and ends as told. */
  function noting(ran: string[], end: (run: JobRun) => ReturnType<Job['run']> = async () => DONE): Job {
    return defineJob(Payload, ({ key }, run) => {
      ran.push(key);
      return end(run);
    });
  }

  test('whoever works alone goes on at once with what a worker left that was killed', async () => {
    const ran: string[] = [];
    await arrange({});
    await enqueue('its worker was killed', {});
    const { write } = databases.main;
    const claim = { lease: 'of another', state: 'running', attempts: 1, due_at: START + 20_000 };
    await write('jobs').update(claim);
    const jobs = { work: noting(ran) };
    const parts = { db: databases.main, clock, ids: secureIds, log, jobs };
    for (const isAlone of [false, true]) {
      const worker = new Worker({ ...parts, isAlone });
      const asleep = new Promise<void>((resolve) => {
        clock.sleep = async () => {
          resolve();
          await new Promise((next) => setImmediate(next));
        };
      });
      worker.start();
      await asleep;
      await worker.stop();
      assert.deepEqual(ran, isAlone ? ['its worker was killed'] : []);
    }
  });

  test('a clock that was two days ahead lets nothing wait for two days', async () => {
    const ran: string[] = [];
    let setBacks = 0;
    const onSetBack = async () => {
      setBacks += 1;
    };
    const jobs = { work: noting(ran), 'publish-post': noting(ran) };
    const worker = await arrange(jobs, { onSetBack });
    const { write } = databases.main;
    const turn = { lease: 'of another', state: 'running', attempts: 1 };
    await enqueue('its worker died', {});
    await write('jobs')
      .where({ key: 'its worker died' })
      .update({ ...turn, due_at: START + 2 * DAY + MINUTE });
    await enqueue('it failed');
    await write('jobs')
      .where({ key: 'it failed' })
      .update({ attempts: 1, last_error: '{"id":"x"}', due_at: START + 2 * DAY });
    await enqueue('its network works on it', { kind: 'publish-post', runAt: START + 2 * DAY + 20 * SECOND });
    await enqueue('for next month', { runAt: START + 30 * DAY });
    clock.advance(2 * DAY);
    await enqueue('made meanwhile', { runAt: clock.now() });
    await enqueue('made meanwhile for later', { runAt: clock.now() + HOUR });
    const shown: number[] = [];
    const isAtWork = () =>
      write('jobs').where({ state: 'running' }).whereNot({ lease: 'of another' }).first();
    const done = new Promise<void>((resolve) => {
      clock.sleep = async () => {
        // No claim runs out because this machine is slow: time goes by while nothing runs.
        while (await isAtWork()) await new Promise((next) => setImmediate(next));
        shown.push(clock.now());
        // Seen ahead once, then it is set back; from there on time goes by.
        clock.advance(shown.length === 1 ? START - clock.now() : 10 * SECOND);
        if (clock.now() > START + 2 * HOUR) resolve();
        await new Promise((next) => setImmediate(next));
      };
    });
    // Ahead, the worker has nothing to do: these are put off until it has been seen.
    await write('jobs').where('due_at', '<=', clock.now()).increment('due_at', MINUTE);
    worker.start();
    await done;
    await worker.stop();
    assert.deepEqual(ran.toSorted(), [
      'it failed',
      'its network works on it',
      'its worker died',
      'made meanwhile',
      'made meanwhile for later',
    ]);
    assert.equal((await row('for next month')).due_at, START + 30 * DAY);
    assert.equal(setBacks, 1, 'others look anew as well');
  });

  test('a queue that cannot be written is said a few times a minute, and gone on with once it can', async () => {
    const said: string[] = [];
    const lines = pino({ level: 'warn' }, { write: (line: string) => void said.push(JSON.parse(line).msg) });
    const ran: string[] = [];
    await arrange({});
    await enqueue('due');
    const { read, write, dialect } = databases.main;
    // Writes fail and reads do not, as on a full disk; in ten minutes there is room again.
    let isFull = true;
    const full: typeof write = new Proxy(write, {
      apply: (target, self, given) => {
        if (isFull) throw Object.assign(new Error('no space'), { code: 'SQLITE_FULL' });
        return Reflect.apply(target, self, given);
      },
    });
    const db = { dialect, read, write: full, findFileTrouble: () => null, close: async () => {} };
    const ended = new Promise<void>((resolve) => {
      const sleep = clock.sleep.bind(clock);
      clock.sleep = async (ms, signal) => {
        await sleep(ms, signal);
        isFull = clock.now() < START + 10 * MINUTE;
        if (ran.length > 0) resolve();
        // Others have their turn: this clock lets no time pass.
        await new Promise((turn) => setImmediate(turn));
      };
    });
    const worker = new Worker({ db, clock, ids: secureIds, log: lines, jobs: { work: noting(ran) } });
    worker.start();
    await ended;
    await worker.stop();
    assert.deepEqual(ran, ['due']);
    assert.ok(said.length <= 30, `${said.length} lines in ten minutes`);
    assert.ok(said.every((line) => line === 'queue unreachable'));
  });

  describe('a job', () => {
    test('runs once, when it is due and not before', async () => {
      const ran: string[] = [];
      const worker = await arrange({ work: noting(ran) });
      await enqueue('now');
      await enqueue('later', { runAt: START + HOUR });
      assert.equal(await worker.drain(), 1);
      clock.advance(HOUR - 1);
      assert.equal(await worker.drain(), 0);
      assert.equal(await nextDueAt(databases.main.read), START + HOUR);
      clock.advance(1);
      assert.equal(await worker.drain(), 1);
      assert.deepEqual(ran, ['now', 'later']);
      assert.partialDeepStrictEqual(await row('now'), { state: 'done', due_at: null, lease: null });
    });

    test('is made once for each key', async () => {
      const ran: string[] = [];
      const worker = await arrange({ work: noting(ran) });
      await Promise.all(Array.from({ length: 5 }, () => enqueue('same')));
      await worker.drain();
      await enqueue('same');
      await worker.drain();
      assert.deepEqual(ran, ['same']);
    });

    test('that fails is tried again with growing pauses, and after eight tries waits for a person', async () => {
      const fail = async () => {
        throw new Error('the network is on fire');
      };
      const worker = await arrange({ work: noting([], fail) });
      await enqueue('bad');
      const pauses: number[] = [];
      for (let attempt = 1; attempt < 8; attempt += 1) {
        assert.equal(await worker.drain(), 1);
        const job = await row('bad');
        assert.partialDeepStrictEqual(job, {
          state: 'waiting',
          attempts: attempt,
          last_error: JSON.stringify(say('admin.job-threw', { words: 'the network is on fire' })),
        });
        pauses.push(job.due_at - clock.now());
        clock.advanceTo(job.due_at);
      }
      await worker.drain();
      assert.partialDeepStrictEqual(await row('bad'), { state: 'needs_human', due_at: null, attempts: 8 });
      clock.advance(30 * DAY);
      assert.equal(await worker.drain(), 0);
      for (const [index, pause] of pauses.entries()) {
        const plain = Math.min(6 * HOUR, 5 * SECOND * 3 ** index);
        assert.ok(pause >= plain / 2 && pause <= plain * 1.5, `pause ${index} is ${pause}`);
      }
    });

    test('that names its next time waits for it, and that is no failure', async () => {
      let runs = 0;
      const again = async () => {
        runs += 1;
        return runs > 20 ? DONE : ({ end: 'again', at: clock.now() + MINUTE } as const);
      };
      const worker = await arrange({ work: noting([], again) });
      await enqueue('often');
      for (let minute = 0; minute < 20; minute += 1) {
        assert.equal(await worker.drain(), 1);
        assert.partialDeepStrictEqual(await row('often'), {
          state: 'waiting',
          attempts: 0,
          last_error: null,
        });
        clock.advance(MINUTE);
      }
      await worker.drain();
      assert.equal((await row('often')).state, 'done');
    });

    test('of a kind or with a payload that nobody knows is never lost and stops no other', async () => {
      const ran: string[] = [];
      const worker = await arrange({ work: noting(ran) });
      await enqueue('strange', { kind: 'dance' });
      await enqueue('wrong', { payload: { key: 7 } });
      await enqueue('good');
      await worker.drain();
      assert.deepEqual(ran, ['good']);
      assert.partialDeepStrictEqual(await row('strange'), {
        state: 'needs_human',
        last_error: JSON.stringify(say('admin.job-unknown', { kind: 'dance' })),
      });
      assert.partialDeepStrictEqual(await row('wrong'), { state: 'waiting', attempts: 1 });
    });
  });

  describe('several workers', () => {
    test('share what is due: each job runs once', async () => {
      const ran: string[] = [];
      const jobs = { work: noting(ran) };
      const first = await arrange(jobs);
      const keys = Array.from({ length: 60 }, (_, index) => `job ${index}`);
      for (const key of keys) await enqueue(key);
      await Promise.all([first, makeWorker(jobs), makeWorker(jobs)].map((worker) => worker.drain()));
      assert.deepEqual(ran.sort(), keys.sort());
    });

    test('a dead worker’s job is taken over when its lease has run out, and its late word does not count', async () => {
      const ran: string[] = [];
      let finish = () => {};
      let kept: Promise<boolean> | undefined;
      const hang = (run: JobRun) =>
        new Promise<typeof DONE>((resolve) => {
          finish = () => {
            kept = run.extend();
            void kept.then(() => resolve(DONE));
          };
        });
      const slow = await arrange({ work: noting(ran, hang) });
      await enqueue('held');
      const held = slow.drain();
      while (ran.length === 0) await new Promise((resolve) => setImmediate(resolve));
      const other = makeWorker({ work: noting(ran, async () => ({ end: 'again', at: clock.now() + HOUR })) });
      clock.advance(MINUTE - 1);
      assert.equal(await other.drain(), 0, 'the lease still holds');
      clock.advance(1);
      assert.equal(await other.drain(), 1);
      finish();
      await held;
      assert.equal(await kept, false, 'the claim is lost');
      assert.deepEqual(ran, ['held', 'held']);
      assert.partialDeepStrictEqual(await row('held'), { state: 'waiting', due_at: clock.now() + HOUR });
    });

    test('a handler that keeps its claim is not overtaken', async () => {
      const ran: string[] = [];
      let release = () => {};
      let kept = false;
      const worker = await arrange({
        work: noting(ran, async (run) => {
          clock.advance(50 * SECOND);
          kept = await run.extend();
          await new Promise<void>((resolve) => {
            release = resolve;
          });
          return DONE;
        }),
      });
      await enqueue('long');
      const running = worker.drain();
      while (!kept) await new Promise((resolve) => setImmediate(resolve));
      clock.advance(50 * SECOND);
      assert.equal(await makeWorker({ work: noting(ran) }).drain(), 0);
      release();
      await running;
      assert.deepEqual(ran, ['long']);
    });
  });

  describe('the scheduler', () => {
    test('makes one job a period, however many processes tick', async () => {
      await arrange({});
      const make = () => new Scheduler({ db: databases.main, clock, log, onJobs: () => {} });
      const schedulers = [make(), make(), make()];
      for (let hour = 0; hour < 48; hour += 1) {
        await Promise.all(schedulers.map((scheduler) => scheduler.tick()));
        clock.advance(HOUR);
      }
      for (const { kind, every } of PERIODIC_JOBS) {
        const made = await databases.main.read('jobs').where({ kind });
        // A period that passed between two ticks is made up by none.
        const periods = Array.from({ length: 48 }, (_, hour) => Math.floor((START + hour * HOUR) / every));
        assert.equal(made.length, new Set(periods).size, kind);
      }
    });
  });

  describe('events', () => {
    const emit = async (fails: boolean) => {
      const told: string[] = [];
      const events = createEventSink({ onCommit: (all) => told.push(...all.map(({ kind }) => kind)) });
      const ctx: Context = {
        db: databases.main,
        clock,
        ids: secureIds,
        vault: testVault,
        passwords: testPasswords,
        events,
      };
      const work = unitOfWork(ctx, SYSTEM, async (tx) => {
        const businessId = await insertBusiness(tx.q, tx.now);
        tx.emit({ kind: 'profile.saved', businessId, subjectId: businessId });
        if (fails) throw new Error('changed our mind');
        return businessId;
      });
      const businessId = await work.catch(() => 0);
      return { told, businessId };
    };
    const count = async (table: string) =>
      Number((await databases.main.read(table).count({ count: '*' }).first())?.count);

    test('and their jobs are stored together with what caused them, and told afterwards', async () => {
      await arrange({});
      const before = await count('events');
      const { told, businessId } = await emit(false);
      assert.deepEqual(
        [told, await count('events'), await count('jobs')],
        [['profile.saved'], before + 1, 1],
      );
      const job = await databases.main.read('jobs').first();
      assert.partialDeepStrictEqual(job, {
        kind: 'plan-business',
        business_id: businessId,
        state: 'waiting',
        due_at: START,
      });
    });

    test('of a command that fails never happened', async () => {
      await arrange({});
      const before = [await count('events'), await count('businesses')];
      const { told } = await emit(true);
      assert.deepEqual([told, await count('jobs')], [[], 0]);
      assert.deepEqual([await count('events'), await count('businesses')], before);
    });
  });
});
