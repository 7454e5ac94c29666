// Tells the owner that a trial ends soon.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { type Billing, nextWarning, warnOfTrialEnd } from '../domain/billing/index.ts';
import { DONE, defineJob } from './job.ts';

const Payload = v.object({ accountId: v.number(), endsAt: v.number() });

export function warnTrialJob(ctx: Context, billing: Billing) {
  return defineJob(Payload, async (warning) => {
    await warnOfTrialEnd(ctx, billing, warning);
    const at = nextWarning(warning.endsAt, ctx.clock.now());
    return at === null ? DONE : { end: 'again', at };
  });
}
