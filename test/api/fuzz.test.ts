// Every call against requests made from its own schema; `npm run fuzz` does the same a thousand times as often.
import { after, before, describe } from 'node:test';
import { CASES, declareFuzz, SEED } from '../fuzz/declare.ts';
import { startTarget, type Target } from '../fuzz/target.ts';

describe(`fuzzing on SQLite, seed ${SEED}`, () => {
  let target: Target;
  before(async () => {
    target = await startTarget();
  });
  after(() => target.stop());
  declareFuzz(() => target, CASES);
});
