// Keeps sign-ins at networks alive where nothing is published for a long time.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { renewSignIns, type SignIns } from '../domain/channels/index.ts';
import { DONE, defineJob } from './job.ts';

export function renewSignInsJob(ctx: Context, signIns: SignIns) {
  return defineJob(v.object({}), async (_, { signal }) => {
    await renewSignIns(ctx, signIns, signal);
    return DONE;
  });
}
