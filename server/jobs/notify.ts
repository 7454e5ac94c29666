// Makes the notification of an event.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { notifyOfEvent, type TellParts } from '../domain/notifications/index.ts';
import { DONE, defineJob } from './job.ts';

export function notifyJob(ctx: Context, parts: TellParts) {
  return defineJob(v.object({ eventId: v.number() }), async ({ eventId }) => {
    await notifyOfEvent(ctx, eventId, parts);
    return DONE;
  });
}
