// What people make of their posts teaches the writer: by several edits that agree, seen, kept, forgotten and taken back.
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { Decision } from '../../server/contract/decision.ts';
import type { Habit, HabitState } from '../../server/contract/habit.ts';
import type { Post } from '../../server/contract/post.ts';
import { MINUTE } from '../../server/kernel/clock.ts';
import { ADMIN_PASSWORD, OWNER } from '../support/callers.ts';
import { type Client, createClient } from '../support/client.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { addMember } from '../support/members.ts';
import { startServer, type TestServer } from '../support/server.ts';

const TAGS = /\s*#\p{L}[\p{L}\p{N}_]*/gu;

let server: TestServer;
let owner: Client;
let platformId: number;
beforeEach(async (t) => {
  server = await startServer();
  (t as unknown as { after(stop: () => Promise<void>): void }).after(() => server.stop());
  owner = server.as('owner');
  await saveProfile(owner);
  platformId = (await connectChannel(owner, 'instagram')).id;
});

const habits = async (): Promise<Habit[]> => (await owner('/api/habits')).json() as Promise<Habit[]>;
const hashtags = async () => (await habits()).find(({ kind }) => kind === 'hashtags');
const tagged = async (count: number): Promise<Post[]> => {
  const posts = await generatePosts(owner, platformId, count);
  assert.ok(posts.every(({ content }) => content.match(TAGS)));
  return posts;
};
const untag = async (posts: readonly Post[], client = owner) => {
  for (const { id, content } of posts) {
    server.clock.advance(MINUTE);
    const json = { content: content.replace(TAGS, '') };
    const response = await client(`/api/contents/${id}`, { method: 'PATCH', json });
    assert.equal(response.status, 200, await response.clone().text());
  }
};
const set = async (habit: Habit | undefined, state: HabitState) => {
  const response = await owner(`/api/habits/${habit?.id}`, { method: 'PATCH', json: { state } });
  assert.equal(response.status, 200, await response.clone().text());
  return (await response.json()) as Habit;
};
/** The admin at work in the owner's account. */
const support = async (): Promise<Client> => {
  const password = { json: { password: ADMIN_PASSWORD } };
  const { token } = await (await server.as('anonymous')('/api/admin/session', password)).json();
  const admin = createClient(server.url, { bearer: token });
  const json = { accountId: OWNER.id, reason: 'Asked for help with the texts' };
  const answer = await admin('/api/admin/impersonations', { json });
  const [cookie = ''] = answer.headers.getSetCookie();
  return createClient(server.url, { cookie: cookie.split(';')[0] ?? '' });
};
const count = (post: Post | undefined) => post?.content.match(TAGS)?.length ?? 0;

test('three edits teach, one and two do not; the next drafts show it; it is explained with its posts', async () => {
  const posts = await tagged(4);
  await untag(posts.slice(0, 2));
  assert.deepEqual(await habits(), []);
  await untag(posts.slice(2, 3));
  const habit = await hashtags();
  assert.ok(habit);
  assert.match(habit.words, /^On Instagram, you take the hashtags out\./);
  assert.deepEqual(
    habit.posts,
    posts.slice(0, 3).map(({ id }) => id),
  );
  assert.equal(habit.state, 'learned');
  for (const post of await generatePosts(owner, platformId, 3)) assert.equal(count(post), 0, post.content);
  const decisions = (await (await owner('/api/decisions')).json()) as Decision[];
  assert.match(decisions.find(({ kind }) => kind === 'learn')?.why ?? '', /^3 of the last 10 edits/);
});

test('forgotten, drafts are as before, and the same edits do not teach it again; Undo brings it back', async () => {
  const posts = await tagged(3);
  await untag(posts);
  const forgotten = await set(await hashtags(), 'forgotten');
  assert.equal(forgotten.state, 'forgotten');
  assert.ok(count((await generatePosts(owner, platformId, 1))[0]) > 0);
  for (const { id, content } of posts) {
    server.clock.advance(MINUTE);
    const json = { content: `${content.replace(TAGS, '')}\n\nOnce more.` };
    await owner(`/api/contents/${id}`, { method: 'PATCH', json });
  }
  assert.equal((await hashtags())?.state, 'forgotten');
  await set(await hashtags(), 'learned');
  assert.equal(count((await generatePosts(owner, platformId, 1))[0]), 0);
});

test('forgotten, it is learned again from three new edits', async () => {
  await untag(await tagged(3));
  await set(await hashtags(), 'forgotten');
  server.clock.advance(MINUTE);
  await untag(await tagged(3));
  assert.equal((await hashtags())?.state, 'learned');
});

test('kept, no later edit changes it; learned, later edits may', async () => {
  const posts = await tagged(6);
  const leaveOne = async (some: readonly Post[]) => {
    for (const { id, content } of some) {
      server.clock.advance(MINUTE);
      const [first = ''] = content.match(TAGS) ?? [];
      const json = { content: `${content.replace(TAGS, '')}${first}` };
      await owner(`/api/contents/${id}`, { method: 'PATCH', json });
    }
  };
  await untag(posts.slice(0, 3));
  await set(await hashtags(), 'kept');
  await leaveOne(posts.slice(3));
  assert.match((await hashtags())?.words ?? '', /take the hashtags out/);
  await set(await hashtags(), 'forgotten');
  await leaveOne(await tagged(3));
  assert.match((await hashtags())?.words ?? '', /at most 1/);
});

test('edits of other members count, those of support do not', async () => {
  const posts = await tagged(6);
  const editor = await addMember(server, 'editor', 'a colleague');
  await untag(posts.slice(0, 3), await support());
  assert.deepEqual(await habits(), []);
  await untag(posts.slice(3), editor.client);
  assert.deepEqual(
    (await hashtags())?.posts,
    posts.slice(3).map(({ id }) => id),
  );
});

test('what a post was written as goes on from edit to edit; brought back, it teaches nothing', async () => {
  const [first, ...others] = await tagged(3);
  assert.ok(first);
  const edit = (content: string) =>
    owner(`/api/contents/${first.id}`, { method: 'PATCH', json: { content } });
  await untag(others);
  await edit(`${first.content} Once more.`);
  await edit(first.content);
  assert.deepEqual(await habits(), []);
  await edit(first.content.replace(TAGS, ''));
  assert.equal((await hashtags())?.state, 'learned');
});

describe('rejections', () => {
  test('with a reason that says what is wrong teach as edits do', async () => {
    await owner(`/api/platforms/${platformId}`, { method: 'PUT', json: { approval: true } });
    await server.drain();
    const list = await owner('/api/users/14/contents?status=awaiting_approval');
    const waiting = ((await list.json()) as Post[]).filter(({ content }) => content.match(TAGS));
    for (const [at, { id }] of waiting.slice(0, 3).entries()) {
      assert.equal(await hashtags(), undefined, `after ${at}`);
      const json = { reason: 'Please, no hashtags.' };
      assert.equal((await owner(`/api/contents/${id}/reject`, { json })).status, 200);
    }
    assert.match((await hashtags())?.words ?? '', /take the hashtags out/);
  });
});

test('a person’s own words teach nothing', async () => {
  for (let at = 0; at < 3; at += 1) {
    const json = { platformIds: [platformId], content: `Bread number ${at} is out. #Bread #Leeds` };
    const [post] = (await (await owner('/api/contents', { json })).json()) as Post[];
    await untag(post ? [post] : []);
  }
  assert.deepEqual(await habits(), []);
});

test('a foreign habit is not there, and an unknown state is refused', async () => {
  await untag(await tagged(3));
  const habit = await hashtags();
  const path = `/api/habits/${habit?.id}`;
  assert.equal((await server.as('foreign')(path, { method: 'PATCH', json: { state: 'kept' } })).status, 404);
  assert.equal((await owner(path, { method: 'PATCH', json: { state: 'gone' } })).status, 422);
});
