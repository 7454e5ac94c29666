// A process that stands still in the middle of a call, for real and beside another one that goes on.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabases } from '../../server/db/open.ts';
import { MINUTE, SECOND } from '../../server/kernel/clock.ts';
import { bundleChild } from '../support/child.ts';
import { eachDatabase } from '../support/databases.ts';
import { HeldClock } from '../support/held-clock.ts';
import {
  compareWithNetwork,
  DUE,
  inPublishingWorld,
  type PublishingOptions,
  pass,
  seedPosts,
} from '../support/publishing.ts';
import { copyEmpty } from '../support/templates.ts';

/** Fewer than the worker has slots: it could take up again what it lost. */
const POSTS = 3;

/** The posts of a data directory, due now. */
async function seed(dataDir: string): Promise<void> {
  await copyEmpty(dataDir);
  const databases = await openDatabases({ dataDir, databaseUrl: undefined });
  const world = inPublishingWorld(databases, { now: Date.now() });
  await seedPosts(world, POSTS);
  await databases.main.write('posts').update({ scheduled_at: Date.now() });
  for (const { id, payload } of await databases.main.read('jobs').where({ kind: 'publish-post' })) {
    const due = { payload: JSON.stringify({ ...JSON.parse(payload), at: 0 }), due_at: Date.now() };
    await databases.main.write('jobs').where({ id }).update(due);
  }
  await world.close();
}

async function readOutcome(dataDir: string) {
  const databases = await openDatabases({ dataDir, databaseUrl: undefined });
  const world = inPublishingWorld(databases);
  const outcome = await compareWithNetwork(world);
  await world.close();
  return outcome.map(({ status, copies, recorded }) => [status, copies, recorded]);
}

test('a real process that is stopped in the middle of three calls, for longer than claim and settle time together', {
  timeout: 120_000,
}, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'drivyn-stopped-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const script = await bundleChild('slow-call-child');
  for (const round of [1, 2, 3]) {
    const dataDir = join(folder, String(round));
    await seed(dataDir);
    const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    t.after(() => child.kill('SIGKILL'));
    const ended = once(child, 'exit');
    let calls = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      calls += chunk.toString().split('calling').length - 1;
    });
    while (calls < POSTS) await wait(10);
    child.kill('SIGSTOP');
    await wait(2500);
    child.kill('SIGCONT');
    // The calls end, and whoever would look too early has looked.
    await wait(6000);
    child.kill('SIGTERM');
    assert.deepEqual(await ended, [0, null]);
    assert.deepEqual(await readOutcome(dataDir), Array(POSTS).fill(['published', 1, true]));
    assert.equal(calls, POSTS);
  }
});

eachDatabase((open) => {
  /** Two processes on one database; the clock of the network passes with the second one. */
  async function arrange(first: PublishingOptions) {
    const databases = await open();
    const networkClock = new HeldClock(DUE);
    const frozen = inPublishingWorld(databases, { networkClock, isShared: true, ...first });
    await seedPosts(frozen, 1);
    let looks = 0;
    const other = inPublishingWorld(databases, {
      networkClock,
      isShared: true,
      around: (network) => ({
        ...network,
        check: (call, attempt) => {
          looks += 1;
          return network.check(call, attempt);
        },
      }),
    });
    return { frozen, other, looks: () => looks };
  }
  const copies = async (world: Parameters<typeof compareWithNetwork>[0]) =>
    (await compareWithNetwork(world)).map((post) => [post.status, post.copies]);

  test('another process does not look before the call must have been given up, and then finds the post', async () => {
    const { frozen, other, looks } = await arrange({
      faults: { next: () => ({ kind: 'long', ms: 90 * SECOND }) },
    });
    await pass(frozen, 2 * SECOND);
    await pass(other, 3 * MINUTE - 10 * SECOND, 5 * SECOND);
    assert.equal(looks(), 0);
    await pass(other, 2 * MINUTE, 5 * SECOND);
    assert.deepEqual(await copies(other), [['published', 1]]);
    await pass(frozen, MINUTE, 5 * SECOND);
    assert.deepEqual(await copies(other), [['published', 1]]);
    assert.deepEqual([frozen.reports, other.reports], [[], []]);
    await Promise.all([frozen.worker.stop(), other.worker.stop()]);
  });

  test('one that is frozen before it has sent anything, for longer than anybody waits, says so when it thaws', async () => {
    const { promise: thawed, resolve: thaw } = Promise.withResolvers<void>();
    const { frozen, other } = await arrange({
      around: (network) => ({
        ...network,
        publish: async (call, post) => {
          await thawed;
          return network.publish(call, post);
        },
      }),
    });
    await pass(frozen, 2 * SECOND);
    await pass(other, 8 * MINUTE, 5 * SECOND);
    assert.deepEqual(await copies(other), [['published', 1]]);
    thaw();
    await pass(frozen, 2 * SECOND);
    assert.deepEqual(await copies(other), [['published', 2]]);
    assert.equal(frozen.reports.length, 1, 'no network knows whom to refuse: a person is told');
    await Promise.all([frozen.worker.stop(), other.worker.stop()]);
  });
});
