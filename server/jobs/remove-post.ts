// Takes a deleted post down from its network.
import * as v from 'valibot';
import { CHANNEL_TYPES } from '../contract/channels/index.ts';
import { Network } from '../contract/connection.ts';
import type { Context } from '../db/unit-of-work.ts';
import { type Publishing, removeFromNetwork } from '../domain/content/index.ts';
import { DONE, defineJob, type JobRun } from './job.ts';
import { keepClaim, whenBlocked } from './keep-claim.ts';

const Payload = v.object({
  channel: v.picklist(CHANNEL_TYPES),
  connectionId: v.number(),
  /** Where it went. Jobs from before it was noted are of the only network that there was. */
  network: v.optional(Network, 'sandbox'),
  externalId: v.string(),
});

export function removePostJob(ctx: Context, publishing: Publishing) {
  const handle = async (post: v.InferOutput<typeof Payload>, run: JobRun) => {
    const remove = () => removeFromNetwork(ctx, publishing, post).then(() => DONE);
    return keepClaim(run, () => remove().catch(whenBlocked));
  };
  return defineJob(Payload, handle, 'ask');
}
