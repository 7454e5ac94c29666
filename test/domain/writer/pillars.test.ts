// Plans of pillars: shares within bounds, invitations rare, an even order.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PILLARS, type Pillar } from '../../../server/contract/constants/pillars.ts';
import { extractFacts, planPillars } from '../../../server/domain/writer/index.ts';
import { BAKERY, BUSINESSES, ODD } from './profiles.ts';

const facts = extractFacts(BAKERY);

describe('planning pillars', () => {
  test('keeps each share between 8 and 40 % and invitations at a quarter at most', () => {
    for (const business of BUSINESSES) {
      const own = extractFacts(business);
      for (const count of [29, 58]) {
        const plan = planPillars({ facts: own, count, seed: count, goals: business.marketingGoals });
        assert.equal(plan.length, count);
        for (const pillar of new Set(plan)) {
          const share = plan.filter((other) => other === pillar).length / count;
          assert.ok(
            share >= 0.08 - 1 / count && share <= 0.4 + 1 / count,
            `${business.name} ${pillar} ${share}`,
          );
        }
        assert.ok(plan.filter((pillar) => pillar === 'invite').length <= count / 4);
      }
    }
  });

  test('never puts a pillar next to itself while there are others', () => {
    const plan = planPillars({ facts, count: 58, seed: 'order', goals: '' });
    assert.equal(plan.filter((pillar, at) => pillar === plan[at - 1]).length, 0);
  });

  test('leaves out pillars without facts', () => {
    const plan = planPillars({
      facts: extractFacts(ODD.thirdPerson ?? BAKERY),
      count: 20,
      seed: 1,
      goals: '',
    });
    assert.ok(!plan.includes('audience') && !plan.includes('values'));
    assert.deepEqual(planPillars({ facts: [], count: 5, seed: 1, goals: '' }), []);
    assert.deepEqual(planPillars({ facts, count: 0, seed: 1, goals: '' }), []);
  });

  test('keeps its shares when it is topped up post by post, as a plan is day after day', () => {
    const before: Pillar[] = [];
    for (let day = 0; day < 60; day += 1) {
      before.push(...planPillars({ facts, count: 1, seed: day, goals: '', before: before.slice(-40) }));
    }
    const whole = planPillars({ facts, count: 60, seed: 'whole', goals: '' });
    for (const pillar of new Set(whole)) {
      const times = (plan: readonly Pillar[]) => plan.filter((one) => one === pillar).length;
      assert.ok(Math.abs(times(before) - times(whole)) <= 3, `${pillar}: ${times(before)}, ${times(whole)}`);
    }
  });

  test('follows the goals', () => {
    const invites = (goals: string) =>
      planPillars({ facts, count: 100, seed: 3, goals }).filter((pillar) => pillar === 'invite').length;
    assert.ok(invites('More orders and bookings') > invites('A calm life'));
  });

  test('repeats under a seed and has labels for all', () => {
    const plan = (seed: number) => planPillars({ facts, count: 30, seed, goals: '' });
    assert.deepEqual(plan(1), plan(1));
    assert.notDeepEqual(plan(1), plan(2));
    assert.ok(plan(1).every((pillar) => PILLARS[pillar].length > 0));
  });
});
