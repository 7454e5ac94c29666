// Figures in words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countOf } from '../../views/components/formats.ts';
import { groupsSentence } from '../../views/screens/analytics/words.ts';

test('one of something is not told in the plural', () => {
  const told = [0, 1, 1200].map((count) => countOf(count, 'likes', 'en-GB'));
  assert.deepEqual(told, ['0 likes', '1 like', '1,200 likes']);
});

test('a single theme is not compared with itself', () => {
  const theme = { label: 'Offers and news', posts: 108, ratio: 1 };
  assert.match(groupsSentence([theme], 'theme', 'en-GB'), /^Only one theme has enough posts/);
  assert.equal(
    groupsSentence([theme, { ...theme }], 'theme', 'en-GB'),
    'Every theme does about equally well.',
  );
});
