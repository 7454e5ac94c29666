// The mix of a plan: shares kept over any number of posts, promotion bounded, no pillar twice running.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PILLAR_KEYS, type Pillar } from '../../../server/contract/constants/pillars.ts';
import { DEFAULT_SHARES, planPillars, sharesFor } from '../../../server/domain/writer/index.ts';

const share = (plan: readonly Pillar[], pillar: Pillar) =>
  plan.filter((one) => one === pillar).length / plan.length;

describe('the mix of a plan', () => {
  test('keeps the default shares', () => {
    const plan = planPillars({ count: 200, seed: 1 });
    for (const pillar of PILLAR_KEYS)
      assert.ok(Math.abs(share(plan, pillar) - DEFAULT_SHARES[pillar]) <= 0.01, pillar);
  });

  test('never has a pillar twice running while another has posts left', () => {
    for (let seed = 0; seed < 20; seed++) {
      const plan = planPillars({ count: 40, seed });
      assert.equal(plan.filter((one, at) => one === plan[at - 1]).length, 0, plan.join(' '));
    }
  });

  test('bounds promotion to one post in four, whatever the shares ask for', () => {
    const greedy = { useful: 0, talk: 0, own: 1, season: 0, behind: 0 };
    assert.ok(share(planPillars({ count: 40, seed: 2, shares: greedy }), 'own') <= 0.25);
    assert.equal(planPillars({ count: 1, seed: 2, shares: { ...greedy, own: 0 } }).length, 1);
  });

  test('keeps the shares over all when it is topped up post by post, and goes on behind the last post', () => {
    const before: Pillar[] = [];
    for (let day = 0; day < 60; day++)
      before.push(...planPillars({ count: 1, seed: day, before: before.slice(-40) }));
    for (const pillar of PILLAR_KEYS)
      assert.ok(Math.abs(share(before, pillar) - DEFAULT_SHARES[pillar]) <= 0.05, pillar);
    const [next] = planPillars({ count: 3, seed: 1, before: ['useful'] });
    assert.notEqual(next, 'useful');
  });

  test('shifts towards what the owner wants to reach', () => {
    assert.ok(sharesFor(new Set(['book'])).own > DEFAULT_SHARES.own);
    assert.ok(sharesFor(new Set(['follow'])).talk > DEFAULT_SHARES.talk);
    assert.deepEqual(sharesFor(new Set()), DEFAULT_SHARES);
  });

  test('is the same for the same seed, and empty for no posts', () => {
    assert.deepEqual(planPillars({ count: 30, seed: 7 }), planPillars({ count: 30, seed: 7 }));
    assert.notDeepEqual(planPillars({ count: 30, seed: 7 }), planPillars({ count: 30, seed: 8 }));
    assert.deepEqual(planPillars({ count: 0, seed: 7 }), []);
  });
});
