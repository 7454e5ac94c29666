import assert from 'node:assert/strict';
import { test } from 'node:test';
import pino from 'pino';
import * as v from 'valibot';
import type { Database } from '../../server/db/connect.ts';
import { insertJobs, nextDueAt, purgeFinishedJobs } from '../../server/jobs/job.repo.ts';
import { DONE, defineJob, type Job, type JobOutcome, type JobRun } from '../../server/jobs/job.ts';
import { PERIODIC_JOBS, Scheduler } from '../../server/jobs/scheduler.ts';
import { Worker } from '../../server/jobs/worker.ts';
import { DAY, HOUR, MINUTE, SECOND, SimulatedClock } from '../../server/kernel/clock.ts';
import { secureIds } from '../../server/kernel/ids.ts';
import { say } from '../../server/sentences/index.ts';
import { eachDatabase } from '../support/databases.ts';

const NOW = Date.UTC(2027, 2, 1, 9);
const log = pino({ level: 'silent' });

type Handle = (id: number, run: JobRun) => Promise<JobOutcome>;

function createWorker(db: Database, clock: SimulatedClock, handle: Handle): Worker {
  const jobs: Record<string, Job> = {
    probe: defineJob(v.object({ id: v.number() }), ({ id }, run) => handle(id, run)),
  };
  return new Worker({ db, clock, ids: secureIds, log, jobs });
}

const probe = (id: number, runAt = NOW) => ({
  kind: 'probe',
  key: `probe:${id}`,
  payload: { id },
  runAt,
  businessId: null,
});

const listJobs = (db: Database) =>
  db.read('jobs').orderBy('id').select('state', 'attempts', 'due_at', 'last_error');

eachDatabase((open) => {
  test('two workers share the jobs, and each job runs exactly once', async () => {
    const { main } = await open();
    const clock = new SimulatedClock(NOW);
    await insertJobs(
      main.write,
      Array.from({ length: 200 }, (_, id) => probe(id)),
      NOW,
    );
    const ran: string[][] = [[], []];
    const workers = ran.map((own) =>
      createWorker(main, clock, async (id) => {
        own.push(String(id));
        await new Promise((resolve) => setImmediate(resolve));
        return DONE;
      }),
    );
    const counts = await Promise.all(workers.map((worker) => worker.drain()));
    assert.equal(Number(counts[0]) + Number(counts[1]), 200);
    assert.equal(new Set(ran.flat()).size, 200);
    assert.equal(ran.flat().length, 200);
    assert.deepEqual(await main.read('jobs').distinct('state').pluck('state'), ['done']);
    assert.equal(await nextDueAt(main.read), null);
  });

  test('a key that exists is left as it is; what is not due stays', async () => {
    const { main } = await open();
    const clock = new SimulatedClock(NOW);
    await insertJobs(main.write, [probe(1), probe(2, NOW + MINUTE)], NOW);
    await insertJobs(main.write, [probe(1, NOW + DAY)], NOW);
    const ran: number[] = [];
    const worker = createWorker(main, clock, async (id) => {
      ran.push(id);
      return DONE;
    });
    assert.equal(await worker.drain(), 1);
    assert.equal(await nextDueAt(main.read), NOW + MINUTE);
    clock.advance(MINUTE);
    await worker.drain();
    assert.deepEqual(ran, [1, 2]);
  });

  test('the job of a worker that died is taken over when its lease runs out, not before', async () => {
    const { main } = await open();
    const clock = new SimulatedClock(NOW);
    await insertJobs(main.write, [probe(1)], NOW);
    let free = () => {};
    const stuck = new Promise<void>((resolve) => (free = resolve));
    const dead = createWorker(main, clock, () => stuck.then(() => DONE));
    const hanging = dead.drain();
    while ((await main.read('jobs').where({ state: 'running' })).length === 0)
      await new Promise(setImmediate);
    // It looks for nothing more, so that it does not take its own job anew.
    await dead.stop();
    const seen: number[] = [];
    const other = createWorker(main, clock, async (_, { attempt }) => {
      seen.push(attempt);
      return { end: 'human', error: say('admin.job-threw', { words: 'mine' }) };
    });
    clock.advance(59 * SECOND);
    assert.equal(await other.drain(), 0);
    clock.advance(SECOND);
    assert.equal(await other.drain(), 1);
    assert.deepEqual(seen, [2]);
    // The first one comes back after all: its word no longer counts.
    free();
    await hanging;
    const [row] = await listJobs(main);
    assert.equal(row.state, 'needs_human');
    assert.deepEqual(JSON.parse(row.last_error), { id: 'admin.job-threw', params: { words: 'mine' } });
  });

  test('a handler that extends its lease keeps its job, and learns when it has lost it', async () => {
    const { main } = await open();
    const clock = new SimulatedClock(NOW);
    await insertJobs(main.write, [probe(1)], NOW);
    const kept: boolean[] = [];
    const worker = createWorker(main, clock, async (_, run) => {
      clock.advance(50 * SECOND);
      kept.push(await run.extend());
      clock.advance(50 * SECOND);
      assert.equal(await createWorker(main, clock, async () => DONE).drain(), 0);
      clock.advance(11 * SECOND);
      await createWorker(main, clock, async () => DONE).drain();
      kept.push(await run.extend());
      return { end: 'retry', at: NOW, error: say('admin.job-threw', { words: 'too late' }) };
    });
    await worker.drain();
    assert.deepEqual(kept, [true, false]);
    assert.equal((await listJobs(main))[0].state, 'done');
  });

  test('failures are tried again with growing pauses, then left to a person', async () => {
    const { main } = await open();
    const clock = new SimulatedClock(NOW);
    await insertJobs(main.write, [probe(1)], NOW);
    const attempts: number[] = [];
    const worker = createWorker(main, clock, async (_, { attempt }) => {
      attempts.push(attempt);
      throw new Error(`failure ${attempt}`);
    });
    const pauses: number[] = [];
    for (let at = await nextDueAt(main.read); at !== null; at = await nextDueAt(main.read)) {
      pauses.push(at - clock.now());
      clock.advanceTo(at);
      await worker.drain();
    }
    assert.deepEqual(attempts, [1, 2, 3, 4, 5, 6, 7, 8]);
    const [, ...waits] = pauses;
    const expected = [5, 15, 45, 135, 405, 1215, 3645];
    waits.forEach((ms, index) => {
      const planned = Number(expected[index]) * SECOND;
      assert.ok(ms >= planned * 0.5 && ms <= planned * 1.5, `pause ${index}: ${ms}`);
    });
    const [row] = await listJobs(main);
    assert.deepEqual([row.state, row.due_at], ['needs_human', null]);
    assert.match(row.last_error, /failure 8/);
  });

  test('planned waits are no failures; an unknown kind and a broken payload need a person', async () => {
    const { main } = await open();
    const clock = new SimulatedClock(NOW);
    await insertJobs(
      main.write,
      [probe(1), { ...probe(2), kind: 'unheard-of' }, { ...probe(3), payload: { id: 'three' } }],
      NOW,
    );
    let rounds = 0;
    const worker = createWorker(main, clock, async (_, { attempt }) => {
      assert.equal(attempt, 1);
      rounds += 1;
      return rounds < 12 ? { end: 'again', at: clock.now() + HOUR } : DONE;
    });
    for (let round = 0; round < 20; round += 1) {
      await worker.drain();
      clock.advance(HOUR);
    }
    const [waited, unknown, broken] = await listJobs(main);
    assert.deepEqual([rounds, waited.state, waited.last_error], [12, 'done', null]);
    assert.equal(unknown.state, 'needs_human');
    assert.match(unknown.last_error, /unheard-of/);
    assert.match(broken.last_error, /Expected number/);
  });

  test('finished jobs are removed once they are old', async () => {
    const { main } = await open();
    const clock = new SimulatedClock(NOW);
    await insertJobs(main.write, [probe(1), probe(2, NOW + HOUR)], NOW);
    const worker = createWorker(main, clock, async () => DONE);
    await worker.drain();
    assert.equal(await purgeFinishedJobs(main.write, NOW), 0);
    assert.equal(await purgeFinishedJobs(main.write, NOW + 1), 1);
    assert.equal((await listJobs(main)).length, 1, 'what waits stays');
  });

  test('many schedulers make one job a period', async () => {
    const { main } = await open();
    const clock = new SimulatedClock(NOW);
    let woken = 0;
    const create = () => new Scheduler({ db: main, clock, log, onJobs: () => (woken += 1) });
    const schedulers = [create(), create()];
    const tick = () => Promise.all(schedulers.map((scheduler) => scheduler.tick()));
    const count = async () => (await listJobs(main)).length;
    await tick();
    await tick();
    assert.equal(await count(), PERIODIC_JOBS.length);
    assert.equal(woken, 4);
    assert.ok((await listJobs(main)).every((job) => job.due_at <= NOW));
    clock.advance(DAY);
    await tick();
    const again = PERIODIC_JOBS.reduce((sum, { every }) => sum + Math.min(1, Math.floor(DAY / every)), 0);
    assert.equal(await count(), PERIODIC_JOBS.length + again);
  });
});
