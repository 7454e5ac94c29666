import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InStep } from '../../../server/domain/email/in-step.ts';

/** Milliseconds: longer than any test. */
const LONG = 60_000;

const settled = async (promise: Promise<unknown>) => {
  let isSettled = false;
  promise.then(() => {
    isSettled = true;
  });
  await new Promise((done) => setImmediate(done));
  return isSettled;
};

test('who goes in step goes on once all have come', async () => {
  const step = new InStep(3, LONG);
  const first = step.come();
  const second = step.come();
  assert.equal(await settled(first), false);
  await Promise.all([first, second, step.come()]);
  const again = step.come();
  assert.equal(await settled(again), false, 'the next step is waited for anew');
  await Promise.all([again, step.come(), step.come()]);
});

test('whoever has left is not waited for', async () => {
  const step = new InStep(2, LONG);
  const waiting = step.come();
  assert.equal(await settled(waiting), false);
  step.leave();
  assert.equal(await settled(waiting), true);
  assert.equal(await settled(step.come()), true);
});

test('one whose neighbours never come goes on by itself', { timeout: 5000 }, async () => {
  const step = new InStep(8);
  await Promise.all([step.come(), step.come()]);
});
