// Makes the call of one step of an automation, until it is taken or given up.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { callWebhook, type WebhookCaller } from '../domain/automations/index.ts';
import { DONE, defineJob } from './job.ts';
import { keepClaim } from './keep-claim.ts';

export function callWebhookJob(ctx: Context, caller: WebhookCaller) {
  const handle = async ({ callId }: { callId: number }, run: Parameters<typeof keepClaim>[0]) => {
    const next = await keepClaim(run, () => callWebhook(ctx, caller, callId));
    return next === null ? DONE : ({ end: 'again', at: next } as const);
  };
  return defineJob(v.object({ callId: v.number() }), handle, 'ask');
}
