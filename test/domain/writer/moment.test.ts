// On which day a moment falls, and from when on it is near.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DateRule, Moment } from '../../../server/domain/writer/library/idea.ts';
import { dayAt, isInTime, isSouthern, seasonOf } from '../../../server/domain/writer/library/in-time.ts';
import { dayOf, easterOf, isNear } from '../../../server/domain/writer/library/moment.ts';

const text = ({ year, month, day }: { year: number; month: number; day: number }) =>
  `${year}-${`${month}`.padStart(2, '0')}-${`${day}`.padStart(2, '0')}`;

test('Easter falls on its published days', () => {
  const days = [2024, 2025, 2026, 2027, 2038].map((year) => text(easterOf(year)));
  assert.deepEqual(days, ['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25']);
});

test('rules fall on the days that people keep', () => {
  const days: readonly (readonly [DateRule, number, string])[] = [
    [{ fixed: [12, 24] }, 2026, '2026-12-24'],
    // Thanksgiving, and the Friday and Saturday behind it.
    [{ month: 11, weekday: 4, nth: 4 }, 2026, '2026-11-26'],
    [{ month: 11, weekday: 4, nth: 4, plus: 1 }, 2026, '2026-11-27'],
    // Mother's Day in Britain and elsewhere; clocks in Europe; Pancake Day.
    [{ easter: -21 }, 2027, '2027-03-07'],
    [{ month: 5, weekday: 0, nth: 2 }, 2027, '2027-05-09'],
    [{ month: 10, weekday: 0, nth: -1 }, 2027, '2027-10-31'],
    [{ easter: -47 }, 2027, '2027-02-09'],
  ];
  for (const [rule, year, day] of days) assert.equal(text(dayOf(rule, year)), day);
});

test('a moment is near on its day and the days before, across the end of the year too', () => {
  const moment = { rule: { fixed: [1, 1] }, ahead: 5 } as unknown as Moment;
  const near = (year: number, month: number, day: number) => isNear(moment, { year, month, day });
  assert.ok(near(2026, 12, 27) && near(2026, 12, 31) && near(2027, 1, 1));
  assert.ok(!near(2026, 12, 26) && !near(2027, 1, 2));
});

test('a day is that of the time zone, and seasons turn with the hemisphere', () => {
  const at = Date.UTC(2026, 11, 31, 23, 30);
  assert.equal(text(dayAt(at, 'Europe/Berlin')), '2027-01-01');
  assert.equal(text(dayAt(at, 'America/New_York')), '2026-12-31');
  const january = { year: 2027, month: 1, day: 10 };
  assert.equal(seasonOf(january, false), 'winter');
  assert.equal(seasonOf(january, isSouthern('Australia/Sydney')), 'summer');
  const idea = { when: { season: ['winter'] } } as unknown as Parameters<typeof isInTime>[0];
  assert.ok(isInTime(idea, january, false) && !isInTime(idea, january, true));
});
