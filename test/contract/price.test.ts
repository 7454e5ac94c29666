// What a vendor charges for a post: told as the vendor counts, and only where posts really go to it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHANNEL_TYPES, channelOf } from '../../server/contract/channels/index.ts';
import { costOf, costOfSeries } from '../../server/contract/price.ts';

test('a link makes a post on X dearer, with a scheme or without', () => {
  assert.deepEqual(costOf('x', 'real', 'Bread from seven.'), { amount: 15, posts: 1, withLink: 0 });
  for (const content of ['Menu: https://bakery.example/menu', 'Menu on bakery.example today'])
    assert.deepEqual(costOf('x', 'real', content), { amount: 200, posts: 1, withLink: 1 });
});

test('a thread is charged post by post', () => {
  const content = 'The oven is lit at three.\n---\nAt five the rolls go in.\n---\nSee https://bakery.example';
  assert.deepEqual(costOf('x', 'real', content), { amount: 230, posts: 3, withLink: 1 });
});

test('nothing is charged for what is not written yet, is simulated, or goes out by hand', () => {
  assert.equal(costOf('x', 'real', '  '), null);
  assert.equal(costOf('x', 'sandbox', 'Bread'), null);
  assert.equal(costOf('x', 'manual', 'Bread'), null);
});

test('X alone charges for posts', () => {
  assert.deepEqual(
    CHANNEL_TYPES.filter((type) => channelOf(type).price !== null),
    ['x'],
  );
});

test('what comes again costs so much each time, in a month and in all', () => {
  const cost = costOf('x', 'real', 'Bread from seven.');
  assert.deepEqual(costOfSeries(cost, { every: 1, unit: 'month', most: null }), {
    ...{ each: 15, month: 15, all: null },
  });
  // 30.436875 days.
  assert.equal(costOfSeries(cost, { every: 1, unit: 'day', most: null })?.month, 457);
  assert.deepEqual(costOfSeries(cost, { every: 2, unit: 'week', most: 10 }), {
    each: 15,
    month: 33,
    all: 150,
  });
  assert.equal(costOfSeries(null, { every: 1, unit: 'day', most: null }), null);
});
