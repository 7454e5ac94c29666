// A channel that was left for good reason is looked at again: nothing of it is seen at what is spent there, and it may have turned.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type BudgetLimits, splitBudget } from '../../../server/domain/learning/index.ts';

const TOTAL = 10_000;
const TURN = 45;

/** Results a day at a part of the total: S-shaped. */
const sigmoid = (top: number, half: number) => (part: number) => (top * part ** 2) / (part ** 2 + half ** 2);

/** The part that the third of three channels has by day, where it, the worst, becomes another on a day, and counts follow their means. */
function play(limits: BudgetLimits, after: number): number[] {
  let amounts: Readonly<Record<string, number>> = { a: 3334, b: 3333, c: 3333 };
  const days: { channels: Record<string, { spend: number; conversions: number }> }[] = [];
  const parts: number[] = [];
  for (let day = 0; day < 100; day++) {
    const curves = {
      a: sigmoid(14, 0.25),
      b: sigmoid(10, 0.25),
      c: sigmoid(day < TURN ? 0.8 : after, 0.2),
    };
    const channels = Object.fromEntries(
      Object.entries(curves).map(([id, curve], k) => {
        const spend = amounts[id] ?? 0;
        // Whole results whose running mean is that of the curve.
        const conversions = Math.floor(curve(spend / TOTAL) + ((day * 0.618 + k * 0.37) % 1));
        return [id, { spend, conversions }];
      }),
    );
    days.push({ channels });
    const asked = { days, previous: amounts, reportedShare: [1], limits: { ...limits, total: TOTAL } };
    amounts = splitBudget({ ...asked, seed: day }).amounts;
    parts.push((amounts.c ?? 0) / TOTAL);
  }
  return parts;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

describe('a channel below what can be seen', () => {
  for (const limits of [{ maxChange: 0.25 }, { maxChange: 0.25, floor: 0.02 }] as const) {
    test(`is found within five weeks once it is the best, with ${JSON.stringify(limits)}`, () => {
      const c = play(limits, 22);
      assert.ok(meanOf(c.slice(TURN + 35)) > 0.4, c.map((part) => part.toFixed(2)).join(' '));
    });

    test(`costs little as long as it stays what it was, with ${JSON.stringify(limits)}`, () => {
      const c = play(limits, 0.8);
      assert.ok(meanOf(c.slice(20)) < 0.08, c.map((part) => part.toFixed(2)).join(' '));
    });
  }
});
