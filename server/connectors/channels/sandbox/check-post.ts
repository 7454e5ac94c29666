// Whether a channel would take a post: its limits on text and title, as its descriptor states them.
import { type Channel, channelOf } from '../../../contract/constants/channels.ts';
import { countHashtags, countText } from '../../../contract/count-text.ts';
import { countPost, threadParts } from '../../../contract/thread.ts';
import type { PublishRequest } from '../connector.ts';

const UNITS = {
  characters: 'characters',
  utf16: 'characters',
  bytes: 'bytes',
  weighted: 'weighted characters',
} as const;

/** Why the channel refuses the post, in one sentence, or null when it takes it. */
export function refusalOf(request: PublishRequest): string | null {
  const channel = channelOf(request.channel);
  if (channel.delivery !== 'network') return `${channel.name} takes no posts.`;
  return refusalOfText(channel, request.content) ?? refusalOfTitle(channel, request.title ?? '');
}

function refusalOfText(channel: Channel, content: string): string | null {
  const { counting, text, thread = 1, mostHashtags } = channel.form;
  const parts = threadParts(channel.form, content);
  if (parts.some((part) => part.trim() === '')) return 'The post is empty.';
  if (parts.length > thread)
    return `A thread has ${parts.length} posts; ${channel.name} takes at most ${thread}.`;
  const length = countPost(channel.form, content);
  if (length > text)
    return `The text has ${length} ${UNITS[counting]}; ${channel.name} takes at most ${text}.`;
  const hashtags = countHashtags(content);
  return mostHashtags !== undefined && hashtags > mostHashtags
    ? `The text has ${hashtags} hashtags; ${channel.name} takes at most ${mostHashtags}.`
    : null;
}

function refusalOfTitle(channel: Channel, title: string): string | null {
  const limit = channel.form.title;
  if (limit === 0) return null;
  // Video channels publish nothing without a title; elsewhere it may stay away.
  if (channel.form.media === 'video' && title.trim() === '') return `${channel.name} needs a title.`;
  const length = countText('characters', title);
  return length > limit
    ? `The title has ${length} characters; ${channel.name} takes at most ${limit}.`
    : null;
}
