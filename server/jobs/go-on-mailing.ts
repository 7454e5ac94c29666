// A mailing whose course a person has changed is looked at now, not when its job had meant to.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { hurryJob } from './job.repo.ts';
import { DONE, defineJob } from './job.ts';

/** `attempt`: the one that sends it, by the name of its job. */
const Payload = v.object({ attempt: v.nullable(v.string()) });

export function goOnMailingJob(ctx: Context) {
  return defineJob(Payload, async ({ attempt }) => {
    const id = Number(attempt?.split('.')[0]) || 0;
    await hurryJob(ctx.db.write, id, ctx.clock.now());
    return DONE;
  });
}
