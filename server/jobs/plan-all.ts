// Once a day: asks for a plan of every business that has a profile, each as a job of its own.
import * as v from 'valibot';
import { type Context, unitOfWork } from '../db/unit-of-work.ts';
import { listProfiledBusinessIds } from '../domain/business/index.ts';
import { SYSTEM } from '../kernel/actor.ts';
import { DONE, defineJob } from './job.ts';

export function planAllJob(ctx: Context) {
  return defineJob(v.object({}), async () => {
    const ids = await listProfiledBusinessIds(ctx.db.read);
    await unitOfWork(ctx, SYSTEM, async (tx) => {
      for (const businessId of ids) tx.emit({ kind: 'plan.due', businessId, subjectId: businessId });
    });
    return DONE;
  });
}
