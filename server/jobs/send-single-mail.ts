// Looks after a single mail that a call asked for, until it has ended.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { type MailParts, sendSingleMail } from '../domain/email/index.ts';
import { DONE, defineJob } from './job.ts';
import { keepClaim } from './keep-claim.ts';

export function sendSingleMailJob(ctx: Context, parts: MailParts) {
  return defineJob(v.object({ deliveryId: v.number() }), async ({ deliveryId }, run) => {
    const next = await keepClaim(run, () => sendSingleMail(ctx, parts, deliveryId));
    return next === null ? DONE : { end: 'again', at: next };
  });
}
