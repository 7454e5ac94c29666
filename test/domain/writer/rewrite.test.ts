// Other versions of a post: shorter, in another tone, of another idea, for another channel; and what was refused stays untold.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  checkPost,
  extractFacts,
  rewritePost,
  type ToldPost,
  type Wish,
  type WrittenPost,
  writePosts,
} from '../../../server/domain/writer/index.ts';
import type { Channelled } from './measures.ts';
import { BAKERY, ODD } from './profiles.ts';

const NOW = Date.UTC(2026, 10, 23, 9);
const base = { profile: BAKERY, facts: extractFacts(BAKERY), recent: [] as ToldPost[], seed: 'rewrite' };

async function write(channel: Channelled, pillar: 'useful' | 'own' = 'useful'): Promise<WrittenPost> {
  const { posts } = await writePosts({ ...base, channel, slots: [{ pillar, at: NOW }] });
  return posts[0] ?? assert.fail();
}

function rewrite(post: WrittenPost, channel: Channelled, wish: Wish, tone?: 'humorous' | 'luxury') {
  return rewritePost({ ...base, channel, wish, original: { ...post, at: NOW }, ...(tone && { tone }) });
}

describe('other versions of a post', () => {
  test('tell the same idea in other words, within the channel’s limits', async () => {
    const post = await write('facebook');
    const versions = await rewrite(post, 'facebook', 'tone', 'luxury');
    assert.ok(versions.length > 0);
    for (const version of versions) {
      assert.equal(version.idea, post.idea);
      assert.notEqual(version.content, post.content);
      assert.deepEqual(checkPost('facebook', version), []);
    }
    assert.equal(new Set(versions.map(({ content }) => content)).size, versions.length);
  });

  test('are at most three quarters as long where they are to be shorter', async () => {
    const post = await write('instagram');
    for (const version of await rewrite(post, 'instagram', 'shorter'))
      assert.ok(version.content.length <= 0.75 * post.content.length);
  });

  test('of another angle tell other ideas of the same kind', async () => {
    const post = await write('linkedin');
    const versions = await rewrite(post, 'linkedin', 'angle');
    assert.equal(versions.length, 3);
    for (const version of versions) assert.notEqual(version.idea, post.idea);
  });

  test('for another channel have its form', async () => {
    const [version] = await rewrite(await write('facebook'), 'x', 'channel');
    assert.ok(version);
    for (const post of version.content.split('\n---\n')) assert.ok(post.length <= 300);
    assert.deepEqual(checkPost('x', version), []);
  });

  test('of own news keep to the owner’s fact', async () => {
    const post = await write('facebook', 'own');
    for (const version of await rewrite(post, 'facebook', 'tone', 'humorous'))
      assert.equal(version.factIds[0], post.factIds[0]);
  });

  test('there are none in a language that the library does not speak', async () => {
    const german = ODD.german ?? assert.fail();
    const original = { content: 'Brot.', pillar: 'own', factIds: [], idea: null, at: NOW } as const;
    assert.deepEqual(
      await rewritePost({
        ...base,
        profile: german,
        channel: 'facebook',
        wish: 'shorter',
        original: { ...original, factIds: [] },
      }),
      [],
    );
  });
});

test('what a person refused is not told again, on any channel', async () => {
  const first = await write('facebook');
  const { posts: next } = await writePosts({
    ...base,
    channel: 'linkedin',
    slots: [{ pillar: 'useful', at: NOW }],
  });
  const idea = next[0]?.idea ?? assert.fail();
  const refused: ToldPost = {
    ...{ channel: 'facebook', at: NOW - 80 * 86_400_000, title: null, content: first.content },
    ...{ idea, cut: 'list', format: 'tip', pillar: 'useful', factIds: [], refused: true },
  };
  const { posts } = await writePosts({
    ...base,
    recent: [refused],
    channel: 'linkedin',
    slots: [{ pillar: 'useful', at: NOW }],
  });
  assert.notEqual(posts[0]?.idea, idea);
});
