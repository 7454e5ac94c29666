// Reads a published post's figures, at growing distances.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { measurePost, type PostNetwork } from '../domain/content/index.ts';
import { DONE, defineJob } from './job.ts';

export function measurePostJob(ctx: Context, network: PostNetwork) {
  return defineJob(v.object({ postId: v.number() }), async ({ postId }) => {
    const next = await measurePost(ctx, network, postId);
    return next === null ? DONE : { end: 'again', at: next };
  });
}
