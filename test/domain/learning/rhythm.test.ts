// What repeats, on the clock of its zone: month ends, days that are 23 or 25 hours long, and long rhythms.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextMoment, toLocal } from '../../../server/domain/learning/index.ts';
import { DAY } from '../../../server/kernel/clock.ts';

const BERLIN = 'Europe/Berlin';

/** So many moments, one after the other. */
function walls(repetition: Parameters<typeof nextMoment>[0], count: number, from = 0): string[] {
  const found: string[] = [];
  let at = from;
  while (found.length < count) {
    at = nextMoment(repetition, at, BERLIN);
    const { date, hour, minute } = toLocal(at, BERLIN);
    found.push(`${date} ${hour}:${String(minute).padStart(2, '0')}`);
    at += 1;
  }
  return found;
}

test('a month without the day has it on its last, and the next one has the day again', () => {
  assert.deepEqual(walls({ first: '2027-01-31T09:30', every: 1, unit: 'month' }, 4), [
    '2027-01-31 9:30',
    '2027-02-28 9:30',
    '2027-03-31 9:30',
    '2027-04-30 9:30',
  ]);
  assert.equal(walls({ first: '2027-08-31T09:30', every: 6, unit: 'month' }, 2)[1], '2028-02-29 9:30');
});

test('the hour stays when the clocks change; what they skip comes later, what they show twice comes once', () => {
  assert.deepEqual(walls({ first: '2027-03-27T02:30', every: 1, unit: 'day' }, 3), [
    '2027-03-27 2:30',
    '2027-03-28 3:30',
    '2027-03-29 2:30',
  ]);
  assert.deepEqual(walls({ first: '2027-10-30T02:30', every: 1, unit: 'day' }, 3), [
    '2027-10-30 2:30',
    '2027-10-31 2:30',
    '2027-11-01 2:30',
  ]);
  assert.deepEqual(walls({ first: '2027-03-22T09:00', every: 1, unit: 'week' }, 2), [
    '2027-03-22 9:00',
    '2027-03-29 9:00',
  ]);
});

test('it goes on from any moment, and finds the one that is exactly then', () => {
  for (const unit of ['day', 'week', 'month'] as const)
    for (const every of [1, 3, 365]) {
      const repetition = { first: '2020-01-31T09:30', every, unit };
      for (const from of [Date.UTC(2027, 5, 5), Date.UTC(2027, 11, 31, 23), Date.UTC(2040, 1, 29)]) {
        const at = nextMoment(repetition, from, BERLIN);
        assert.ok(at >= from && at - from <= every * 31 * DAY);
        assert.equal(nextMoment(repetition, at, BERLIN), at);
      }
    }
});
