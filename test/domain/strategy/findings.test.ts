// What published posts teach, each measured against its own channel, and what too few of them do not.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PostRecord } from '../../../server/domain/content/index.ts';
import {
  averageOf,
  compareHashtags,
  compareLengths,
  isClear,
  rankHours,
  rankThemes,
  rate,
} from '../../../server/domain/strategy/findings.ts';
import { makePost, makePosts } from './post.ts';

const ELSEWHERE = { connectionId: 2, channel: 'tiktok' } as const;

describe('themes', () => {
  const themes = (posts: readonly PostRecord[]) => rankThemes(rate(posts));

  test('come by what is usual, best first; likes, comments, shares and clicks all count', () => {
    const posts = [
      ...makePosts(5, { pillar: 'own', likes: 2 }),
      ...makePosts(5, { pillar: 'behind', likes: 3, comments: 2, shares: 1, clicks: 4 }),
    ];
    assert.deepEqual(
      themes(posts).map(({ pillar, posts: count, ratio }) => [pillar, count, ratio.toFixed(2)]),
      [
        ['behind', 5, '1.67'],
        ['own', 5, '0.33'],
      ],
    );
  });

  test('need five posts, and a theme that we know', () => {
    const posts = [
      ...makePosts(4, { pillar: 'behind', likes: 90 }),
      ...makePosts(5, { pillar: 'constructor', likes: 90 }),
      ...makePosts(5, { pillar: null, likes: 90 }),
    ];
    assert.deepEqual(themes(posts), []);
  });

  test('are only called better when they clearly are', () => {
    const even = [
      ...makePosts(5, { pillar: 'own', likes: 10 }),
      ...makePosts(5, { pillar: 'behind', likes: 11 }),
    ];
    assert.equal(isClear(themes(even)[0]), false);
    assert.equal(isClear(themes(makePosts(6, { likes: 0 }))[0]), false);
    const clear = [
      ...makePosts(5, { pillar: 'own', likes: 1 }),
      ...makePosts(5, { pillar: 'behind', likes: 9 }),
    ];
    assert.equal(isClear(themes(clear)[0]), true);
  });

  test('say nothing about the channel that they were posted on', () => {
    const posts = [
      ...makePosts(5, { pillar: 'own', likes: 2 }),
      ...makePosts(5, { ...ELSEWHERE, pillar: 'behind', likes: 90 }),
    ];
    assert.deepEqual(
      themes(posts).map(({ ratio }) => ratio),
      [1, 1],
    );
  });
});

describe('lengths', () => {
  const short = { content: 'x'.repeat(50) };
  const long = { content: 'x'.repeat(400) };
  const lengths = (posts: readonly PostRecord[]) => compareLengths(rate(posts));

  test('are compared around the median', () => {
    const found = lengths([...makePosts(5, { ...short, likes: 2 }), ...makePosts(6, { ...long, likes: 8 })]);
    assert.partialDeepStrictEqual(found, { better: 'second', border: 400 });
    assert.equal(found && (found.second / found.first).toFixed(1), '4.0');
  });

  test('say nothing when the halves do alike, or are too few', () => {
    const alike = [...makePosts(5, { ...short, likes: 10 }), ...makePosts(6, { ...long, likes: 11 })];
    assert.equal(lengths(alike), null);
    assert.equal(lengths([makePost({ ...short, likes: 1 }), ...makePosts(6, { ...long, likes: 9 })]), null);
    assert.equal(lengths([]), null);
  });

  test('of one channel are not held against those of another', () => {
    const posts = [
      ...makePosts(10, { ...short, likes: 2 }),
      ...makePosts(10, { ...ELSEWHERE, ...long, likes: 90 }),
    ];
    assert.equal(lengths(posts), null, 'long posts stand on the louder channel, and do no better there');
    const better = [
      ...makePosts(5, { ...short, likes: 8 }),
      ...makePosts(6, { ...long, likes: 2 }),
      ...makePosts(5, { ...ELSEWHERE, content: 'x'.repeat(900), likes: 400 }),
      ...makePosts(6, { ...ELSEWHERE, content: 'x'.repeat(2000), likes: 100 }),
    ];
    assert.partialDeepStrictEqual(lengths(better), { better: 'first', border: null });
  });
});

describe('hashtags', () => {
  const tagged = makePosts(5, { content: 'Rye today #Whitby', likes: 9 });
  const plain = { content: 'See https://bakery.example/menu#rye or ask for nr. #', likes: 3 };

  test('are words after a mark, not the mark inside an address', () => {
    const found = compareHashtags(rate([...tagged, ...makePosts(5, plain)]));
    assert.deepEqual(found, { better: 'first', first: 1.5, second: 0.5, border: null });
  });

  test('are compared on channels that have posts with and without them', () => {
    assert.equal(
      compareHashtags(rate([...tagged, ...makePosts(5, { ...ELSEWHERE, ...plain, likes: 90 })])),
      null,
    );
  });
});

test('hours are those of the business, in windows of three', () => {
  const posts = rate(makePosts(5, { publishedAt: Date.UTC(2027, 6, 1, 22, 30), likes: 4 }));
  assert.equal(rankHours(posts, 'UTC')[0]?.label, '21:00-00:00');
  assert.equal(rankHours(posts, 'Europe/Paris')[0]?.label, '00:00-03:00');
});

test('no posts have no reactions', () => {
  assert.equal(averageOf([]), 0);
});
