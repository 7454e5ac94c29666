// The end of a trial or a paid month: renews the plan, or ends it.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { advancePlan } from '../domain/billing/index.ts';
import { DONE, defineJob, type Job } from './job.ts';

const Payload = v.object({ accountId: v.number(), businessId: v.nullable(v.number()) });

export function advanceSubscriptionJob(ctx: Context): Job {
  return defineJob(Payload, async (account) => {
    await advancePlan(ctx, account);
    return DONE;
  });
}
