// Fills the next 14 days of one business.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { planBusiness } from '../domain/autopilot/index.ts';
import { DONE, defineJob } from './job.ts';

const Payload = v.object({ businessId: v.number(), routine: v.optional(v.boolean(), false) });

export function planBusinessJob(ctx: Context) {
  return defineJob(Payload, async ({ businessId, routine }) => {
    await planBusiness(ctx, businessId, routine);
    return DONE;
  });
}
