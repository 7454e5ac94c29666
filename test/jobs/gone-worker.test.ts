// A worker that is killed beside another one: what it had claimed goes on within seconds, what it had begun is looked for as
// soon as its network allows. One that only sleeps is waited for as ever. The network refuses no duplicates.
import assert from 'node:assert/strict';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import * as v from 'valibot';
import type { ChannelType } from '../../server/contract/channels/index.ts';
import { type Databases, openDatabases } from '../../server/db/open.ts';
import { Presence } from '../../server/db/presence.ts';
import { Attempts, endCallsOf } from '../../server/domain/content/index.ts';
import { Heartbeat } from '../../server/jobs/heartbeat.ts';
import { freeClaimsOf, insertJobs } from '../../server/jobs/job.repo.ts';
import { DONE, defineJob } from '../../server/jobs/job.ts';
import { Worker } from '../../server/jobs/worker.ts';
import { DAY, MINUTE, SECOND } from '../../server/kernel/clock.ts';
import { secureIds } from '../../server/kernel/ids.ts';
import { eachDatabase } from '../support/databases.ts';
import { HeldClock } from '../support/held-clock.ts';
import {
  compareWithNetwork,
  DUE,
  inPublishingWorld,
  type PublishingOptions,
  type PublishingWorld,
  pass,
  seedPosts,
} from '../support/publishing.ts';

/** From a kill on until everybody knows: twelve seconds, looks two seconds apart, and a moment for the database. */
const KNOWN = 18 * SECOND;

/** Ends the connection on which a worker's lock lies, as the system does when the process ends. */
async function kill({ main }: Databases, worker: string): Promise<void> {
  const { rows } = await main.write.raw(
    `select pg_terminate_backend(pid) as ended from pg_locks
     where locktype = 'advisory' and classid = 7361826 and objid = hashtext(?)::bit(32)::bigint::oid`,
    [worker],
  );
  assert.deepEqual(rows, [{ ended: true }], 'it held its lock');
}

/** The way from a machine to the database server, which may break without either of them ending. */
async function openWay({ main }: Databases) {
  const { rows } = await main.read.raw(
    `select current_setting('unix_socket_directories') as folder, current_setting('port') as port,
       current_database() as name, current_user as role`,
  );
  const { folder, port, name, role } = rows[0];
  let isCut = false;
  const sockets = new Set<Socket>();
  const proxy = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(`${folder}/.s.PGSQL.${port}`);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other).on('error', () => {});
      one
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const opened: Databases[] = [];
  return {
    open: async () => {
      const place = `postgres://${role}@127.0.0.1:${(proxy.address() as AddressInfo).port}/${name}`;
      const databases = await openDatabases({ dataDir: '', databaseUrl: place });
      opened.push(databases);
      return databases;
    },
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      for (const databases of opened) await databases.close();
      proxy.close();
    },
  };
}

const signs = ({ main }: Databases) => main.read('workers').pluck('id');

eachDatabase((open, dialect) => {
  test('what a worker had is let go, and nothing of another one', async () => {
    const databases = await open();
    const { write } = databases.main;
    const world = inPublishingWorld(databases);
    const ids = await seedPosts(world, 3);
    const now = DUE + 10 * SECOND;
    const runs = { state: 'running', due_at: now + MINUTE };
    const jobs = await write('jobs').where({ kind: 'publish-post' }).orderBy('id').pluck('id');
    const owners = ['ab', 'ab_', 'abc'];
    for (const [at, owner] of owners.entries()) {
      await write('jobs')
        .where({ id: jobs[at] })
        .update({ ...runs, lease: `${owner}.x` });
      await write('post_calls').insert({ post_id: ids[at], attempt: '1.a', ended_at: DUE, open_by: owner });
    }
    assert.equal(await freeClaimsOf(write, 'ab_', now), 1);
    assert.equal(await endCallsOf(write, 'ab_', now), 1);
    assert.deepEqual(await write('jobs').whereIn('id', jobs).orderBy('id').pluck('due_at'), [
      now + MINUTE,
      now,
      now + MINUTE,
    ]);
    const calls = await write('post_calls').orderBy('post_id').select('open_by', 'ended_at');
    assert.deepEqual(calls, [
      { open_by: 'ab', ended_at: DUE },
      { open_by: null, ended_at: now },
      { open_by: 'abc', ended_at: DUE },
    ]);
    await world.worker.stop();
  });

  // Files in a data directory are one process's own: what another had left there is free as soon as it starts.
  if (dialect === 'sqlite') return;

  /** Two workers of which the first holds three jobs of an account in its hands; two more wait for their turn. */
  async function claimed() {
    const databases = await open();
    const { main } = databases;
    const log = pino({ level: 'silent' });
    const make = (id: string, handle: () => Promise<void>) => {
      const clock = new HeldClock(DUE);
      const jobs = { work: defineJob(v.unknown(), () => handle().then(() => DONE)) };
      const presence = new Presence(main, id);
      const attempts = new Attempts(clock, id);
      const parts = { db: main, clock, log, version: '1', id, presence, attempts, endWorkOf: endCallsOf };
      const heartbeat = new Heartbeat(parts);
      const worker = new Worker({ db: main, clock, ids: secureIds, log, jobs, heartbeat });
      return { clock, worker, heartbeat };
    };
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const first = make('first', () => ended);
    let ran = 0;
    const second = make('second', async () => {
      ran += 1;
    });
    const job = { kind: 'work', payload: {}, runAt: DUE, businessId: null, turn: 'work:1' };
    await insertJobs(
      main.write,
      ['a', 'b', 'c', 'd', 'e'].map((key) => ({ ...job, key })),
      DUE,
    );
    first.worker.start();
    while ((await main.read('jobs').where({ state: 'running' })).length < 3) await wait(10);
    while ((await signs(databases)).length < 1) await wait(10);
    second.worker.start();
    while ((await signs(databases)).length < 2) await wait(10);
    const stop = async () => {
      end();
      await Promise.all([first.worker.stop(), second.worker.stop()]);
    };
    return { databases, second, ran: () => ran, stop };
  }
  /** Time goes by for a worker, with a moment of real time for its database in each second. */
  async function goOn(
    { clock, heartbeat }: { readonly clock: HeldClock; readonly heartbeat: Heartbeat },
    ms: number,
    isEnough = () => false,
  ): Promise<number> {
    for (let passed = 0; passed < ms; passed += SECOND) {
      if (isEnough()) return passed;
      clock.advance(SECOND);
      await heartbeat.idle();
      await wait(30);
    }
    return ms;
  }

  test('what a killed worker had claimed is free within seconds, and so is the place of its account', async () => {
    const { databases, second, ran, stop } = await claimed();
    await goOn(second, 8 * SECOND);
    assert.equal(ran(), 0, 'three of a turn run');
    await kill(databases, 'first');
    const took = await goOn(second, KNOWN, () => ran() === 5);
    assert.equal(ran(), 5, `after ${took / SECOND} s`);
    await stop();
  });

  test('one that sleeps keeps what it has for as long as a claim lasts', async () => {
    const { second, ran, stop } = await claimed();
    await goOn(second, 50 * SECOND);
    assert.equal(ran(), 0);
    await goOn(second, 15 * SECOND, () => ran() === 5);
    assert.equal(ran(), 5, 'then its claims have run out');
    await stop();
  });

  test('one whose lock is lost with the connection, and that goes on, is not gone', async () => {
    const databases = await open();
    const worlds = [1, 2].map(() => inPublishingWorld(databases, { beats: true }));
    const [first, second] = worlds as [PublishingWorld, PublishingWorld];
    for (const world of worlds) await pass(world, SECOND);
    const name = first.publishing.attempts.worker;
    const call = { post_id: 0, attempt: '1.a', ended_at: DUE, open_by: name };
    [call.post_id = 0] = await seedPosts(first, 1);
    await databases.main.write('jobs').del();
    await databases.main.write('post_calls').insert(call);
    await kill(databases, name);
    for (let passed = 0; passed < 30; passed += 1) for (const world of worlds) await pass(world, SECOND);
    const [kept] = await databases.main.read('post_calls');
    assert.equal(kept.open_by, name);
    await kill(databases, name);
    await pass(second, KNOWN);
    const [ended] = await databases.main.read('post_calls');
    assert.equal(ended.open_by, null, 'it has taken its lock anew, and lost it when it was killed');
    await Promise.all(worlds.map(({ worker }) => worker.stop()));
  });

  /** A worker that has begun to send a post, and others on the same database; the network's clock passes with them. */
  async function begun(options: PublishingOptions, channel: ChannelType = 'facebook') {
    const databases = await open();
    const networkClock = new HeldClock(DUE);
    const shared = { networkClock, isShared: true, beats: true };
    const first = inPublishingWorld(databases, { ...shared, ...options });
    await seedPosts(first, 1, channel);
    let looks = 0;
    const other = () =>
      inPublishingWorld(databases, {
        ...shared,
        now: networkClock.now(),
        around: (network) => ({
          ...network,
          check: (call, attempt) => {
            looks += 1;
            return network.check(call, attempt);
          },
        }),
      });
    return { databases, first, other, looks: () => looks };
  }
  const copies = async (world: PublishingWorld) =>
    (await compareWithNetwork(world)).map((post) => [post.status, post.copies]);
  /** The same as `pass`, until it is enough. */
  async function live(world: PublishingWorld, ms: number, isEnough = async () => false): Promise<number> {
    for (let passed = 0; passed < ms; passed += SECOND) {
      if (await isEnough()) return passed;
      await pass(world, SECOND);
    }
    return ms;
  }
  const stopAll = (...worlds: PublishingWorld[]) => Promise.all(worlds.map(({ worker }) => worker.stop()));
  const isOut = (world: PublishingWorld) => async () => (await copies(world))[0]?.[0] === 'published';

  test('what a killed worker had sent is found within seconds', async () => {
    const { databases, first, other } = await begun({
      around: (network) => ({
        ...network,
        publish: async (call, post) => {
          await network.publish(call, post);
          return new Promise(() => {});
        },
      }),
    });
    await live(first, 2 * SECOND);
    const second = other();
    await kill(databases, first.publishing.attempts.worker);
    const took = await live(second, KNOWN + 3 * SECOND, isOut(second));
    assert.deepEqual(await copies(second), [['published', 1]], `after ${took / SECOND} s`);
    await stopAll(second);
  });

  for (const channel of ['facebook', 'youtube'] as const)
    test(`what it had not got through to ${channel} leaves again once that is settled, and not before`, async () => {
      const { databases, first, other, looks } = await begun(
        { around: (network) => ({ ...network, publish: () => new Promise(() => {}) }) },
        channel,
      );
      await live(first, 2 * SECOND);
      const second = other();
      await kill(databases, first.publishing.attempts.worker);
      await live(second, KNOWN);
      assert.ok(looks() > 0, 'it is looked for');
      // The Sandbox settles within a minute.
      await live(second, 45 * SECOND);
      const [post] = await databases.main.read('posts');
      assert.equal(post.status, 'publishing', 'not settled yet');
      const took = await live(second, 3 * MINUTE, isOut(second));
      assert.deepEqual(await copies(second), [['published', 1]], `after ${took / SECOND} s more`);
      await stopAll(second);
    });

  test('nothing leaves sooner where it was long asked about, and where the clock is set two days forward', async () => {
    const { databases, first, other } = await begun({
      around: (network) => ({ ...network, publish: () => new Promise(() => {}) }),
    });
    await live(first, 2 * SECOND);
    const second = other();
    // The first one stands still: its claim runs out, and the attempt is asked about.
    await live(second, 90 * SECOND);
    await kill(databases, first.publishing.attempts.worker);
    await live(second, KNOWN);
    second.clock.set(second.clock.now() + 2 * DAY);
    await live(second, 40 * SECOND);
    const [post] = await databases.main.read('posts');
    assert.equal(post.status, 'publishing', 'not settled yet');
    await live(second, MINUTE, isOut(second));
    assert.deepEqual(await copies(second), [['published', 1]]);
    await stopAll(second);
  });

  test('one that is only cut off from the database has nothing open any more when it counts as gone', async (t) => {
    const databases = await open();
    const way = await openWay(databases);
    t.after(way.close);
    const networkClock = new HeldClock(DUE);
    const shared = { networkClock, isShared: true, beats: true };
    const { promise: woken, resolve: wake } = Promise.withResolvers<void>();
    let begun = 0;
    const first = inPublishingWorld(await way.open(), {
      ...shared,
      around: (network) => ({
        ...network,
        // An upload that goes on for as long as somebody sends it.
        publish: async (call, post) => {
          begun += 1;
          await Promise.race([
            woken,
            new Promise((resolve) => call.signal.addEventListener('abort', resolve)),
          ]);
          call.signal.throwIfAborted();
          return network.publish(call, post);
        },
      }),
    });
    await seedPosts(first, 1);
    await live(first, 2 * SECOND);
    assert.equal(begun, 1);
    const second = inPublishingWorld(databases, { ...shared, now: networkClock.now() });
    way.cut();
    const done = isOut(second);
    for (let passed = 0; passed < 110 && !(await done()); passed += 1)
      for (const world of [first, second]) await pass(world, SECOND);
    assert.deepEqual(await copies(second), [['published', 1]], 'the other one went on with it');
    way.mend();
    wake();
    for (let passed = 0; passed < 20; passed += 1)
      for (const world of [first, second]) await pass(world, SECOND);
    assert.deepEqual(await copies(second), [['published', 1]]);
    // It is back: what it has open counts, and its end is seen.
    await seedPosts(second, 1);
    const { worker } = first.publishing.attempts;
    const [, id] = await databases.main.read('posts').orderBy('id').pluck('id');
    await databases.main.write('jobs').del();
    await databases.main
      .write('post_calls')
      .insert({ post_id: id, attempt: '1.a', ended_at: DUE, open_by: worker });
    await kill(databases, worker);
    await live(second, KNOWN);
    assert.deepEqual(await databases.main.read('post_calls').where({ post_id: id }).pluck('open_by'), [null]);
    await stopAll(first, second);
  });

  test('one that looks after the attempt of a sleeper and is killed says nothing about the sleeper', async () => {
    const { databases, first, other, looks } = await begun({
      faults: { next: () => ({ kind: 'long', ms: 90 * SECOND }) },
    });
    await live(first, 2 * SECOND);
    const second = other();
    // Its claim runs out, as the first one stands still.
    await live(second, 65 * SECOND);
    await kill(databases, second.publishing.attempts.worker);
    const third = other();
    await live(third, 30 * SECOND);
    assert.equal(looks(), 0, 'the call may still be open');
    await live(third, 4 * MINUTE, isOut(third));
    assert.deepEqual(await copies(third), [['published', 1]]);
    await live(first, MINUTE);
    assert.deepEqual(await copies(third), [['published', 1]]);
    await stopAll(first, third);
  });

  test('a step that a sleeper has taken is not looked for before its call must have been given up', async () => {
    const { promise: woken, resolve: wake } = Promise.withResolvers<void>();
    const { databases, first, other, looks } = await begun({
      around: (network) => ({
        ...network,
        publish: async () => ({ end: 'pending', data: 'uploaded', next: 'publish' }),
        resume: async (call, _, post) => {
          await woken;
          return network.publish(call, post);
        },
      }),
    });
    await live(first, 4 * SECOND);
    const [call] = await databases.main.read('post_calls');
    assert.deepEqual(
      [call.next, call.open_by],
      [null, first.publishing.attempts.worker],
      'the step is taken',
    );
    const second = other();
    await live(second, 100 * SECOND);
    assert.equal(looks(), 0);
    wake();
    await live(first, 2 * SECOND);
    await live(second, MINUTE);
    assert.deepEqual(await copies(second), [['published', 1]]);
    await stopAll(first, second);
  });
});
