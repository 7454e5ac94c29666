// Takes a deleted post down from its network, or tells that it stays there.
import * as v from 'valibot';
import { CHANNEL_TYPES } from '../contract/channels/index.ts';
import { Network } from '../contract/connection.ts';
import type { Context } from '../db/unit-of-work.ts';
import { type Publishing, removeFromNetwork, tellStillOut } from '../domain/content/index.ts';
import { DONE, defineJob, type JobRun } from './job.ts';
import { keepClaim, whenBlocked } from './keep-claim.ts';

/** For half an hour; a person waits no longer for what they believe to be gone. */
const TRIES = 7;

const Payload = v.object({
  /** Jobs of earlier releases do not name it. */
  postId: v.optional(v.number()),
  channel: v.picklist(CHANNEL_TYPES),
  connectionId: v.number(),
  /** Where it went. Jobs from before it was noted are of the only network that there was. */
  network: v.optional(Network, 'sandbox'),
  externalId: v.string(),
});

export function removePostJob(ctx: Context, publishing: Publishing) {
  const handle = async (post: v.InferOutput<typeof Payload>, run: JobRun) => {
    const tell = () => tellStillOut(ctx, post).then(() => DONE);
    const remove = async () => ((await removeFromNetwork(ctx, publishing, post)) ? DONE : tell());
    const giveUp = (error: unknown) => {
      if (run.attempt < TRIES) throw error;
      return tell();
    };
    return keepClaim(run, () => remove().catch(whenBlocked).catch(giveUp));
  };
  return defineJob(Payload, handle, 'ask');
}
