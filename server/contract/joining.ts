// What a connected channel is for: posts that are planned, or advertising that is read. What people read of it differs.
import { type ChannelType, channelOf } from './channels/index.ts';

/** Whether nothing is posted there: its adverts alone count. */
export function isOfAdverts(type: ChannelType): boolean {
  return channelOf(type).delivery === 'none';
}

/** What connecting it will bring, as the end of a sentence. */
export function joiningOf(type: ChannelType): string {
  return isOfAdverts(type)
    ? 'its campaigns and what they bring are shown here'
    : 'it becomes part of the plan';
}

/** What connecting it has brought. */
export function joinedAs(type: ChannelType): string {
  return isOfAdverts(type)
    ? 'Its campaigns and what they bring are shown here from now on.'
    : 'It is part of the plan from now on.';
}
