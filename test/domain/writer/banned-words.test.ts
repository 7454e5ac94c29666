// Words that an owner never wants to read stand in no post.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bannedIn, extractFacts, FREE, listWords, writePosts } from '../../../server/domain/writer/index.ts';
import { BAKERY } from './profiles.ts';

const write = async (typed: string) => {
  const at = Date.parse('2027-03-02T09:00:00Z');
  const pillars = ['useful', 'own', 'talk', 'useful', 'behind', 'own'] as const;
  const { posts } = await writePosts({
    profile: BAKERY,
    facts: extractFacts(BAKERY),
    channel: 'facebook',
    slots: pillars.map((pillar, day) => ({ pillar, at: at + day * 86_400_000 })),
    recent: [],
    seed: 'banned',
    voice: { description: '', banned: listWords(typed), keeping: FREE, samples: [] },
  });
  return posts.flatMap((post) => (post === null ? [] : [`${post.title ?? ''}\n${post.content}`]));
};

test('are matched as whole words, whatever their case', () => {
  assert.deepEqual(bannedIn('So CHEAP today', ['yummy', 'cheap']), ['cheap']);
  assert.deepEqual(bannedIn('Melt in the mouth.', ['melt in the mouth']), ['melt in the mouth']);
  assert.deepEqual(bannedIn('A cheaper loaf', ['cheap']), []);
  assert.deepEqual(listWords(' yummy, , cheap\n!'), ['yummy', 'cheap']);
});

test('stand in no post, which is written about something else instead', async () => {
  const plain = await write('');
  assert.ok(plain.some((text) => /\bbread\b/i.test(text)));
  const without = await write('bread');
  assert.ok(without.length >= plain.length - 1, `${without.length} of ${plain.length}`);
  for (const text of without) assert.doesNotMatch(text, /\bbread\b/i);
});
