// After a pause, or when a channel is switched on again: overdue posts leave one by one.
import * as v from 'valibot';
import { type Context, unitOfWork } from '../db/unit-of-work.ts';
import { paceOverduePosts } from '../domain/content/index.ts';
import { SYSTEM } from '../kernel/actor.ts';
import { DONE, defineJob, type Job } from './job.ts';

export function pacePostsJob(ctx: Context): Job {
  return defineJob(v.object({ businessId: v.number() }), async ({ businessId }) => {
    await unitOfWork(ctx, SYSTEM, (tx) => paceOverduePosts(tx, businessId));
    return DONE;
  });
}
