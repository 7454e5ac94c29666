// Sentences about posts.
import { type ChannelType, channelOf } from '../contract/channels/index.ts';
import type { Network } from '../contract/connection.ts';
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

type Decided = 'approve' | 'reject';
const DECIDED: Readonly<Record<Decided, string>> = { approve: 'Approved', reject: 'Rejected' };

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
  'content.decided': ({ decision, post }: { decision: Decided; post: string }) =>
    `${DECIDED[decision]}: ${post}`,
  'content.decided-by-link': (said: { decision: Decided; by: string; comment: string }) =>
    `${DECIDED[said.decision]} by ${said.by} via link${said.comment && `: “${said.comment}”`}`,
  'content.retired': 'Took back a post that had not left yet',
  'content.fact-gone': 'It rests on something that is no longer in the business profile.',
  'content.moved-overdue': ({ channel, to }: { channel: ChannelType; to: number }) =>
    `Moved an overdue ${channelOf(channel).name} post to ${new Date(to).toISOString()}`,
  'content.was-due-while-held': ({ at }: { at: number }) =>
    `It was due ${new Date(at).toISOString()}, while nothing could leave.`,
  'content.overdue-apart': 'Overdue posts leave at least 15 minutes apart.',
  'content.held-overdue': ({ channel }: { channel: ChannelType }) =>
    `Held an overdue ${channelOf(channel).name} post for approval`,
  'content.was-due-long-ago': ({ at }: { at: number }) =>
    `It was due ${new Date(at).toISOString()}, more than two hours ago.`,
  'content.late-waits': 'Posts more than two hours late wait for approval.',
  'content.published': ({ channel, network }: { channel: ChannelType; network: Network }) =>
    `${network === 'mail' ? 'Sent' : 'Published'} a post on ${channelOf(channel).name}${network === 'sandbox' ? ' (Sandbox)' : ''}`,
  'content.was-due': ({ seconds }: { seconds: number }) =>
    `It was scheduled and due, and nothing was paused; it left ${seconds} s after its time.`,
  'content.published-text': ({ channel, needs }: { channel: ChannelType; needs: 'image' | 'video' | null }) =>
    `Published the text of a post on ${channelOf(channel).name} (Sandbox); it still needs its ${needs}`,
  'content.kept': ({ channel }: { channel: ChannelType }) =>
    `Put a post of ${channelOf(channel).name} into the local outbox`,
});
