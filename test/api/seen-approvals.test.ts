// An approval may name the version that was looked at: what has changed since is not approved, by whichever way it comes.
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Approval, Post } from '../../server/contract/post.ts';
import { DAY } from '../../server/kernel/clock.ts';
import { connectChannel } from '../support/factories.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

const CHANGED = 'This post has changed since you looked at it. Look at it as it is now, then approve it.';

let server: TestServer;
let facebook = 0;
before(async () => {
  server = await startServer();
  facebook = (await connectChannel(server.as('owner'), 'facebook')).id;
});
after(() => server.stop());

let post: Post;
let count = 0;
beforeEach(async () => {
  count += 1;
  const json = { platformId: facebook, content: `Post number ${count}` };
  const { id } = (await (await server.as('owner')('/api/contents', { json })).json()) as Post;
  const waits = { status: 'awaiting_approval', scheduled_at: START + DAY };
  await server.app.ctx.db.write('posts').where({ id }).update(waits);
  post = await read(id);
});

const read = async (id = post.id) => (await (await server.as('owner')(`/api/contents/${id}`)).json()) as Post;
const edit = (json: object) => server.as('owner')(`/api/contents/${post.id}`, { method: 'PATCH', json });
const approve = (json?: object) =>
  server.as('owner')(`/api/contents/${post.id}/approve`, json ? { json } : { method: 'POST' });
const standing = async () => (await read()).status;

test('other words, another comment and another title make another version; another time makes none', async () => {
  const versions = [post.version];
  for (const change of [{ content: 'Other words' }, { title: 'A title' }]) {
    assert.equal((await edit(change)).status, 200);
    versions.push((await read()).version);
  }
  assert.deepEqual(new Set(versions).size, 3, String(versions));
  await edit({ scheduledAt: new Date(START + 2 * DAY).toISOString(), approve: false });
  assert.equal((await read()).version, versions.at(-1));
});

test('what was looked at is approved; what has changed since is refused in words, and waits on', async () => {
  await edit({ content: 'Other words' });
  const refused = await approve({ seen: post.version });
  assert.equal(refused.status, 409);
  assert.equal((await refused.text()).trim(), CHANGED);
  assert.equal(await standing(), 'awaiting_approval');
  const { version } = await read();
  assert.equal((await approve({ seen: version })).status, 200);
  assert.equal(await standing(), 'scheduled');
});

test('who names none approves the post as it is', async () => {
  await edit({ content: 'Other words' });
  assert.equal((await approve()).status, 200);
  assert.equal(await standing(), 'scheduled');
});

test('of many, what has changed is named with its reason and stops no other', async () => {
  const other = post;
  const json = { platformId: facebook, content: 'Another post' };
  const { id } = (await (await server.as('owner')('/api/contents', { json })).json()) as Post;
  await server.app.ctx.db.write('posts').where({ id }).update({ status: 'awaiting_approval' });
  await edit({ content: 'Other words' });
  const body = { ids: [id, other.id], seen: { [other.id]: other.version } };
  const answer = await server.as('owner')('/api/contents/approve', { json: body });
  assert.partialDeepStrictEqual((await answer.json()) as Approval, {
    approved: [id],
    refused: [{ id: other.id, reason: CHANGED }],
  });
  for (const seen of [{ x: 1 }, { [id]: 'one' }, { [id]: 0 }]) {
    const wrong = await server.as('owner')('/api/contents/approve', { json: { ids: [id], seen } });
    assert.equal(wrong.status, 422);
  }
});

test('the plain forms name it: the list by its boxes, a post by a field', async () => {
  const list = await (await server.as('owner')('/screens/approvals')).text();
  assert.match(
    list,
    new RegExp(
      `name="post-${post.id}"[^>]*value="${post.version}"|value="${post.version}"[^>]*name="post-${post.id}"`,
    ),
  );
  const page = await (await server.as('owner')(`/screens/posts/${post.id}`)).text();
  assert.match(page, new RegExp(`name="seen" value="${post.version}"`));
  await edit({ content: 'Other words' });
  const form = { [`post-${post.id}`]: String(post.version), screen: '/approvals' };
  await server.as('owner')('/api/contents/approve', { form });
  assert.equal(await standing(), 'awaiting_approval');
  const one = { seen: String(post.version), screen: `/posts/${post.id}` };
  const told = await server.as('owner')(`/api/contents/${post.id}/approve`, { form: one });
  assert.equal(told.status, 422);
  assert.match(await told.text(), /has changed since you looked at it/);
  await server.as('owner')('/api/contents/approve', {
    form: { ...form, [`post-${post.id}`]: String((await read()).version) },
  });
  assert.equal(await standing(), 'scheduled');
});

test('a client’s page names it, and says what has changed; a call without it goes as before', async () => {
  const made = await server.as('owner')('/api/approval-links', {
    json: { name: 'Maria', expiresInDays: 30 },
  });
  const { pathname } = new URL((await made.json()).link);
  const nobody = server.as('anonymous');
  const html = await (await nobody(pathname)).text();
  assert.match(
    html,
    new RegExp(`name="post" value="${post.id}"/?><input type="hidden" name="seen" value="${post.version}"`),
  );
  await edit({ content: 'Other words' });
  const form = { post: String(post.id), decision: 'approve', comment: '', seen: String(post.version) };
  const refused = await nobody(pathname, { form });
  assert.equal(refused.status, 409);
  const told = await refused.text();
  assert.match(told, /role="alert">This post has changed since you looked at it/);
  assert.match(told, /Other words/);
  assert.equal(await standing(), 'awaiting_approval');
  const plain = await nobody(pathname, { json: { post: post.id, decision: 'approve' } });
  assert.equal(plain.status, 200);
  assert.equal(await standing(), 'scheduled');
});
