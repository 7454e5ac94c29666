// What choosing, cancelling and time make of a subscription.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { advance, cancel, choose, type SubscriptionRecord } from '../../../server/domain/billing/states.ts';
import { DAY } from '../../../server/kernel/clock.ts';

const NOW = Date.UTC(2027, 0, 31, 9);
const at = (month: number, day: number) => Date.UTC(2027, month - 1, day, 9);
const trial = choose(undefined, { tier: 'Starter', canPay: false, now: NOW });
const growth = choose(undefined, { tier: 'Growth', canPay: true, now: NOW });
const isConflict = { code: 'conflict' };

describe('choosing a plan', () => {
  test('Starter begins a trial of 14 days without a payment method', () => {
    assert.deepEqual(trial, {
      tier: 'Starter',
      status: 'trial',
      startedAt: NOW,
      endsAt: NOW + 14 * DAY,
      trialAt: NOW,
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

  test('another plan takes over the month that is paid for', () => {
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
});

describe('time', () => {
  const play = (before: SubscriptionRecord, now: number, canPay: boolean) => advance(before, { canPay, now });

  test('changes nothing before the end', () => {
    assert.equal(play(trial, trial.endsAt - 1, true), trial);
    assert.equal(play(growth, growth.endsAt - 1, false), growth);
  });

  test('ends a trial, or lets it go on as a plan when it can be paid', () => {
    assert.equal(play(trial, trial.endsAt, false).status, 'expired');
    const paid = play(trial, trial.endsAt, true);
    assert.deepEqual([paid.status, paid.startedAt, paid.endsAt], ['active', at(2, 14), at(3, 14)]);
  });

  test('renews month by month without drifting, also after a long pause', () => {
    assert.equal(play(growth, at(2, 28), true).endsAt, at(3, 31));
    assert.equal(play(growth, at(6, 15), true).endsAt, at(6, 30));
    assert.equal(play(growth, at(2, 28), false).status, 'expired');
  });

  test('leaves alone what has ended', () => {
    for (const before of [cancel(growth), play(growth, at(3, 1), false)])
      assert.equal(play(before, at(9, 1), true), before);
  });
});

test('what does not run cannot be cancelled', () => {
  assert.throws(() => cancel(undefined), isConflict);
  assert.throws(() => cancel(cancel(growth)), isConflict);
});
