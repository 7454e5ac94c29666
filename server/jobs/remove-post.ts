// Takes a deleted post down from its network.
import * as v from 'valibot';
import { CHANNEL_TYPES } from '../contract/channels/index.ts';
import { networkProfile, type PostNetwork } from '../domain/content/index.ts';
import { DONE, defineJob } from './job.ts';

const Payload = v.object({
  channel: v.picklist(CHANNEL_TYPES),
  connectionId: v.number(),
  externalId: v.string(),
});

export function removePostJob(network: PostNetwork) {
  return defineJob(Payload, async ({ channel, connectionId, externalId }) => {
    const gone = await network.remove({ channel, profile: networkProfile(connectionId) }, externalId);
    if (!gone) throw new Error('the network did not take the post down');
    return DONE;
  });
}
