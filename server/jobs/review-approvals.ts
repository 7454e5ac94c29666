// A picture or film was described anew: posts that were approved with it as it was wait for approval again.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { reviewApprovalsOf } from '../domain/content/index.ts';
import { DONE, defineJob } from './job.ts';

const Payload = v.object({ mediumId: v.number() });

export function reviewApprovalsJob(ctx: Context) {
  return defineJob(Payload, async ({ mediumId }) => {
    await reviewApprovalsOf(ctx, mediumId);
    return DONE;
  });
}
