// Places the first comment of a post that is out.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { type Publishing, placeComment } from '../domain/content/index.ts';
import { DONE, defineJob } from './job.ts';
import { keepClaim } from './keep-claim.ts';

export function placeCommentJob(ctx: Context, publishing: Publishing) {
  return defineJob(v.object({ postId: v.number() }), async ({ postId }, run) => {
    const next = await keepClaim(run, () => placeComment(ctx, publishing, postId, run));
    return next === null ? DONE : { end: 'again', at: next };
  });
}
