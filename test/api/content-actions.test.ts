// Every action on a post in every state, by everybody. The table is the product's promise, written out once more.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Connection } from '../../server/contract/connection.ts';
import type { FeedItem } from '../../server/contract/feed.ts';
import {
  POST_ACTIONS,
  POST_STATUSES,
  type Post,
  type PostAction,
  type PostStatus,
} from '../../server/contract/post.ts';
import { HOUR } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

const ALLOWED: Readonly<Record<PostStatus, readonly PostAction[]>> = {
  draft: ['edit', 'schedule', 'publish', 'duplicate', 'delete'],
  awaiting_approval: ['edit', 'schedule', 'approve', 'reject', 'duplicate', 'delete'],
  scheduled: ['edit', 'schedule', 'publish', 'unschedule', 'duplicate', 'delete'],
  publishing: [],
  published: ['duplicate', 'delete'],
  failed: ['edit', 'schedule', 'publish', 'duplicate', 'delete'],
  needs_attention: ['edit', 'schedule', 'publish', 'unschedule', 'duplicate', 'delete'],
  rejected: ['edit', 'schedule', 'duplicate', 'delete'],
};
const WORDS: Readonly<Record<PostStatus, string>> = {
  draft: 'a draft',
  awaiting_approval: 'waiting for approval',
  scheduled: 'scheduled',
  publishing: 'being published right now',
  published: 'published',
  failed: 'marked as failed',
  needs_attention: 'waiting for your attention',
  rejected: 'rejected',
};
const NAMES: Readonly<Partial<Record<PostAction, string>>> = {
  resolve: 'saying whether it is out',
  hold: 'keeping it back',
  correct: 'changing what is out',
  posted: 'marking it as posted',
  unposted: 'taking that back',
  figures: 'entering figures',
};
/** Of which `hold` is for posts that are shown before they leave: test/api/undo-window.test.ts. */
const OF_APPROVERS: readonly PostAction[] = ['approve', 'reject', 'hold'];
const LATER = new Date(START + 30 * HOUR).toISOString();
/** How an action is asked for, and what has become of the post when it is done. */
const ACTS: Readonly<
  Record<PostAction, { method: string; path: string; json?: object; status: number; becomes?: PostStatus }>
> = {
  edit: { method: 'PATCH', path: '', json: { content: 'Other words for the same bread.' }, status: 200 },
  correct: { method: 'POST', path: '/correct', json: { content: 'Other words.' }, status: 200 },
  schedule: { method: 'PATCH', path: '', json: { scheduledAt: LATER }, status: 200, becomes: 'scheduled' },
  approve: { method: 'POST', path: '/approve', status: 200, becomes: 'scheduled' },
  reject: { method: 'POST', path: '/reject', status: 200, becomes: 'rejected' },
  hold: { method: 'POST', path: '/hold', status: 200, becomes: 'awaiting_approval' },
  publish: { method: 'POST', path: '/publish', status: 202, becomes: 'scheduled' },
  unschedule: { method: 'POST', path: '/unschedule', status: 200, becomes: 'draft' },
  resolve: { method: 'POST', path: '/resolve', json: { published: true }, status: 200, becomes: 'published' },
  posted: { method: 'POST', path: '/posted', json: {}, status: 200, becomes: 'published' },
  unposted: { method: 'POST', path: '/unposted', status: 200, becomes: 'needs_attention' },
  figures: { method: 'PUT', path: '/figures', json: { likes: 1, comments: 2, shares: 3 }, status: 200 },
  duplicate: { method: 'POST', path: '/duplicate', status: 201, becomes: 'draft' },
  delete: { method: 'DELETE', path: '', status: 204 },
};

let server: TestServer;
let approver: Client;
let channel: Connection;
let post: Post;
before(async () => {
  server = await startServer();
  approver = await addApprover(server);
  const owner = server.as('owner');
  await saveProfile(owner);
  channel = await connectChannel(owner, 'facebook');
  [post] = (await generatePosts(owner, channel.id, 1)) as [Post];
});
after(() => server.stop());

const posts = () => server.app.ctx.db.write('posts');
/** Puts the one post into a state, due in a day. */
async function put(status: PostStatus, scheduledAt: number | null = START + 24 * HOUR): Promise<object> {
  const columns = {
    status,
    scheduled_at: scheduledAt,
    content: post.content,
    deleted_at: null,
    external_id: null,
  };
  await posts().where({ id: post.id }).update(columns);
  return row();
}
const row = (): Promise<object> => posts().where({ id: post.id }).first();

async function ask(client: Client, action: PostAction): Promise<Response> {
  const { method, path, json } = ACTS[action];
  return client(`/api/contents/${post.id}${path}`, { method, json });
}

for (const status of POST_STATUSES) {
  describe(`a post that is ${WORDS[status]}`, () => {
    test('names what can be done with it, to each role', async () => {
      await put(status);
      const path = `/api/contents/${post.id}`;
      assert.deepEqual((await (await server.as('owner')(path)).json()).actions, ALLOWED[status]);
      const toApprover = ALLOWED[status].filter((action) => OF_APPROVERS.includes(action));
      assert.deepEqual((await (await approver(path)).json()).actions, toApprover);
    });

    for (const action of POST_ACTIONS) {
      const isAllowed = ALLOWED[status].includes(action);
      test(`${action}: ${isAllowed ? 'done' : 'refused'}`, async () => {
        const before = await put(status);
        const answer = await ask(server.as('owner'), action);
        if (isAllowed) await expectDone(answer, { action, from: status });
        else await expectRefused(answer, { action, status, before });
      });

      test(`${action}: nobody else’s business`, async () => {
        const before = await put(status);
        const [foreign, anonymous] = [
          await ask(server.as('foreign'), action),
          await ask(server.as('anonymous'), action),
        ];
        assert.deepEqual([foreign.status, await foreign.text(), anonymous.status], [404, 'Not found', 401]);
        assert.deepEqual(await row(), before);
      });

      if (OF_APPROVERS.includes(action)) continue;
      test(`${action}: not for an approver`, async () => {
        const before = await put(status);
        const answer = await ask(approver, action);
        assert.equal(answer.status, 403, await answer.text());
        assert.deepEqual(await row(), before);
      });
    }
  });
}

async function expectDone(
  answer: Response,
  { action, from }: { action: PostAction; from: PostStatus },
): Promise<void> {
  const { status, becomes = from } = ACTS[action];
  assert.equal(answer.status, status, await answer.clone().text());
  if (action === 'delete') {
    assert.equal((await server.as('owner')(`/api/contents/${post.id}`)).status, 404);
    return;
  }
  const shown: Post = await answer.json();
  assert.deepEqual([shown.status, shown.actions], [becomes, ALLOWED[becomes]]);
  if (action === 'schedule') assert.equal(shown.scheduledAt, LATER);
  if (action === 'publish') assert.equal(shown.scheduledAt, new Date(START).toISOString());
  if (action === 'unschedule') assert.equal(shown.scheduledAt, null);
  if (action === 'edit') assert.equal(shown.content, 'Other words for the same bread.');
}

async function expectRefused(
  answer: Response,
  { action, status, before }: { action: PostAction; status: PostStatus; before: object },
): Promise<void> {
  const text = await answer.text();
  assert.equal(answer.status, 409, text);
  const rest =
    ALLOWED[status].length > 0
      ? `Possible now: ${ALLOWED[status].join(', ')}.`
      : 'Nothing can be done until that ends.';
  assert.equal(text, `This post is ${WORDS[status]}, so ${NAMES[action] ?? action} is not possible. ${rest}`);
  assert.deepEqual(await row(), before);
}

describe('approving', () => {
  test('is what an approver may do, and tells it as an event of theirs', async () => {
    await put('awaiting_approval');
    const events = await server.countEvents('post.scheduled');
    const answer = await ask(approver, 'approve');
    assert.partialDeepStrictEqual(await answer.json(), { status: 'scheduled', actions: [] });
    assert.equal(await server.countEvents('post.scheduled'), events + 1);
    const last = await server.app.ctx.db
      .read('events')
      .where({ kind: 'post.scheduled' })
      .orderBy('id', 'desc')
      .first();
    assert.match(last.actor, /^account:1[67]$/);
    await put('awaiting_approval');
    assert.equal((await (await ask(approver, 'reject')).json()).status, 'rejected');
  });

  test('of a draft is asked for by its writer, who gives the time at which it may leave', async () => {
    for (const status of ['draft', 'scheduled', 'rejected', 'failed'] as const) {
      await put(status);
      const scheduledAt = new Date(START + 5 * HOUR).toISOString();
      const json = { scheduledAt, approve: false };
      const shown = await server.as('owner')(`/api/contents/${post.id}`, { method: 'PATCH', json });
      assert.partialDeepStrictEqual(await shown.json(), { status: 'awaiting_approval', scheduledAt });
    }
  });

  test('is refused with a reason, which stands with the post', async () => {
    await put('awaiting_approval');
    const path = `/api/contents/${post.id}/reject`;
    const long = await server.as('owner')(path, { json: { reason: 'x'.repeat(1001) } });
    assert.equal(long.status, 422);
    const shown = await server.as('owner')(path, { json: { reason: ' Sold out. ' } });
    assert.partialDeepStrictEqual(await shown.json(), { status: 'rejected', note: 'Rejected: “Sold out.”' });
  });

  test('keeps the planned time, or is now when that has passed or never was', async () => {
    for (const [planned, leaves] of [
      [START + HOUR, START + HOUR],
      [START - HOUR, START],
      [null, START],
    ] as const) {
      await put('awaiting_approval', planned);
      const shown: Post = await (await ask(server.as('owner'), 'approve')).json();
      assert.equal(shown.scheduledAt, new Date(leaves).toISOString());
    }
  });

  test('twice at once is done once', async () => {
    await put('awaiting_approval');
    const events = await server.countEvents('post.scheduled');
    const answers = await Promise.all([1, 2, 3].map(() => ask(server.as('owner'), 'approve')));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
    assert.equal(await server.countEvents('post.scheduled'), events + 1);
  });
});

describe('publishing now', () => {
  const feed = async (): Promise<FeedItem[]> =>
    (await server.as('owner')(`/api/platforms/${channel.id}/feed`)).json();
  const setPaused = (paused: boolean) =>
    server.as('owner')('/api/autopilot', { method: 'PUT', json: { paused } });
  const setActive = (isActive: boolean) =>
    server.as('owner')(`/api/platforms/${channel.id}`, { method: 'PUT', json: { isActive } });

  test('is refused while everything is paused', async () => {
    await setPaused(true);
    const before = await put('draft', null);
    const answer = await ask(server.as('owner'), 'publish');
    assert.deepEqual([answer.status, await row()], [409, before]);
    assert.match(await answer.text(), /^Everything is paused/);
    await setPaused(false);
  });

  test('is refused while its channel is switched off: it would not leave', async () => {
    await setActive(false);
    const before = await put('draft', null);
    const answer = await ask(server.as('owner'), 'publish');
    assert.deepEqual([answer.status, await row()], [409, before]);
    assert.match(await answer.text(), /Facebook is switched off/);
    await setActive(true);
  });

  test('publishes, and deleting takes it down again', async () => {
    await server.drain();
    await put('draft', null);
    assert.equal((await ask(server.as('owner'), 'publish')).status, 202);
    await server.drain();
    const shown: Post = await (await server.as('owner')(`/api/contents/${post.id}`)).json();
    assert.partialDeepStrictEqual(shown, { status: 'published', publishedAt: new Date(START).toISOString() });
    const [item] = await feed();
    assert.deepEqual([item?.content, item?.url], [post.content, shown.externalUrl]);
    assert.equal((await server.as('owner')(shown.externalUrl ?? '')).status, 200);
    assert.equal((await server.as('foreign')(shown.externalUrl ?? '')).status, 404);

    assert.equal((await ask(server.as('owner'), 'delete')).status, 204);
    assert.equal((await ask(server.as('owner'), 'delete')).status, 404);
    await server.drain();
    assert.deepEqual(await feed(), []);
    assert.equal((await server.as('owner')(shown.externalUrl ?? '')).status, 404);
  });
});
