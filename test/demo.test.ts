// The demo as somebody starts it: days played for real, then looked at over HTTP; its usual 90 are played by
// `npm run nightly`. How long that may take is the benchmarks' affair; here only a hang is a failure.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { channelOf } from '../server/contract/channels/index.ts';
import type { Connection } from '../server/contract/connection.ts';
import type { Decision } from '../server/contract/decision.ts';
import type { FeedItem } from '../server/contract/feed.ts';
import type { Metrics } from '../server/contract/metrics.ts';
import type { Post } from '../server/contract/post.ts';
import { DAY } from '../server/kernel/clock.ts';
import { type Client, createClient } from './support/client.ts';
import { listContradictions, listRoutes, readMarks } from './support/figure-marks.ts';
import { BUNDLE, type Product, startProduct } from './support/product.ts';

const DAYS = Number(process.env.DRIVYN_DEMO_DAYS ?? 30);
const WEEKS = Math.floor(DAYS / 7);
/** More than the runner grants a test: two busy cores play 90 days for minutes. */
const HANG = 10 * 60_000;
/** What was due when the demo began to run for real is on its way for so long at most. */
const SETTLE = 20_000;
/** A feed shows no more than this. */
const FEED_LENGTH = 50;

const temporary = mkdtempSync(join(tmpdir(), 'drivyn-demo-test-'));
let demo: Product;
let client: Client;
let startedAt: number;

before(
  async () => {
    startedAt = Date.now();
    const environment = { TMPDIR: temporary, DRIVYN_LOG_LEVEL: 'warn' };
    const options = { command: 'demo', given: String(DAYS), environment, limit: HANG } as const;
    demo = await startProduct({ program: BUNDLE, ...options });
    client = createClient(demo.url, {});
  },
  { timeout: HANG },
);

after(async () => {
  await demo?.stop();
  rmSync(temporary, { recursive: true, force: true });
});

async function read<T>(path: string): Promise<T> {
  const response = await client(path);
  assert.equal(response.status, 200, path);
  return (await response.json()) as T;
}

/** Every page of a list. */
async function readAll<T>(path: string): Promise<T[]> {
  const items: T[] = [];
  for (let next: string | undefined = path; next !== undefined; ) {
    const response: Response = await client(next);
    assert.equal(response.status, 200, next);
    items.push(...((await response.json()) as T[]));
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
  }
  return items;
}

/** Waits until nothing is on its way. */
async function settle(): Promise<void> {
  const end = Date.now() + SETTLE;
  for (;;) {
    const posts = await read<Post[]>('/api/users/14/contents?status=publishing');
    if (posts.length === 0) return;
    assert.ok(Date.now() < end, `still publishing: ${posts.map(({ id }) => id)}`);
    await sleep(500);
  }
}

const readPublished = () => readAll<Post>('/api/users/14/contents?status=published');

test('posts were published in every week of its days, on every channel', async () => {
  const [posts, connections] = await Promise.all([
    readPublished(),
    read<Connection[]>('/api/users/14/platforms'),
  ]);
  const ages = posts.map(({ publishedAt }) => startedAt - Date.parse(publishedAt ?? ''));
  assert.ok(ages.every((age) => age < DAYS * DAY));
  const weeks = new Set(ages.map((age) => Math.floor(age / (7 * DAY))));
  for (let week = 0; week < WEEKS; week += 1) assert.ok(weeks.has(week), `nothing ${week} weeks ago`);
  const used = new Set(posts.map(({ platformId }) => platformId));
  for (const { id, type } of connections) {
    assert.equal(used.has(id), channelOf(type).delivery !== 'none', `whether ${type} has posts`);
  }
});

test('nothing is stuck on its way', settle);

test('nothing was published twice', async () => {
  // The demo goes on publishing: what is read one after the other would be of two moments.
  const paused = await client('/api/autopilot', { method: 'PUT', json: { paused: true } });
  assert.equal(paused.status, 200);
  await settle();
  const posts = await readPublished();
  const places = posts.flatMap(({ externalUrl }) => externalUrl ?? []);
  assert.equal(new Set(places).size, places.length, 'two posts are at one place');
  for (const { id, type, network } of await read<Connection[]>('/api/users/14/platforms')) {
    if (network !== 'sandbox') continue;
    const own = posts.filter(({ platformId }) => platformId === id);
    const feed = await read<FeedItem[]>(`/api/platforms/${id}/feed`);
    assert.equal(feed.length, Math.min(own.length, FEED_LENGTH), `${type}: as many as were sent`);
    const known = new Set(own.map(({ externalUrl }) => externalUrl));
    assert.ok(
      feed.every(({ url }) => known.has(url)),
      `${type}: only what was sent`,
    );
    const said = feed.map(({ title, content }) => JSON.stringify([title, content]));
    const twice = said.filter((words, at) => said.indexOf(words) < at);
    assert.deepEqual(twice, [], `${type}: nothing in the same words`);
  }
});

test('engagement was measured, and is told apart from real figures', async () => {
  const { sandbox, real } = await read<Metrics>('/api/users/14/metrics');
  assert.ok(
    Number(sandbox.impressions) > 0 && Number(sandbox.likes) > 0 && Number(sandbox.clicks) > 0,
    JSON.stringify(sandbox),
  );
  assert.deepEqual([real.impressions, real.likes, real.comments, real.shares], [0, 0, 0, 0]);
  const posts = await readPublished();
  // Some networks tell of nothing but reactions.
  const measured = posts.filter(
    ({ analytics }) => (analytics?.impressions ?? 0) + (analytics?.likes ?? 0) > 0,
  );
  const complete = posts.filter(({ needsMedia, network }) => needsMedia === null && network === 'sandbox');
  assert.ok(measured.length > complete.length * 0.9, `${measured.length} of ${complete.length} measured`);
  assert.ok(
    measured.every(({ needsMedia }) => needsMedia === null),
    'nobody reacts to a picture that is missing',
  );
  assert.ok(measured.every(({ analytics }) => analytics?.source === 'sandbox'));
});

test('each figure that is shown twice is the same on every screen', async () => {
  // Somebody has been at work, so that no state is empty everywhere.
  const [waiting] = await read<Post[]>('/api/users/14/contents?status=awaiting_approval');
  const platformIds = [waiting?.platformId ?? assert.fail('nothing waits')];
  const rejected = await client(`/api/contents/${waiting?.id}/reject`, { json: {} });
  const drafted = await client('/api/contents', { json: { platformIds, content: 'An own draft.' } });
  assert.deepEqual([rejected.status, drafted.status], [200, 201]);
  const marks = await readMarks(client, listRoutes());
  const shownOn = (values: ReadonlyMap<number, ReadonlySet<string>>) =>
    new Set([...values.values()].flatMap((routes) => [...routes]));
  const twice = [...marks].filter(([, values]) => shownOn(values).size > 1);
  assert.ok(twice.length > 100, `only ${twice.length} figures stand on several screens`);
  // Figures are read from the Sandbox meanwhile: what seems to differ is looked at again, all places at once.
  for (const [key, values] of listContradictions(marks)) {
    let found = values;
    for (let look = 0; look < 3 && found.size > 1; look += 1) {
      found = (await readMarks(client, shownOn(found))).get(key) ?? new Map();
    }
    assert.deepEqual([key, found.size], [key, 1], JSON.stringify([...found].map(([n, at]) => [n, ...at])));
  }
});

test('the API and the export tell the same figures as the screens', async () => {
  const marks = await readMarks(client, ['/dashboard', '/ai-strategy', '/analytics?period=28']);
  const figureOf = (key: string) => [...(marks.get(key)?.keys() ?? [])][0] ?? 0;
  const sumOf = (start: string) =>
    [...marks].reduce((sum, [key]) => sum + (key.startsWith(start) ? figureOf(key) : 0), 0);
  const metrics = await read<Metrics>('/api/users/14/metrics');
  assert.equal(metrics.published, figureOf('posts all'));
  assert.equal(metrics.scheduled, figureOf('scheduled now'));
  for (const figure of ['likes', 'comments', 'shares', 'clicks', 'impressions'] as const) {
    assert.equal(metrics.sandbox[figure], sumOf(`${figure} all sandbox/`), figure);
  }
  const lines = (await (await client('/api/analytics.csv?period=28')).text()).trim().split(/\r?\n/);
  const [head = [], ...rows] = lines.map((line) => line.split(','));
  const column = (name: string) => head.findIndex((one) => one.toLowerCase() === name);
  for (const figure of ['likes', 'comments', 'shares', 'clicks', 'impressions', 'posts'] as const) {
    const sum = rows
      .filter((row) => row.includes('sandbox'))
      .reduce((total, row) => total + Number(row[column(figure)]), 0);
    assert.equal(sum, sumOf(`${figure} 28d sandbox/`), `${figure} of ${head}`);
  }
});

test('every kind of decision gives its reasons', async () => {
  const decisions = await readAll<Decision>('/api/decisions');
  const kinds = new Set(decisions.map(({ kind }) => kind));
  for (const kind of ['plan', 'publish']) assert.ok(kinds.has(kind), `no ${kind} among ${[...kinds]}`);
  assert.ok(decisions.every(({ what, why }) => what.length > 0 && why.length > 0));
  const ages = decisions.map(({ createdAt }) => startedAt - Date.parse(createdAt));
  assert.ok(Math.max(...ages) > (DAYS - 2) * DAY, 'from the first days on');
  assert.ok(Math.min(...ages) < 2 * DAY, 'to the last');
});

test('what is planned gets its pictures once the days are over', async () => {
  const end = Date.now() + HANG;
  for (;;) {
    const planned = await readAll<Post>('/api/users/14/contents?status=scheduled');
    const shows = planned.filter(({ platform }) => channelOf(platform).form.media === 'image');
    assert.ok(shows.length > 0);
    if (shows.some(({ media = [] }) => media.length > 0)) return;
    assert.ok(Date.now() < end, 'none has a picture');
    await sleep(500);
  }
});

test('the dashboard shows it all, and SIGTERM takes it all away', async () => {
  const html = await (await client('/')).text();
  assert.match(html, /data-screen="dashboard"/);
  assert.equal(readdirSync(temporary).filter((name) => name.startsWith('drivyn-demo-')).length, 1);
  assert.equal((await demo.stop()).code, 0);
  assert.deepEqual(readdirSync(temporary), []);
});
