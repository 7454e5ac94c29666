// Many approvals at once: in one step, each id answered, and to be taken back.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { Approval, ApprovalUndone, Post } from '../../server/contract/post.ts';
import { HOUR, MINUTE } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { connectChannel } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let approver: Client;
let facebook = 0;
before(async () => {
  server = await startServer();
  approver = await addApprover(server);
  facebook = (await connectChannel(server.as('owner'), 'facebook')).id;
});
after(() => server.stop());

const posts = () => server.app.ctx.db.write('posts');
let ids: number[] = [];
/** Fourteen that wait; the first three are overdue. */
beforeEach(async () => {
  await posts().delete();
  const platformIds = [facebook];
  ids = [];
  for (let at = 0; at < 14; at += 1) {
    const json = { platformIds, content: `Post number ${at}` };
    const [post] = (await (await server.as('owner')('/api/contents', { json })).json()) as Post[];
    const due = at < 3 ? START - HOUR : START + at * HOUR;
    await posts().where({ id: post?.id }).update({ status: 'awaiting_approval', scheduled_at: due });
    ids.push(post?.id ?? 0);
  }
});

const approve = (client: Client, list: readonly number[]) =>
  client('/api/contents/approve', { json: { ids: list } });
const unapprove = (client: Client, list: readonly number[]) =>
  client('/api/contents/unapprove', { json: { ids: list } });
const rows = (): Promise<{ id: number; status: string; scheduled_at: number }[]> =>
  posts().orderBy('id').select('id', 'status', 'scheduled_at');

test('fourteen in one call, by an approver too', async () => {
  const answer = await approve(approver, ids);
  assert.equal(answer.status, 200);
  const at = new Date(server.clock.now()).toISOString();
  assert.deepEqual(await answer.json(), { approved: ids, refused: [], at } satisfies Approval);
  assert.ok((await rows()).every(({ status }) => status === 'scheduled'));
});

test('planned times stay; those whose time has passed leave fifteen minutes apart, not at once', async () => {
  await approve(server.as('owner'), ids);
  const times = (await rows()).map((row) => row.scheduled_at);
  assert.deepEqual(times.slice(0, 3), [START + MINUTE, START + 16 * MINUTE, START + 31 * MINUTE]);
  assert.deepEqual(
    times.slice(3),
    ids.slice(3).map((_, at) => START + (at + 3) * HOUR),
  );
});

test('what cannot be approved is named with its reason, and stops no other', async () => {
  const [first = 0, second = 0, third = 0, ...others] = ids;
  await posts().where({ id: first }).update({ status: 'published' });
  await posts().where({ id: second }).update({ deleted_at: 1 });
  const answer: Approval = await (
    await approve(server.as('owner'), [first, second, third, third, 987_654])
  ).json();
  assert.deepEqual(answer.approved, [third]);
  assert.deepEqual(
    answer.refused.map(({ id }) => id),
    [first, second, 987_654],
  );
  assert.match(answer.refused[0]?.reason ?? '', /published, so approve is not possible/);
  assert.equal(answer.refused[1]?.reason, answer.refused[2]?.reason);
  const waiting = (await rows()).filter(({ id, status }) => status === 'awaiting_approval' && id !== second);
  assert.equal(waiting.length, others.length);
});

test('another account’s posts are as unknown ones', async () => {
  const answer: Approval = await (await approve(server.as('foreign'), ids.slice(0, 1))).json();
  assert.partialDeepStrictEqual(answer, {
    approved: [],
    refused: [{ id: ids[0] ?? 0, reason: 'There is no such post.' }],
  });
  assert.ok((await rows()).every(({ status }) => status === 'awaiting_approval'));
});

test('an approval is taken back until the post has left', async () => {
  await approve(server.as('owner'), ids);
  const [gone = 0, ...others] = ids;
  await posts().where({ id: gone }).update({ status: 'publishing' });
  const answer = await unapprove(server.as('owner'), ids);
  const { waiting, refused }: ApprovalUndone = await answer.json();
  assert.deepEqual(waiting, others);
  assert.match(refused[0]?.reason ?? '', /not scheduled any more/);
  assert.equal((await rows()).filter(({ status }) => status === 'awaiting_approval').length, 13);
});

test('Undo on a page that is old takes back no newer decision', async () => {
  const owner = server.as('owner');
  const [moved = 0, left = 0, single = 0] = ids.slice(3);
  const { at }: Approval = await (await approve(owner, [moved, left])).json();
  const one = await (await owner(`/api/contents/${single}/approve`, { json: {} })).json();
  server.clock.advance(MINUTE);
  for (const id of [moved, single]) {
    const json = { scheduledAt: new Date(START + 50 * HOUR).toISOString() };
    assert.equal((await owner(`/api/contents/${id}`, { method: 'PATCH', json })).status, 200);
  }
  const undo = async (list: readonly number[], when: string): Promise<ApprovalUndone> =>
    (await owner('/api/contents/unapprove', { json: { ids: list, at: when } })).json();
  const reason = 'Somebody has decided otherwise since, so it stays as it is now.';
  assert.deepEqual(await undo([moved, left], at), { waiting: [left], refused: [{ id: moved, reason }] });
  assert.deepEqual(await undo([single], one.at), { waiting: [], refused: [{ id: single, reason }] });
  const status = new Map((await rows()).map((row) => [row.id, row.status]));
  assert.deepEqual(
    [moved, left, single].map((id) => status.get(id)),
    ['scheduled', 'awaiting_approval', 'scheduled'],
  );
  const wrong = await owner('/api/contents/unapprove', { json: { ids: [left], at: 'yesterday' } });
  assert.equal(wrong.status, 422);
});

describe('an approver takes back', () => {
  const takeBack = async (list: readonly number[]): Promise<ApprovalUndone> =>
    (await unapprove(approver, list)).json();

  test('their own approval, just after it', async () => {
    await approve(approver, ids.slice(0, 2));
    assert.deepEqual(await takeBack(ids.slice(0, 2)), { waiting: ids.slice(0, 2), refused: [] });
  });

  for (const [name, happens] of [
    ['what another has approved', (id: number) => approve(server.as('owner'), [id])],
    [
      'what an owner has put at another time since',
      async (id: number) => {
        await approve(approver, [id]);
        const json = { scheduledAt: new Date(START + 50 * HOUR).toISOString() };
        await server.as('owner')(`/api/contents/${id}`, { method: 'PATCH', json });
      },
    ],
    ['what never waited for approval', (id: number) => posts().where({ id }).update({ status: 'scheduled' })],
    [
      'what they approved long ago',
      async (id: number) => {
        await approve(approver, [id]);
        await server.app.ctx.db.write('events').update({ created_at: START - HOUR });
      },
    ],
  ] as const) {
    test(`not ${name}`, async () => {
      const id = ids[5] ?? 0;
      await happens(id);
      const { waiting, refused } = await takeBack([id]);
      assert.deepEqual(waiting, []);
      assert.match(refused[0]?.reason ?? '', /only what you have just approved yourself/);
      assert.equal((await rows()).find((row) => row.id === id)?.status, 'scheduled');
    });
  }
});

describe('bad input', () => {
  for (const [name, json, message] of [
    ['none', { ids: [] }, /^ids: choose at least one/],
    ['no list', { ids: 5 }, /^ids: must be a list/],
    ['no number', { ids: ['x'] }, /^ids\.0: must be a number/],
    ['too many', { ids: Array.from({ length: 101 }, (_, at) => at + 1) }, /^ids: must be at most 100/],
  ] as const) {
    test(name, async () => {
      for (const path of ['/api/contents/approve', '/api/contents/unapprove']) {
        const answer = await server.as('owner')(path, { json });
        assert.equal(answer.status, 422);
        assert.match(await answer.text(), message);
      }
    });
  }
  test('nobody', async () => {
    assert.equal((await approve(server.as('anonymous'), ids)).status, 401);
  });
});

describe('without scripts', () => {
  test('the page’s form approves what is ticked', async () => {
    const html = await (await server.as('owner')('/screens/approvals')).text();
    assert.equal([...html.matchAll(/name="post-\d+"/g)].length, 14);
    const form = { [`post-${ids[4]}`]: 'on', [`post-${ids[5]}`]: 'on', all: 'on', screen: '/approvals' };
    const answer = await server.as('owner')('/api/contents/approve', { form });
    assert.deepEqual([answer.status, answer.headers.get('Location')], [303, '/screens/approvals']);
    assert.equal((await rows()).filter(({ status }) => status === 'scheduled').length, 2);
  });

  test('with nothing ticked it comes back and says so', async () => {
    const answer = await server.as('owner')('/api/contents/approve', { form: { screen: '/approvals' } });
    assert.deepEqual(
      [answer.status, (await answer.text()).includes('choose at least one post')],
      [422, true],
    );
  });
});

test('of more than the screen holds, it shows those that leave first', async () => {
  const [first, ...later] = ids;
  await posts()
    .where({ id: first })
    .update({ scheduled_at: START + 2 * HOUR, content: 'Leaves before all others' });
  const row = await posts().where({ id: later[0] }).first();
  await posts().whereIn('id', later).delete();
  for (let at = 0; at < LIMITS.page; at += 1) {
    const { id, ...copy } = row;
    await posts().insert({ ...copy, scheduled_at: START + (3 + at) * HOUR });
  }
  const page = await (await server.as('owner')('/screens/approvals')).text();
  assert.match(page, /Leaves before all others/);
});
