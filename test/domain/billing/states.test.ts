// What choosing, cancelling and time make of a subscription: while plans bind nothing, and the months of one that binds.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { monthAt } from '../../../server/domain/billing/month.ts';
import {
  cancel,
  cancelAtEnd,
  choose,
  expire,
  goOn,
  type SubscriptionRecord,
} from '../../../server/domain/billing/states.ts';
import { DAY } from '../../../server/kernel/clock.ts';

const NOW = Date.UTC(2027, 0, 31, 9);
const at = (month: number, day: number, year = 2027) => Date.UTC(year, month - 1, day, 9);
const trial = choose(undefined, { tier: 'Starter', canPay: false, now: NOW });
const growth = choose(undefined, { tier: 'Growth', canPay: true, now: NOW });
const isConflict = { code: 'conflict' };

describe('choosing a plan that binds nothing', () => {
  test('Starter begins a trial of 14 days without a payment method', () => {
    assert.deepEqual(trial, {
      tier: 'Starter',
      status: 'trial',
      startedAt: NOW,
      endsAt: NOW + 14 * DAY,
      trialAt: NOW,
      nextTier: null,
      cancels: false,
    });
  });

  test('Growth and Enterprise need a payment method', () => {
    for (const tier of ['Growth', 'Enterprise'] as const)
      assert.throws(() => choose(undefined, { tier, canPay: false, now: NOW }), {
        ...isConflict,
        message: 'Please add a payment method to select this plan.',
      });
    assert.equal(growth.status, 'active');
    assert.equal(growth.endsAt, at(2, 28), 'a month from the 31st of January');
  });

  test('the plan that runs stays as it is', () => {
    assert.equal(choose(trial, { tier: 'Starter', canPay: true, now: NOW + DAY }), trial);
    assert.equal(choose(growth, { tier: 'Growth', canPay: false, now: NOW + DAY }), growth);
  });

  test('another plan takes over the month', () => {
    const more = choose(growth, { tier: 'Enterprise', canPay: true, now: NOW + DAY });
    assert.deepEqual(more, { ...growth, tier: 'Enterprise' });
    const less = choose(growth, { tier: 'Starter', canPay: true, now: NOW + DAY });
    assert.deepEqual(less, { ...growth, tier: 'Starter' });
  });

  test('a plan chosen in the trial begins at once', () => {
    const early = choose(trial, { tier: 'Growth', canPay: true, now: NOW + DAY });
    assert.equal(early.startedAt, NOW + DAY);
    assert.equal(early.status, 'active');
  });

  test('there is one trial only', () => {
    const ended = cancel(trial);
    assert.throws(() => choose(ended, { tier: 'Starter', canPay: false, now: NOW }), isConflict);
    assert.equal(choose(ended, { tier: 'Starter', canPay: true, now: NOW }).status, 'active');
    assert.equal(choose(cancel(growth), { tier: 'Starter', canPay: false, now: NOW }).status, 'trial');
  });

  test('time ends nothing: a trial stays a trial, a month follows the other', () => {
    assert.equal(goOn(trial, trial.endsAt - 1), trial);
    const later = goOn(trial, trial.endsAt + 20 * DAY);
    assert.deepEqual([later.status, later.endsAt], ['trial', trial.endsAt + 28 * DAY]);
    const renewed = goOn(growth, at(2, 28));
    assert.deepEqual([renewed.status, renewed.endsAt], ['active', at(3, 31)]);
    for (const ended of [cancel(growth), expire(trial)]) assert.equal(goOn(ended, at(9, 1)), ended);
  });
});

describe('ending a plan that binds', () => {
  test('what is paid for runs to its end', () => {
    const ending = cancelAtEnd(growth, NOW + DAY);
    assert.deepEqual([ending.status, ending.cancels, ending.endsAt], ['active', true, growth.endsAt]);
  });

  test('what is over already ends at once', () => {
    assert.equal(cancelAtEnd(growth, growth.endsAt).status, 'cancelled');
  });

  test('what does not run cannot be cancelled', () => {
    for (const end of [cancel, (one: SubscriptionRecord | undefined) => cancelAtEnd(one, NOW)]) {
      assert.throws(() => end(undefined), isConflict);
      assert.throws(() => end(cancel(growth)), isConflict);
    }
  });
});

describe('months keep the day they began on', () => {
  test('through short months, leap years and a year', () => {
    const ends: number[] = [];
    for (let now = at(12, 31, 2027); ends.length < 5; now = ends.at(-1) ?? 0)
      ends.push(monthAt(at(12, 31, 2027), now).to);
    assert.deepEqual(ends, [
      at(1, 31, 2028),
      at(2, 29, 2028),
      at(3, 31, 2028),
      at(4, 30, 2028),
      at(5, 31, 2028),
    ]);
  });

  test('also after years in which nobody looked', () => {
    const { from, to } = monthAt(at(1, 31), at(3, 5, 2032));
    assert.deepEqual([from, to], [at(2, 29, 2032), at(3, 31, 2032)]);
    for (const now of [from, to - 1]) assert.deepEqual(monthAt(at(1, 31), now), { from, to });
  });
});
