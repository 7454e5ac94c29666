// Sentences about channels.
import { type ChannelType, channelOf } from '../contract/channels/index.ts';
import { defineSentences } from '../contract/sentence.ts';

export const CHANNELS = defineSentences({
  'channels.post-under-way': ({ channel }: { channel: ChannelType }) =>
    `A post is on its way to ${channelOf(channel).name} right now. Try again when it has arrived.`,
  'channels.no-such-network': ({
    channel,
    networks,
  }: {
    channel: ChannelType;
    networks: readonly string[];
  }) => `must be ${networks.join(' or ')} for ${channelOf(channel).name}`,
});
