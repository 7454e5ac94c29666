// When a card's month is over.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasExpired } from '../../islands/payment-dialog/card-form.ts';

test('a card counts until the end of its month; what is no date yet is not over', () => {
  assert.equal(hasExpired('11/26', Date.UTC(2026, 10, 30, 23)), false);
  assert.equal(hasExpired('11/26', Date.UTC(2026, 11, 1)), true);
  assert.equal(hasExpired('12/26', Date.UTC(2026, 11, 31)), false);
  assert.equal(hasExpired('12/26', Date.UTC(2027, 0, 1)), true);
  assert.equal(hasExpired('1', Date.UTC(2026, 0, 1)), false);
});
