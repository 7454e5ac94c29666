// Figures in words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countOf } from '../../views/components/formats.ts';
import { groupsSentence, slotsSentence } from '../../views/screens/analytics/words.ts';

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

test('a time of which two posts did well is not named the best', () => {
  const told = (...few: { posts: number; ratio: number }[]) =>
    slotsSentence([few, ...Array.from({ length: 6 }, () => [])], 'en-GB');
  const lucky = { posts: 2, ratio: 1.92 };
  assert.match(told(lucky, { posts: 4, ratio: 1.3 }), /^No time of the week has 5 posts yet/);
  assert.match(
    told(lucky, { posts: 5, ratio: 1.1 }, { posts: 9, ratio: 0.7 }),
    /^Posts on Monday between 3 and 6 .* from 5 posts/,
  );
  assert.match(told(), /^No time of the week with two posts/);
});
