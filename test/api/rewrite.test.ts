// Having a post told otherwise: versions to choose from, nothing stored, and only what Drivyn wrote.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Post, PostVersions } from '../../server/contract/post.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let platformId: number;
let other: number;
let posts: Post[];
before(async () => {
  server = await startServer();
  const owner = server.as('owner');
  await saveProfile(owner);
  platformId = (await connectChannel(owner, 'facebook')).id;
  other = (await connectChannel(owner, 'x')).id;
  posts = await generatePosts(owner, platformId, 3);
});
after(() => server.stop());

const rewrite = async (id: number, json: object) => {
  const response = await server.as('owner')(`/api/contents/${id}/rewrite`, { json });
  return { status: response.status, body: await response.text() };
};
const told = () => posts.find((post) => post.idea !== null) ?? assert.fail();

test('gives versions, and stores nothing', async () => {
  const post = told();
  const { status, body } = await rewrite(post.id, { how: 'tone', tone: 'humorous' });
  assert.equal(status, 200, body);
  const { versions } = JSON.parse(body) as PostVersions;
  assert.ok(versions.length > 0);
  for (const version of versions) assert.notEqual(version.content, post.content);
  const after = (await (await server.as('owner')(`/api/contents/${post.id}`)).json()) as Post;
  assert.equal(after.content, post.content);
});

test('gives another channel’s form', async () => {
  const { body } = await rewrite(told().id, { how: 'channel', platformId: other });
  const { versions } = JSON.parse(body) as PostVersions;
  assert.ok(versions.length > 0 && versions.every(({ content }) => content.length <= 300));
});

test('a version that is stored as a draft elsewhere rests on the same facts, and is about the same', async () => {
  const { id, facts, idea, pillar } = told();
  const json = { platformIds: [other], content: 'The same, for another channel.', from: id };
  const [made] = (await (await server.as('owner')('/api/contents', { json })).json()) as Post[];
  assert.deepEqual([made?.facts, made?.idea, made?.pillar], [facts, idea, pillar]);
  assert.equal(made?.writer, null);
  const nowhere = await server.as('owner')('/api/contents', { json: { ...json, from: 999_999 } });
  assert.equal(nowhere.status, 404);
  const foreign = await server.as('foreign')('/api/contents', { json });
  assert.equal(foreign.status, 404);
});

test('refuses what it does not understand, a foreign post, and a person’s own words', async () => {
  const { id } = told();
  assert.equal((await rewrite(id, { how: 'tone' })).status, 422);
  assert.equal((await rewrite(id, { how: 'channel' })).status, 422);
  assert.equal((await rewrite(id, { how: 'louder' })).status, 422);
  assert.equal((await rewrite(id, { how: 'channel', platformId: 999 })).status, 404);
  assert.equal((await rewrite(999_999, { how: 'shorter' })).status, 404);
  const json = { platformIds: [platformId], content: 'My own words about bread.' };
  const [own] = (await (await server.as('owner')('/api/contents', { json })).json()) as Post[];
  const refused = await rewrite(own?.id ?? 0, { how: 'shorter' });
  assert.equal(refused.status, 409);
  assert.match(refused.body, /your own words/);
});
