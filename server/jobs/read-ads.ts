// Reads advertising accounts that are connected for real: one that was just connected, or all of them by the hour.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { type Advertising, readAdAccount, readAdAccounts } from '../domain/ads/index.ts';
import { DONE, defineJob } from './job.ts';
import { keepClaim, whenBlocked } from './keep-claim.ts';

export function readAdsJob(ctx: Context, parts: Advertising) {
  return defineJob(v.object({ connectionId: v.optional(v.number()) }), async ({ connectionId }, run) => {
    const read = async () => {
      if (connectionId === undefined) await readAdAccounts(ctx, parts, run.signal);
      else await readAdAccount(ctx, parts, connectionId);
      return DONE;
    };
    return keepClaim(run, () => read().catch(whenBlocked));
  });
}
