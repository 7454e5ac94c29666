// Quiet hours and digests on ordinary days and on days when clocks change.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { nextDigest, quietUntil } from '../../../server/domain/notifications/when.ts';

const LONDON = 'Europe/London';
const at = (iso: string) => Date.parse(iso);
const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString().slice(0, 16));

describe('quiet hours', () => {
  const night = { from: '22:00', until: '07:00' };
  for (const [now, end] of [
    ['2027-03-01T21:59Z', null],
    ['2027-03-01T22:00Z', '2027-03-02T07:00'],
    ['2027-03-02T06:59Z', '2027-03-02T07:00'],
    ['2027-03-02T07:00Z', null],
    // Clocks go forward at 01:00 UTC on 28 March, and back at 01:00 UTC on 31 October.
    ['2027-03-27T22:30Z', '2027-03-28T06:00'],
    ['2027-03-28T06:00Z', null],
    ['2027-10-30T21:30Z', '2027-10-31T07:00'],
    ['2027-10-31T06:59Z', '2027-10-31T07:00'],
  ] as const) {
    test(`over midnight in London, at ${now}`, () => {
      assert.equal(iso(quietUntil(at(now), night, LONDON)), end);
    });
  }
  for (const [now, end] of [
    // 01:30 does not exist on 28 March: quiet until the clock is past it.
    ['2027-03-28T00:30Z', '2027-03-28T01:30'],
    // 01:30 comes twice on 31 October: nobody is woken by the first.
    ['2027-10-31T00:29Z', '2027-10-31T01:30'],
    ['2027-10-31T00:45Z', '2027-10-31T01:30'],
    ['2027-10-31T01:30Z', null],
  ] as const) {
    test(`that end within the change of clocks, at ${now}`, () => {
      assert.equal(iso(quietUntil(at(now), { from: '00:00', until: '01:30' }, LONDON)), end);
    });
  }

  test('never, without any', () => assert.equal(quietUntil(at('2027-03-01T03:00Z'), null, LONDON), null));

  test('by day, the other side of the world', () => {
    const lunch = { from: '12:00', until: '13:00' };
    assert.equal(iso(quietUntil(at('2027-01-05T22:59Z'), lunch, 'Pacific/Auckland')), null);
    assert.equal(iso(quietUntil(at('2027-01-05T23:00Z'), lunch, 'Pacific/Auckland')), '2027-01-06T00:00');
  });
});

describe('a digest', () => {
  for (const [now, rhythm, due] of [
    ['2027-03-01T07:59Z', 'daily', '2027-03-01T08:00'],
    ['2027-03-01T08:00Z', 'daily', '2027-03-02T08:00'],
    ['2027-03-27T09:00Z', 'daily', '2027-03-28T07:00'],
    ['2027-10-30T09:00Z', 'daily', '2027-10-31T08:00'],
    ['2027-03-01T07:59Z', 'weekly', '2027-03-01T08:00'],
    ['2027-03-01T08:00Z', 'weekly', '2027-03-08T08:00'],
    ['2027-03-22T09:00Z', 'weekly', '2027-03-29T07:00'],
  ] as const) {
    test(`${rhythm}, after ${now}`, () => assert.equal(iso(nextDigest(at(now), rhythm, LONDON)), due));
  }
});
