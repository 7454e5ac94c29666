// Moments in words: relative, and exact across time zones and daylight saving.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatExact, formatRelative } from '../../views/components/relative-time.ts';

const NOW = Date.parse('2026-11-21T09:30:00Z');
const MINUTE = 60_000;

test('relative times are said in the largest unit that fits', () => {
  const cases: [minutes: number, words: string][] = [
    [0, 'less than a minute ago'],
    [-0.9, 'less than a minute ago'],
    [0.5, 'in less than a minute'],
    [-1, '1 minute ago'],
    [-59.9, '59 minutes ago'],
    [-60, '1 hour ago'],
    [-26 * 60, '1 day ago'],
    [-14 * 24 * 60, '2 weeks ago'],
    [-62 * 24 * 60, '2 months ago'],
    [-800 * 24 * 60, '2 years ago'],
    [90, 'in 1 hour'],
  ];
  for (const [minutes, words] of cases) {
    assert.equal(formatRelative(NOW + minutes * MINUTE, NOW), words);
  }
});

test('exact times are those of the business, and name their zone', () => {
  const paris = { locale: 'en-GB', timeZone: 'Europe/Paris' };
  assert.equal(formatExact(NOW, paris), '21 Nov 2026, 10:30 CET');
  assert.equal(formatExact(Date.parse('2026-07-21T09:30:00Z'), paris), '21 Jul 2026, 11:30 CEST');
});
