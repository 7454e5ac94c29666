// What published posts teach, and what too few of them do not.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  averageOf,
  compareHashtags,
  compareLengths,
  isClear,
  rankHours,
  rankThemes,
} from '../../../server/domain/strategy/findings.ts';
import { makePost, makePosts } from './post.ts';

describe('themes', () => {
  test('come by reactions a post, best first; likes, comments and shares all count', () => {
    const posts = [
      ...makePosts(3, { pillar: 'offer', likes: 2 }),
      ...makePosts(4, { pillar: 'story', likes: 3, comments: 2, shares: 1 }),
    ];
    assert.deepEqual(rankThemes(posts), [
      { label: 'Behind the name', posts: 4, value: 6 },
      { label: 'What we offer', posts: 3, value: 2 },
    ]);
  });

  test('need three posts, and a theme that we know', () => {
    const posts = [
      ...makePosts(2, { pillar: 'story', likes: 90 }),
      ...makePosts(5, { pillar: 'constructor', likes: 90 }),
      ...makePosts(5, { pillar: null, likes: 90 }),
    ];
    assert.deepEqual(rankThemes(posts), []);
  });

  test('are only called better when they clearly are', () => {
    const even = [
      ...makePosts(3, { pillar: 'offer', likes: 10 }),
      ...makePosts(3, { pillar: 'story', likes: 11 }),
    ];
    assert.equal(isClear(rankThemes(even)[0], even), false);
    const nothing = makePosts(6, { likes: 0 });
    assert.equal(isClear(rankThemes(nothing)[0], nothing), false);
    const clear = [
      ...makePosts(3, { pillar: 'offer', likes: 1 }),
      ...makePosts(3, { pillar: 'story', likes: 9 }),
    ];
    assert.equal(isClear(rankThemes(clear)[0], clear), true);
  });
});

describe('lengths', () => {
  const short = { content: 'x'.repeat(50) };
  const long = { content: 'x'.repeat(400) };

  test('are compared around the median', () => {
    const posts = [...makePosts(4, { ...short, likes: 2 }), ...makePosts(5, { ...long, likes: 8 })];
    assert.deepEqual(compareLengths(posts), { better: 'second', first: 2, second: 8, border: 400 });
  });

  test('say nothing when the halves do alike, or are too few', () => {
    assert.equal(
      compareLengths([...makePosts(4, { ...short, likes: 10 }), ...makePosts(5, { ...long, likes: 11 })]),
      null,
    );
    assert.equal(
      compareLengths([makePost({ ...short, likes: 1 }), ...makePosts(5, { ...long, likes: 9 })]),
      null,
    );
    assert.equal(compareLengths([]), null);
  });
});

test('hashtags are words after a mark, not the mark inside an address', () => {
  const tagged = makePosts(3, { content: 'Rye today #Whitby', likes: 9 });
  const plain = makePosts(3, { content: 'See https://bakery.example/menu#rye or ask for nr. #', likes: 3 });
  assert.deepEqual(compareHashtags([...tagged, ...plain]), {
    better: 'first',
    first: 9,
    second: 3,
    border: 0,
  });
});

test('hours are those of the business, in windows of three', () => {
  const posts = makePosts(3, { publishedAt: Date.UTC(2027, 6, 1, 22, 30), likes: 4 });
  assert.equal(rankHours(posts, 'UTC')[0]?.label, '21:00-00:00');
  assert.equal(rankHours(posts, 'Europe/Paris')[0]?.label, '00:00-03:00');
});

test('no posts have no reactions', () => {
  assert.equal(averageOf([]), 0);
});
