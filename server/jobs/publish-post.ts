// Publishes one post when it falls due, and looks after an attempt whose end is not known.
import * as v from 'valibot';
import { channelOf } from '../contract/channels/index.ts';
import type { Context } from '../db/unit-of-work.ts';
import {
  announcePost,
  findFilmPost,
  findPostOfAnyBusiness,
  type NextLook,
  type Publishing,
  type PublishRun,
  publishPost,
  remindOfPost,
} from '../domain/content/index.ts';
import { type MailParts, sendPost } from '../domain/email/index.ts';
import { SECOND } from '../kernel/clock.ts';
import { DONE, defineJob, type JobRun, type Lane, turnOf } from './job.ts';
import { keepClaim } from './keep-claim.ts';

/** `at`: the time that the post had when the job was made. `attempt`: the one that it looks after, whose own job is gone. */
const Payload = v.object({
  postId: v.number(),
  at: v.optional(v.number()),
  attempt: v.optional(v.string()),
});

export interface PublishParts {
  readonly ctx: Context;
  readonly publishing: Publishing;
  readonly mail: MailParts;
}

const MAILING_LEASE = 20 * SECOND;

/**
 * @param lane where it runs. Films take minutes to upload, and nothing waits for them, be it a text of their own account: in
 * `publish`, what shows one by the time it is due goes over to `upload`
 */
export function publishPostJob(parts: PublishParts, lane: Lane = 'publish') {
  const handle = async ({ postId, at = 0, attempt }: v.InferOutput<typeof Payload>, run: JobRun) => {
    // Ended before its time, it would leave the post without a job.
    if (at > parts.ctx.clock.now()) {
      await announcePost(parts.ctx, postId, at);
      return { end: 'again', at } as const;
    }
    const film = lane === 'publish' && (await findFilmPost(parts.ctx.db.read, postId));
    if (film) {
      const kind = 'upload-post';
      return { end: 'move', kind, turn: turnOf(kind, film.connectionId) } as const;
    }
    const claimed = await shorten(parts.ctx, postId, run);
    const next = await keepClaim(claimed, () => publish(parts, postId, { ...claimed, adopts: attempt }));
    return next === null ? DONE : ({ end: 'again', at: next } as const);
  };
  return defineJob(Payload, handle, lane);
}

/** A mailing is under way for hours: after a crash another worker goes on with it soon. */
async function shorten({ db }: Context, postId: number, run: JobRun): Promise<JobRun> {
  const post = await findPostOfAnyBusiness(db.read, postId);
  if (!post || channelOf(post.channel).delivery !== 'mail') return run;
  const lease = Math.min(run.lease, MAILING_LEASE);
  await run.extend(lease);
  return { ...run, lease, extend: () => run.extend(lease) };
}

async function publish(
  { ctx, publishing, mail }: PublishParts,
  postId: number,
  run: PublishRun,
): Promise<NextLook> {
  const post = await findPostOfAnyBusiness(ctx.db.read, postId);
  if (!post) return null;
  if (post.network === 'manual') return remindOfPost(ctx, post);
  if (channelOf(post.channel).delivery === 'mail') return sendPost(ctx, mail, postId, run);
  return publishPost(ctx, publishing, postId, run);
}
