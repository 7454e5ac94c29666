// Every hour: makes the next post of each series whose last one has left.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { retellPost } from '../domain/autopilot/index.ts';
import { repeatPosts } from '../domain/content/index.ts';
import { checkPost } from '../domain/writer/index.ts';
import { DONE, defineJob } from './job.ts';

export function repeatPostsJob(ctx: Context) {
  return defineJob(v.object({}), async () => {
    await repeatPosts(ctx, { check: checkPost, retell: retellPost });
    return DONE;
  });
}
