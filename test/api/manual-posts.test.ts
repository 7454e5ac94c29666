// Channels served by hand: nothing is sent; a person is told, posts it, says so, and may take that back.
import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import type { Connection } from '../../server/contract/connection.ts';
import type { Metrics } from '../../server/contract/metrics.ts';
import type { Notification } from '../../server/contract/notification.ts';
import type { Post } from '../../server/contract/post.ts';
import { DAY, HOUR, MINUTE } from '../../server/kernel/clock.ts';
import type { ClientRequest } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

let server: TestServer | undefined;
let connection: Connection;
beforeEach(async () => {
  await server?.stop();
  server = await startServer();
  connection = await connectChannel(server.as('owner'), 'instagram', { network: 'manual' });
});
after(() => server?.stop());

function the(): TestServer {
  assert.ok(server);
  return server;
}
const ask = (path: string, request?: ClientRequest) => the().as('owner')(path, request);
async function read<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}
const postOf = (id: number) => read<Post>(`/api/contents/${id}`);

async function write(at: number | null = START + HOUR, platformId = connection.id): Promise<Post> {
  const json = {
    platformIds: [platformId],
    content: 'Our new oven is in.',
    status: 'scheduled',
    ...(at !== null && { scheduledAt: new Date(at).toISOString() }),
  };
  const answer = await ask('/api/contents', { json });
  assert.equal(answer.status, 201, await answer.clone().text());
  const [post] = (await answer.json()) as Post[];
  assert.ok(post);
  return post;
}

async function comeTo(at: number): Promise<void> {
  the().clock.advanceTo(at);
  await the().drain();
}
const sandboxPosts = async () =>
  (await the().as('owner')(`/api/users/14/platforms/${connection.id}/feed`)).status;

describe('when a post falls due', () => {
  test('it is handed to the person with a clear sentence, and nothing is sent', async () => {
    const post = await write();
    await comeTo(START + HOUR);
    const due = await postOf(post.id);
    assert.equal(due.status, 'needs_attention');
    assert.equal(due.note, 'Time to post this on Instagram. Copy or share it, then mark it as posted.');
    assert.equal(due.externalUrl, null);
    assert.ok(due.actions.includes('posted') && !due.actions.includes('publish'));
    const notifications = await read<Notification[]>('/api/notifications');
    const told = notifications.filter(({ title }) => title === 'Time to post this on Instagram');
    assert.deepEqual(
      told.map(({ href }) => href),
      [`#/posts/${post.id}`],
    );
    assert.equal(await the().app.ctx.db.read('posts').whereNotNull('attempt').first(), undefined);
    assert.notEqual(await sandboxPosts(), 200);
  });

  test('it is told once, however often the job runs', async () => {
    const post = await write();
    await comeTo(START + HOUR);
    const { db } = the().app.ctx;
    await db
      .write('jobs')
      .where({ kind: 'publish-post' })
      .update({ state: 'waiting', due_at: START, finished_at: null });
    await the().drain();
    assert.equal(await the().countEvents('post.needs_attention'), 1);
    assert.equal((await postOf(post.id)).status, 'needs_attention');
  });

  test('a pause keeps it, and a late one gets a new time first', async () => {
    const post = await write();
    await ask('/api/autopilot', { method: 'PUT', json: { paused: true } });
    await comeTo(START + HOUR);
    assert.equal((await postOf(post.id)).status, 'scheduled');
    the().clock.advance(30 * MINUTE);
    await ask('/api/autopilot', { method: 'PUT', json: { paused: false } });
    await the().drain();
    await comeTo(START + 2 * HOUR);
    assert.equal((await postOf(post.id)).status, 'needs_attention');
    assert.equal(await the().countEvents('post.needs_attention'), 1);
  });

  test('more than two hours late it waits for approval, as everywhere', async () => {
    const post = await write();
    await ask('/api/autopilot', { method: 'PUT', json: { paused: true } });
    await comeTo(START + 4 * HOUR);
    await ask('/api/autopilot', { method: 'PUT', json: { paused: false } });
    await the().drain();
    assert.equal((await postOf(post.id)).status, 'awaiting_approval');
  });
});

describe('marked as posted', () => {
  const mark = (id: number, json: object = {}) => ask(`/api/contents/${id}/posted`, { json });

  test('when due, with its link', async () => {
    const post = await write();
    await comeTo(START + HOUR);
    const answer = await mark(post.id, { externalUrl: 'https://example.com/p/31' });
    assert.equal(answer.status, 200);
    const posted: Post = await answer.json();
    assert.deepEqual(
      [posted.status, posted.externalUrl, posted.network, posted.note, posted.publishedAt],
      ['published', 'https://example.com/p/31', 'manual', null, new Date(START + HOUR).toISOString()],
    );
    assert.equal((await mark(post.id)).status, 409, 'not a second time');
    await the().drain();
    assert.equal((await postOf(post.id)).analytics?.measuredAt, null);
  });

  test('ahead of time, and then it is not asked for any more', async () => {
    const post = await write();
    assert.equal((await mark(post.id)).status, 200);
    await comeTo(START + HOUR);
    assert.equal((await postOf(post.id)).status, 'published');
    assert.equal(await the().countEvents('post.needs_attention'), 0);
  });

  test('taken back: to its time, or to the person once that has passed', async () => {
    const post = await write();
    await mark(post.id);
    const back = await ask(`/api/contents/${post.id}/unposted`, { method: 'POST' });
    assert.deepEqual([back.status, (await back.json()).status], [200, 'scheduled']);
    await comeTo(START + HOUR);
    assert.equal((await postOf(post.id)).status, 'needs_attention', 'its job runs again');
    await mark(post.id);
    const again: Post = await (await ask(`/api/contents/${post.id}/unposted`, { method: 'POST' })).json();
    assert.deepEqual([again.status, again.publishedAt, again.externalUrl], ['needs_attention', null, null]);
    assert.match(again.note ?? '', /^Time to post this on Instagram/);
    const [day] = await the().app.ctx.db.read('daily_figures').select('posts', 'network');
    assert.deepEqual(day, { posts: 0, network: 'manual' });
  });

  test('bad links, wrong channels, foreign posts and low roles are refused', async () => {
    const post = await write();
    for (const externalUrl of ['javascript:alert(1)', 'example', 'https://', 5, 'x'.repeat(3000)]) {
      const answer = await mark(post.id, { externalUrl });
      assert.equal(answer.status, 422, String(externalUrl));
      assert.match(await answer.text(), /^externalUrl: /);
    }
    const other = await connectChannel(the().as('owner'), 'facebook');
    const simulated = await write(START + HOUR, other.id);
    assert.equal((await mark(simulated.id)).status, 409);
    assert.equal((await the().as('foreign')(`/api/contents/${post.id}/posted`, { json: {} })).status, 404);
    assert.equal((await the().as('anonymous')(`/api/contents/${post.id}/posted`, { json: {} })).status, 401);
    const approver = await addApprover(the());
    assert.equal((await approver(`/api/contents/${post.id}/posted`, { json: {} })).status, 403);
    assert.equal((await postOf(post.id)).status, 'scheduled');
  });
});

describe('figures by hand', () => {
  const enter = (id: number, json: object) => ask(`/api/contents/${id}/figures`, { method: 'PUT', json });

  test('count as real, replace what was entered before, and end the taking back', async () => {
    const post = await write();
    assert.equal((await enter(post.id, { likes: 1, comments: 1, shares: 1 })).status, 409, 'not posted yet');
    await ask(`/api/contents/${post.id}/posted`, { json: {} });
    await enter(post.id, { likes: 5, comments: 2, shares: 1 });
    const answer = await enter(post.id, { likes: 12, comments: 3, shares: 0 });
    const posted: Post = await answer.json();
    assert.partialDeepStrictEqual(posted.analytics, { likes: 12, comments: 3, shares: 0, source: 'manual' });
    assert.ok(!posted.actions.includes('unposted'));
    const metrics = await read<Metrics>('/api/users/14/metrics');
    assert.partialDeepStrictEqual(metrics.real, { posts: 1, likes: 12, comments: 3, shares: 0 });
    assert.deepEqual(metrics.sandbox, {
      posts: 0,
      likes: 0,
      comments: 0,
      shares: 0,
      clicks: 0,
      impressions: 0,
    });
    const [day] = await the().app.ctx.db.read('daily_figures').select('likes', 'comments', 'shares');
    assert.deepEqual(day, { likes: 12, comments: 3, shares: 0 });
  });

  test('must be whole, and not negative or absurd', async () => {
    const post = await write();
    await ask(`/api/contents/${post.id}/posted`, { json: {} });
    for (const [json, message] of [
      [{ likes: -1, comments: 0, shares: 0 }, /^likes: must not be negative/],
      [{ likes: 1, comments: 0.5, shares: 0 }, /^comments: must be a whole number/],
      [{ likes: 1, comments: 0, shares: 1e12 }, /^shares: must be at most/],
      [{ likes: 1, comments: 0 }, /^shares: is required/],
    ] as const) {
      const answer = await enter(post.id, json);
      assert.equal(answer.status, 422);
      assert.match(await answer.text(), message);
    }
  });
});

describe('changing the network', () => {
  const change = (id: number, network: string) =>
    ask(`/api/platforms/${id}`, { method: 'PUT', json: { network } });

  test('keeps what the Sandbox brought apart from what was posted by hand', async () => {
    const { id } = await connectChannel(the().as('owner'), 'facebook');
    await write(null, id);
    await the().drain();
    await comeTo(START + DAY);
    const before = await read<Metrics>('/api/users/14/metrics');
    assert.ok(Number(before.sandbox.likes) > 0);
    assert.equal((await change(id, 'manual')).status, 200);
    const byHand = await write(START + 2 * DAY, id);
    await ask(`/api/contents/${byHand.id}/posted`, { json: {} });
    const { sandbox, real } = await read<Metrics>('/api/users/14/metrics');
    assert.deepEqual(sandbox, before.sandbox);
    assert.equal(real.posts, 1);
  });

  test('is refused while a post is on its way', async () => {
    const { id } = await connectChannel(the().as('owner'), 'facebook');
    const post = await write(START + HOUR, id);
    await the().app.ctx.db.write('posts').where({ id: post.id }).update({ status: 'publishing' });
    const answer = await change(id, 'manual');
    assert.equal(answer.status, 409);
    assert.match(await answer.text(), /A post is on its way to Facebook right now/);
    const [, facebook] = await read<Connection[]>('/api/users/14/platforms');
    assert.equal(facebook?.network, 'sandbox');
  });

  test('only to a network that the channel has', async () => {
    const mail = await connectChannel(the().as('owner'), 'email');
    const ads = await connectChannel(the().as('owner'), 'google-ads');
    for (const [id, network, message] of [
      [connection.id, 'mail', /^network: must be sandbox or manual for Instagram/],
      [connection.id, 'real', /^network: must be sandbox or manual/],
      [mail.id, 'sandbox', /^network: must be mail or manual/],
      [ads.id, 'manual', /^network: must be sandbox for Google Ads/],
      [ads.id, 'nonsense', /^network: must be sandbox, mail or manual/],
    ] as const) {
      const answer = await change(id, network);
      assert.equal(answer.status, 422);
      assert.match(await answer.text(), message);
    }
    const refused = await ask('/api/platforms', { json: { type: 'x', network: 'mail' } });
    assert.equal(refused.status, 422);
    assert.equal((await change(mail.id, 'manual')).status, 200);
  });

  test('a post armed for one network never leaves by another', async () => {
    const { id } = await connectChannel(the().as('owner'), 'facebook');
    const post = await write(START + HOUR, id);
    await change(id, 'manual');
    await comeTo(START + HOUR);
    assert.equal((await postOf(post.id)).status, 'needs_attention');
    await change(id, 'sandbox');
    assert.ok((await postOf(post.id)).actions.includes('publish'));
  });

  test('the autopilot plans for channels by hand as for all others', async () => {
    await saveProfile(the().as('owner'));
    await the().drain();
    const posts = await read<Post[]>('/api/users/14/contents?status=scheduled');
    assert.ok(posts.length > 5 && posts.every(({ network }) => network === 'manual'));
  });
});
