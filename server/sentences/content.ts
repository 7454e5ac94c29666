// Sentences about posts.
import { type ChannelType, channelOf } from '../contract/channels/index.ts';
import type { Network } from '../contract/connection.ts';
import type { PostAction, PostStatus } from '../contract/post.ts';
import { describeRefusal, type Refusal } from '../contract/refusals.ts';
import { defineSentences, type Sentence, type Words } from '../contract/sentence.ts';
import { aPost } from './a-post.ts';
import { formatMoment, formatTime } from './moment.ts';

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
  correct: 'changing what is out',
  hold: 'keeping it back',
  posted: 'marking it as posted',
  resolve: 'saying whether it is out',
  unposted: 'taking that back',
  figures: 'entering figures',
};

/** What tells of a time; `timezone` is absent where it was kept before sentences knew it. */
interface Timed {
  readonly timezone?: string | undefined;
}

interface OfHost {
  readonly host: string;
}

interface Refused {
  readonly status: PostStatus;
  readonly action: PostAction;
  readonly possible: readonly PostAction[];
}

type Decided = 'approve' | 'reject';
const DECIDED: Readonly<Record<Decided, string>> = { approve: 'Approved', reject: 'Rejected' };

export const CONTENT = defineSentences({
  'content.channel-refuses': ({ channel, refusal }: { channel: ChannelType; refusal: Refusal }) =>
    describeRefusal(channel, refusal),
  'content.channel-would-refuse': ({ channel, refusal }: { channel: ChannelType; refusal: Refusal }) =>
    `${channelOf(channel).name} would refuse this: ${describeRefusal(channel, refusal)}`,
  'content.from-feed': ({ title }: { title: string }) => `It tells of a new article on ${title}.`,
  'content.feeds-full': ({ most }: { most: number }) =>
    `There may be ${most} feeds. Remove one that is not needed.`,
  'content.feed-known': ({ title }: { title: string }) => `${title} is read already.`,
  'content.feed-not-for': ({ channel }: { channel: ChannelType }) =>
    `${channelOf(channel).name} takes no posts of a feed`,
  'content.feed-address': 'must be a web address, such as https://example.com/blog',
  'content.feed-empty': 'has told nothing. Try it again.',
  'content.feed-private': ({ host }: OfHost) => `${host} is not a public website.`,
  'content.feed-unreachable': ({ host }: OfHost) => `${host} cannot be reached. Is the address right?`,
  'content.feed-timeout': ({ host }: OfHost) => `${host} did not answer in time. Try it again.`,
  'content.feed-too-large': ({ host }: OfHost) => `What ${host} answered is too large for a feed.`,
  'content.feed-status': ({ host }: OfHost) => `${host} has no page at this address.`,
  'content.feed-no-feed': ({ host }: OfHost) =>
    `There is no feed here, and the page of ${host} names none. Look for a link called RSS or Feed.`,
  'content.held-for-approval': ({ channel }: { channel: ChannelType }) =>
    `Held ${aPost(channel)} for approval`,
  'content.nothing-to-examine': ({ channel }: { channel: ChannelType }) =>
    `${channelOf(channel).name} is served by no network here: there is nothing to test.`,
  'content.changed-since-approval': 'It was changed after it had been approved. Look at it once more.',
  'content.pictured-since-approval':
    'It got another picture after it had been approved. Look at it once more.',
  'content.redescribed-since-approval':
    'What its picture or film shows was described anew after it had been approved. Look at it once more.',
  'content.one-of-the-first': ({ posts }: { posts: number }) =>
    `The channel is new: ${posts === 1 ? 'one more post waits' : `${posts} more posts wait`} for your approval.`,
  'content.kept-back': 'You kept it back. Approve it, change it, or reject it.',
  'content.channel-asks': 'The channel asks before it publishes, and nobody has approved this post yet.',
  'content.channel-stepped-back': 'The channel went a step back: posts wait for your approval now.',
  'content.was-refused': ({ channel }: { channel: ChannelType }) =>
    `${channelOf(channel).name} did not take a post.`,
  'content.got-stuck': ({ channel }: { channel: ChannelType }) =>
    `Something went wrong with a post on its way to ${channelOf(channel).name}.`,
  'content.was-rejected': ({ channel, reason }: { channel: ChannelType; reason: string }) =>
    `A post for ${channelOf(channel).name} was rejected${reason === '' ? '.' : `: ${reason}`}`,
  'content.was-kept-back': ({ channel }: { channel: ChannelType }) =>
    `A post for ${channelOf(channel).name} was kept back before it left.`,
  'content.taken-down': ({ channel }: { channel: ChannelType }) =>
    `A post that had left by itself was taken down from ${channelOf(channel).name}.`,
  'content.not-scheduled': 'It is not scheduled any more, so its approval stays as it is.',
  'content.decided-since': 'Somebody has decided otherwise since, so it stays as it is now.',
  'content.not-own-approval':
    'You can take back only what you have just approved yourself. Ask an owner or editor.',
  'content.overrule-owner': ({ words }: { words: string }) =>
    `Only an owner may let “${words}” stand: the law asks for proof.`,
  'content.overrule-reason': ({ words }: { words: string }) =>
    `Say why “${words}” may stand: the reason is kept in the audit log.`,
  'content.not-rejected': 'It is not rejected any more.',
  'content.not-own-rejection':
    'You can take back only what you have just rejected yourself. Ask an owner or editor.',
  'content.not-waiting': 'It does not wait for approval any more.',
  'content.no-draft': 'It is no draft any more.',
  'content.no-time-to-move': 'It has no time that could be moved.',
  'content.no-free-time': 'Its channel has no free time within the next four weeks.',
  'content.queue-full': ({ channel }: { channel: ChannelType }) =>
    `${channelOf(channel).name} has no free time within the next four weeks. Give the post a time of its own, or set more times on the channel's settings.`,
  'content.list-no-texts': 'has no column of texts. Name it "text" in the first row.',
  'content.list-no-channel': ({ words }: { words: string }) =>
    words === ''
      ? 'The row names no channel. Choose one for rows that name none.'
      : `No connected channel is called “${words}”.`,
  'content.list-no-date': ({ time }: { time: string }) => `It has a time, “${time}”, and no date.`,
  'content.list-no-time': ({ date }: { date: string }) => `It has a date, “${date}”, and no time.`,
  'content.list-odd-date': ({ words }: { words: string }) =>
    `“${words}” is no date and time such as 2027-03-01 09:30.`,
  'content.list-media-address':
    'Pictures are not fetched from addresses. Add the file to Media, and write its name there.',
  'content.list-media': ({ name, isKnown }: { name: string; isKnown: boolean }) =>
    isKnown ? `More than one file in Media is called “${name}”.` : `No file in Media is called “${name}”.`,
  'content.list-problems': ({ posts }: { posts: number }) =>
    `Nothing was imported: something stands against ${posts === 1 ? 'one post' : `${posts} posts`} of the list.`,
  'content.same-again': ({ channel }: { channel: ChannelType }) =>
    `${channelOf(channel).name} takes no text twice, and there are no other words for this one yet. Change it, then approve it.`,
  'content.series-ends-early': 'must not be before the first time',
  'content.would-be-past': 'Its new time would be in the past.',
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
  'content.not-boosted': 'This post is not out on a channel where posts are boosted.',
  'content.not-corrected': ({ channel, reason }: { channel: ChannelType; reason: Sentence }, words: Words) =>
    `${channelOf(channel).name} did not change the post: ${words(reason)}`,
  'content.maybe-corrected': ({ channel }: { channel: ChannelType }) =>
    `${channelOf(channel).name} did not say whether it changed the post. Look at it, or change it once more.`,
  'content.link-of-another': 'is the link of another post',
  'content.just-changed': 'This post has just changed. Look again, then decide.',
  'content.decided': ({ decision, post }: { decision: Decided; post: string }) =>
    `${DECIDED[decision]}: ${post}`,
  'content.decided-by-link': (said: { decision: Decided; by: string; comment: string }) =>
    `${DECIDED[said.decision]} by ${said.by} via link${said.comment && `: “${said.comment}”`}`,
  'content.rejected-because': ({ reason }: { reason: string }) => `Rejected: “${reason}”`,
  'content.retired': 'Took back a post that had not left yet',
  'content.fact-gone': 'It rests on something that is no longer in the business profile.',
  'content.held-for-fact': ({ channel }: { channel: ChannelType }) => `Held ${aPost(channel)} back`,
  'content.fact-retired': ({ fact }: { fact: string }) =>
    `It rests on “${fact}”, which you have retired. Change the text, or let it go as it is.`,
  'content.fact-changed': ({ fact }: { fact: string }) =>
    `It rests on “${fact}”, which was changed since. Change the text, or let it go as it is.`,
  'content.fact-unproven': ({ fact }: { fact: string }) =>
    `It rests on “${fact}”, which needs a proof. Change the text, or let it go as it is.`,
  'content.fact-ended': ({ fact }: { fact: string }) =>
    `It rests on “${fact}”, which has ended by then. Change the text or the time, or let it go as it is.`,
  'content.fact-begins-later': ({ fact }: { fact: string }) =>
    `It rests on “${fact}”, which begins later. Change the text or the time, or let it go as it is.`,
  'content.moved-overdue': ({ channel, to, timezone }: Timed & { channel: ChannelType; to: number }) =>
    `Moved an overdue ${channelOf(channel).name} post to ${formatTime(to, timezone)}`,
  'content.limit': ({ channel, until, timezone }: Timed & { channel: ChannelType; until: number }) =>
    `${channelOf(channel).name} takes no more posts of this account before ${formatTime(until, timezone)}.`,
  'content.moved-for-limit': ({ channel, to, timezone }: Timed & { channel: ChannelType; to: number }) =>
    `Moved ${aPost(channel)} to ${formatTime(to, timezone)}`,
  'content.was-due-while-held': ({ at, timezone }: Timed & { at: number }) =>
    `It was due ${formatTime(at, timezone)}, while nothing could leave.`,
  'content.overdue-apart': 'Overdue posts leave at least 15 minutes apart.',
  'content.held-overdue': ({ channel }: { channel: ChannelType }) =>
    `Held an overdue ${channelOf(channel).name} post for approval`,
  'content.was-due-long-ago': ({ at, timezone }: Timed & { at: number }) =>
    `It was due ${formatTime(at, timezone)}, more than two hours ago.`,
  'content.late-waits': 'Posts more than two hours late wait for approval.',
  'content.published': ({ channel, network }: { channel: ChannelType; network: Network }) =>
    `${network === 'mail' ? 'Sent' : 'Published'} a post on ${channelOf(channel).name}${network === 'sandbox' ? ' (Sandbox)' : ''}`,
  'content.was-due': ({ seconds }: { seconds: number }) =>
    `It was scheduled and due, and nothing was paused; it left ${seconds} s after its time.`,
  'content.published-text': ({ channel, needs }: { channel: ChannelType; needs: 'image' | 'video' | null }) =>
    `Published the text of a post on ${channelOf(channel).name} (Sandbox); it still needs its ${needs}`,
  'content.kept': ({ channel }: { channel: ChannelType }) =>
    `Put a post of ${channelOf(channel).name} into the local outbox`,
  'content.support-took-off': ({ reason }: { reason: string }) =>
    `Support took it off the schedule: ${reason}`,
  /** As the network, or the mail server, said it. */
  'content.their-words': ({ words }: { words: string }) => words,
  'content.not-taken': 'The network did not take the post.',
  'content.changed-since-seen':
    'This post has changed since you looked at it. Look at it as it is now, then approve it.',
  'content.not-there': 'It is not there yet.',
  'content.looked-in-vain': 'Looking for it failed again and again.',
  'content.claim-lost': 'The claim on this post is lost.',
  'content.lost': ({ channel, reason }: { channel: ChannelType; reason: Sentence }, words: Words) =>
    `${channelOf(channel).name} cannot tell whether the post was published. Look at the channel, then say whether it is there. (${words(reason)})`,
  'content.working-for-hours': ({ channel }: { channel: ChannelType }) =>
    `${channelOf(channel).name} has been working on the post for hours. Look at the channel, then say whether it is there.`,
  'content.connect-again': ({ channel, reason }: { channel: ChannelType; reason: Sentence }, words: Words) =>
    `${channelOf(channel).name} asks you to connect again: ${ended(words(reason))} Reconnect it, then retry.`,
  'content.waits-for-you': ({ channel, reason }: { channel: ChannelType; reason: Sentence }, words: Words) =>
    `${channelOf(channel).name} waits for you: ${words(reason)}`,
  'content.refused': ({ channel, reason }: { channel: ChannelType; reason: Sentence }, words: Words) =>
    `${channelOf(channel).name} refused the post: ${ended(words(reason))} Edit it, then publish it again.`,
  'content.unsent': ({ channel, reason }: { channel: ChannelType; reason: Sentence }, words: Words) =>
    `It was not sent to ${channelOf(channel).name}: ${ended(words(reason))} Edit it, then publish it again.`,
  'content.thread-begun': ({ channel, parts }: { channel: ChannelType; parts: number }) =>
    `The first ${parts === 1 ? 'post of this thread is' : `${parts} posts of this thread are`} on ${channelOf(channel).name} already, with other words. Give ${parts === 1 ? 'it its' : 'them their'} words back to go on from there, or duplicate the post to publish it anew.`,
  'content.shows-nothing': ({
    channel,
    pictures,
    films,
  }: {
    channel: ChannelType;
    pictures: boolean;
    films: boolean;
  }) => {
    const shown = [...(pictures ? ['a picture'] : []), ...(films ? ['a film'] : [])].join(' or ');
    return `${channelOf(channel).name} takes no post without ${shown}.`;
  },
  'content.not-reached': ({ channel, reason }: { channel: ChannelType; reason: Sentence }, words: Words) =>
    `${channelOf(channel).name} did not take the post, however often it was tried: ${ended(words(reason))} Retry, or give it another time.`,
  'content.after-all': ({ channel }: { channel: ChannelType }) =>
    `${channelOf(channel).name} had published it after all: its answer came late. It says what it said when it left.`,
  'content.twice': ({ channel, urls }: { channel: ChannelType; urls: readonly string[] }) =>
    `${channelOf(channel).name} has this post twice: ${urls.join(' and ')}. Delete one of them there.`,
  'content.time-to-post': ({ channel }: { channel: ChannelType }) =>
    `Time to post this on ${channelOf(channel).name}. Copy or share it, then mark it as posted.`,
  'content.comment-long': ({ count, most }: { count: number; most: number }) =>
    `must have at most ${most} characters, and has ${count}`,
  'content.comment-not-there': 'It was sent, and is not there.',
  'content.comment-missing': (
    { channel, reason }: { channel: ChannelType; reason: Sentence },
    words: Words,
  ) =>
    `The post is out on ${channelOf(channel).name} without its first comment: ${words(reason)} Place it there by hand.`,
  'content.time-passed':
    'Its time passed before it could leave. Approve it to publish it now, or give it another time.',
  'content.maybe-posted': ({ backup }: { backup: number }) =>
    `You may already have posted it: ${restoredFrom(backup)} If so, mark it as posted; else post it now.`,
  'content.maybe-sent': ({ backup }: { backup: number }) =>
    `It may already have been sent: ${restoredFrom(backup)} Ask a subscriber, then say whether it came.`,
  'content.maybe-published': ({ backup }: { backup: number }) =>
    `It may already have been published: ${restoredFrom(backup)} Look at the channel, then say whether it is there.`,
});

/** Words of others as a sentence of their own, so that another can follow. */
function ended(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}

function restoredFrom(backup: number): string {
  return `this server was restored from a backup of ${formatMoment(backup)}.`;
}
