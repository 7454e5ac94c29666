import assert from 'node:assert/strict';
import { test } from 'node:test';
import { audienceOf } from '../../../server/connectors/channels/sandbox/audience.ts';
import { engagementAt, type SimulatedPost } from '../../../server/connectors/channels/sandbox/engagement.ts';
import { CHANNEL_TYPES, CHANNELS, type ChannelType } from '../../../server/contract/channels/index.ts';
import { PILLAR_KEYS } from '../../../server/contract/constants/pillars.ts';
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
    media: [],
    readAs: null,
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

test('the hour matters by a tenth to a half between the best and the worst of a day', () => {
  const means = Array.from({ length: 24 }, (_, hour) =>
    meanImpressions({ publishedAt: START + hour * HOUR }, 30 * DAY),
  );
  const gain = Math.max(...means) / Math.min(...means);
  assert.ok(gain > 1.1 && gain < 1.5, `best hour / worst hour = ${gain}`);
});

test('what readers are told of a post moves its figures as they like it', () => {
  const { likesTrait } = audienceOf({ profile: 'connection-1', channel: 'facebook' });
  const readAs = (pillar: string) => ({ pillar, format: null, hook: null, timezone: 'Europe/London' });
  const [useful, behind] = ['useful', 'behind'].map((pillar) =>
    meanImpressions({ channel: 'facebook', readAs: readAs(pillar) }, 30 * DAY),
  ) as [number, number];
  const expected = likesTrait('pillar', 'useful', START) - likesTrait('pillar', 'behind', START);
  assert.ok(Math.abs(expected) > 0.05, 'this account tells them apart');
  assert.ok(Math.abs(Math.log(useful / behind) - expected) < 0.01);
});

test("hours are those of the readers' clocks", () => {
  const place = (timezone: string) => ({ pillar: null, format: null, hook: null, timezone });
  const at = (timezone: string, publishedAt: number) =>
    engagementAt(post({ readAs: place(timezone), publishedAt }), publishedAt + 90 * DAY);
  const summer = Date.UTC(2027, 6, 6, 12);
  assert.deepEqual(at('Europe/London', summer), at('UTC', summer + HOUR));
  assert.notDeepEqual(at('UTC', summer), at('UTC', summer + HOUR));
});

test('accounts differ, hours by as much as studies found and themes by more, and some turn slowly', () => {
  const accounts = Array.from({ length: 60 }, (_, at) =>
    audienceOf({ profile: `connection-${at}`, channel: 'bluesky' }),
  );
  const ofHours = accounts.map((audience) =>
    Array.from({ length: 7 * 24 }, (_, hour) =>
      audience.likesTime(1 + Math.floor(hour / 24), hour % 24, START),
    ),
  );
  assert.equal(new Set(ofHours.map(String)).size, accounts.length);
  for (const effects of ofHours) {
    const best = Math.max(...effects);
    assert.ok(best > 0.05 && best < 0.4, `the best hour of a week brings ${best}`);
  }
  const middle = ofHours.map((effects) => Math.max(...effects)).sort((a, b) => a - b)[30] ?? 0;
  assert.ok(middle > 0.1 && middle < 0.25, `the best hour usually brings ${middle}`);
  for (const pillar of PILLAR_KEYS) {
    for (const { likesTrait } of accounts) assert.ok(Math.abs(likesTrait('pillar', pillar, START)) <= 0.42);
  }
  const likings = accounts.flatMap(({ likesTrait }) =>
    PILLAR_KEYS.map((one) => likesTrait('pillar', one, START)),
  );
  const spread = Math.sqrt(likings.reduce((sum, one) => sum + one ** 2, 0) / likings.length);
  assert.ok(spread > 0.15 && spread < 0.25, `themes lie ${spread} apart`);
  const changeIn = (days: number) =>
    accounts.map(({ likesTrait }) =>
      Math.abs(likesTrait('pillar', 'useful', START + days * DAY) - likesTrait('pillar', 'useful', START)),
    );
  const turning = changeIn(120).filter((change) => change > 1e-9).length;
  assert.ok(turning >= 10 && turning <= 30, `${turning} of 60 turn`);
  assert.ok(Math.max(...changeIn(7)) < 0.08, 'nobody turns within a week');
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
