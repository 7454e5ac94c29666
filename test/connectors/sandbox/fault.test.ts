import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PublishRequest } from '../../../server/connectors/channels/connector.ts';
import { type Fault, seededFaults } from '../../../server/connectors/channels/sandbox/fault.ts';
import { SETTLE } from '../../../server/connectors/channels/sandbox/sandbox.ts';

const RATES = { 'lost-reply': 0.2, slow: 0.1, refused: 0.1, busy: 0.1, reset: 0.1 } as const;

function request(attempt: number): PublishRequest {
  return {
    attempt: `attempt-${attempt}`,
    key: `post-${attempt}`,
    madeAt: 0,
    title: null,
    content: 'Hello',
    media: [],
    mediaPreview: null,
  };
}

function draw(seed: string, order: number[]): Map<number, Fault | null> {
  const plan = seededFaults(seed, RATES);
  return new Map(order.map((attempt) => [attempt, plan.next(request(attempt))]));
}

test('a seed repeats its faults whatever the order of the attempts', () => {
  const order = Array.from({ length: 50 }, (_, at) => at);
  const forwards = draw('seed', order);
  const backwards = draw('seed', order.toReversed());
  for (const attempt of order) assert.deepEqual(forwards.get(attempt), backwards.get(attempt));
  assert.notDeepEqual([...forwards.values()], [...draw('other', order).values()]);
});

test('faults come as often as their rates say, and slow ones within the settle window', () => {
  const faults = [
    ...draw(
      'seed',
      Array.from({ length: 4000 }, (_, at) => at),
    ).values(),
  ];
  for (const [kind, rate] of Object.entries(RATES)) {
    const share = faults.filter((fault) => fault?.kind === kind).length / faults.length;
    assert.ok(Math.abs(share - rate) < 0.03, `${kind}: ${share}`);
  }
  for (const fault of faults) if (fault?.kind === 'slow') assert.ok(fault.ms > 0 && fault.ms < SETTLE);
});

test('without rates there are no faults', () => {
  const plan = seededFaults('seed', {});
  assert.ok([1, 2, 3, 4, 5].every((attempt) => plan.next(request(attempt)) === null));
});
