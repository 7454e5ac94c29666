// Days and wall clocks of time zones, also where clocks change and where midnight does not exist.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fromWallTime, toWallTime } from '../../server/contract/wall-time.ts';
import { addDays, dayOf, startOfDay } from '../../server/screens/parts/days.ts';

const iso = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());

describe('the first moment of a day', () => {
  const CASES = [
    ['2027-03-01', 'UTC', '2027-03-01T00:00:00.000Z'],
    ['2027-03-01', 'Europe/Paris', '2027-02-28T23:00:00.000Z'],
    ['2027-07-01', 'America/New_York', '2027-07-01T04:00:00.000Z'],
    ['2027-03-01', 'Pacific/Kiritimati', '2027-02-28T10:00:00.000Z'],
    ['2027-03-01', 'Pacific/Pago_Pago', '2027-03-01T11:00:00.000Z'],
    ['2027-03-01', 'Asia/Kathmandu', '2027-02-28T18:15:00.000Z'],
    // Midnight is skipped: the day begins at one.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
  ] as const;
  for (const [day, zone, start] of CASES) {
    test(`${day} in ${zone}`, () => {
      assert.equal(iso(startOfDay(day, zone)), start);
      assert.equal(dayOf(startOfDay(day, zone), zone), day);
      assert.equal(dayOf(startOfDay(day, zone) - 1, zone), addDays(day, -1));
    });
  }

  test('days go on over months and leap years', () => {
    assert.equal(addDays('2028-02-28', 1), '2028-02-29');
    assert.equal(addDays('2027-01-01', -1), '2026-12-31');
  });
});

describe('the clock on the wall', () => {
  const CASES = [
    ['2027-03-01T09:30', 'Europe/Paris', '2027-03-01T08:30:00.000Z'],
    ['2027-07-01T09:30', 'Europe/Paris', '2027-07-01T07:30:00.000Z'],
    ['2027-07-01T00:00', 'Asia/Kathmandu', '2027-06-30T18:15:00.000Z'],
    // Shown twice: the first of the two.
    ['2027-10-31T02:30', 'Europe/Paris', '2027-10-31T00:30:00.000Z'],
    // Skipped: as much later as the clock jumps.
    ['2027-03-28T02:30', 'Europe/Paris', '2027-03-28T01:30:00.000Z'],
  ] as const;
  for (const [wall, zone, moment] of CASES) {
    test(`${wall} in ${zone}`, () => assert.equal(iso(fromWallTime(wall, zone)), moment));
  }

  test('there and back is the same all year round', () => {
    for (let at = Date.UTC(2027, 0, 1); at < Date.UTC(2028, 0, 1); at += 13 * 3_600_000) {
      for (const zone of ['Europe/Paris', 'Australia/Lord_Howe', 'America/St_Johns']) {
        const wall = toWallTime(at, zone);
        assert.equal(toWallTime(fromWallTime(wall, zone) ?? 0, zone), wall);
      }
    }
  });

  for (const text of ['', 'tomorrow', '2027-13-01T09:30', '2027-03-01']) {
    test(`"${text}" is no time`, () => assert.equal(fromWallTime(text, 'UTC'), undefined));
  }
});
