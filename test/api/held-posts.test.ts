// What waits for a person and what leaves within minutes, by calls: both are told, kept back and let go.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { Approval, Post } from '../../server/contract/post.ts';
import { MINUTE } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { connectChannel } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;
let held: Post;
let leaving: Post;

interface Waiting {
  readonly held: readonly Post[];
  readonly leaving: readonly Post[];
}
const waiting = async (client = owner) => {
  const answer = await client('/api/contents/waiting');
  assert.equal(answer.status, 200);
  return (await answer.json()) as Waiting;
};
const idsOf = ({ held: one, leaving: two }: Waiting) => [one, two].map((list) => list.map(({ id }) => id));

/** One that waits, and one that leaves in eight minutes unless somebody keeps it back. */
beforeEach(async () => {
  server = await startServer();
  owner = server.as('owner');
  const { id: platformId } = await connectChannel(owner);
  const now = server.clock.now();
  const make = async (content: string, columns: object) => {
    const post = (await (await owner('/api/contents', { json: { platformId, content } })).json()) as Post;
    await server.app.ctx.db.write('posts').where({ id: post.id }).update(columns);
    return post;
  };
  held = await make('It waits.', {
    status: 'awaiting_approval',
    scheduled_at: now + 60 * MINUTE,
    held: true,
  });
  leaving = await make('It leaves.', {
    ...{ status: 'scheduled', scheduled_at: now + 8 * MINUTE, announced_at: now - 2 * MINUTE },
  });
  // Approved, it needs no window; and one of another day is in neither list.
  await make('It is approved.', { status: 'scheduled', scheduled_at: now + 8 * MINUTE });
  await make('It is for later.', { status: 'scheduled', scheduled_at: now + 600 * MINUTE });
});
afterEach(() => server.stop());

test('both are told, the one with when it leaves; also to who only approves', async () => {
  for (const client of [owner, await addApprover(server)]) {
    const told = await waiting(client);
    assert.deepEqual(idsOf(told), [[held.id], [leaving.id]]);
    assert.equal(told.leaving[0]?.leavesAt, new Date(server.clock.now() + 8 * MINUTE).toISOString());
    assert.equal(told.held[0]?.leavesAt, null);
    assert.ok(told.leaving[0]?.actions.includes('hold') && told.held[0]?.actions.includes('approve'));
  }
  assert.deepEqual(idsOf(await waiting(server.as('foreign'))), [[], []]);
  assert.equal((await server.as('anonymous')('/api/contents/waiting')).status, 401);
});

test('what leaves is kept back, let go again, and that is taken back', async () => {
  const approver = await addApprover(server);
  const answer = await approver('/api/contents/hold', { json: { ids: [leaving.id, held.id, 4711] } });
  const { held: kept, refused } = await answer.json();
  assert.deepEqual([kept, refused.map(({ id }: { id: number }) => id)], [[leaving.id], [held.id, 4711]]);
  assert.deepEqual(idsOf(await waiting()), [[leaving.id, held.id], []]);
  const released = await owner('/api/contents/approve', { json: { ids: [leaving.id, held.id] } });
  assert.deepEqual(((await released.json()) as Approval).approved, [leaving.id, held.id]);
  assert.deepEqual(idsOf(await waiting()), [[], []]);
  const back = await owner('/api/contents/unapprove', { json: { ids: [held.id] } });
  assert.deepEqual((await back.json()).waiting, [held.id]);
  assert.deepEqual(idsOf(await waiting()), [[held.id], []]);
});

test('posts of another business are as unknown ones, and nothing happens to them', async () => {
  const answer = await server.as('foreign')('/api/contents/hold', { json: { ids: [leaving.id] } });
  assert.deepEqual((await answer.json()).held, []);
  assert.deepEqual(idsOf(await waiting()), [[held.id], [leaving.id]]);
});

test('the plain form of a list keeps back what is ticked', async () => {
  const form = { [`post-${leaving.id}`]: 'on', screen: '/approvals' };
  const answer = await owner('/api/contents/hold', { form });
  assert.equal(answer.status, 303);
  assert.deepEqual(idsOf(await waiting()), [[leaving.id, held.id], []]);
});
