// Reads a published post's figures, at growing distances.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { measurePost, nextReadingOf, type Publishing } from '../domain/content/index.ts';
import { DONE, defineJob, type JobOutcome, type JobRun } from './job.ts';
import { keepClaim, whenBlocked } from './keep-claim.ts';

/** Tries of one reading: a network that is away for longer is read at the next one. */
const TRIES = 5;

const Payload = v.object({ postId: v.number() });

export function measurePostJob(ctx: Context, publishing: Publishing) {
  const handle = async ({ postId }: v.InferOutput<typeof Payload>, run: JobRun) => {
    const then = (next: number | null): JobOutcome => (next === null ? DONE : { end: 'again', at: next });
    const leaveOut = async (error: unknown): Promise<JobOutcome> => {
      if (run.attempt < TRIES) throw error;
      return then(await nextReadingOf(ctx, postId));
    };
    const measure = () => measurePost(ctx, publishing, postId).then(then);
    return keepClaim(run, () => measure().catch(whenBlocked).catch(leaveOut));
  };
  return defineJob(Payload, handle, 'ask');
}
