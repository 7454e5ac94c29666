// Rewards: at a fixed age, against the account's own usual; what says nothing of a post's time and words is left out.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type MeasuredPost, rewardsOf } from '../../../server/domain/learning/index.ts';
import { refusesInWords } from './refuses.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A post a day that is read once, after `age` hours. */
function postOf(day: number, likes: number | null, more: Partial<MeasuredPost> = {}, age = 24): MeasuredPost {
  const at = day * DAY;
  return { channel: 'instagram', at, readings: [{ at: at + age * HOUR, likes }], ...more };
}

const usual = (count: number, likes = 20) => Array.from({ length: count }, (_, day) => postOf(day, likes));
const rewardOf = (posts: readonly MeasuredPost[], at: number) =>
  rewardsOf(posts, { linkedin: 72 }).find(({ post }) => post.at === at)?.reward;

describe('a reward', () => {
  test('is nothing for what is usual, and a natural log for what is more', () => {
    const posts = [...usual(12), postOf(12, 41), postOf(13, 6)];
    assert.equal(rewardOf(posts, 3 * DAY), 0);
    assert.ok(Math.abs((rewardOf(posts, 12 * DAY) ?? 0) - Math.log(2)) < 1e-9);
    assert.ok((rewardOf(posts, 13 * DAY) ?? 0) < -0.6);
  });

  test('is the same for an account of any size', () => {
    const small = rewardOf([...usual(12, 99), postOf(12, 199)], 12 * DAY);
    const large = rewardOf([...usual(12, 9999), postOf(12, 19_999)], 12 * DAY);
    assert.ok(Math.abs((small ?? 0) - (large ?? 1)) < 1e-9);
  });

  test('counts what takes more of people for more', () => {
    const at = 12 * DAY;
    const read = (figures: object) =>
      rewardOf([...usual(12), postOf(12, 0, { readings: [{ at: at + DAY, ...figures }] })], at) ?? 0;
    assert.ok(read({ clicks: 10 }) > read({ comments: 10 }));
    assert.ok(read({ comments: 10 }) > read({ likes: 10 }));
  });

  test('is taken at the age of the channel', () => {
    const readings = [1, 24, 72].map((age) => ({ at: age * HOUR, likes: age }));
    const others = (channel: string, age: number) =>
      Array.from({ length: 12 }, (_, day) => postOf(day + 1, 24, { channel }, age));
    assert.equal(rewardOf([{ channel: 'x', at: 0, readings }, ...others('x', 24)], 0), 0);
    assert.ok(
      (rewardOf([{ channel: 'linkedin', at: 0, readings }, ...others('linkedin', 72)], 0) ?? 0) > 0.6,
    );
  });

  test('is none where a post was edited, deleted, boosted, not read in time, or nobody reports a figure', () => {
    const left = [
      postOf(12, 50, { isEdited: true }),
      postOf(13, 50, { isDeleted: true }),
      postOf(14, 50, { isBoosted: true }),
      postOf(15, 50, {}, 3),
      postOf(16, 50, {}, 60),
      postOf(17, null),
      postOf(18, 50, { readings: [] }),
    ];
    assert.equal(rewardsOf([...usual(12), ...left]).length, 12);
  });

  test('of a post that went viral is drawn in', () => {
    const posts = Array.from({ length: 30 }, (_, day) => postOf(day, 15 + (day % 7) * 3));
    assert.ok((rewardOf([...posts, postOf(30, 1e6)], 30 * DAY) ?? 9) < 2);
  });
});

test('what cannot be is refused in words', () => {
  const post = postOf(0, 1);
  for (const bad of [
    undefined,
    [null],
    [{}],
    [{ ...post, at: Number.NaN }],
    [postOf(0, -1)],
    [{ ...post, readings: [{}] }],
  ])
    refusesInWords(() => rewardsOf(bad as never));
});
