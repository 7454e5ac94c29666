// A server that was off for two days, with forty posts of six accounts that fell due meanwhile: what is new enough leaves one
// after the other, what is older asks first, and nothing leaves in a heap.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readConfig } from '../../../server/config/config.ts';
import type { Post } from '../../../server/contract/post.ts';
import { DAY, HOUR, MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { TOKENS } from '../../support/callers.ts';
import { type Client, createClient } from '../../support/client.ts';
import { START, startServer, type TestServer } from '../../support/server.ts';
import { NETWORKS } from './networks.ts';
import { connect, environmentOf, type World } from './world.ts';

const PUBLIC = new URL('https://drivyn.example/');
const OFF = 2 * DAY;
/** By the app password. */
const MEANT = ['facebook', 'x', 'linkedin', 'mastodon', 'bluesky'];
const networks = MEANT.flatMap(
  (type) => NETWORKS.find((one) => one.type === type && one.by !== 'bluesky-oauth') ?? [],
);

let server: TestServer;
let worlds: World[];
const places: { readonly client: Client; readonly world: World; readonly platformId: number }[] = [];

before(async () => {
  const clock = new SimulatedClock(START);
  const vendors = await Promise.all(networks.map((one) => one.open(clock, async () => ({}))));
  const originMap = Object.assign({}, ...vendors.map(({ there }) => there.originMap));
  const { providerKeys } = readConfig(Object.assign({}, ...networks.map(environmentOf)));
  server = await startServer({ clock, config: { originMap, providerKeys, publicUrl: PUBLIC } });
  const [owner, other] = (['owner', 'foreign'] as const).map((who) =>
    createClient(server.url, { cookie: `__Host-${TOKENS[who].cookie}` }),
  ) as [Client, Client];
  worlds = vendors.map((vendor, at) => {
    const [network] = [networks[at]];
    if (!network) throw new Error('each has a network');
    return { ...vendor, network, server, owner, close: async () => {} };
  });
  const [facebook] = worlds;
  assert.ok(facebook && worlds.length === 5);
  for (const world of worlds) places.push({ client: owner, world, platformId: (await connect(world)).id });
  const second = { ...facebook, owner: other };
  places.push({ client: other, world: second, platformId: (await connect(second, 0)).id });
  await server.drain();
});
after(async () => {
  await server.stop();
  for (const { there } of worlds) await there.close();
});

const countOut = () => worlds.reduce((sum, { there }) => sum + there.asked.filter(there.isVisible).length, 0);

test('forty posts after two days: the old ones ask, the others leave a quarter of an hour apart', async () => {
  const { clock } = server;
  const made: { readonly client: Client; readonly id: number; readonly at: number }[] = [];
  const until = clock.now() + OFF;
  for (let count = 0; count < 40; count += 1) {
    const place = places[count % places.length];
    assert.ok(place);
    // The last ten fell due within the last hour and a half.
    const at = count < 30 ? clock.now() + HOUR + count * HOUR : until - (count - 29) * 9 * MINUTE;
    const json = {
      ...{ platformId: place.platformId, content: `Loaf ${count} is out of the oven.`, status: 'scheduled' },
      scheduledAt: new Date(at).toISOString(),
    };
    const answer = await place.client('/api/contents', { json });
    assert.equal(answer.status, 201, await answer.clone().text());
    made.push({ client: place.client, id: ((await answer.json()) as Post).id, at });
  }
  clock.advance(OFF);
  await server.app.scheduler.tick();
  await server.drain();
  const look = () =>
    Promise.all(
      made.map(async ({ client, id, at }) => ({
        post: (await (await client(`/api/contents/${id}`)).json()) as Post,
        at,
      })),
    );
  assert.ok(countOut() <= 2, `${countOut()} left in the first moment, of two businesses`);
  const first = await look();
  for (const { post, at } of first) {
    if (at >= until - 2 * HOUR) continue;
    assert.equal(post.status, 'awaiting_approval', `${post.content} ${post.note}`);
    assert.match(post.note ?? '', /time/);
  }
  for (let minutes = 0; minutes < 5 * 60; minutes += 1) {
    clock.advance(MINUTE);
    await server.app.scheduler.tick();
    await server.drain();
  }
  const last = await look();
  const out = last.filter(({ post }) => post.status === 'published');
  assert.equal(
    out.length,
    10,
    last.map(({ post }) => `${post.content} ${post.status} ${post.note}`).join('\n'),
  );
  assert.equal(countOut(), 10, 'each once');
  for (const client of new Set(made.map((one) => one.client))) {
    const own = new Set(made.filter((one) => one.client === client).map(({ id }) => id));
    const times = out
      .filter(({ post }) => own.has(post.id))
      .map(({ post }) => Date.parse(post.publishedAt ?? ''))
      .sort((one, another) => one - another);
    for (const [at, time] of times.entries())
      if (at > 0) assert.ok(time - (times[at - 1] ?? 0) >= 14 * MINUTE, new Date(time).toISOString());
  }
});
