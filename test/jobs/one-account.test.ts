// One account's trouble is no other's: an account that hangs, or may not be asked, keeps no other waiting.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Credentials, NO_SIGN_IN } from '../../server/domain/channels/index.ts';
import type { PostNetwork } from '../../server/domain/content/index.ts';
import { claimDueJobs, insertJobs, nextDueAt } from '../../server/jobs/job.repo.ts';
import { HOUR, MINUTE, SECOND } from '../../server/kernel/clock.ts';
import { readSentence, wordsOf } from '../../server/sentences/index.ts';
import { eachDatabase } from '../support/databases.ts';
import {
  compareWithNetwork,
  DUE,
  inPublishingWorld,
  type PublishingWorld,
  pass,
  playOut,
  seedPosts,
} from '../support/publishing.ts';

const isOf = (connection: number) => (call: { readonly profile: string }) =>
  call.profile === `connection-${connection}`;

/** A network that never answers calls of some connections. */
function hangs(network: PostNetwork, isHanging = isOf(1)): PostNetwork {
  const never = () => new Promise<never>(() => {});
  return {
    ...network,
    publish: (call, post) => (isHanging(call) ? never() : network.publish(call, post)),
    check: (call, attempt) => (isHanging(call) ? never() : network.check(call, attempt)),
  };
}

async function statesOf(world: PublishingWorld, ids: readonly number[]): Promise<string[]> {
  return (await compareWithNetwork(world)).filter(({ id }) => ids.includes(id)).map(({ status }) => status);
}

eachDatabase((open) => {
  test('forty posts of an account that hangs delay no post of another', async () => {
    const world = inPublishingWorld(await open(), { around: (network) => hangs(network) });
    const hanging = await seedPosts(world, 40);
    const others = await seedPosts(world, 5);
    await pass(world, 2 * SECOND);
    assert.deepEqual(await statesOf(world, others), Array(5).fill('published'));
    const under = (await statesOf(world, hanging)).filter((state) => state === 'publishing');
    assert.equal(under.length, 3, 'no more of them at once');
    const stopped = world.worker.stop();
    world.clock.advance(10 * SECOND);
    await stopped;
  });

  test('thirty accounts that hang at once hold up another for seconds, not until they are given up', async () => {
    const accounts = 30;
    const world = inPublishingWorld(await open(), {
      around: (network) => hangs(network, ({ profile }) => Number(profile.split('-')[1]) <= accounts),
    });
    for (let account = 0; account < accounts; account += 1) await seedPosts(world, 2);
    const others = await seedPosts(world, 2);
    await pass(world, SECOND);
    assert.deepEqual(await statesOf(world, others), ['scheduled', 'scheduled'], 'all places are taken');
    await pass(world, 12 * SECOND);
    assert.deepEqual(await statesOf(world, others), ['published', 'published']);
    const stopped = world.worker.stop();
    world.clock.advance(10 * SECOND);
    await stopped;
  });

  test('what waits for its turn is no work for the worker', async () => {
    const { main } = await open();
    const jobs = Array.from({ length: 8 }, (_, id) => ({
      ...{ kind: 'publish-post', key: `job:${id}`, payload: {}, runAt: DUE, businessId: null },
      turn: id < 6 ? 'publish-post:1' : 'publish-post:2',
    }));
    await insertJobs(main.write, jobs, DUE);
    const claim = { now: DUE, leaseUntil: DUE + MINUTE, lease: 'first', limit: 10 };
    const ids = async (change: object) =>
      (await claimDueJobs(main.write, { ...claim, ...change })).map(({ id }) => id);
    assert.deepEqual(await ids({}), [1, 2, 3, 7, 8]);
    assert.deepEqual(await ids({ lease: 'second' }), []);
    assert.equal(await nextDueAt(main.read, { now: DUE }), DUE + MINUTE, 'the end of a claim');
    assert.equal(await nextDueAt(main.read), DUE);
    await main.write('jobs').where({ id: 2 }).update({ state: 'done', due_at: null });
    assert.deepEqual(await ids({ lease: 'third' }), [4]);
    // Whoever held them died: they are anybody's again, still three at once.
    assert.deepEqual(
      await ids({ now: DUE + MINUTE, leaseUntil: DUE + HOUR, lease: 'late' }),
      [1, 5, 6, 7, 8],
    );
  });
});

/** The first connection may not be asked before a moment. */
function limited(until: number) {
  return (world: PublishingWorld) => ({
    ...NO_SIGN_IN,
    blockedUntil: async (connectionId: number) =>
      connectionId === 1 && world.clock.now() < until ? until : null,
  });
}

describe('a limit', () => {
  eachDatabase((open) => {
    const until = DUE + 3 * HOUR;
    const at = async (world: PublishingWorld, ids: readonly number[]): Promise<number[]> =>
      world.databases.main
        .read('posts')
        .whereIn('id', [...ids])
        .orderBy('scheduled_at')
        .pluck('scheduled_at');

    test('moves the posts of its account to the time that it names, and no others', async () => {
      const world = inPublishingWorld(await open());
      Object.assign(world.publishing, { credentials: limited(until)(world) });
      const waiting = await seedPosts(world, 3);
      const others = await seedPosts(world, 2);
      await world.worker.drain();
      assert.deepEqual(await statesOf(world, others), ['published', 'published']);
      assert.deepEqual(await statesOf(world, waiting), ['scheduled', 'scheduled', 'scheduled']);
      assert.deepEqual(await at(world, waiting), [until, until + MINUTE, until + 2 * MINUTE]);
      const { note } = await world.databases.main.read('posts').where({ id: waiting[0] }).first('note');
      assert.equal(
        wordsOf(readSentence(note)),
        'Facebook takes no more posts of this account before Mon 1 Mar 2027, 12:00.',
      );
      const decisions = await world.databases.main.read('decisions').where({ kind: 'reschedule' });
      assert.equal(decisions.length, 3);
      world.clock.advanceTo(until);
      await playOut(world);
      assert.deepEqual(await statesOf(world, waiting), ['published', 'published', 'published']);
    });

    test('that is told by the answer counts as no attempt', async () => {
      let asked = 0;
      const world = inPublishingWorld(await open(), {
        around: (network) => ({
          ...network,
          publish: async (call, post) => {
            asked += 1;
            if (asked > 8) return network.publish(call, post);
            return { end: 'retry', at: world.clock.now(), error: 'Too many posts.' };
          },
        }),
      });
      // It names another time with each answer.
      const blockedUntil = async () => (asked > 0 && asked <= 8 && !isNext() ? DUE + asked * HOUR : null);
      const isNext = () => world.clock.now() >= DUE + asked * HOUR;
      Object.assign(world.publishing, { credentials: { ...NO_SIGN_IN, blockedUntil } });
      const ids = await seedPosts(world, 1);
      for (let hour = 0; hour < 9; hour += 1) await playOut(world);
      assert.equal(asked, 9);
      assert.deepEqual(await statesOf(world, ids), ['published']);
    });

    /** A network whose reply to the first call is lost, though it took the post. */
    async function withLostReply(credentials: (world: PublishingWorld) => Partial<Credentials>) {
      const world = inPublishingWorld(await open(), {
        around: (network) => ({
          ...network,
          publish: async (call, post) => {
            await network.publish(call, post);
            return { end: 'unknown', error: 'reset' };
          },
        }),
      });
      Object.assign(world.publishing, { credentials: { ...NO_SIGN_IN, ...credentials(world) } });
      const ids = await seedPosts(world, 1);
      await playOut(world);
      return { world, ids };
    }

    test('on posts keeps no lost reply from being looked for', async () => {
      const { world, ids } = await withLostReply(({ clock }) => ({
        blockedUntil: async (_, kind) => (kind !== 'ask' && clock.now() > DUE ? until : null),
      }));
      assert.deepEqual(await statesOf(world, ids), ['published']);
    });

    test('on questions has a lost reply looked for later, and asks no person', async () => {
      const free = DUE + HOUR;
      const { world, ids } = await withLostReply(({ clock }) => ({
        open: async ({ kind }) =>
          kind === 'ask' && clock.now() < free
            ? { end: 'blocked', until: free, error: 'Too many questions.' }
            : { end: 'opened', credential: null },
      }));
      assert.deepEqual(await statesOf(world, ids), ['published']);
      assert.ok(world.clock.now() >= free);
    });

    test('nothing moves while everything is paused', async () => {
      const world = inPublishingWorld(await open());
      Object.assign(world.publishing, { credentials: limited(until)(world) });
      const ids = await seedPosts(world, 1);
      await world.databases.main
        .write('business_settings')
        .where({ business_id: 1 })
        .update({ paused: true });
      await world.worker.drain();
      assert.deepEqual(await at(world, ids), [DUE]);
    });
  });
});

describe('trouble that passes', () => {
  eachDatabase((open) => {
    test('is tried again at growing distances, each post at its own', async () => {
      const calls: { content: string; at: number }[] = [];
      const world = inPublishingWorld(await open(), {
        around: (network) => ({
          ...network,
          publish: async (_, { content }) => {
            calls.push({ content, at: world.clock.now() });
            return { end: 'retry', at: world.clock.now(), error: 'Away for a moment.' };
          },
        }),
      });
      const ids = await seedPosts(world, 2);
      await playOut(world);
      await playOut(world);
      assert.deepEqual(await statesOf(world, ids), ['failed', 'failed']);
      const gaps = ids.map((_, index) => {
        const times = calls
          .filter(({ content }) => content.startsWith(`Post number ${index} `))
          .map(({ at }) => at);
        return times.slice(1).map((time, call) => time - (times[call] ?? 0));
      });
      for (const own of gaps) {
        assert.equal(own.length, 5);
        for (const [index, base] of [1, 3, 9, 27, 60].entries()) {
          const gap = (own[index] ?? 0) / MINUTE;
          assert.ok(gap >= base * 0.5 && gap <= base * 1.5 + 0.1, `${gap} after ${index + 1}`);
        }
      }
      assert.notDeepEqual(gaps[0], gaps[1], 'they do not come back together');
      const { trouble } = await world.databases.main.read('posts').where({ id: ids[0] }).first('trouble');
      assert.equal(trouble, 'unreachable');
    });

    test('what is refused is not tried again', async () => {
      let asked = 0;
      const world = inPublishingWorld(await open(), {
        around: (network) => ({
          ...network,
          publish: async () => {
            asked += 1;
            return { end: 'rejected', reason: 'Too tall.' };
          },
        }),
      });
      const ids = await seedPosts(world, 1);
      await playOut(world);
      assert.deepEqual([asked, await statesOf(world, ids)], [1, ['failed']]);
    });
  });
});
