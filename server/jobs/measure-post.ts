// Reads a published post's figures, at growing distances.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { measurePost, type Publishing } from '../domain/content/index.ts';
import { DONE, defineJob, type JobOutcome, type JobRun } from './job.ts';
import { keepClaim, whenBlocked } from './keep-claim.ts';

const Payload = v.object({ postId: v.number() });

export function measurePostJob(ctx: Context, publishing: Publishing) {
  const handle = async ({ postId }: v.InferOutput<typeof Payload>, run: JobRun) => {
    const measure = async (): Promise<JobOutcome> => {
      const next = await measurePost(ctx, publishing, postId);
      return next === null ? DONE : { end: 'again', at: next };
    };
    return keepClaim(run, () => measure().catch(whenBlocked));
  };
  return defineJob(Payload, handle, 'ask');
}
