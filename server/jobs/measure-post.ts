// Reads a published post's figures, at growing distances.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { measurePost, type Publishing } from '../domain/content/index.ts';
import { DONE, defineJob } from './job.ts';
import { keepClaim } from './keep-claim.ts';

export function measurePostJob(ctx: Context, publishing: Publishing) {
  return defineJob(v.object({ postId: v.number() }), async ({ postId }, run) => {
    const next = await keepClaim(run, () => measurePost(ctx, publishing, postId));
    return next === null ? DONE : { end: 'again', at: next };
  });
}
