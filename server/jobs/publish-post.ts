// Publishes one post when it falls due, and looks after an attempt whose end is not known.
import * as v from 'valibot';
import { channelOf } from '../contract/channels/index.ts';
import type { Context } from '../db/unit-of-work.ts';
import {
  findPostOfAnyBusiness,
  type NextLook,
  type PostNetwork,
  publishPost,
  remindOfPost,
} from '../domain/content/index.ts';
import { type MailParts, sendPost } from '../domain/email/index.ts';
import { DONE, defineJob, type JobRun } from './job.ts';
import { keepClaim } from './keep-claim.ts';

/** `at`: the time that the post had when the job was made. */
const Payload = v.object({ postId: v.number(), at: v.optional(v.number()) });

export interface PublishParts {
  readonly ctx: Context;
  readonly network: PostNetwork;
  readonly mail: MailParts;
}

export function publishPostJob(parts: PublishParts) {
  return defineJob(Payload, async ({ postId, at = 0 }, run) => {
    // Ended before its time, it would leave the post without a job.
    if (at > parts.ctx.clock.now()) return { end: 'again', at };
    const next = await publish(parts, postId, run);
    return next === null ? DONE : { end: 'again', at: next };
  });
}

async function publish({ ctx, network, mail }: PublishParts, postId: number, run: JobRun): Promise<NextLook> {
  const post = await findPostOfAnyBusiness(ctx.db.read, postId);
  if (!post) return null;
  if (post.network === 'manual') return remindOfPost(ctx, post);
  if (channelOf(post.channel).delivery === 'mail')
    return keepClaim(run, () => sendPost(ctx, mail, postId, run));
  return publishPost(ctx, network, postId, run);
}
