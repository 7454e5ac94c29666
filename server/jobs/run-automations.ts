// Moves everybody whose automation goes on now. One begins every minute and looks after what is due within it; whoever
// comes in to go on at once makes one more.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { moveDueRuns } from '../domain/automations/index.ts';
import { MINUTE } from '../kernel/clock.ts';
import { DONE, defineJob } from './job.ts';

export function runAutomationsJob(ctx: Context) {
  return defineJob(v.object({}), async (_, run) => {
    const at = await moveDueRuns(ctx, run);
    const endOfMinute = (Math.floor(ctx.clock.now() / MINUTE) + 1) * MINUTE;
    return at === null || at >= endOfMinute ? DONE : { end: 'again', at };
  });
}
