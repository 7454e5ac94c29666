// What a Mastodon server says of its own limits. https://docs.joinmastodon.org/methods/instance/#v2
import * as v from 'valibot';
import { channelOf } from '../../../contract/channels/index.ts';
import { LIMITS } from '../../../contract/constants/limits.ts';
import type { OwnLimits } from '../../../contract/own-limits.ts';
import { OutboundError } from '../../outbound-error.ts';
import { isDone } from '../ask.ts';
import type { Call } from '../connector.ts';
import { askAs } from './server.ts';

const Instance = v.object({
  configuration: v.object({
    statuses: v.object({ max_characters: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  }),
});

/**
 * @returns null where they are those of a server that sets none; undefined where it does not tell, or does not answer now: what is
 * known of it holds on
 */
export async function readLimits(call: Call): Promise<OwnLimits | null | undefined> {
  const reply = await askAs(call, '/api/v2/instance').catch((error: unknown) => {
    if (error instanceof OutboundError) return undefined;
    throw error;
  });
  if (!reply || !isDone(reply)) return undefined;
  const told = v.safeParse(Instance, reply.json);
  if (!told.success) return undefined;
  // Nobody writes more than that here anyway.
  const text = Math.min(told.output.configuration.statuses.max_characters, LIMITS.post);
  return text === channelOf(call.channel).form.text ? null : { text };
}
