// Makes the notification of an event.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { notifyOfEvent } from '../domain/notifications/index.ts';
import { DONE, defineJob } from './job.ts';

/** @param canMail whether letters leave by any mail server */
export function notifyJob(ctx: Context, canMail: () => Promise<boolean>) {
  return defineJob(v.object({ eventId: v.number() }), async ({ eventId }) => {
    await notifyOfEvent(ctx, eventId, { canMail: await canMail() });
    return DONE;
  });
}
