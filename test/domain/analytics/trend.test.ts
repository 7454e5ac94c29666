import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type DailyFigures,
  groupPosts,
  type MeasuredPost,
  periodOf,
  pickExtremes,
  ratePosts,
  slotRatios,
  themeOf,
  trendOf,
} from '../../../server/domain/analytics/index.ts';

const row = (day: string, likes: number, posts = 0, since = '2027-01-01'): DailyFigures => ({
  ...{ day, likes, posts, comments: 1, shares: 0, clicks: 0, impressions: likes * 10 },
  ...{ connectionId: 1, channel: 'facebook', name: 'Ours', network: 'sandbox', since },
});

describe('a period', () => {
  test('is made of local days and ends today', () => {
    const { days, before, from } = periodOf(7, Date.UTC(2027, 2, 30, 22, 30), 'Europe/Paris');
    assert.deepEqual([days[0], days.at(-1)], ['2027-03-25', '2027-03-31']);
    assert.deepEqual([before[0], before.at(-1), before.length], ['2027-03-18', '2027-03-24', 7]);
    // Midnight of the 25th, before the clocks went forward.
    assert.equal(from, Date.UTC(2027, 2, 24, 23));
  });
});

describe('a trend', () => {
  const period = periodOf(7, Date.UTC(2027, 2, 14, 12), 'UTC');
  const rows = [row('2027-03-02', 9, 1), row('2027-03-08', 3, 2), row('2027-03-14', 5, 1)];

  test('has a value for every day, and sums of both periods', () => {
    const { now, reactions, before } = trendOf(rows, period);
    assert.deepEqual(reactions, [4, 0, 0, 0, 0, 0, 6]);
    assert.deepEqual([now.posts, now.likes, now.reactions, now.impressions], [3, 8, 10, 80]);
    assert.deepEqual([before?.totals.reactions, before?.reactions[1]], [10, 10]);
  });

  test('compares nothing with days that figures did not cover', () => {
    const since = (day: string) => trendOf([row('2027-03-08', 3, 2, day)], period);
    assert.equal(since('2027-03-02').before, null);
    assert.ok(since('2027-03-01').before);
    assert.equal(trendOf([], period).before, null);
  });
});

let ids = 0;
const post = (connectionId: number, reactions: number, rest: Partial<MeasuredPost> = {}): MeasuredPost => ({
  ...{ id: ++ids, connectionId, channel: 'x', network: 'sandbox', pillar: 'own', needsMedia: null },
  ...{ publishedAt: Date.UTC(2027, 2, 1, 9), externalUrl: null, excerpt: 'Bread', reactions, ...rest },
});

describe('what works', () => {
  test('is told by what is usual on the same channel, not by its size', () => {
    const rated = ratePosts([post(1, 100), post(1, 300), post(2, 1), post(2, 3)]);
    assert.deepEqual(
      rated.map(({ ratio }) => ratio),
      [0.5, 1.5, 0.5, 1.5],
    );
    assert.deepEqual(ratePosts([post(1, 0), post(1, 0)]), []);
  });

  test('is grouped only where there are enough posts', () => {
    const rated = ratePosts([
      ...[2, 4, 6, 8, 10].map((reactions) => post(1, reactions)),
      ...[1, 1].map((reactions) => post(1, reactions, { pillar: 'behind' })),
      post(1, 1, { pillar: 'unheard-of' }),
    ]);
    assert.deepEqual(
      groupPosts(rated, themeOf).map(({ label, posts, ratio }) => [label, posts, ratio.toFixed(2)]),
      [['Offers and news', 5, '1.45']],
    );
  });

  test('is grouped by the hour of the business, not of the server', () => {
    const rated = ratePosts([post(1, 1), post(1, 3)]);
    const [monday] = slotRatios(rated, 'America/New_York');
    assert.deepEqual(monday?.[1], { posts: 2, ratio: 1 });
    assert.equal(slotRatios(rated.slice(1), 'UTC')[0]?.[3], null);
  });

  test('names the best and the worst, none as both', () => {
    const rated = ratePosts([1, 2, 3, 4].map((reactions) => post(1, reactions)));
    const { best, worst } = pickExtremes(rated, 3);
    assert.deepEqual(
      best.map(({ reactions }) => reactions),
      [4, 3, 2],
    );
    assert.deepEqual(
      worst.map(({ reactions }) => reactions),
      [1],
    );
  });
});
