// Reads a published post's figures, at growing distances.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { measurePost, type Publishing } from '../domain/content/index.ts';
import { DONE, defineJob, type JobOutcome } from './job.ts';
import { keepClaim, whenBlocked } from './keep-claim.ts';

export function measurePostJob(ctx: Context, publishing: Publishing) {
  return defineJob(v.object({ postId: v.number() }), async ({ postId }, run) => {
    const measure = async (): Promise<JobOutcome> => {
      const next = await measurePost(ctx, publishing, postId);
      return next === null ? DONE : { end: 'again', at: next };
    };
    return keepClaim(run, () => measure().catch(whenBlocked));
  });
}
