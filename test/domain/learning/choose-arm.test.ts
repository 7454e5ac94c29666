// Arms: chosen as often as they are likely to be the best, the same under the same seed, and refused in words.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type Arm, chooseArm, weighArms } from '../../../server/domain/learning/index.ts';
import { refusesInWords } from './refuses.ts';

const counts = fc.nat({ max: 5000 });
const arms = fc.array(fc.record({ successes: counts, failures: counts }), { minLength: 1, maxLength: 10 });

/** The share of seeds under which each arm is chosen. */
function sharesOf(list: readonly Arm[], seeds: number): number[] {
  const chosen = Array.from({ length: seeds }, (_, seed) => chooseArm({ arms: list, seed }).arm);
  return list.map((_, index) => chosen.filter((arm) => arm === index).length / seeds);
}

describe('an arm', () => {
  test('is one of those given, the same under the same seed, whatever they did', () => {
    const holds = fc.property(arms, fc.integer(), (list, seed) => {
      const { arm } = chooseArm({ arms: list, seed });
      assert.ok(Number.isInteger(arm) && arm >= 0 && arm < list.length);
      const frozen = Object.freeze(list.map((one) => Object.freeze({ ...one })));
      assert.deepEqual(chooseArm(Object.freeze({ arms: frozen, seed })), { arm });
    });
    fc.assert(holds, { seed: 7 });
  });

  test('of which nothing is known is chosen as often as any other', () => {
    const list = Array.from({ length: 4 }, () => ({ successes: 0, failures: 0 }));
    for (const share of sharesOf(list, 8000)) assert.ok(Math.abs(share - 0.25) < 0.02, `${share}`);
  });

  test('is chosen as often as it is likely to be the best', () => {
    // Beta(3, 9) against Beta(6, 6): the second is mostly the better one.
    const list = [
      { successes: 2, failures: 8 },
      { successes: 5, failures: 5 },
    ];
    const exact = chanceThatSecondIsBetter(3, 9, 6, 6);
    const [, second = 0] = sharesOf(list, 20_000);
    assert.ok(Math.abs(second - exact) < 0.01, `${second} against ${exact}`);
    const [, weighed = 0] = weighArms({ arms: list, seed: 1 }).probabilities;
    assert.ok(Math.abs(weighed - exact) < 0.03, `${weighed} against ${exact}`);
  });

  test('that is far behind hardly gets another showing', () => {
    const [worse = 1] = sharesOf(
      [
        { successes: 20, failures: 980 },
        { successes: 60, failures: 940 },
      ],
      2000,
    );
    assert.ok(worse < 0.005, `${worse}`);
  });
});

describe('the verdict on arms', () => {
  test('has chances that sum to 1', () => {
    const holds = fc.property(arms, (list) => {
      const { probabilities, remaining } = weighArms({ arms: list, seed: 'a' });
      assert.equal(
        probabilities.reduce((sum, one) => sum + one, 0),
        1,
      );
      assert.ok(remaining >= 0);
    });
    fc.assert(holds, { seed: 7, numRuns: 20 });
  });

  test('waits while either may be better, and ends when one is or when nothing is left to gain', () => {
    const judge = (list: readonly Arm[]) => weighArms({ arms: list, seed: 'a' }).isDecided;
    const even = { successes: 5, failures: 100 };
    assert.equal(judge([even, even]), false);
    assert.equal(judge([even, { successes: 25, failures: 80 }]), true);
    const long = { successes: 500_000, failures: 500_000 };
    assert.equal(judge([long, long]), true);
  });
});

test('what cannot be is refused in words', () => {
  const arm = { successes: 1, failures: 1 };
  for (const arms of [
    undefined,
    null,
    'two',
    [],
    [null],
    [arm, {}],
    [arm, { successes: -1, failures: 1 }],
    [arm, { successes: Number.NaN, failures: 1 }],
    [arm, { successes: 1, failures: Number.POSITIVE_INFINITY }],
    [arm, { successes: '1', failures: 1 }],
  ])
    refusesInWords(() => chooseArm({ arms, seed: 1 } as never));
  for (const seed of [undefined, null, Number.NaN, {}])
    refusesInWords(() => chooseArm({ arms: [arm], seed } as never));
  refusesInWords(() => chooseArm(undefined as never));
});

/** P(Y > X) of X ~ Beta(a, b) and Y ~ Beta(c, d) of whole numbers, by the middle rule. */
function chanceThatSecondIsBetter(a: number, b: number, c: number, d: number): number {
  const steps = 4000;
  let [below, chance, total] = [0, 0, 0];
  const density = (x: number, p: number, q: number) => x ** (p - 1) * (1 - x) ** (q - 1);
  let first = 0;
  for (let at = 0; at < steps; at++) first += density((at + 0.5) / steps, a, b);
  for (let at = 0; at < steps; at++) {
    const x = (at + 0.5) / steps;
    below += density(x, a, b) / first;
    const weight = density(x, c, d);
    total += weight;
    chance += weight * below;
  }
  return chance / total;
}
