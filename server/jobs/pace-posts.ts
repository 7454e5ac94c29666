// After a pause, or when a channel is switched on again: posts that were held up leave one by one.
import * as v from 'valibot';
import { type Context, unitOfWork } from '../db/unit-of-work.ts';
import { paceOverduePosts } from '../domain/content/index.ts';
import { SYSTEM } from '../kernel/actor.ts';
import { insertJobs } from './job.repo.ts';
import { DONE, defineJob, type Job } from './job.ts';

/** `heldUntil`: when the pause ended, UTC milliseconds. */
const Payload = v.object({ businessId: v.number(), heldUntil: v.number() });

export function pacePostsJob(ctx: Context): Job {
  return defineJob(Payload, async ({ businessId, heldUntil }) => {
    await unitOfWork(ctx, SYSTEM, async (tx) => {
      const due = await paceOverduePosts(tx, businessId, heldUntil);
      // While the end of the pause was being stored, their own jobs may have found it still there and gone away.
      const jobs = due.map(({ id, scheduledAt: at }) => ({
        kind: 'publish-post',
        key: `publish-post:held:${id}:${at}`,
        payload: { postId: id, at },
        runAt: tx.now,
        businessId,
      }));
      await insertJobs(tx.q, jobs, tx.now);
    });
    return DONE;
  });
}
