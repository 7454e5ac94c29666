// Somebody has subscribed, has come onto a list or got a tag, or has left: what that means for the automations of the business.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { enterGained, leaveAll } from '../domain/automations/index.ts';
import { DONE, defineJob } from './job.ts';

const Payload = v.object({
  subscriberId: v.number(),
  at: v.number(),
  subscribed: v.optional(v.boolean(), true),
  lists: v.optional(v.array(v.number())),
  tags: v.optional(v.array(v.string())),
  form: v.optional(v.number()),
});

export function enterAutomationsJob(ctx: Context) {
  return defineJob(Payload, async ({ subscriberId, at, ...gained }) => {
    await enterGained(ctx, subscriberId, at, gained);
    return DONE;
  });
}

export function leaveAutomationsJob(ctx: Context) {
  return defineJob(v.object({ subscriberId: v.number() }), async ({ subscriberId }) => {
    await leaveAll(ctx, subscriberId);
    return DONE;
  });
}
