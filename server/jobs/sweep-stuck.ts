// Once an hour: what nobody looks after any more gets going again. A job whose worker died needs nothing here: another worker
// takes it as soon as that is known (`heartbeat.ts`), or when its claim runs out.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { type Publishing, sweepStuckPosts } from '../domain/content/index.ts';
import { listJobsOfAttempt } from './job.repo.ts';
import { DONE, defineJob } from './job.ts';

export function sweepStuckJob(ctx: Context, publishing: Publishing) {
  return defineJob(v.object({}), async () => {
    await sweepStuckPosts(ctx, publishing, async (attempt) => {
      const jobs = await listJobsOfAttempt(ctx.db.read, attempt);
      if (jobs.some(({ isLive }) => isLive)) return 'now';
      return jobs.some(({ isMadeForIt }) => isMadeForIt) ? 'in-vain' : 'not';
    });
    return DONE;
  });
}
