// A database whose file goes while posts fall due: none leaves of which nothing could be kept, and each leaves once.
import assert from 'node:assert/strict';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { MINUTE } from '../../../server/kernel/clock.ts';
import {
  compareWithNetwork,
  DUE,
  openPublishing,
  type PublishingOptions,
  pass,
  seedPosts,
} from '../../support/publishing.ts';

async function arrange(context: TestContext, options: PublishingOptions = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'drivyn-lost-'));
  const world = await openPublishing({ dataDir, databaseUrl: undefined }, { now: DUE - MINUTE, ...options });
  context.after(async () => {
    await world.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await seedPosts(world, 3);
  const file = join(dataDir, 'drivyn.db');
  return {
    world,
    takeAway: () => renameSync(file, `${file}.aside`),
    putBack: () => renameSync(`${file}.aside`, file),
  };
}

const ONCE = { status: 'published', copies: 1, recorded: true };

test('posts that fall due while the file is gone leave once it is back', async (context) => {
  const { world, takeAway, putBack } = await arrange(context);
  takeAway();
  await pass(world, 5 * MINUTE);
  assert.equal((await world.databases.sandbox.read('sandbox_posts')).length, 0);
  putBack();
  await pass(world, 2 * MINUTE);
  for (const { status, copies, recorded } of await compareWithNetwork(world))
    assert.deepEqual({ status, copies, recorded }, ONCE);
});

test('a file that goes while the network is called: the post is found once it is back', async (context) => {
  let calls = 0;
  const { world, takeAway, putBack } = await arrange(context, {
    around: (network) => ({
      ...network,
      publish: async (...given) => {
        const result = await network.publish(...given);
        calls += 1;
        if (calls === 3) takeAway();
        return result;
      },
    }),
  });
  await pass(world, 5 * MINUTE);
  putBack();
  await pass(world, 10 * MINUTE);
  for (const { status, copies, recorded } of await compareWithNetwork(world))
    assert.deepEqual({ status, copies, recorded }, ONCE);
  assert.equal(calls, 3);
});
