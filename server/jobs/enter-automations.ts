// Somebody has subscribed, or has left: what that means for the automations of the business.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { enterSubscribed, leaveAll } from '../domain/automations/index.ts';
import { DONE, defineJob } from './job.ts';

export function enterAutomationsJob(ctx: Context) {
  return defineJob(v.object({ subscriberId: v.number(), at: v.number() }), async ({ subscriberId, at }) => {
    await enterSubscribed(ctx, subscriberId, at);
    return DONE;
  });
}

export function leaveAutomationsJob(ctx: Context) {
  return defineJob(v.object({ subscriberId: v.number() }), async ({ subscriberId }) => {
    await leaveAll(ctx, subscriberId);
    return DONE;
  });
}
