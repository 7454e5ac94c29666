// The same requests on PostgreSQL, fewer of them: only the statements differ.
import { after, before, describe } from 'node:test';
import { CASES, declareFuzz, SEED } from '../fuzz/declare.ts';
import { startTarget, type Target } from '../fuzz/target.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { copyEmptyPostgres } from '../support/templates.ts';

describe(`fuzzing on PostgreSQL, seed ${SEED}`, () => {
  let postgres: TestPostgres;
  let target: Target;
  before(async () => {
    postgres = await startPostgres();
    target = await startTarget(await copyEmptyPostgres(postgres));
  });
  after(async () => {
    await target?.stop();
    await postgres.stop();
  });
  declareFuzz(() => target, Math.ceil(CASES / 5));
});
