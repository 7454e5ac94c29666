// Fills the next 14 days of one business.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { planBusiness } from '../domain/autopilot/index.ts';
import { DONE, defineJob, type Job } from './job.ts';

export function planBusinessJob(ctx: Context): Job {
  return defineJob(v.object({ businessId: v.number() }), async ({ businessId }) => {
    await planBusiness(ctx, businessId);
    return DONE;
  });
}
