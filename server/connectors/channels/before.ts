// What a real network is known not to take, and so is never asked: the same that composer, writer and Sandbox ask.
import { channelOf } from '../../contract/channels/index.ts';
import { refusalsOf } from '../../contract/refusals.ts';
import { say } from '../../sentences/index.ts';
import type { Call, PublishOutcome, PublishRequest } from './connector.ts';

/** Undefined where nothing is known to stand in its way. */
export function refuseUnsent(
  { channel }: Pick<Call, 'channel'>,
  post: Pick<PublishRequest, 'title' | 'content' | 'media' | 'ownLimits'>,
): Extract<PublishOutcome, { readonly end: 'rejected' }> | undefined {
  const isBare = post.media.length === 0;
  // What is shown needs no words beside it.
  const refusal = refusalsOf(channel, post, post.ownLimits).find(
    ({ id }) => isBare || id !== 'content-missing',
  );
  if (refusal)
    return { end: 'rejected', reason: say('content.channel-refuses', { channel, refusal }), unsent: true };
  const { form, media } = channelOf(channel);
  if (!isBare || form.media === 'none' || form.media === 'optional') return undefined;
  const takes = { pictures: media.image !== null, films: media.video !== null };
  return { end: 'rejected', reason: say('content.shows-nothing', { channel, ...takes }), unsent: true };
}
