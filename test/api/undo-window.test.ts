// What is shown before it leaves: who sees it where, and who may keep it back. The channel is a Sandbox set to wait for Undo.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { UNDO_WINDOW } from '../../server/contract/autonomy.ts';
import type { Connection } from '../../server/contract/connection.ts';
import type { Notification } from '../../server/contract/notification.ts';
import type { Post } from '../../server/contract/post.ts';
import { MINUTE } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;
let connection: Connection;

const read = async <T>(path: string): Promise<T> => (await owner(path)).json() as Promise<T>;
const postOf = (id: number) => read<Post>(`/api/contents/${id}`);
const page = async (path: string) => (await owner(`/screens${path}`)).text();

/** The first post of the plan, ten minutes before it leaves. */
async function showFirst(): Promise<Post> {
  const planned = await read<Post[]>('/api/users/14/contents?status=scheduled');
  const times = planned.map(({ scheduledAt }) => Date.parse(scheduledAt ?? ''));
  server.clock.advance(Math.min(...times) - UNDO_WINDOW - server.clock.now());
  await server.drain();
  const shown = (await read<Post[]>('/api/users/14/contents')).filter(({ leavesAt }) => leavesAt !== null);
  assert.equal(shown.length, 1);
  return shown[0] as Post;
}

beforeEach(async () => {
  server = await startServer();
  owner = server.as('owner');
  connection = await connectChannel(owner);
  await owner(`/api/platforms/${connection.id}/autonomy`, { method: 'PUT', json: { level: 'undo' } });
  await saveProfile(owner);
  await server.drain();
});
afterEach(() => server.stop());

test('it is told, stands on every screen that looks ahead, and leaves at its time', async () => {
  const post = await showFirst();
  assert.equal(post.leavesAt, post.scheduledAt);
  assert.equal(post.actions[0], 'hold');
  const [told] = await read<Notification[]>('/api/notifications');
  assert.deepEqual(
    [told?.title, told?.href],
    ['A Facebook post leaves in a few minutes', `#/posts/${post.id}`],
  );
  for (const path of [
    '/dashboard',
    '/detailed-dashboard',
    '/autonomous-control',
    '/approvals',
    '/content-calendar',
    '/platforms/facebook',
  ]) {
    const html = await page(path);
    assert.match(html, /Leaves within minutes/, path);
    assert.match(html, new RegExp(`action="/api/contents/${post.id}/hold`), path);
  }
  assert.match(await page(`/posts/${post.id}`), /It leaves by itself/);
  assert.match(await page('/content-calendar?view=list'), /It leaves by itself/);
  server.clock.advance(UNDO_WINDOW);
  await server.drain();
  assert.equal((await postOf(post.id)).status, 'published');
  assert.doesNotMatch(await page('/dashboard'), /Leaves within minutes/);
});

test('a mailing that was planned is shown as well', async () => {
  const email = await connectChannel(owner, 'email');
  await owner('/api/users/14/subscribers', { json: { email: 'maria@example.com', name: 'Maria' } });
  await owner(`/api/platforms/${connection.id}`, { method: 'PUT', json: { isActive: false } });
  await owner(`/api/platforms/${email.id}/autonomy`, { method: 'PUT', json: { level: 'undo' } });
  await server.drain();
  const planned = await read<Post[]>(`/api/users/14/contents?status=scheduled&platformId=${email.id}`);
  const at = Math.min(...planned.map(({ scheduledAt }) => Date.parse(scheduledAt ?? '')));
  server.clock.advance(at - UNDO_WINDOW - server.clock.now());
  await server.drain();
  const shown = (await read<Post[]>('/api/users/14/contents')).filter(({ leavesAt }) => leavesAt !== null);
  assert.deepEqual(
    shown.map(({ platform, leavesAt }) => [platform, Date.parse(leavesAt ?? '')]),
    [['email', at]],
  );
  server.clock.advance(UNDO_WINDOW);
  await server.drain();
  assert.equal((await postOf(shown[0]?.id ?? 0)).status, 'published');
});

test('an approver keeps it back, once; nobody else’s business', async () => {
  const { id } = await showFirst();
  const path = `/api/contents/${id}/hold`;
  assert.equal((await server.as('foreign')(path, { method: 'POST' })).status, 404);
  const approver = await addApprover(server);
  const answer = await approver(path, { method: 'POST' });
  const kept = (await answer.json()) as Post;
  assert.deepEqual([answer.status, kept.status, kept.leavesAt], [200, 'awaiting_approval', null]);
  assert.match(kept.note ?? '', /^You kept it back\./);
  assert.equal((await owner(path, { method: 'POST' })).status, 409);
  server.clock.advance(UNDO_WINDOW + MINUTE);
  await server.drain();
  assert.equal((await postOf(id)).status, 'awaiting_approval');
  assert.equal(await server.countEvents('autonomy.lowered'), 0, 'the Sandbox stays as it was set');
});

test('a form without script keeps it back, too', async () => {
  const { id } = await showFirst();
  const answer = await owner(`/api/contents/${id}/hold`, { form: { screen: '/dashboard' } });
  assert.equal(answer.status, 303);
  assert.equal((await postOf(id)).status, 'awaiting_approval');
});

test('what gets another time to be approved by is not shown any more, and leaves once it is approved', async () => {
  const { id } = await showFirst();
  const later = new Date(server.clock.now() + 3 * UNDO_WINDOW).toISOString();
  const move = { method: 'PATCH', json: { scheduledAt: later, approve: false } };
  assert.equal((await owner(`/api/contents/${id}`, move)).status, 200);
  const held = await postOf(id);
  assert.deepEqual([held.status, held.leavesAt], ['awaiting_approval', null]);
  await owner(`/api/contents/${id}/approve`, { method: 'POST' });
  server.clock.advance(3 * UNDO_WINDOW);
  await server.drain();
  assert.equal((await postOf(id)).status, 'published');
});

test('while everything is paused nothing is shown, and after it the window is whole', async () => {
  await owner('/api/autopilot', { method: 'PUT', json: { paused: true } });
  const planned = await read<Post[]>('/api/users/14/contents?status=scheduled');
  const times = planned.map(({ scheduledAt }) => Date.parse(scheduledAt ?? ''));
  server.clock.advance(Math.min(...times) + MINUTE - server.clock.now());
  await server.drain();
  assert.ok((await read<Post[]>('/api/users/14/contents')).every(({ leavesAt }) => leavesAt === null));
  await owner('/api/autopilot', { method: 'PUT', json: { paused: false } });
  await server.drain();
  const [shown] = (await read<Post[]>('/api/users/14/contents')).filter(({ leavesAt }) => leavesAt !== null);
  assert.equal(shown?.leavesAt, new Date(server.clock.now() + UNDO_WINDOW).toISOString());
});

test('from asking first down, what nobody approved waits as well', async () => {
  const { id } = await showFirst();
  await owner(`/api/platforms/${connection.id}/autonomy`, { method: 'PUT', json: { level: 'approve' } });
  const posts = await read<Post[]>('/api/users/14/contents');
  assert.ok(posts.every(({ status }) => status === 'awaiting_approval'));
  assert.match((await postOf(id)).note ?? '', /asks before it publishes/);
});
