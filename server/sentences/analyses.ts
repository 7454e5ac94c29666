// Sentences of analyses: what there is, what worked, and what to do better. Ratios are of what is usual, 1.
import { type ChannelType, channelOf } from '../contract/channels/index.ts';
import type { World } from '../contract/connection.ts';
import { PILLARS, type Pillar } from '../contract/constants/pillars.ts';
import { INSIGHT_TITLES } from '../contract/constants/strategy.ts';
import { YEAR_DAYS, type YearDay } from '../contract/constants/year-days.ts';
import { REACTIONS } from '../contract/figures.ts';
import { defineSentences, type Sentence, type Words } from '../contract/sentence.ts';
import { count, ofUsual, partName, shareOfLog, tenth } from './amounts.ts';
import { shortDate } from './moment.ts';

/** Two sides of posts that do differently: their ratios, and where their lengths part. */
interface Sides {
  readonly better: 'first' | 'second';
  readonly first: number;
  readonly second: number;
}
type Lengths = Sides & { readonly border: number | null };

interface TaughtChannel {
  readonly channel: Sentence;
  readonly posts: number;
}

/** Expected, low and high are natural logs. */
interface BestPart {
  readonly weekday: number;
  readonly hour: number;
  readonly channel: Sentence;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
  readonly ofPart: number;
  readonly posts: number;
}

const most = ({ first, second }: Sides) => ofUsual(Math.max(first, second));
const least = ({ first, second }: Sides) => ofUsual(Math.min(first, second));

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function whichLength({ better, border }: Lengths): string {
  if (border !== null)
    return better === 'first' ? `Under ${border} characters` : `${border} characters or more`;
  return `${better === 'first' ? 'Shorter' : 'Longer'} than is usual on the channel`;
}

function listTaught(channels: readonly TaughtChannel[], words: Words): string {
  return channels
    .map(({ channel, posts }) => `${words(channel)} (${count(posts, 'measured post')})`)
    .join(', ');
}

export const ANALYSES = defineSentences({
  /** A connection's channel by its name; simulated ones say so. */
  'analyses.channel': ({ channel, world }: { channel: ChannelType; world: World }) =>
    `${channelOf(channel).name}${world === 'sandbox' ? ' (Sandbox)' : ''}`,
  'analyses.theme': ({ pillar }: { pillar: Pillar }) => PILLARS[pillar],
  'analyses.date': ({ date, day, locale }: { date: string; day: YearDay; locale: string }) =>
    `${shortDate(date, locale)}: ${YEAR_DAYS[day]}`,

  'analyses.who-you-work-for': 'Who you work for',
  'analyses.get-your-mail': ({ people }: { people: number }) =>
    `${count(people, 'person', 'people')} get your mail.`,
  'analyses.demographics': 'Demographics',
  'analyses.interests': 'Interests',
  'analyses.where-they-react': 'Where they react',
  'analyses.reactions-by-platform': 'Reactions a post by platform.',
  'analyses.reactions-a-post': 'reactions a post',
  'analyses.no-profile': 'Describe your business and its audience, and this becomes your own.',
  'analyses.no-ages':
    'Ages and places come from the platforms themselves; none that is connected tells them yet. Interests come from the brand values in your profile.',

  'analyses.no-content':
    'There is no content of your own yet. Connect a platform and run the analysis again.',
  'analyses.nothing-measured': 'No published post has been measured yet, so nothing can be ranked.',
  'analyses.improvements': 'Recommended improvements',
  'analyses.to-do-now': 'To do now',
  'analyses.overview': 'Overview',
  'analyses.covers': ({ pieces, platforms }: { pieces: number; platforms: number }) =>
    `Analysis covers ${count(pieces, 'content piece')} across ${count(platforms, 'platform')}.`,
  'analyses.content-by-platform': 'Content by platform',
  'analyses.platform': 'Platform',
  'analyses.pieces': 'Pieces',
  'analyses.published': 'Published',
  'analyses.ahead': 'Ahead',
  'analyses.top-types': 'Top content types',
  'analyses.too-few': ({ posts }: { posts: number }) =>
    `Not enough data yet (${count(posts, 'measured post')}).`,
  'analyses.share-of-usual': ({ posts }: { posts: number }) =>
    `Share of the reactions (${REACTIONS}) that are usual on the same channel; 100% is usual. ${posts} measured posts.`,
  'analyses.best-theme': ({ pillar, posts }: { pillar: Pillar; posts: number }) =>
    `"${PILLARS[pillar]}" does best, over ${count(posts, 'post')}.`,
  'analyses.no-other-theme': ({ least }: { least: number }) =>
    `No other theme has ${least} measured posts yet.`,

  'analyses.no-competitors':
    'Competitor pages and feeds are not read yet, so there is nothing to compare with.',
  'analyses.keywords': 'Keywords',
  'analyses.dates-ahead': 'Dates ahead',
  'analyses.no-trends': 'No feed of trends or search terms is read yet.',

  'analyses.in-sandbox': ({ advice }: { advice: Sentence }, words: Words) =>
    `In the Sandbox: ${lowerFirst(words(advice))}`,
  'analyses.keep-posting': ({ posts, enough }: { posts: number; enough: number }) =>
    `Not enough data yet (${count(posts, 'measured post')}). Keep posting; the first comparisons come with ${enough}.`,
  'analyses.nothing-stands-out':
    'Nothing stands out: themes, lengths and times do about equally well. Keep the mix.',
  'analyses.write-more-of': ({ pillar, posts, ratio }: { pillar: Pillar; posts: number; ratio: number }) =>
    `Write more of "${PILLARS[pillar]}": its ${posts} posts got ${ofUsual(ratio)} of the reactions that are usual on their channels.`,
  'analyses.write-length': (sides: Lengths) => {
    const [side, mark] = sides.better === 'first' ? ['shorter', 'under'] : ['longer', 'from'];
    const which =
      sides.border === null
        ? `${side} than is usual on their channels`
        : `${mark} ${sides.border} characters`;
    return `Write ${side}: posts ${which} get ${most(sides)} of the reactions that are usual there, the others ${least(sides)}.`;
  },
  'analyses.keep-hashtags': ({ first, second }: Sides) =>
    `Keep hashtags: posts with them get ${ofUsual(first)} of the reactions that are usual on their channels, without ${ofUsual(second)}.`,
  'analyses.fewer-hashtags': ({ first, second }: Sides) =>
    `Try fewer hashtags: posts without them get ${ofUsual(second)} of the reactions that are usual on their channels, with them ${ofUsual(first)}.`,
  'analyses.post-between': ({
    from,
    until,
    posts,
    ratio,
  }: {
    from: string;
    until: string;
    posts: number;
    ratio: number;
  }) =>
    `Post more between ${from} and ${until}: ${posts} posts got ${ofUsual(ratio)} of the reactions that are usual on their channels.`,
  'analyses.look-at-waiting': ({ posts }: { posts: number }) =>
    `Look at what waits: ${count(posts, 'post')} ${posts === 1 ? 'needs' : 'need'} your approval.`,
  'analyses.sort-out': ({ posts }: { posts: number }) =>
    `Sort out ${count(posts, 'post')} that could not be published.`,
  'analyses.silent': ({ channel, days }: { channel: Sentence; days: number }, words: Words) =>
    `${words(channel)} has had no post for ${days} days.`,
  'analyses.add-media': ({ posts, next }: { posts: number; next: ChannelType }) =>
    `Add a picture or video to ${count(posts, 'planned post')}, the next on ${channelOf(next).name}.`,
  'analyses.tell-more': ({ facts }: { facts: number }) =>
    `Tell more about the business: the profile holds ${count(facts, 'fact')} to write from. Prices, hours and how you work help most.`,

  'analyses.insight': ({ tile }: { tile: keyof typeof INSIGHT_TITLES }) => INSIGHT_TITLES[tile],
  'analyses.best-part': ({ channel, expected, low, high, ofPart, posts, ...part }: BestPart, words: Words) =>
    `${partName(part)} on ${words(channel)}: ${shareOfLog(expected)} against an average post (8 times in 10 between ${shareOfLog(low)} and ${shareOfLog(high)}), by ${count(ofPart, 'post')} then and ${posts} in all`,
  'analyses.length-works': (sides: Lengths) =>
    `${whichLength(sides)}: ${most(sides)} of the usual reactions, against ${least(sides)}`,
  'analyses.length-reads-well': ({ channel, min, max }: { channel: ChannelType; min: number; max: number }) =>
    `${min} to ${max} characters read well on ${channelOf(channel).name}`,
  'analyses.hashtags-work': ({ better, first, second }: Sides) =>
    `${better === 'first' ? 'Use them' : 'Leave them out'}: ${ofUsual(first)} of the usual reactions with, ${ofUsual(second)} without`,
  'analyses.hashtags-at-most': ({ channel, hashtags }: { channel: ChannelType; hashtags: number }) =>
    `Up to ${hashtags} on ${channelOf(channel).name}, in your own words`,
  'analyses.best-platform': (
    { channel, reactions, posts }: { channel: Sentence; reactions: number; posts: number },
    words: Words,
  ) => `${words(channel)}: ${tenth(reactions)} reactions a post (${posts} posts)`,

  'analyses.your-calendar': 'Your calendar',
  'analyses.calendar-holds': ({ planned, ideas, days }: { planned: number; ideas: number; days: number }) =>
    `${count(planned, 'post')} planned and ${count(ideas, 'idea')} for the next ${days} days.`,
  'analyses.times-follow': (
    { own, others }: { own: readonly TaughtChannel[]; others: readonly TaughtChannel[] },
    words: Words,
  ) =>
    [
      ...(own.length > 0 ? [`Times of ideas follow your own results on ${listTaught(own, words)}.`] : []),
      ...(others.length > 0 ? [`They follow the published pattern on ${listTaught(others, words)}.`] : []),
    ].join(' '),
  'analyses.no-calendar': 'Connect a platform, and this becomes your own calendar.',
});
