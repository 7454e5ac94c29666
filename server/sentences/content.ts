// Sentences about posts.
import { type ChannelType, channelOf } from '../contract/channels/index.ts';
import type { PostAction, PostStatus } from '../contract/post.ts';
import { defineSentences } from '../contract/sentence.ts';

const STATUS_WORDS: Readonly<Record<PostStatus, string>> = {
  draft: 'a draft',
  awaiting_approval: 'waiting for approval',
  scheduled: 'scheduled',
  publishing: 'being published right now',
  published: 'published',
  failed: 'marked as failed',
  needs_attention: 'waiting for your attention',
  rejected: 'rejected',
};

const ACTION_WORDS: Readonly<Partial<Record<PostAction, string>>> = {
  posted: 'marking it as posted',
  unposted: 'taking that back',
  figures: 'entering figures',
};

interface Refused {
  readonly status: PostStatus;
  readonly action: PostAction;
  readonly possible: readonly PostAction[];
}

export const CONTENT = defineSentences({
  'content.not-scheduled': 'It is not scheduled any more, so its approval stays as it is.',
  'content.not-own-approval':
    'You can take back only what you have just approved yourself. Ask an owner or editor.',
  'content.no-such-post': 'There is no such post.',
  'content.saved-already':
    'This was saved already, before it was changed here. Change it in the Content Calendar; discard this to write another.',
  'content.paused': 'Everything is paused, so nothing can be published. Resume first, or schedule it.',
  'content.time-past': 'must not be in the past',
  'content.time-far': 'must be within the next five years',
  'content.not-one-of-platforms': 'must be one of platformIds, and only once',
  'content.takes-no-posts': ({ channel }: { channel: ChannelType }) =>
    `${channelOf(channel).name} takes no posts`,
  'content.kind-off': ({ isMail }: { isMail: boolean }) =>
    `${isMail ? 'Email marketing is' : 'Social posts are'} switched off in the Autonomous Control Center, so nothing can be published. Switch that on first, or schedule the post.`,
  'content.channel-off': ({ channel }: { channel: ChannelType }) =>
    `${channelOf(channel).name} is switched off, so nothing can be published there. Switch it on first, or schedule the post.`,
  'content.role-may-not': ({ action }: { action: PostAction }) =>
    `Your role may not ${action} posts. Ask an owner or editor.`,
  'content.not-possible': ({ status, action, possible }: Refused) => {
    const rest =
      possible.length > 0 ? `Possible now: ${possible.join(', ')}.` : 'Nothing can be done until that ends.';
    return `This post is ${STATUS_WORDS[status]}, so ${ACTION_WORDS[action] ?? action} is not possible. ${rest}`;
  },
  'content.just-changed': 'This post has just changed. Look again, then decide.',
});
