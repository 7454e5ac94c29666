// Once a day: every owner has a plan, and what no plan covers is locked. For a new account: its trial begins.
import * as v from 'valibot';
import { type Context, unitOfWork } from '../db/unit-of-work.ts';
import { type Billing, reviewPlans, startTrial } from '../domain/billing/index.ts';
import { SYSTEM } from '../kernel/actor.ts';
import { DONE, defineJob } from './job.ts';
import { keepClaim } from './keep-claim.ts';

export function reviewPlansJob(ctx: Context, billing: Billing) {
  return defineJob(v.object({ accountId: v.optional(v.number()) }), async ({ accountId }, run) => {
    if (accountId === undefined) await keepClaim(run, () => reviewPlans(ctx, billing));
    else await unitOfWork(ctx, SYSTEM, (tx) => startTrial(tx, billing, accountId));
    return DONE;
  });
}
