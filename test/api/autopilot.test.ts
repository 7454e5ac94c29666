import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Autopilot } from '../../server/contract/autopilot.ts';
import type { Decision } from '../../server/contract/decision.ts';
import type { Metrics } from '../../server/contract/metrics.ts';
import type { Notification } from '../../server/contract/notification.ts';
import type { Post } from '../../server/contract/post.ts';
import { DAY, MINUTE } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { runScenarios, type Scenario } from '../support/scenario.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;
before(async () => {
  server = await startServer();
  owner = server.as('owner');
});
after(() => server.stop());

async function read<T>(path: string, client = owner): Promise<T> {
  const answer = await client(path);
  assert.equal(answer.status, 200);
  return (await answer.json()) as T;
}
const setPaused = (paused: unknown) => owner('/api/autopilot', { method: 'PUT', json: { paused } });

describe('the master switch', () => {
  test('is on for a new business, and knows of nothing planned', async () => {
    const nothing = { scheduled: 0, awaitingApproval: 0, nextPostAt: null, plannedUntil: null };
    assert.partialDeepStrictEqual(await read('/api/autopilot'), {
      paused: false,
      changedAt: null,
      ...nothing,
    });
  });

  test('shows what is planned', async () => {
    await saveProfile(owner);
    await connectChannel(owner, 'facebook');
    await server.drain();
    const shown = await read<Autopilot>('/api/autopilot');
    const posts = await read<Post[]>('/api/users/14/contents?status=scheduled');
    assert.ok(posts.length > 0);
    assert.equal(shown.scheduled, posts.length);
    assert.equal(shown.nextPostAt, posts.map(({ scheduledAt }) => scheduledAt).sort()[0]);
    assert.equal(shown.plannedUntil, new Date(START + 14 * DAY).toISOString());
  });

  test('each turn is told once, turning it as it stands is not', async () => {
    const turns = [true, true, false, false, true, false];
    for (const paused of turns) {
      server.clock.advance(MINUTE);
      const answer = await setPaused(paused);
      assert.deepEqual([answer.status, (await answer.json()).paused], [200, paused]);
    }
    const count = [
      await server.countEvents('autopilot.paused'),
      await server.countEvents('autopilot.resumed'),
    ];
    assert.deepEqual(count, [2, 2]);
    const { changedAt } = await read<Autopilot>('/api/autopilot');
    assert.equal(changedAt, new Date(START + turns.length * MINUTE).toISOString());
  });

  const refused = (name: string, json: unknown): Scenario => ({
    name,
    as: 'owner',
    url: '/api/autopilot',
    method: 'PUT',
    json,
    status: 422,
    contains: ['paused'],
    events: { 'autopilot.paused': 0, 'autopilot.resumed': 0 },
  });
  runScenarios(
    () => server,
    [
      ...['true', 1, null, [], {}].map((paused) => refused(`paused ${JSON.stringify(paused)}`, { paused })),
      refused('and something else', { pausedd: true, paused: true }),
      {
        name: 'turned by nobody',
        as: 'anonymous',
        url: '/api/autopilot',
        method: 'PUT',
        json: { paused: true },
        status: 401,
      },
      { name: 'read by nobody', as: 'anonymous', url: '/api/autopilot', status: 401 },
    ],
  );

  test('another business has its own', async () => {
    const foreign = server.as('foreign');
    await foreign('/api/autopilot', { method: 'PUT', json: { paused: true } });
    assert.equal((await read<Autopilot>('/api/autopilot')).paused, false);
    assert.partialDeepStrictEqual(await read('/api/autopilot', foreign), { paused: true, scheduled: 0 });
  });

  test('an approver sees it and does not turn it', async () => {
    const approver = await addApprover(server);
    assert.equal((await approver('/api/autopilot', { method: 'PUT', json: { paused: true } })).status, 403);
    assert.equal((await read<Autopilot>('/api/autopilot', approver)).paused, false);
  });
});

describe('decisions', () => {
  test('page from the newest on, and tell of one post alone when asked', async () => {
    const all = await read<Decision[]>('/api/decisions');
    assert.ok(all.length > 5);
    const seen: Decision[] = [];
    let next: string | undefined = '/api/decisions?limit=3';
    while (next !== undefined) {
      const answer: Response = await owner(next);
      seen.push(...((await answer.json()) as Decision[]));
      next = /^<(\S+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    assert.deepEqual(seen, all);
    const [post] = await read<Post[]>('/api/users/14/contents');
    const about = await read<Decision[]>(`/api/decisions?contentId=${post?.id}`);
    assert.deepEqual(
      about,
      all.filter(({ postId }) => postId === post?.id),
    );
    assert.ok(about.length > 0);
  });

  test('are nobody else’s', async () => {
    const [post] = await read<Post[]>('/api/users/14/contents');
    for (const query of ['', `?contentId=${post?.id}`]) {
      assert.deepEqual(await read(`/api/decisions${query}`, server.as('foreign')), []);
    }
  });

  const bad = (query: string): Scenario => {
    const field = query.split('=')[0] ?? '';
    return {
      name: query,
      as: 'owner',
      url: `/api/decisions?${query}`,
      status: 422,
      contains: [`${field}: `],
    };
  };
  runScenarios(
    () => server,
    [
      ...['limit=0', 'limit=101', 'limit=x', 'before=0', 'before=x', 'contentId=-1', 'contentId=a'].map(bad),
      { name: 'anonymously', as: 'anonymous', url: '/api/decisions', status: 401 },
    ],
  );
});

describe('notifications', () => {
  const list = (client?: Client) => read<Notification[]>('/api/notifications', client);
  const countUnread = async () => (await list()).filter((one) => !one.read).length;

  test('are made once an event, newest first', async () => {
    const shown = await list();
    assert.deepEqual(
      shown.map(({ title }) => title),
      ['Your first strategy is ready', 'New content is planned', 'Facebook connected'],
    );
    assert.match(shown[1]?.message ?? '', /^\d+ new posts are written and scheduled\.$/);
    assert.equal(shown[1]?.href, '#/content-calendar');
    assert.ok(shown.every(({ id, read }) => typeof id === 'string' && !read));
    assert.deepEqual(await list(server.as('foreign')), []);
  });

  test('one is read, and told once', async () => {
    const [first] = await list();
    for (let time = 0; time < 2; time += 1) {
      const answer = await owner(`/api/notifications/${first?.id}/read`, { method: 'POST' });
      assert.deepEqual([answer.status, await answer.text()], [204, '']);
    }
    assert.deepEqual(
      (await list()).map(({ read }) => read),
      [true, false, false],
    );
    assert.equal(await server.countEvents('notification.read'), 1);
  });

  test('another’s and an unknown one get the same answer, and stay unread', async () => {
    const unread = (await list()).find(({ read }) => !read);
    const mark = (id: unknown, client: Client) => client(`/api/notifications/${id}/read`, { method: 'POST' });
    const answers = [
      await mark(unread?.id, server.as('foreign')),
      await mark(9999, owner),
      await mark('x', owner),
    ];
    for (const answer of answers) assert.deepEqual([answer.status, await answer.text()], [404, 'Not found']);
    assert.equal((await mark(unread?.id, server.as('anonymous'))).status, 401);
    assert.equal(await countUnread(), 2);
  });

  test('all are read at once, by those they belong to', async () => {
    await server.as('foreign')('/api/notifications/read', { method: 'POST' });
    assert.equal(await countUnread(), 2);
    assert.equal((await owner('/api/notifications/read', { method: 'POST' })).status, 204);
    assert.equal(await countUnread(), 0);
  });

  test('are cleared by those they belong to, and stay away', async () => {
    await server.as('foreign')('/api/notifications', { method: 'DELETE' });
    const [first] = await list();
    assert.ok(first);
    assert.equal((await owner('/api/notifications', { method: 'DELETE' })).status, 204);
    assert.deepEqual(await list(), []);
    await server.drain();
    assert.deepEqual(await list(), []);
    await connectChannel(owner, 'x');
    await server.drain();
    assert.deepEqual(
      (await list()).map(({ title }) => title),
      ['New content is planned', 'X connected'],
    );
  });
});

describe('metrics', () => {
  test('count what there is; simulated figures stand apart', async () => {
    const posts = await read<Post[]>('/api/users/14/contents');
    const none = { posts: 0, likes: 0, comments: 0, shares: 0, clicks: 0, impressions: 0 };
    const before = await read<Metrics>('/api/users/14/metrics');
    assert.deepEqual(before, {
      platforms: 2,
      scheduled: posts.length,
      awaitingApproval: 0,
      needsAttention: 0,
      published: 0,
      subscribers: 0,
      sandbox: none,
      real: none,
    });
    const published = posts.slice(0, 2);
    for (const { id } of published) await owner(`/api/contents/${id}/publish`, { method: 'POST' });
    await server.drain();
    server.clock.advance(15 * MINUTE);
    await server.drain();
    const after = await read<Metrics>('/api/users/14/metrics');
    assert.deepEqual([after.published, after.scheduled, after.real], [2, posts.length - 2, none]);
    const shown = await Promise.all(published.map(({ id }) => read<Post>(`/api/contents/${id}`)));
    const impressions = shown.reduce((sum, { analytics }) => sum + (analytics?.impressions ?? 0), 0);
    assert.ok(impressions > 0);
    assert.deepEqual([after.sandbox.posts, after.sandbox.impressions], [2, impressions]);
  });

  test('a channel that is switched off does not count', async () => {
    const [channel] = await read<{ id: number }[]>('/api/users/14/platforms');
    await owner(`/api/platforms/${channel?.id}`, { method: 'PUT', json: { isActive: false } });
    assert.equal((await read<Metrics>('/api/users/14/metrics')).platforms, 1);
  });

  runScenarios(
    () => server,
    [
      {
        name: 'are nobody else’s',
        as: 'foreign',
        url: '/api/users/14/metrics',
        status: 404,
        contains: ['Not found'],
      },
      {
        name: 'of an unknown account',
        as: 'owner',
        url: '/api/users/999/metrics',
        status: 404,
        contains: ['Not found'],
      },
      { name: 'anonymously', as: 'anonymous', url: '/api/users/14/metrics', status: 401 },
      { name: 'of no number', as: 'owner', url: '/api/users/me/metrics', status: 404 },
    ],
  );
});
