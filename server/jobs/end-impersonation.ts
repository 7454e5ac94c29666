// The end of support's visit to an account that nobody has ended.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { expireImpersonation } from '../domain/accounts/index.ts';
import { DONE, defineJob } from './job.ts';

const Payload = v.object({ impersonationId: v.number() });

export function endImpersonationJob(ctx: Context) {
  return defineJob(Payload, async ({ impersonationId }) => {
    await expireImpersonation(ctx, impersonationId);
    return DONE;
  });
}
