// Which results a strategy goes by: real ones first, and those that a person has read off by hand are real.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Evidence, measuredSides } from '../../../server/domain/strategy/evidence.ts';
import { makePosts } from './post.ts';

test('figures entered by hand are real results, and stand apart from simulated ones', () => {
  const published = [
    ...makePosts(30, { network: 'manual' }),
    ...makePosts(5, { network: 'sandbox' }),
    ...makePosts(2, { network: 'mail' }),
    ...makePosts(3, { network: 'manual', measuredAt: null }),
    // Out as their text alone, with figures from before the Sandbox kept those back.
    ...makePosts(4, { network: 'sandbox', needsMedia: 'image' }),
  ];
  const sides = measuredSides({ published } as unknown as Evidence);
  assert.deepEqual(
    sides.map(({ tag, posts }) => [tag, posts.length]),
    [
      [null, 30],
      ['sandbox', 5],
    ],
  );
});
