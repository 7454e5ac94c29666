// After a pause, or when a channel is switched on again: posts that were held up leave one by one.
import * as v from 'valibot';
import { type Context, unitOfWork } from '../db/unit-of-work.ts';
import { resumePosts } from '../domain/content/index.ts';
import { SYSTEM } from '../kernel/actor.ts';
import { DONE, defineJob } from './job.ts';

/** `heldUntil`: when the pause ended, UTC milliseconds; jobs of a database from before it was told have none. */
const Payload = v.object({ businessId: v.number(), heldUntil: v.optional(v.number()) });

export function pacePostsJob(ctx: Context) {
  return defineJob(Payload, async ({ businessId, heldUntil }) => {
    await unitOfWork(ctx, SYSTEM, (tx) => resumePosts(tx, businessId, heldUntil ?? tx.now));
    return DONE;
  });
}
