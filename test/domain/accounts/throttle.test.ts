import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SignInThrottle } from '../../../server/domain/accounts/index.ts';
import { AppError } from '../../../server/kernel/app-error.ts';
import { MINUTE, SECOND, SimulatedClock } from '../../../server/kernel/clock.ts';

function create() {
  const clock = new SimulatedClock(0);
  const throttle = new SignInThrottle(clock);
  const begin = (times: number, key = 'ada') =>
    Array.from({ length: times }, () => throttle.begin(key)).at(-1);
  return { clock, begin };
}

const isLimit = (retryAfter: number) => (error: unknown) =>
  error instanceof AppError && error.code === 'rate-limited' && error.retryAfter === retryAfter;

test('five attempts, then a pause until the window is over', () => {
  const { clock, begin } = create();
  begin(5);
  assert.throws(() => begin(1), isLimit(900));
  clock.advance(14 * MINUTE + 59 * SECOND);
  assert.throws(() => begin(1), isLimit(1));
  clock.advance(SECOND);
  begin(5);
  assert.throws(() => begin(1), isLimit(900));
});

test('a success forgets the attempts; other keys are not concerned', () => {
  const { begin } = create();
  begin(4);
  begin(1)?.succeed();
  begin(5);
  begin(5, 'ben');
  assert.throws(() => begin(1), isLimit(900));
});
