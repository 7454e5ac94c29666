// Looks whether somebody who followed a link has reached the goal of the automation that they are in.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { reachGoal } from '../domain/automations/index.ts';
import { DONE, defineJob } from './job.ts';

export function reachGoalJob(ctx: Context) {
  return defineJob(v.object({ deliveryId: v.number() }), async ({ deliveryId }) => {
    await reachGoal(ctx, deliveryId);
    return DONE;
  });
}
