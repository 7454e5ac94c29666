// What a notification offers to do next: stored by name, worded where it is read.
import { CHANNEL_TYPES, type ChannelType, channelOf } from '../../contract/channels/index.ts';
import type { NotificationAction } from '../../contract/notification.ts';
import type { Trouble } from '../../contract/post.ts';
import { say, wordsOf } from '../../sentences/index.ts';

/** About a post, or a channel that lets nobody in. */
export type NextStep =
  | { readonly step: 'retry' | 'edit' | 'decide'; readonly postId: number }
  | { readonly step: 'reconnect'; readonly channel: ChannelType };

/** What helps a post that is in trouble. */
export function nextStepFor(
  trouble: Trouble | undefined,
  { postId, channel }: { postId: number; channel: ChannelType },
): NextStep {
  switch (trouble) {
    case 'signed-out':
      return { step: 'reconnect', channel };
    case 'refused':
      return { step: 'edit', postId };
    case 'unreachable':
      return { step: 'retry', postId };
    default:
      return { step: 'decide', postId };
  }
}

/** A channel that this release does not know offers nothing. */
export function presentStep(next: NextStep | null): NotificationAction | null {
  if (next === null) return null;
  if (next.step !== 'reconnect') {
    const label = wordsOf(say(`notifications.${next.step}`));
    if (next.step === 'retry') return { label, href: null, call: `/api/contents/${next.postId}/publish` };
    return { label, href: `#/posts/${next.postId}`, call: null };
  }
  if (!CHANNEL_TYPES.includes(next.channel)) return null;
  const label = wordsOf(say('notifications.reconnect', { channel: next.channel }));
  return { label, href: settingsHref(next.channel), call: null };
}

export function settingsHref(type: ChannelType): string {
  return `#/platforms/${channelOf(type).segment}?tab=settings`;
}
