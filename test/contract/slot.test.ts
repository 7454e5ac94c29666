// Times of the week as people write them, and as the contract takes them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { readTimes, Slots } from '../../server/contract/slot.ts';

test('times are read as people write them; what is none stands as it was written', () => {
  const cases: [string, string[]][] = [
    ['9', ['09:00']],
    ['9:00, 12.30;17h45', ['09:00', '12:30', '17:45']],
    ['5pm 5:30 p.m. 12am 12 PM', ['17:00', '17:30', '00:00', '12:00']],
    ['0:05 23:59', ['00:05', '23:59']],
    ['09:00 9:00 9', ['09:00']],
    ['  ', []],
    ['24:00 9:60 13pm noon', ['24:00', '9:60', '13pm', 'noon']],
  ];
  for (const [text, times] of cases) assert.deepEqual(readTimes(text), times, text);
});

test('slots come in the order of the week, and at least a quarter of an hour apart', () => {
  const late = { weekday: 3, time: '09:00' };
  const early = { weekday: 1, time: '23:50' };
  assert.deepEqual(v.parse(Slots, [late, early]), [early, late]);
  assert.ok(v.safeParse(Slots, [late, { weekday: 3, time: '09:15' }]).success);
  for (const time of ['09:00', '09:14', '08:50'])
    assert.equal(v.safeParse(Slots, [late, { weekday: 3, time }]).success, false, time);
  assert.equal(v.safeParse(Slots, [early, { weekday: 2, time: '00:01' }]).success, false);
});
