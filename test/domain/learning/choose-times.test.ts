// Times for posts: inside the span, apart, spread over the days, right on days when the clocks change.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CHANNEL_TYPES, type ChannelType } from '../../../server/contract/channels/index.ts';
import {
  addLocalDays,
  chooseTimes,
  startOfLocalDay,
  toLocal,
} from '../../../server/domain/learning/index.ts';
import { wordsOf } from '../../../server/sentences/index.ts';
import { formatLocal } from '../../../server/sentences/moment.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MONDAY = Date.UTC(2027, 2, 1, 6);
const base = {
  channel: 'instagram',
  timezone: 'Europe/Paris',
  from: MONDAY,
  until: MONDAY + 14 * DAY,
  count: 10,
  taken: [],
  seed: 'a',
} as const;
const ZONES = [
  'UTC',
  'America/New_York',
  'Europe/London',
  'Asia/Kolkata',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'America/Los_Angeles',
];

describe('chosen times', () => {
  test('are as many as asked, in order, inside the span, three hours apart, in waking hours', () => {
    for (const channel of CHANNEL_TYPES) {
      for (const timezone of ZONES) {
        const times = chooseTimes({ ...base, channel, timezone, count: 14 }).map(({ at }) => at);
        assert.equal(times.length, 14);
        for (const [index, at] of times.entries()) {
          assert.ok(at >= base.from && at < base.until);
          assert.ok(index === 0 || at - (times[index - 1] ?? 0) >= 3 * HOUR);
          const { hour } = toLocal(at, timezone);
          const late = channel === 'tiktok' || channel === 'pinterest' ? 23 : 21;
          assert.ok(hour >= 7 && hour < late, `${channel} ${timezone} ${hour}`);
        }
      }
    }
  });

  test('are spread: one a day while there are days, an even count each week', () => {
    const days = chooseTimes({ ...base, count: 14 }).map(({ at }) => toLocal(at, base.timezone).date);
    assert.equal(new Set(days).size, 14);
    const times = chooseTimes({ ...base, count: 6 }).map(({ at }) => at);
    assert.equal(times.filter((at) => at < addLocalDays(base.from, 7, base.timezone)).length, 3);
  });

  test('stay apart when a day must take several', () => {
    const times = chooseTimes({ ...base, until: base.from + DAY, count: 9 }).map(({ at }) => at);
    assert.ok(times.length >= 3 && times.length < 9);
    for (const [index, at] of times.entries())
      assert.ok(index === 0 || at - (times[index - 1] ?? 0) >= 3 * HOUR);
  });

  test('prefer the published windows and say so', () => {
    const best: Partial<Record<ChannelType, readonly number[]>> = {
      instagram: [1, 2, 3, 4],
      linkedin: [1, 2, 3, 4, 5],
      facebook: [1, 2, 3, 4],
      x: [2, 3, 4],
    };
    for (const channel of ['instagram', 'linkedin', 'facebook', 'x'] as const) {
      for (const { at, reason } of chooseTimes({ ...base, channel, count: 2, until: MONDAY + 7 * DAY })) {
        assert.ok(
          best[channel]?.includes(toLocal(at, base.timezone).weekday),
          `${channel} ${wordsOf(reason)}`,
        );
        assert.match(wordsOf(reason), /^\w+days .*(?:window|peak) for .* \((?:Sprout Social|Buffer), /);
      }
    }
  });

  test('admit where nothing is published', () => {
    for (const { reason } of chooseTimes({ ...base, channel: 'email' }))
      assert.match(wordsOf(reason), /^No published best time for Email Marketing/);
  });

  test('give the reason that belongs to the time', () => {
    for (const { at, reason } of chooseTimes({ ...base, channel: 'linkedin', count: 20 })) {
      const range = /^(\w+)s (\d\d):00-(\d\d):00/.exec(wordsOf(reason));
      const local = toLocal(at, base.timezone);
      if (range) assert.ok(local.hour >= Number(range[2]) && local.hour < Number(range[3]), range[0]);
      const day = formatLocal(at, base.timezone).slice(0, 3);
      assert.ok(wordsOf(reason).includes(day), `${day}: ${wordsOf(reason)}`);
    }
  });

  test('keep clear of posts that are planned already', () => {
    const taken = chooseTimes({ ...base, count: 10 }).map(({ at }) => at);
    const more = chooseTimes({ ...base, count: 4, taken });
    assert.equal(more.length, 4);
    const days = new Set(taken.map((at) => toLocal(at, base.timezone).date));
    for (const { at } of more) assert.ok(!days.has(toLocal(at, base.timezone).date));
    const full = Array.from({ length: 14 * 12 }, (_, at) => MONDAY + at * 2 * HOUR);
    assert.deepEqual(chooseTimes({ ...base, taken: full }), []);
  });

  test('are the same for a seed and vary with it', () => {
    const times = (seed: string | number) => chooseTimes({ ...base, seed });
    assert.deepEqual(times('a'), times('a'));
    assert.notDeepEqual(times('a'), times('b'));
    assert.ok(new Set(times('a').map(({ at }) => toLocal(at, base.timezone).minute)).size > 4);
  });

  test('are none in an empty span and none for nothing', () => {
    assert.deepEqual(chooseTimes({ ...base, until: base.from }), []);
    assert.deepEqual(chooseTimes({ ...base, count: 0 }), []);
    assert.throws(() => chooseTimes({ ...base, timezone: 'Mars/Olympus' }), RangeError);
  });
});

describe('days when the clocks change', () => {
  const CHANGES = [
    ['America/New_York', Date.UTC(2027, 2, 14, 12), 23],
    ['America/New_York', Date.UTC(2027, 10, 7, 12), 25],
    ['Europe/London', Date.UTC(2027, 2, 28, 12), 23],
    ['Europe/London', Date.UTC(2027, 9, 31, 12), 25],
    ['Australia/Lord_Howe', Date.UTC(2027, 3, 3, 20), 24.5],
    ['Australia/Lord_Howe', Date.UTC(2027, 9, 2, 20), 23.5],
    // Clocks go back for Ramadan and forward after it, on Sundays of other dates than in Europe.
    ['Africa/Casablanca', Date.UTC(2026, 1, 15, 12), 25],
    ['Africa/Casablanca', Date.UTC(2026, 2, 22, 12), 23],
    // Midnight does not exist on this day.
    ['Asia/Beirut', Date.UTC(2027, 2, 28, 6), 23],
  ] as const;
  for (const [timezone, day, hours] of CHANGES) {
    test(`${timezone}, a day of ${hours} hours: local posting hours hold`, () => {
      const start = startOfLocalDay(day, timezone);
      const next = addLocalDays(start, 1, timezone);
      assert.equal((next - start) / HOUR, hours);
      for (const channel of ['facebook', 'tiktok', 'x'] as const) {
        const times = chooseTimes({ ...base, channel, timezone, from: start, until: next, count: 3 });
        assert.equal(times.length, 3);
        for (const { at } of times) {
          const local = toLocal(at, timezone);
          assert.equal(local.date, toLocal(day, timezone).date);
          assert.ok(local.hour >= 8 && local.hour < 23);
        }
      }
    });
  }

  test('a week across the change keeps its local hours, not its UTC hours', () => {
    const from = Date.UTC(2027, 2, 8, 6);
    for (const { at, reason } of chooseTimes({
      ...base,
      channel: 'facebook',
      timezone: 'America/New_York',
      from,
      until: from + 14 * DAY,
      count: 4,
    })) {
      const range = /(\d\d):00-(\d\d):00/.exec(wordsOf(reason));
      assert.ok(range);
      const { hour } = toLocal(at, 'America/New_York');
      assert.ok(hour >= Number(range[1]) && hour < Number(range[2]));
    }
  });
});
