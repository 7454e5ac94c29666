// Every hour: tells businesses whose posts leave within a day and still wait for approval.
import * as v from 'valibot';
import { type Context, unitOfWork } from '../db/unit-of-work.ts';
import { listDueApprovals } from '../domain/content/index.ts';
import { SYSTEM } from '../kernel/actor.ts';
import { DAY, HOUR } from '../kernel/clock.ts';
import { DONE, defineJob } from './job.ts';

/** Once a day is enough for those whom the first reminder did not move. */
const AGAIN_AFTER = DAY - 2 * HOUR;

export function remindApprovalsJob(ctx: Context) {
  return defineJob(v.object({}), async () => {
    const now = ctx.clock.now();
    const due = await listDueApprovals(ctx.db.read, {
      from: now,
      until: now + DAY,
      toldAfter: now - AGAIN_AFTER,
    });
    if (due.length === 0) return DONE;
    await unitOfWork(ctx, SYSTEM, async (tx) => {
      for (const { businessId, posts } of due)
        tx.emit({ kind: 'approvals.due', businessId, data: { posts } });
    });
    return DONE;
  });
}
