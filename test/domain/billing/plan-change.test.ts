// What a change of plan costs, and when it holds.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { planChange } from '../../../server/domain/billing/plan-change.ts';
import {
  cancel,
  cancelAtEnd,
  monthFrom,
  type SubscriptionRecord,
  trialFrom,
} from '../../../server/domain/billing/states.ts';
import { DAY, HOUR } from '../../../server/kernel/clock.ts';

/** March has 31 days. */
const NOW = Date.UTC(2027, 2, 1, 9);
const trial = trialFrom(undefined, 'Starter', NOW);
const starter: SubscriptionRecord = monthFrom(trial, 'Starter', NOW);
const growth = monthFrom(trial, 'Growth', NOW);

const amounts = (change: ReturnType<typeof planChange>) => change.lines.map(({ amount }) => amount);

describe('an upgrade', () => {
  test('costs the days that are left, less what they had cost before', () => {
    // 1 March to 1 April: 31 days; after ten and a half of them 21 are left, the one that has begun included.
    const change = planChange(starter, 'Growth', NOW + 10 * DAY + 12 * HOUR);
    assert.equal(change.kind, 'upgrade');
    assert.deepEqual(amounts(change), [Math.round((99_900 * 21) / 31), -Math.round((29_900 * 21) / 31)]);
    assert.equal(change.due, 67_674 - 20_255);
    assert.equal(change.at, NOW + 10 * DAY + 12 * HOUR, 'it holds at once');
    assert.deepEqual([change.after.tier, change.after.endsAt], ['Growth', starter.endsAt]);
    assert.deepEqual(change.next, { amount: 99_900, at: starter.endsAt });
  });

  test('costs the whole difference in the first moment and one day of it in the last', () => {
    assert.equal(planChange(starter, 'Growth', NOW).due, 70_000);
    const last = planChange(starter, 'Growth', starter.endsAt - 1);
    assert.deepEqual(amounts(last), [Math.round(99_900 / 31), -Math.round(29_900 / 31)]);
  });

  test('never costs less than nothing, on any day of any month', () => {
    for (const month of [0, 1, 3, 6]) {
      const begun = monthFrom(undefined, 'Starter', Date.UTC(2028, month, 29, 23, 59));
      for (let now = begun.startedAt; now < begun.endsAt; now += DAY)
        for (const tier of ['Growth', 'Enterprise'] as const) assert.ok(planChange(begun, tier, now).due > 0);
    }
  });

  test('in a month that was made longer or shorter costs its days at the price of a month', () => {
    const begun = monthFrom(undefined, 'Starter', Date.UTC(2027, 0, 1));
    const longer = planChange({ ...begun, endsAt: Date.UTC(2027, 1, 11) }, 'Growth', Date.UTC(2027, 0, 21));
    assert.equal(longer.due, 67_674 - 20_255);
    assert.equal(longer.lines[0]?.text, 'Growth plan, 21 of 31 days');
    const shorter = planChange({ ...begun, endsAt: Date.UTC(2027, 0, 22) }, 'Growth', Date.UTC(2027, 0, 21));
    assert.equal(shorter.due, Math.round(99_900 / 31) - Math.round(29_900 / 31));
    const year = planChange({ ...begun, endsAt: Date.UTC(2028, 0, 1) }, 'Growth', Date.UTC(2027, 0, 21));
    assert.equal(year.lines[0]?.text, 'Growth plan, 345 days', 'more than a month is not a part of one');
  });

  test('lets a cancelled plan go on', () => {
    assert.equal(planChange(cancelAtEnd(starter, NOW), 'Growth', NOW).after.cancels, false);
  });
});

test('a downgrade costs nothing and holds when the paid month is over', () => {
  const change = planChange(growth, 'Starter', NOW + DAY);
  assert.deepEqual([change.kind, change.due, change.at], ['downgrade', 0, growth.endsAt]);
  assert.deepEqual([change.after.tier, change.after.nextTier], ['Growth', 'Starter']);
  assert.equal(change.next.amount, 29_900);
  const back = planChange(change.after, 'Growth', NOW + 2 * DAY);
  assert.deepEqual([back.kind, back.due, back.after.nextTier], ['resume', 0, null]);
});

test('a larger plan is taken back for nothing while its month runs, and costs one afterwards', () => {
  const { after } = planChange(growth, 'Starter', NOW + DAY);
  const late = planChange(after, 'Growth', growth.endsAt + DAY);
  assert.deepEqual([late.kind, late.due, late.after.nextTier], ['start', 99_900, null]);
});

test('a cancelled plan is resumed for nothing while it runs, and begins anew afterwards', () => {
  const resumed = planChange(cancelAtEnd(growth, NOW), 'Growth', NOW + DAY);
  assert.deepEqual([resumed.kind, resumed.due, resumed.after.cancels], ['resume', 0, false]);
  const again = planChange(cancel(growth), 'Growth', growth.endsAt + DAY);
  assert.deepEqual([again.kind, again.due, again.after.startedAt], ['start', 99_900, growth.endsAt + DAY]);
});

test('a trial is free once; another plan in it begins at once and costs a month', () => {
  assert.deepEqual(
    [planChange(undefined, 'Starter', NOW).kind, planChange(undefined, 'Starter', NOW).due],
    ['trial', 0],
  );
  const early = planChange(trial, 'Growth', NOW + DAY);
  assert.deepEqual([early.kind, early.due, early.after.status], ['start', 99_900, 'active']);
  assert.equal(planChange(cancel(trial), 'Starter', NOW).due, 29_900);
  assert.deepEqual(planChange(trial, 'Starter', NOW).kind, 'same');
});
