// Which lanes a worker asks: those in which something is due, however much is due in others.
import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import pino from 'pino';
import * as v from 'valibot';
import type { Databases } from '../../server/db/open.ts';
import { insertJobs } from '../../server/jobs/job.repo.ts';
import { DONE, defineJob, type Lane } from '../../server/jobs/job.ts';
import { Worker } from '../../server/jobs/worker.ts';
import { SimulatedClock } from '../../server/kernel/clock.ts';
import { secureIds } from '../../server/kernel/ids.ts';
import { eachDatabase } from '../support/databases.ts';

const START = Date.UTC(2027, 2, 1, 9);
const log = pino({ level: 'silent' });

eachDatabase((open) => {
  let databases: Databases;
  let ran: string[];
  let worker: Worker;
  before(async () => {
    databases = await open();
  });
  beforeEach(async () => {
    await databases.main.write('jobs').del();
    ran = [];
    const jobs = { plan: noting('main'), publish: noting('publish'), draw: noting('draw') };
    worker = new Worker({ db: databases.main, clock: new SimulatedClock(START), ids: secureIds, log, jobs });
  });

  const noting = (lane: Lane) =>
    defineJob(
      v.unknown(),
      async () => {
        ran.push(lane);
        return DONE;
      },
      lane,
    );
  const enqueue = (kind: string, count: number, runAt: number) => {
    const job = (index: number) => ({ kind, key: `${kind}:${index}`, payload: {}, runAt, businessId: null });
    const jobs = Array.from({ length: count }, (_, index) => job(index));
    return insertJobs(databases.main.write, jobs, START);
  };
  /** What is claimed while `work` goes on. */
  async function countClaims(work: () => Promise<unknown>): Promise<number> {
    let count = 0;
    const note = ({ sql }: { sql: string }) => {
      if (/^update .* set "?`?state.*attempts \+ 1/.test(sql)) count += 1;
    };
    const { write } = databases.main;
    write.on('query', note);
    try {
      await work();
    } finally {
      write.removeListener('query', note);
    }
    return count;
  }

  test('nothing that is due is nothing to claim', async () => {
    await enqueue('plan', 1, START + 1);
    assert.equal(await countClaims(() => worker.drain()), 0);
    assert.deepEqual(ran, []);
  });

  test('lanes in which nothing is due are not asked, and kinds that nobody knows are the main one’s', async () => {
    await enqueue('publish', 1, START);
    assert.equal(await countClaims(() => worker.drain()), 1);
    await enqueue('dance', 1, START);
    assert.equal(await countClaims(() => worker.drain()), 1);
    assert.deepEqual(ran, ['publish']);
    const strange = await databases.main.read('jobs').where({ kind: 'dance' }).first();
    assert.equal(strange.state, 'needs_human');
  });

  test('what is due behind many others of another lane does not wait for them', async () => {
    await enqueue('plan', 240, START - 1);
    await enqueue('draw', 1, START);
    await worker.drain();
    assert.equal(ran.length, 241);
    assert.ok(ran.indexOf('draw') < 20, `after ${ran.indexOf('draw')} others`);
  });
});
