// What every function of the learner does with input that cannot be.
import assert from 'node:assert/strict';

/** It throws an Error whose message is a sentence, and never a TypeError. */
export function refusesInWords(work: () => unknown): void {
  assert.throws(work, (error) => {
    assert.ok(error instanceof Error && !(error instanceof TypeError), String(error));
    assert.match(error.message, /^[A-Za-z].* .*\.$/);
    return true;
  });
}
