// The end of a trial or a paid month: bills the next one, or ends the plan.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { advancePlan, type Billing } from '../domain/billing/index.ts';
import { DONE, defineJob } from './job.ts';

/** `endsAt`: the end that the job was made for. */
const Payload = v.object({ accountId: v.number(), endsAt: v.optional(v.number()) });

export function advanceSubscriptionJob(ctx: Context, billing: Billing) {
  return defineJob(Payload, async ({ accountId, endsAt = 0 }) => {
    // Ended before its time, it would leave the plan without a job.
    if (endsAt > ctx.clock.now()) return { end: 'again', at: endsAt };
    await advancePlan(ctx, billing, accountId);
    return DONE;
  });
}
