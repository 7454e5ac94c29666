// Two server processes on one PostgreSQL and a network with bad days: what is due goes out once, also when one of
// them dies in the middle.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { FeedItem } from '../../server/contract/feed.ts';
import type { Post } from '../../server/contract/post.ts';
import { Presence } from '../../server/db/presence.ts';
import { SimulatedClock } from '../../server/kernel/clock.ts';
import { formatMasterKey } from '../../server/kernel/vault.ts';
import { ADMIN_PASSWORD } from '../support/callers.ts';
import { bundleChild } from '../support/child.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { START, startServer, type TestServer } from '../support/server.ts';
import { copyEmptyPostgres } from '../support/templates.ts';
import { TEST_KEY } from '../support/vault.ts';
import { createFastClock, type FastTime } from './fast-clock.ts';

const CHANNELS = ['facebook', 'linkedin', 'instagram'] as const;
const DESCRIPTION = [
  'Sourdough bakery by the harbour in Whitby. We bake 12 kinds of bread every morning from local flour.',
  'Our rye loaf rises for 36 hours. The shop opens at 7 am from Tuesday to Saturday.',
  'Offices order bread baskets by phone until 4 pm. On Saturdays our baking class has room for 8 people.',
  'We deliver by cargo bike within 3 miles of the shop. The café upstairs has 14 seats.',
].join(' ');
const EACH = 8;
const POSTS = CHANNELS.length * EACH;
/** A lease of a minute runs out in eight seconds; what a starved machine has not sent in forty is late, and paced. */
const SPEED = 8;
const LONGEST_WAIT = 60_000;

/** Both processes need the same. */
const SECRETS = { DRIVYN_ADMIN_PASSWORD: ADMIN_PASSWORD, DRIVYN_SECRET_KEY: formatMasterKey(TEST_KEY) };

let postgres: TestPostgres;
let script: string;
before(async () => {
  [postgres, script] = await Promise.all([startPostgres(), bundleChild('../jobs/server-child')]);
});
after(() => postgres.stop());

interface Child {
  readonly process: ChildProcess;
  /** What it has said so far. */
  said(): string;
  readonly ended: Promise<unknown[]>;
}

async function startChild(environment: Readonly<Record<string, string>>): Promise<Child> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: '0', ...SECRETS, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  // Not its exit: what it said last may still be on its way then.
  const ended = once(child, 'close');
  await Promise.race([once(child.stdout, 'data'), ended]);
  assert.match(said, /^http/, 'the server started');
  return { process: child, said: () => said, ended };
}

interface World {
  /** Answers requests and runs no jobs. */
  readonly server: TestServer;
  readonly owner: Client;
  readonly ids: number[];
  startChild(more?: Readonly<Record<string, string>>): Promise<Child>;
  stop(): Promise<void>;
}

async function createWorld(faults: string): Promise<World> {
  const databaseUrl = await copyEmptyPostgres(postgres);
  const dataDir = mkdtempSync(join(tmpdir(), 'drivyn-two-'));
  const clock = new SimulatedClock(START);
  const server = await startServer({ config: { databaseUrl }, clock });
  const owner = server.as('owner');
  await saveProfile(owner, { description: DESCRIPTION });
  // Paused while it is made, so that nothing is planned beside these posts.
  await setPaused(owner, true);
  const ids: number[] = [];
  for (const type of CHANNELS) {
    const { id } = await connectChannel(owner, type);
    ids.push(...(await generatePosts(owner, id, EACH)).map((post) => post.id));
  }
  await server.drain();
  await setPaused(owner, false);
  await server.app.ctx.db.write('jobs').where({ kind: 'plan-business' }).del();
  const time: FastTime = { origin: Date.now(), start: START, speed: SPEED };
  clock.follow(createFastClock(time));
  const environment = { DATABASE_URL: databaseUrl, DRIVYN_DATA: dataDir, DRIVYN_SANDBOX_FAULTS: faults };
  return {
    server,
    owner,
    ids,
    startChild: (more = {}) => startChild({ ...environment, FAST_TIME: JSON.stringify(time), ...more }),
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function setPaused(owner: Client, paused: boolean): Promise<Response> {
  return owner('/api/autopilot', { method: 'PUT', json: { paused } });
}

async function publishAll({ owner, ids }: World): Promise<void> {
  const answers = await Promise.all(
    ids.map((id) => owner(`/api/contents/${id}/publish`, { method: 'POST' })),
  );
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [202]);
}

async function read({ owner, ids }: World): Promise<Post[]> {
  return Promise.all(ids.map(async (id) => (await owner(`/api/contents/${id}`)).json()));
}

/** Waits until no post is under way any more. */
async function settle(world: World, limit: number): Promise<Post[]> {
  const deadline = performance.now() + limit;
  for (;;) {
    const posts = await read(world);
    if (posts.every(({ status }) => status === 'published')) return posts;
    const left = posts
      .filter(({ status }) => status !== 'published')
      .map(({ id, status, note }) => [id, status, note]);
    assert.ok(performance.now() < deadline, `still not out: ${JSON.stringify(left)}`);
    await wait(100);
  }
}

/** Each post is on its network once, and where our record says. */
async function expectOnce({ owner }: World, posts: readonly Post[]): Promise<void> {
  assert.equal(posts.length, POSTS);
  for (const platformId of new Set(posts.map((post) => post.platformId))) {
    const feed = (await (await owner(`/api/platforms/${platformId}/feed`)).json()) as FeedItem[];
    const ours = posts.filter((post) => post.platformId === platformId);
    assert.deepEqual(
      feed.map(({ content, url }) => `${url} ${content}`).sort(),
      ours.map(({ content, externalUrl }) => `${externalUrl} ${content}`).sort(),
    );
  }
}

async function stopWell(child: Child): Promise<number> {
  child.process.kill('SIGTERM');
  assert.deepEqual((await child.ended).slice(0, 1), [0]);
  return Number(/recorded (\d+)/.exec(child.said())?.[1]);
}

describe('two servers', () => {
  test('share what is due, and each post goes out once', async (t) => {
    const world = await createWorld('lost-reply=0.15,slow=0.1,busy=0.1');
    t.after(world.stop);
    const children = await Promise.all([world.startChild(), world.startChild()]);
    t.after(() => children.map((child) => child.process.kill('SIGKILL')));
    await publishAll(world);
    const posts = await settle(world, LONGEST_WAIT);
    await expectOnce(world, posts);
    const recorded = await Promise.all(children.map(stopWell));
    assert.equal(
      recorded.reduce((sum, count) => sum + count, 0),
      POSTS,
    );
    assert.ok(
      recorded.every((count) => count > 0),
      `one did it all: ${recorded}`,
    );
    assert.equal(await world.server.countEvents('post.published'), POSTS);
  });

  test('one dies after the network took a post and before it was written down: the other finishes', async (t) => {
    const world = await createWorld('lost-reply=0.15');
    t.after(world.stop);
    const victim = await world.startChild({ CRASH_AT: '4' });
    t.after(() => victim.process.kill('SIGKILL'));
    await publishAll(world);
    assert.deepEqual(await victim.ended, [null, 'SIGKILL']);
    const orphans = await world.server.app.ctx.db.read('posts').where({ status: 'publishing' });
    assert.ok(orphans.length > 0, 'it left something unfinished');
    // Not before: on a fast day it would be done by then, and one that is only stopped may hold what the other needs.
    const survivor = await world.startChild();
    t.after(() => survivor.process.kill('SIGKILL'));
    const posts = await settle(world, LONGEST_WAIT);
    await expectOnce(world, posts);
    assert.ok((await stopWell(survivor)) > 0);
    assert.equal(await world.server.countEvents('post.published'), POSTS);
  });

  test('one that stands still is there, one that is killed is gone, and one that ends has left', async (t) => {
    const world = await createWorld('');
    t.after(world.stop);
    const { db } = world.server.app.ctx;
    const readSigns = () => db.read('workers').pluck('id');
    const child = await world.startChild();
    t.after(() => child.process.kill('SIGKILL'));
    while ((await readSigns()).length < 1) await wait(50);
    const [id = ''] = await readSigns();
    const presence = new Presence(db, 'nobody');
    const isItGone = () => db.write.transaction((tx) => presence.isGone(tx, id));
    assert.equal(await isItGone(), false);
    child.process.kill('SIGSTOP');
    // Many times as long as it takes to say that it lives.
    await wait(1500);
    assert.equal(await isItGone(), false, 'it sleeps');
    child.process.kill('SIGKILL');
    await child.ended;
    // The system tells the database in a moment.
    for (let tries = 0; tries < 100 && !(await isItGone()); tries += 1) await wait(50);
    assert.equal(await isItGone(), true);
    const another = await world.startChild();
    t.after(() => another.process.kill('SIGKILL'));
    while ((await readSigns()).length < 2) await wait(50);
    await stopWell(another);
    assert.deepEqual(await readSigns(), [id], 'the admin sees who was killed');
  });
});
