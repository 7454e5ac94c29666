// Mails and shows what was put aside for a person until now.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { deliverHeld } from '../domain/notifications/index.ts';
import { DONE, defineJob } from './job.ts';

export function deliverHeldJob(ctx: Context) {
  return defineJob(v.object({ accountId: v.number(), businessId: v.number() }), async (reader) => {
    await deliverHeld(ctx, reader);
    return DONE;
  });
}
