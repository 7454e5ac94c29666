// The version of the learner: whoever changes what it answers gives it another name, or choices could not be told apart.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import {
  chooseArm,
  MODEL,
  rankContents,
  rankTimes,
  splitBudget,
} from '../../../server/domain/learning/index.ts';

const DAY = 86_400_000;
const BEGIN = Date.UTC(2027, 0, 4);
const wave = (index: number) => (((index * 37) % 19) - 9) / 20;

function answers(): unknown {
  const posts = Array.from({ length: 40 }, (_, index) => ({
    at: BEGIN + index * 2 * DAY + (8 + ((index * 5) % 13)) * 3_600_000,
    features: { pillar: ['useful', 'talk', 'own'][index % 3] ?? 'own', long: index % 2 === 0 },
    reward: wave(index),
  }));
  const channels = (day: number) => ({
    a: { spend: 1000 + ((day * 53) % 400), conversions: 8 + ((day * 7) % 5) },
    b: { spend: 2000 + ((day * 31) % 700), conversions: 9 + ((day * 11) % 4) },
  });
  return [
    rankTimes({
      ...{ channel: 'facebook', timeZone: 'Europe/Paris', limits: { exploration: 1 / 8 }, seed: 'a' },
      history: posts.map(({ at, reward }) => ({ at, reward })),
      candidates: [9, 13, 20].map((hour) => BEGIN + 100 * DAY + hour * 3_600_000),
    }),
    rankContents({
      history: posts.map(({ features, reward }) => ({ features, reward })),
      candidates: [
        { pillar: 'useful', long: true },
        { pillar: 'own', long: false },
      ],
      ...{ shares: {}, seed: 'a' },
    }),
    splitBudget({
      days: Array.from({ length: 60 }, (_, day) => ({ channels: channels(day) })),
      ...{ previous: { a: 1000, b: 2000 }, limits: { total: 3000 }, seed: 'a' },
    }).amounts,
    splitBudget({
      days: Array.from({ length: 60 }, (_, day) => ({ channels: channels(day) })),
      previous: { a: 1000, b: 2000 },
      limits: { total: 3000, floor: 0.1, ceiling: 0.8, maxChange: 0.2 },
      seed: 'a',
    }).amounts,
    chooseArm({ arms: [9, 14, 11].map((successes) => ({ successes, failures: 100 })), seed: 'a' }),
  ];
}

/** The last digits may be another processor's own. */
const rounded = (_: string, value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(6)) : value;

test('each version of the learner has answers of its own: who changes them changes MODEL, and this line', () => {
  const print = createHash('sha256').update(JSON.stringify(answers(), rounded)).digest('hex').slice(0, 16);
  assert.deepEqual([MODEL, print], ['2026-11-27.1', '414eb185a01116a6']);
});
