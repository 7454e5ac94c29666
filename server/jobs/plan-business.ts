// Fills the next 14 days of one business.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { planBusiness } from '../domain/autopilot/index.ts';
import type { Writer } from '../domain/writer/index.ts';
import { DONE, defineJob } from './job.ts';
import { keepClaim } from './keep-claim.ts';

const Payload = v.object({ businessId: v.number(), routine: v.optional(v.boolean(), false) });

export function planBusinessJob(ctx: Context, writer: Writer) {
  return defineJob(
    Payload,
    async ({ businessId, routine }, run) => {
      const { signal } = run;
      await keepClaim(run, () => planBusiness(ctx, businessId, { routine, writer, signal }));
      return DONE;
    },
    'write',
  );
}
