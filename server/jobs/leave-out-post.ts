// What a post brought teaches nothing once it was edited or deleted.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { leaveOutPost } from '../domain/evidence/index.ts';
import { DONE, defineJob } from './job.ts';

const Payload = v.object({ postId: v.number(), why: v.picklist(['edited', 'deleted']) });

export function leaveOutPostJob(ctx: Context) {
  return defineJob(Payload, async ({ postId, why }) => {
    await leaveOutPost(ctx, postId, why);
    return DONE;
  });
}
