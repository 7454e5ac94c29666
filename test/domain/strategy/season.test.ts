import assert from 'node:assert/strict';
import { test } from 'node:test';
import { YEAR_DAYS } from '../../../server/contract/constants/year-days.ts';
import { datesBetween } from '../../../server/domain/strategy/season.ts';
import { longDate, shortDate } from '../../../server/sentences/moment.ts';

const namesBetween = (from: number, until: number, zone = 'UTC') =>
  datesBetween(from, until, zone).map(({ date, day }) => `${date} ${YEAR_DAYS[day]}`);

test('dates come in order, over the end of a year too', () => {
  assert.deepEqual(namesBetween(Date.UTC(2027, 11, 20), Date.UTC(2028, 1, 20)), [
    '2027-12-24 Christmas Eve',
    "2027-12-31 New Year's Eve",
    "2028-01-01 New Year's Day",
    "2028-02-14 Valentine's Day",
  ]);
});

test('the day after the fourth Thursday of November is found in every year', () => {
  const found = [2024, 2025, 2026, 2027, 2028, 2029, 2030].map(
    (year) =>
      datesBetween(Date.UTC(year, 10, 20), Date.UTC(year, 10, 30), 'UTC').find(
        ({ day }) => day === 'black-friday',
      )?.date,
  );
  assert.deepEqual(found, [
    '2024-11-29',
    '2025-11-28',
    '2026-11-27',
    '2027-11-26',
    '2028-11-24',
    '2029-11-23',
    '2030-11-29',
  ]);
});

test('a day is the business’s own', () => {
  const at = Date.UTC(2027, 1, 13, 12);
  assert.deepEqual(namesBetween(at, at, 'UTC'), []);
  assert.deepEqual(namesBetween(at, at, 'Pacific/Kiritimati'), ["2027-02-14 Valentine's Day"]);
});

test('dates are written as the business writes them', () => {
  assert.equal(shortDate('2027-02-14', 'en-GB'), '14 Feb');
  assert.equal(longDate('2027-02-14', 'de-DE'), '14. Februar 2027');
});
