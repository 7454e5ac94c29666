// Until when a process may have a call open, by what it knows of its signs of life.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Attempts } from '../../../server/domain/content/index.ts';
import { SECOND } from '../../../server/kernel/clock.ts';
import { HeldClock } from '../../support/held-clock.ts';

const SINCE = Date.parse('2026-03-02T09:00:00Z');

test('a first sign counts from its beginning, though nobody ever said that it was stored', () => {
  const clock = new HeldClock(SINCE);
  const attempts = new Attempts(clock, 'a');
  attempts.expectFirst(clock.elapsed());
  clock.advance(6 * SECOND);
  assert.ok(!attempts.cutOff.aborted);
  // Said again without an answer: the others saw the first one at most.
  attempts.expectFirst(clock.elapsed());
  clock.advance(3 * SECOND);
  assert.ok(attempts.cutOff.aborted);
  attempts.expectFirst(clock.elapsed());
  assert.ok(attempts.cutOff.aborted, 'only a sign that was stored ends it');
  attempts.confirm(clock.elapsed());
  assert.ok(!attempts.cutOff.aborted);
});

test('whoever has no sign is taken for gone by nobody', () => {
  const clock = new HeldClock(SINCE);
  const attempts = new Attempts(clock, 'a');
  attempts.confirm(clock.elapsed());
  attempts.release();
  clock.advance(20 * SECOND);
  assert.ok(!attempts.cutOff.aborted);
});
