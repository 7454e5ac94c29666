// Sentences about notifications.
import { type Act, LEVEL_TEXTS, type Level, nameOfAct } from '../contract/autonomy.ts';
import { type ChannelType, channelOf } from '../contract/channels/index.ts';
import type { FINDINGS } from '../contract/doctor.ts';
import { isOfAdverts, joinedAs } from '../contract/joining.ts';
import { defineSentences, type Sentence, type Told, type Words } from '../contract/sentence.ts';
import { FINDING_TEXTS } from '../contract/texts.ts';
import { aPost, firstAPost } from './a-post.ts';

type Finding = (typeof FINDINGS)[number];

interface OfChannel {
  readonly channel: ChannelType;
}

export const NOTIFICATIONS = defineSentences({
  'notifications.always-on': 'cannot be switched off',
  'notifications.planned-title': 'New content is planned',
  'notifications.planned': ({ posts, held }: { posts: number; held: number }) => {
    const written = posts === 1 ? 'One new post is written' : `${posts} new posts are written`;
    if (held === 0) return `${written} and scheduled.`;
    return `${written}; ${held === 1 ? 'one waits' : `${held} wait`} for your approval.`;
  },
  'notifications.feed-title': ({ title }: { title: string }) => `New on ${title}`,
  'notifications.feed': ({ drafts, left }: { drafts: number; left: number }) => {
    const made = drafts === 1 ? 'One draft is made of it.' : `${drafts} drafts are made of it.`;
    const more = left === 1 ? 'One older article was' : `${left} older articles were`;
    return `${made} Nothing leaves before you schedule it.${left > 0 ? ` ${more} left out.` : ''}`;
  },
  'notifications.feed-failing-title': ({ title }: { title: string }) => `${title} cannot be read`,
  'notifications.short-title': 'Drivyn needs more to write about',
  'notifications.strategy-reviewed-title': 'Your strategy was reviewed',
  'notifications.strategy-reviewed': ({ changes }: { changes: number }) =>
    changes === 0
      ? 'A quarter has passed. Nothing in your strategy has changed.'
      : `A quarter has passed. The new version tells ${changes === 1 ? 'one thing' : `${changes} things`} that differ${changes === 1 ? 's' : ''} from the last.`,
  'notifications.first-strategy-title': 'Your first strategy is ready',
  'notifications.first-strategy':
    'It says what is posted where, for whom and when. Read it, share it, or have another made.',
  'notifications.in-doubt-title': ({ channel }: OfChannel) =>
    isOfAdverts(channel)
      ? `${channelOf(channel).name} cannot be read or set as it should`
      : `Posts for ${channelOf(channel).name} will not leave as they should`,
  'notifications.in-doubt': (
    { finding, error }: { finding: Finding | null; error: Told | null },
    words: Words,
  ) =>
    finding === null
      ? `${typeof error === 'object' && error ? words(error) : (error ?? 'The network lets nobody in.')} Connect again before it is needed next.`
      : `${FINDING_TEXTS[finding].title}. ${FINDING_TEXTS[finding].text}`,
  'notifications.series-ended-title': ({ channel }: OfChannel) =>
    `A repeating ${channelOf(channel).name} post has come for the last time`,
  'notifications.series-ended': ({ made }: { made: number }) => {
    const times = made === 1 ? 'It came once' : `It came ${made} times`;
    return `${made === 0 ? 'Its end was reached before it came again' : `${times}, as was set`}. Open it to let it repeat anew.`;
  },
  'notifications.approvals-title': ({ posts }: { posts: number }) =>
    posts === 1 ? 'A post waits for approval' : `${posts} posts wait for approval`,
  'notifications.approvals': 'They leave within a day if they are approved, and not otherwise.',
  'notifications.connected-title': ({ channel }: OfChannel) => `${channelOf(channel).name} connected`,
  'notifications.connected': ({ channel }: Partial<OfChannel>) =>
    channel ? joinedAs(channel) : 'It is part of the plan from now on.',
  'notifications.connected-instead': ({ channel, instead }: OfChannel & { instead: string }) =>
    `It takes the place of ${instead}.${isOfAdverts(channel) ? '' : ' What you had approved for that account waits for your approval anew.'}`,
  'notifications.failed-title': ({ channel }: OfChannel) => `${firstAPost(channel)} could not be published`,
  'notifications.failed': 'Open it to see why, change it, and publish it again.',
  'notifications.refused-title': ({ channel, by }: OfChannel & { readonly by: string }) =>
    `${by} rejected ${aPost(channel)}`,
  'notifications.refused': ({ comment }: { comment: string }) =>
    comment ? `“${comment}”` : 'It will not be published. Change it, or write another.',
  'notifications.leaving-title': ({ channel }: OfChannel) => `${firstAPost(channel)} leaves in a few minutes`,
  'notifications.leaving': 'It leaves in ten minutes, unless you keep it back: open it and press Undo.',
  'notifications.held-title': ({ channel }: OfChannel) => `${firstAPost(channel)} waits for your approval`,
  'notifications.lowered-title': ({ channel, act }: OfChannel & { act?: Act }) =>
    act === 'budget' || act === 'mail'
      ? `${nameOfAct(channel, act)} go a step less far by themselves`
      : `${channelOf(channel).name} went a step back`,
  'notifications.lowered': ({ level, why }: { level: Level; why: Sentence }, words: Words) =>
    `${words(why)} From now on: ${LEVEL_TEXTS[level].label}. It asks you before it goes further again.`,
  'notifications.twice-title': ({ channel }: OfChannel) => `${firstAPost(channel)} is out twice`,
  'notifications.twice': ({ urls }: { urls: readonly string[] }) =>
    `Delete one of them there: ${urls.join(' or ')}`,
  'notifications.comment-missing-title': ({ channel }: OfChannel) =>
    `A first comment is missing on ${channelOf(channel).name}`,
  'notifications.deleted-is-out-title': ({ channel }: OfChannel) =>
    `${firstAPost(channel)} that was deleted here is out`,
  'notifications.deleted-is-out': ({ url }: { url: string }) =>
    `The network's answer came late. Delete it there if it is not to stay: ${url}`,
  'notifications.still-out-title': ({ channel }: OfChannel) =>
    `A post that you deleted is still out on ${channelOf(channel).name}`,
  'notifications.still-out': ({ channel, url }: OfChannel & { url: string | null }) =>
    `It could not be taken down by program. Delete it on ${channelOf(channel).name} itself${url === null ? '.' : `: ${url}`}`,
  'notifications.answered-title': ({ ticket }: { ticket: number }) => `Your ticket #${ticket} is answered`,
  /** In the words of whoever asked. */
  'notifications.subject': ({ subject }: { subject: string }) => subject,
  'notifications.time-to-post-title': ({ channel }: OfChannel) =>
    `Time to post this on ${channelOf(channel).name}`,
  'notifications.time-to-post': 'Copy or share it, then mark it as posted.',
  'notifications.attention-title': ({ channel }: OfChannel) => `${firstAPost(channel)} needs your attention`,
  'notifications.attention': 'Drivyn does not go on with it by itself. Open it to decide.',
  'notifications.retry': 'Retry',
  'notifications.edit': 'Edit',
  'notifications.decide': 'Decide',
  'notifications.reconnect': ({ channel }: OfChannel) => `Reconnect ${channelOf(channel).name}`,
  'notifications.sign-in-ending-title': ({ channel }: OfChannel) =>
    `The sign-in at ${channelOf(channel).name} ends soon`,
  // What was stored earlier names no channel.
  'notifications.sign-in-ending': ({ channel }: Partial<OfChannel>) =>
    channel && isOfAdverts(channel)
      ? 'Connect it again, and it goes on being read without a pause.'
      : 'Connect it again, and posts go on leaving without a pause.',
  'notifications.signed-out-title': ({ channel }: OfChannel) => `Connect ${channelOf(channel).name} again`,
  'notifications.signed-out': ({ channel }: Partial<OfChannel>) =>
    channel && isOfAdverts(channel)
      ? 'Its sign-in has ended. Nothing is read or set there until somebody signs in anew.'
      : 'Its sign-in has ended. Nothing leaves there until somebody signs in anew.',
  'notifications.several-title': ({ count }: { count: number }) => `${count} notifications came meanwhile`,
  'notifications.several': ({ titles }: { titles: readonly Sentence[] }, words: Words) =>
    titles.map(words).join(' · '),
});
