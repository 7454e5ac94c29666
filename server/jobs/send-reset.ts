// Writes the letter for a forgotten password, away from the request that asked: its answer takes equally long for everyone.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { sendReset } from '../domain/accounts/index.ts';
import { DONE, defineJob } from './job.ts';

export function sendResetJob(ctx: Context) {
  return defineJob(v.object({ askedId: v.number() }), async ({ askedId }) => {
    await sendReset(ctx, askedId);
    return DONE;
  });
}
