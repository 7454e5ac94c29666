// On which days a date of a person begins an automation, by the wall of the business.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { causeOf, datesOf, occasionsBetween } from '../../../server/domain/automations/date-trigger.ts';
import { DAY, HOUR } from '../../../server/kernel/clock.ts';

const at = (moment: string) => Date.parse(moment);
const yearly = (day: string) =>
  datesOf({ each: 'year' }, { day }).map((start) => new Date(start).toISOString().slice(0, 10));

test('a day is each year’s, up to the year itself', () => {
  const days = yearly('2026-05-03');
  assert.deepEqual([days.length, days[0], days.at(-1)], [127, '1900-05-03', '2026-05-03']);
  assert.deepEqual(datesOf({ each: 'once' }, { day: '2026-05-03' }), [at('2026-05-03')]);
});

test('29 February is kept on the 28th where there is none, and nowhere twice', () => {
  const leap = (days: string[]) => days.filter((day) => day.endsWith('02-29'));
  assert.equal(leap(yearly('2027-02-28')).at(-1), '2024-02-29');
  assert.equal(leap(yearly('2027-02-28')).length, 31, 'every leap year since 1904');
  assert.deepEqual(leap(yearly('2028-02-28')), [], 'it has a day of its own in 2028');
  assert.deepEqual(leap(yearly('2028-02-29')), yearly('2028-02-29'));
  assert.deepEqual(
    yearly('2027-03-01').filter((day) => !day.endsWith('03-01')),
    [],
  );
});

test('occasions are of the wall, each once, however the looks are cut', () => {
  const zones = ['UTC', 'Europe/Zurich', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu'];
  for (const timeZone of zones) {
    for (const time of ['00:00', '02:30', '23:59']) {
      const [from, to] = [at('2027-03-01T00:00Z'), at('2027-04-30T00:00Z')];
      const days: string[] = [];
      for (let look = from; look < to; look += HOUR) {
        const span = { from: look, to: Math.min(to, look + HOUR), timeZone };
        for (const one of occasionsBetween({ days: 0, time }, span)) days.push(one.day);
      }
      assert.equal(new Set(days).size, days.length, `${timeZone} ${time}`);
      const sorted = days
        .map((day) => at(day))
        .every((day, index, all) => index === 0 || day - (all[index - 1] ?? 0) === DAY);
      assert.ok(sorted && days.length >= 59, `${timeZone} ${time}: ${days.length}`);
    }
  }
});

test('before a date and after it, across years', () => {
  const span = { from: at('2026-12-27T07:00Z'), to: at('2026-12-27T09:00Z'), timeZone: 'Europe/Zurich' };
  const [before] = occasionsBetween({ days: -7, time: '09:00' }, span);
  assert.deepEqual(before, { at: at('2026-12-27T08:00Z'), day: '2027-01-03' });
  const trigger = { on: 'date', attribute: 'birthday', days: -7, time: '09:00', each: 'year' } as const;
  assert.equal(causeOf(trigger, before as NonNullable<typeof before>), 'date:birthday:2027');
  const [after] = occasionsBetween({ days: 365, time: '09:00' }, span);
  assert.equal(after?.day, '2025-12-27');
});
