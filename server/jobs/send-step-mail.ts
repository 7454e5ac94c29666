// Sends the mail of one step of an automation, once.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { sendAutomationMail } from '../domain/automations/index.ts';
import type { MailParts } from '../domain/email/index.ts';
import { DONE, defineJob } from './job.ts';
import { keepClaim } from './keep-claim.ts';

const Payload = v.object({ deliveryId: v.number(), usefulUntil: v.number() });

export function sendStepMailJob(ctx: Context, parts: MailParts) {
  const handle = async (mail: v.InferOutput<typeof Payload>, run: Parameters<typeof keepClaim>[0]) => {
    const next = await keepClaim(run, () => sendAutomationMail(ctx, parts, mail));
    return next === null ? DONE : ({ end: 'again', at: next } as const);
  };
  return defineJob(Payload, handle, 'publish');
}
