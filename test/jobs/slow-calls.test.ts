// A network that takes its time, a process that stands still and a clock that is set: a post leaves once. The network
// refuses no duplicates here.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { FaultPlan } from '../../server/connectors/channels/sandbox/fault.ts';
import { openDatabases } from '../../server/db/open.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../server/kernel/clock.ts';
import { createRandom } from '../../server/kernel/random.ts';
import { doNotAwaitDisk } from '../support/databases.ts';
import { HeldClock } from '../support/held-clock.ts';
import {
  compareWithNetwork,
  DUE,
  inPublishingWorld,
  type PublishingOptions,
  type PublishingWorld,
  pass,
  playOut,
  seedPosts,
} from '../support/publishing.ts';
import { copyEmpty } from '../support/templates.ts';

let folder: string;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'drivyn-slow-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

let worlds = 0;
async function open(dataDir = join(folder, String(worlds++)), options: PublishingOptions = {}) {
  if (!existsSync(dataDir)) await copyEmpty(dataDir);
  const databases = await openDatabases({ dataDir, databaseUrl: undefined });
  await doNotAwaitDisk(databases.main);
  await doNotAwaitDisk(databases.sandbox);
  return inPublishingWorld(databases, options);
}

/** Every first attempt takes so long, later ones no time. */
function firstTakes(ms: (content: string) => number): FaultPlan {
  const met = new Set<string>();
  return {
    next: ({ content }) => {
      if (met.has(content)) return null;
      met.add(content);
      return { kind: 'long', ms: ms(content) };
    },
  };
}

async function expectOnce(world: PublishingWorld): Promise<void> {
  for (const post of await compareWithNetwork(world)) {
    assert.deepEqual([post.status, post.copies, post.recorded], ['published', 1, true], JSON.stringify(post));
  }
  assert.deepEqual(world.reports, []);
}

/** Fewer than the worker has slots: whoever loses a claim could take it up again at once. */
const AT_ONCE = 3;
const ROUNDS = 8;
const TIMES = AT_ONCE * ROUNDS;
const random = createRandom('slow calls');

describe('a call of 75 seconds, longer than a claim lasts', () => {
  test(`is waited for: each post leaves once, ${TIMES} times`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const world = await open(undefined, { faults: firstTakes(() => 75 * SECOND) });
      await seedPosts(world, AT_ONCE);
      await pass(world, 3 * MINUTE, 5 * SECOND);
      await expectOnce(world);
      await world.close();
    }
  });

  test('so does one of any length up to the deadline', async () => {
    const world = await open(undefined, { faults: firstTakes(() => SECOND * (1 + random.int(118))) });
    await seedPosts(world, 12);
    await pass(world, 10 * MINUTE, 2 * SECOND);
    await expectOnce(world);
    await world.close();
  });

  test('past the deadline it is given up, and found when it took effect after all', async () => {
    const world = await open(undefined, { faults: firstTakes(() => 150 * SECOND) });
    await seedPosts(world, 3);
    await pass(world, 2 * MINUTE + SECOND);
    assert.deepEqual(
      (await compareWithNetwork(world)).map(({ status, copies }) => [status, copies]),
      [
        ['publishing', 0],
        ['publishing', 0],
        ['publishing', 0],
      ],
    );
    await pass(world, 5 * MINUTE, 5 * SECOND);
    await expectOnce(world);
    await world.close();
  });
});

/** What happens to us in the middle of a call of five seconds; the network notices nothing. */
const MISHAPS: Readonly<Record<string, (clock: HeldClock) => void>> = {
  'a process that is stopped for 70 s': (clock) => clock.advance(70 * SECOND),
  'a machine that sleeps for 70 s': (clock) => clock.set(clock.now() + 70 * SECOND),
  'a machine that sleeps for three hours': (clock) => clock.set(clock.now() + 3 * HOUR),
  'a clock that is set 90 s forward': (clock) => clock.set(clock.now() + 90 * SECOND),
  'a clock that is set 90 s back': (clock) => clock.set(clock.now() - 90 * SECOND),
  'a clock that is set two days forward': (clock) => clock.set(clock.now() + 2 * DAY),
};

describe('during a call', () => {
  for (const [name, happen] of Object.entries(MISHAPS)) {
    test(`${name} sends nothing twice, ${TIMES} times`, async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        // Every other call goes on for longer than anybody would take to believe that the post is not there.
        const length = round % 2 === 0 ? 5 * SECOND : 100 * SECOND;
        const networkClock = new HeldClock(DUE);
        const world = await open(undefined, { networkClock, faults: firstTakes(() => length) });
        await seedPosts(world, AT_ONCE);
        await pass(world, (1 + (round % 4)) * SECOND);
        assert.deepEqual(
          (await compareWithNetwork(world)).map(({ copies }) => copies),
          Array(AT_ONCE).fill(0),
        );
        happen(world.clock);
        await pass(world, 20 * SECOND);
        await pass(world, 4 * MINUTE, 5 * SECOND);
        await expectOnce(world);
        await world.close();
      }
    });
  }

  for (const [name, by] of [
    ['forward', 90 * SECOND],
    ['back', -90 * SECOND],
    ['forward by an hour', HOUR - MINUTE],
  ] as const) {
    test(`a clock that is set ${name} while the post is looked for brings no second one`, async () => {
      const networkClock = new HeldClock(DUE);
      const faults: FaultPlan = {
        next: (
          (met) =>
          ({ content }) => {
            if (met.has(content)) return null;
            met.add(content);
            return { kind: 'slow', ms: 40 * SECOND } as const;
          }
        )(new Set<string>()),
      };
      const world = await open(undefined, { networkClock, faults });
      await seedPosts(world, AT_ONCE);
      await pass(world, 10 * SECOND);
      world.clock.set(world.clock.now() + by);
      await pass(world, 5 * MINUTE, 5 * SECOND);
      await expectOnce(world);
      await world.close();
    });
  }
});

describe('a restart', () => {
  for (const [name, by] of [
    ['at once', 0],
    ['with a clock an hour ahead', HOUR - MINUTE],
    ['with a clock 90 s behind', -90 * SECOND],
  ] as const) {
    test(`${name}, while the network still works on the post, brings no second one`, async () => {
      const dataDir = join(folder, String(worlds++));
      const networkClock = new HeldClock(DUE);
      const first = await open(dataDir, {
        networkClock,
        faults: { next: () => ({ kind: 'slow', ms: 45 * SECOND }) },
      });
      await seedPosts(first, 4);
      await pass(first, 2 * SECOND);
      // As after a crash: how the call ended is not known.
      await first.databases.main.write('post_calls').del();
      await first.close();
      const second = await open(dataDir, { networkClock, now: first.clock.now() + by });
      await pass(second, 6 * MINUTE, 5 * SECOND);
      await playOut(second);
      await expectOnce(second);
      await second.close();
    });
  }

  test('while nothing arrived there: it leaves again, once, when that is certain', async () => {
    const dataDir = join(folder, String(worlds++));
    const networkClock = new HeldClock(DUE);
    const first = await open(dataDir, { networkClock, faults: { next: () => ({ kind: 'reset' }) } });
    await seedPosts(first, 4);
    await pass(first, 2 * SECOND);
    await first.close();
    const second = await open(dataDir, { networkClock, now: first.clock.now() + HOUR - MINUTE });
    await pass(second, 50 * SECOND);
    assert.deepEqual(
      (await compareWithNetwork(second)).map(({ copies }) => copies),
      [0, 0, 0, 0],
      'too early',
    );
    await pass(second, 2 * MINUTE, 5 * SECOND);
    await expectOnce(second);
    await second.close();
  });
});
