// Slots of a queue in real weeks: the owner's clock, also where it jumps.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Slot } from '../../../server/contract/slot.ts';
import { chooseTimes, freeSlots, isSlot, toLocal } from '../../../server/domain/learning/index.ts';
import { DAY, HOUR, MINUTE } from '../../../server/kernel/clock.ts';
import { wordsOf } from '../../../server/sentences/index.ts';

const BERLIN = 'Europe/Berlin';
const MONDAY = Date.UTC(2027, 2, 1);
const daily = (time: string): Slot[] => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time }));
const walls = (times: readonly number[], timezone: string) =>
  times.map((at) => {
    const { date, hour, minute } = toLocal(at, timezone);
    return `${date} ${hour}:${String(minute).padStart(2, '0')}`;
  });

describe('free slots', () => {
  test('stand at the same time of the clock before and after the clocks change', () => {
    const span = { timezone: BERLIN, from: Date.UTC(2027, 2, 27), until: Date.UTC(2027, 2, 30) };
    const times = freeSlots(daily('09:00'), span, []);
    assert.deepEqual(walls(times, BERLIN), ['2027-03-27 9:00', '2027-03-28 9:00', '2027-03-29 9:00']);
    assert.deepEqual(
      [times[1] ?? 0, times[2] ?? 0].map((at, i) => at - (times[i] ?? 0)),
      [23 * HOUR, DAY],
    );
  });

  test('that the clocks skip come as much later as these jump, and never twice', () => {
    const span = { timezone: BERLIN, from: Date.UTC(2027, 2, 27, 12), until: Date.UTC(2027, 2, 28, 12) };
    assert.deepEqual(walls(freeSlots(daily('02:30'), span, []), BERLIN), ['2027-03-28 3:30']);
    const both = [...daily('02:30'), ...daily('03:30')];
    assert.equal(freeSlots(both, span, []).length, 1);
  });

  test('of an hour that the clocks show twice are its first', () => {
    const span = { timezone: BERLIN, from: Date.UTC(2027, 9, 30, 12), until: Date.UTC(2027, 9, 31, 12) };
    assert.deepEqual(freeSlots(daily('02:30'), span, []), [Date.UTC(2027, 9, 31, 0, 30)]);
  });

  test('are taken by a post less than a quarter of an hour away', () => {
    const span = { timezone: 'UTC', from: MONDAY, until: MONDAY + 2 * DAY };
    const slot = MONDAY + 9 * HOUR;
    const free = (post: number) => freeSlots(daily('09:00'), span, [post]).includes(slot);
    assert.deepEqual(
      [0, 14, -14, 15, -15].map((minutes) => free(slot + minutes * MINUTE)),
      [false, false, false, true, true],
    );
  });
});

describe('chosen times', () => {
  const request = { channel: 'linkedin', timezone: BERLIN, from: MONDAY, until: MONDAY + 14 * DAY } as const;

  test('are slots alone where there are any, spread over the days, with the reason', () => {
    const slots: Slot[] = [...daily('22:40').slice(0, 3), { weekday: 1, time: '23:00' }];
    const chosen = chooseTimes({ ...request, count: 5, taken: [], slots, seed: 1 });
    assert.equal(chosen.length, 5);
    assert.ok(chosen.every(({ at }) => isSlot(slots, at, BERLIN)));
    assert.equal(new Set(chosen.map(({ at }) => toLocal(at, BERLIN).date)).size, 5);
    assert.match(
      wordsOf(chosen[0]?.reason ?? assert.fail()),
      /^Mondays 2[23]:\d0 is one of the times you set for LinkedIn$/,
    );
  });

  test('may stand close together, and end where the free slots end', () => {
    const slots: Slot[] = [
      { weekday: 2, time: '10:00' },
      { weekday: 2, time: '10:15' },
    ];
    const taken = [Date.UTC(2027, 2, 2, 9)];
    const chosen = chooseTimes({ ...request, count: 9, taken, slots, seed: 1 });
    assert.deepEqual(
      walls(
        chosen.map(({ at }) => at),
        BERLIN,
      ),
      ['2027-03-02 10:15', '2027-03-09 10:00', '2027-03-09 10:15'],
    );
  });
});
