import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engagementAt, type SimulatedPost } from '../../../server/connectors/channels/sandbox/engagement.ts';
import { CHANNEL_TYPES, CHANNELS, type ChannelType } from '../../../server/contract/channels/index.ts';
import { DAY, HOUR, MINUTE } from '../../../server/kernel/clock.ts';

const START = Date.UTC(2027, 2, 1, 9);
const FIGURES = ['impressions', 'likes', 'comments', 'shares', 'clicks'] as const;
const POSTING = CHANNEL_TYPES.filter((type) => CHANNELS[type].delivery === 'network');

function post(change: Partial<SimulatedPost> = {}): SimulatedPost {
  return {
    seed: 'post-1',
    profile: 'connection-1',
    channel: 'x',
    content: 'Fresh bread at https://example.com',
    publishedAt: START,
    ...change,
  };
}

/** Mean impressions over many posts: what chance does to one of them evens out. */
function meanImpressions(change: Partial<SimulatedPost>, age: number): number {
  const counts = Array.from({ length: 400 }, (_, at) => {
    const one = post({ ...change, seed: `post-${at}` });
    return engagementAt(one, one.publishedAt + age).impressions;
  });
  return counts.reduce((sum, count) => sum + count, 0) / counts.length;
}

test('every channel that posts gathers engagement, never less later than sooner', () => {
  for (const channel of POSTING) {
    let before = engagementAt(post({ channel }), START);
    assert.deepEqual(Object.values(before), [0, 0, 0, 0, 0]);
    for (let age = MINUTE; age < 90 * DAY; age *= 1.7) {
      const now = engagementAt(post({ channel }), START + age);
      for (const figure of FIGURES) {
        assert.ok(now[figure] >= before[figure], `${channel} ${figure} fell at ${age}`);
        assert.ok(Number.isInteger(now[figure]));
        assert.ok(now[figure] <= now.impressions, `${channel} has more ${figure} than impressions`);
      }
      before = now;
    }
    assert.ok(before.impressions > 20, `${channel} gathers ${before.impressions} impressions`);
  }
});

test('the same post always gathers the same, another one something else', () => {
  const at = START + DAY;
  assert.deepEqual(engagementAt(post(), at), engagementAt(post(), at));
  assert.notDeepEqual(engagementAt(post(), at), engagementAt(post({ seed: 'post-2' }), at));
});

for (const [channel, half, threeQuarters] of [
  ['x', 24 * MINUTE, 3 * HOUR],
  ['facebook', 90 * MINUTE, 5 * HOUR],
] as [ChannelType, number, number][]) {
  test(`${channel} gathers half by its half-life and three quarters by the published time`, () => {
    const total = meanImpressions({ channel }, 4000 * DAY);
    assert.ok(Math.abs(meanImpressions({ channel }, half) / total - 0.5) < 0.01);
    assert.ok(Math.abs(meanImpressions({ channel }, threeQuarters) / total - 0.75) < 0.01);
  });
}

test('the time of day matters a little', () => {
  const means = Array.from({ length: 24 }, (_, hour) =>
    meanImpressions({ publishedAt: START + hour * HOUR }, 30 * DAY),
  );
  const gain = Math.max(...means) / Math.min(...means);
  assert.ok(gain > 1.1 && gain < 1.3, `best hour / worst hour = ${gain}`);
});

test('a question draws comments and a link draws clicks', () => {
  const sum = (content: string, figure: 'comments' | 'clicks') =>
    Array.from({ length: 300 }, (_, at) =>
      engagementAt(post({ channel: 'facebook', content, seed: `${at}` }), START + 30 * DAY),
    ).reduce((total, one) => total + one[figure], 0);
  assert.ok(sum('What do you think?', 'comments') > 1.2 * sum('We think so.', 'comments'));
  assert.ok(sum('See https://example.com', 'clicks') > 2 * sum('See our shop', 'clicks'));
});

test('a channel without posts gathers nothing', () => {
  assert.equal(engagementAt(post({ channel: 'google-ads' }), START + DAY).impressions, 0);
});
