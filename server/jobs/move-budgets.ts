// Looks after the budgets of every business with advertising accounts, once a day.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { type Advertising, moveBudgets } from '../domain/ads/index.ts';
import { DONE, defineJob } from './job.ts';
import { keepClaim } from './keep-claim.ts';

export function moveBudgetsJob(ctx: Context, parts: Advertising) {
  return defineJob(v.object({}), async (_, run) => {
    await keepClaim(run, () => moveBudgets(ctx, parts));
    return DONE;
  });
}
