// Two times: the one that people read and may set, and the one that only passes.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MINUTE, SECOND, SimulatedClock } from '../../server/kernel/clock.ts';

const START = Date.UTC(2027, 2, 1, 9);

describe('a simulated clock', () => {
  test('passes time in both, and is set in one', () => {
    const clock = new SimulatedClock(START);
    const before = clock.elapsed();
    clock.advance(MINUTE);
    assert.deepEqual([clock.now() - START, clock.elapsed() - before], [MINUTE, MINUTE]);
    clock.set(START - MINUTE);
    assert.deepEqual([clock.now() - START, clock.elapsed() - before], [-MINUTE, MINUTE]);
  });

  test('rings once what has elapsed, in order, whatever the clock was set to', () => {
    const clock = new SimulatedClock(START);
    const rung: string[] = [];
    clock.alarm(2 * SECOND, () => rung.push('second'));
    clock.alarm(SECOND, () => rung.push('first'));
    const off = clock.alarm(SECOND, () => rung.push('turned off'));
    off();
    clock.set(START + MINUTE);
    assert.deepEqual(rung, []);
    clock.advance(SECOND);
    assert.deepEqual(rung, ['first']);
    clock.advance(MINUTE);
    assert.deepEqual(rung, ['first', 'second']);
  });

  test('an alarm that sets itself again rings once, however much time has passed at once', () => {
    const clock = new SimulatedClock(START);
    const rung: number[] = [];
    const ring = () => {
      rung.push(clock.now() - START);
      clock.alarm(20 * SECOND, ring);
    };
    clock.alarm(20 * SECOND, ring);
    clock.advance(MINUTE);
    clock.advance(20 * SECOND);
    assert.deepEqual(rung, [MINUTE, MINUTE + 20 * SECOND]);
  });

  test('goes on from where it was when it follows another', () => {
    const clock = new SimulatedClock(START);
    const other = new SimulatedClock(START);
    clock.advance(MINUTE);
    other.advance(5 * MINUTE);
    clock.follow(other);
    assert.equal(clock.elapsed(), MINUTE);
    other.advance(SECOND);
    assert.equal(clock.elapsed(), MINUTE + SECOND);
  });
});
