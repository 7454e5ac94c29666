// How long it takes to know whether learning helps, or what can be known instead.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeWait, weeksUntilTold } from '../../server/contract/uplift.ts';

test('what takes months is told in posts and weeks', () => {
  const pace = { needed: 120, weekly: 14, withinYear: 0.09 };
  assert.equal(weeksUntilTold(pace), 9);
  assert.equal(
    describeWait(pace),
    'it takes about 120 more posts to know, at your pace of about 14 posts a week about 9 weeks',
  );
  assert.match(
    describeWait({ ...pace, needed: 0, weekly: 1 }),
    /about 1 more post to know, .* 1 post a week about 1 week$/,
  );
});

test('what takes more than a year is told by what a year can tell', () => {
  const pace = { needed: 5845, weekly: 14, withinYear: 0.114 };
  assert.equal(weeksUntilTold(pace), null);
  assert.equal(
    describeWait(pace),
    'a difference as small as this cannot be told within a year at your pace of about 14 posts a week, one of about 12 % or more can',
  );
});
