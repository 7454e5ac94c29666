// Times for posts: inside the window, apart, spread over the days, right on days when the clocks change.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CHANNEL_TYPES } from '../../../server/contract/constants/channels.ts';
import { chooseTimes, startOfLocalDay, toLocal } from '../../../server/domain/learning/index.ts';
import { DAY, HOUR } from '../../../server/kernel/clock.ts';

const MONDAY = Date.UTC(2027, 2, 1, 6);
const base = {
  channel: 'instagram',
  timezone: 'Europe/Paris',
  from: MONDAY,
  until: MONDAY + 14 * DAY,
  taken: [],
  seed: 'a',
} as const;

describe('chosen times', () => {
  test('are as many as asked, in order, inside the window and at least three hours apart', () => {
    for (const channel of CHANNEL_TYPES) {
      const times = chooseTimes({ ...base, channel, count: 14 }).map((time) => time.at);
      assert.equal(times.length, 14, channel);
      assert.deepEqual(
        times,
        [...times].sort((a, b) => a - b),
      );
      for (const [index, at] of times.entries()) {
        assert.ok(at >= base.from && at < base.until);
        if (index > 0) assert.ok(at - (times[index - 1] ?? 0) >= 3 * HOUR);
      }
    }
  });

  test("never lie at night in the business's own time zone", () => {
    for (const timezone of ['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Chatham']) {
      for (const { at } of chooseTimes({ ...base, timezone, count: 28 })) {
        const { hour } = toLocal(at, timezone);
        assert.ok(hour >= 8 && hour < 21, `${timezone} ${hour}`);
      }
    }
  });

  test('fill empty days before any day gets a second post', () => {
    const times = chooseTimes({ ...base, count: 14 });
    assert.equal(new Set(times.map(({ at }) => toLocal(at, base.timezone).date)).size, 14);
  });

  test('follow the published pattern where there is a choice, and say so', () => {
    const times = chooseTimes({ ...base, count: 3, until: MONDAY + 7 * DAY });
    for (const { at, reason } of times) {
      assert.ok([2, 3, 4].includes(toLocal(at, base.timezone).weekday));
      assert.match(reason, /Sprout Social|Buffer/);
    }
  });

  test('keep clear of posts that are scheduled already', () => {
    const taken = chooseTimes({ ...base, count: 10 }).map((time) => time.at);
    const more = chooseTimes({ ...base, count: 4, taken });
    const days = new Set(taken.map((at) => toLocal(at, base.timezone).date));
    for (const { at } of more) assert.ok(!days.has(toLocal(at, base.timezone).date));
  });

  test('are the same for the same seed and others for another', () => {
    const times = (seed: string) => chooseTimes({ ...base, count: 5, seed });
    assert.deepEqual(times('a'), times('a'));
    assert.notDeepEqual(times('a'), times('b'));
  });

  test('are none when the window is empty', () => {
    assert.deepEqual(chooseTimes({ ...base, until: base.from, count: 3 }), []);
  });
});

describe('days when the clocks change', () => {
  const CHANGES = [
    { timezone: 'America/New_York', day: Date.UTC(2027, 2, 14, 6), hours: 23 },
    { timezone: 'America/New_York', day: Date.UTC(2027, 10, 7, 6), hours: 25 },
    { timezone: 'Europe/London', day: Date.UTC(2027, 2, 28, 6), hours: 23 },
    { timezone: 'Australia/Lord_Howe', day: Date.UTC(2027, 3, 3, 20), hours: 24.5 },
    // Midnight does not exist on this day.
    { timezone: 'Asia/Beirut', day: Date.UTC(2027, 2, 28, 6), hours: 23 },
  ];

  for (const { timezone, day, hours } of CHANGES) {
    test(`${timezone}: a day of ${hours} hours keeps local posting hours`, () => {
      const start = startOfLocalDay(day, timezone);
      const next = startOfLocalDay(start + 30 * HOUR, timezone);
      assert.equal((next - start) / HOUR, hours);
      const times = chooseTimes({ ...base, timezone, from: start, until: next, count: 4 });
      assert.ok(times.length >= 3);
      for (const { at } of times) {
        const local = toLocal(at, timezone);
        assert.equal(local.date, toLocal(day, timezone).date);
        assert.ok(local.hour >= 8 && local.hour < 21);
      }
    });
  }
});
