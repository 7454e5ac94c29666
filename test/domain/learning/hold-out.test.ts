// The hold-out: as many posts as the share says are the baseline's, in every block; what is told of them is true as often
// as it says, and nothing is told where nothing is.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  assignPost,
  estimateUplift,
  type HeldPost,
  tellableAfter,
} from '../../../server/domain/learning/index.ts';
import { createRandom } from '../../../server/kernel/random.ts';
import { refusesInWords } from './refuses.ts';

/** Posts of an account whose own ones bring `uplift` more, give or take; some of it was expected. */
function postsOf(count: number, uplift: number, seed: number): HeldPost[] {
  const random = createRandom(seed);
  const wide = () => (random.next() + random.next() + random.next() - 1.5) * 1.6;
  return Array.from({ length: count }, (_, index) => {
    const assigned = assignPost({ index, share: 0.4, seed });
    const expected = wide() / 4;
    return {
      ...assigned,
      expected,
      reward: (assigned.isBaseline ? 0 : Math.log1p(uplift)) + expected + wide(),
    };
  });
}

describe('the hold-out', () => {
  test('is the same share of every ten posts, in no order that one could foresee', () => {
    for (const share of [0.1, 0.3, 0.5]) {
      const drawn = Array.from({ length: 200 }, (_, index) => assignPost({ index, share, seed: 'a' }));
      const places = new Set<number>();
      for (let block = 0; block < 20; block++) {
        const own = drawn.slice(block * 10, block * 10 + 10);
        assert.equal(own.filter(({ isBaseline }) => isBaseline).length, share * 10);
        places.add(own.findIndex(({ isBaseline }) => isBaseline));
      }
      assert.ok(places.size > 2);
      assert.ok(drawn.every((one) => one.share === share));
    }
    assert.deepEqual(
      assignPost({ index: 7, share: 0.3, seed: 'a' }),
      assignPost({ index: 7, share: 0.3, seed: 'a' }),
    );
  });

  test('has intervals that hold the truth nine times out of ten', () => {
    for (const uplift of [0, 0.15]) {
      const held = Array.from({ length: 600 }, (_, seed) =>
        estimateUplift(postsOf(120, uplift, seed)),
      ).filter((one) => one !== null && one.low <= uplift && uplift <= one.high);
      assert.ok(Math.abs(held.length / 600 - 0.9) < 0.04, `${held.length}`);
    }
  });

  test('tells of a difference where there is none in at most one account of ten, however often one looks', () => {
    let told = 0;
    for (let seed = 0; seed < 200; seed++) {
      const posts = postsOf(250, 0, seed + 5000);
      const looks = Array.from({ length: 25 }, (_, at) => estimateUplift(posts.slice(0, 10 + at * 10)));
      if (looks.some((one) => one !== null && one.verdict !== 'open')) told++;
    }
    assert.ok(told <= 20, `${told}`);
  });

  test('tells of a large difference, and before that about how many posts it takes', () => {
    const early = estimateUplift(postsOf(40, 0.1, 3));
    assert.equal(early?.verdict, 'open');
    assert.ok((early?.needed ?? 0) > 50, `${early?.needed}`);
    const late = estimateUplift(postsOf(600, 0.4, 3));
    assert.equal(late?.verdict, 'better');
    assert.equal(late?.needed, 0);
    assert.equal(estimateUplift(postsOf(600, -0.3, 3))?.verdict, 'worse');
  });

  test('tells smaller differences with more posts, and those that it told', () => {
    const told = [100, 400, 1600].map((posts) => tellableAfter({ scatter: 0.8 }, posts));
    for (const [at, one] of told.slice(1).entries()) assert.ok(one < (told[at] ?? 0), `${told}`);
  });

  test('says nothing of a handful of posts', () => {
    assert.equal(estimateUplift(postsOf(10, 1, 1)), null);
    assert.equal(estimateUplift([]), null);
  });
});

test('what cannot be is refused in words', () => {
  const post = { isBaseline: true, share: 0.3, reward: 1 };
  for (const bad of [
    null,
    {},
    { ...post, share: 0 },
    { ...post, share: 2 },
    { ...post, reward: Number.NaN },
    { ...post, reward: 1e160 },
  ])
    refusesInWords(() => estimateUplift([bad] as never));
  for (const bad of [{ index: -1 }, { index: 0.5 }, { share: 1.5 }, { seed: undefined }])
    refusesInWords(() => assignPost({ index: 0, share: 0.3, seed: 1, ...bad } as never));
});
