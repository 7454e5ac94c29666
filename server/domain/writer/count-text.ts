// Text length as a channel counts it.
import { type ChannelType, channelOf } from '../../contract/channels/index.ts';
import { countText as countUnits } from '../../contract/count-text.ts';

/** Length in the channel's own units. */
export function countText(channel: ChannelType, text: string): number {
  return countUnits(channelOf(channel).form.counting, text);
}
