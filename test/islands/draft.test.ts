// What the composer offers before anybody has chosen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soonAwake } from '../../islands/composer/draft.ts';

test('a new post leaves the hour after next, or in the morning when that is at night', () => {
  const offered = (utc: string) => soonAwake(Date.parse(utc), 'Europe/London');
  assert.equal(offered('2027-03-01T10:20:00Z'), '2027-03-01T12:00');
  assert.equal(offered('2027-03-01T22:06:00Z'), '2027-03-02T09:00');
  assert.equal(offered('2027-03-01T03:00:00Z'), '2027-03-01T09:00');
  // The clocks go forward in this night.
  assert.equal(offered('2027-03-27T22:06:00Z'), '2027-03-28T09:00');
});
