// Sentences of strategies: what stands in their documents, what is tried, and what differs between two of them.
import { type ChannelType, channelOf, type MediaNeed } from '../contract/channels/index.ts';
import { INDUSTRIES, type Industry, TONES, type Tone } from '../contract/constants/industries.ts';
import { PILLARS, type Pillar } from '../contract/constants/pillars.ts';
import {
  FOCUS_AREAS,
  STRATEGY_PARTS,
  type StrategyPart,
  TIMEFRAMES,
  type Timeframe,
} from '../contract/constants/strategy.ts';
import { REACTIONS } from '../contract/figures.ts';
import { defineSentences, type Sentence, type Told, type Words } from '../contract/sentence.ts';
import { nameOfValue } from '../contract/trait.ts';
import { describeWait, type UpliftPace } from '../contract/uplift.ts';
import { count, join, partName, share, shareOfLog, tenth } from './amounts.ts';
import { clock, dayName, longDate } from './moment.ts';

const read = (told: Told, words: Words) => (typeof told === 'string' ? told : words(told));
const lower = (timeframe: Timeframe) => TIMEFRAMES[timeframe].label.toLowerCase();

interface Covered {
  /** Null of a business that has no name yet. */
  readonly business: string | null;
  readonly timeframe: Timeframe;
  /** First and last day: YYYY-MM-DD. */
  readonly from: string;
  readonly until: string;
  readonly locale: string;
  readonly work: Sentence;
}

interface Aim {
  readonly weekly: number;
  readonly channels: readonly Sentence[];
  /** For the first seven days. */
  readonly planned: number;
}

function plannedWords(planned: number): string {
  if (planned === 0) return 'none is planned yet';
  return `${planned === 1 ? '1 is' : `${planned} are`} planned for the first 7 days`;
}

const REASONS: Readonly<Record<MediaNeed, string>> = {
  none: 'it needs no pictures, so posts can go out as they are written.',
  optional: 'it takes text as it is; pictures can follow.',
  image: 'each post needs a picture, so plan time for photos.',
  video: 'each post needs a short video, so plan time for filming.',
};

/** Expected, low and high are natural logs; it is open while nothing may come of it. */
interface Outcome {
  readonly name: Sentence;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

/** Parts of 1. */
interface ToldUplift {
  readonly uplift: number;
  readonly low: number;
  readonly high: number;
  readonly posts: number;
  readonly verdict: 'better' | 'worse' | 'open';
}

const OTHERWISE = { pattern: 'the published pattern goes on', mix: 'the mix stays' } as const;

export const STRATEGY = defineSentences({
  'strategy.analysis-not-run': 'This analysis has not been run yet.',
  'strategy.being-stored': 'Another strategy is being stored right now. Try again.',
  'strategy.made-first': ({ code }: { code: string }) => `Made your first strategy (${code})`,
  'strategy.reviewed': ({ code, changes }: { code: string; changes: number }) =>
    changes === 0
      ? `Reviewed your strategy (${code}): nothing has changed`
      : `Reviewed your strategy (${code}): ${changes} ${changes === 1 ? 'thing differs' : 'things differ'} from the last`,
  'strategy.quarter-passed': 'A quarter has passed since the last version, and figures have come in.',
  'strategy.first-posts-planned':
    'Your profile is complete, your first channels are connected and their first posts are planned.',

  'strategy.your-business': 'Your business',
  'strategy.industry': ({ industry }: { industry: Industry }) => INDUSTRIES[industry],
  'strategy.covers': ({ business, timeframe, from, until, locale, work }: Covered, words: Words) =>
    `This strategy of ${business ?? 'your business'} covers ${lower(timeframe)}, from ${longDate(from, locale)} to ${longDate(until, locale)}. ${words(work)}`,
  'strategy.connect-first': 'No platform is connected yet, so connecting the first one comes first.',
  'strategy.aims': ({ weekly, channels, planned }: Aim, words: Words) =>
    `It aims at ${count(weekly, 'piece')} of content a week on ${join(channels.map(words))}, as far as the facts of the profile carry; ${plannedWords(planned)}.`,
  'strategy.goals': ({ goals }: { goals: string }) => `What it is for, in your words: ${goals}`,
  'strategy.so-far': ({
    posts,
    reactions,
    locale,
    isSimulated,
  }: {
    posts: number;
    reactions: number;
    locale: string;
    isSimulated: boolean;
  }) =>
    `So far ${count(posts, 'measured post')} brought ${reactions.toLocaleString(locale)} reactions (${REACTIONS})${isSimulated ? ' in the Sandbox, where reactions are simulated' : ''}.`,
  'strategy.focus': ({ area }: { area: keyof typeof FOCUS_AREAS }) => FOCUS_AREAS[area],
  'strategy.nothing-measured': ({ posts, enough }: { posts: number; enough: number }) =>
    `When this was written, ${posts === 0 ? 'no post' : count(posts, 'post')} had been measured. Comparisons begin with ${enough}; Analytics tells them as they come.`,
  'strategy.speak-to': ({ people }: { people: readonly string[] }) => `Whom to speak to: ${join(people)}.`,
  'strategy.say-whom': 'Say in the profile whom you work for: nobody is named there yet.',
  'strategy.part': ({ part }: { part: StrategyPart }) => STRATEGY_PARTS[part],

  'strategy.no-profile': 'No business profile yet: what is marked "Sample" is not about your business.',
  'strategy.from-facts': ({ facts, tone }: { facts: number; tone: Tone | null }) =>
    `${count(facts, 'fact')} of the business profile${tone === null ? '' : `, written to sound ${TONES[tone].toLowerCase()}`}.`,
  'strategy.from-reactions': ({ posts, isSimulated }: { posts: number; isSimulated: boolean }) =>
    `Reactions to ${count(posts, 'published post')}${isSimulated ? ' in the Sandbox (simulated)' : ''}.`,
  'strategy.from-audience': 'The target audience that you describe.',
  'strategy.from-times': ({ sources }: { sources: readonly { name: string; period: string }[] }) =>
    `Published posting times: ${join(sources.map(({ name, period }) => `${name} (${period})`))}.`,

  'strategy.covers-instead': ({ now, before }: { now: Timeframe; before: Timeframe }) =>
    `Covers ${lower(now)} instead of ${lower(before)}.`,
  'strategy.adds': ({ part }: { part: StrategyPart }) => `Adds ${STRATEGY_PARTS[part]}.`,
  'strategy.leaves-out': ({ part }: { part: StrategyPart }) => `Leaves out ${STRATEGY_PARTS[part]}.`,
  'strategy.focus-now': ({ title, text }: { title: Told; text: Told }, words: Words) =>
    `${read(title, words)}: ${read(text, words)}`,
  'strategy.result-now': ({ hypothesis, result }: { hypothesis: Told; result: Told }, words: Words) =>
    `${read(hypothesis, words)}: ${read(result, words)}.`,
  'strategy.written-for': ({ business }: { business: Told }, words: Words) =>
    `Written for ${read(business, words)}.`,

  'strategy.build-on': 'What to build on',
  'strategy.dates': 'Dates in this period',
  'strategy.first-steps': 'First steps',
  'strategy.mix': 'The mix',
  'strategy.mix-shares': 'Share of each theme, in per cent of all posts.',
  'strategy.theme-posts': ({ pillar, posts }: { pillar: Pillar; posts: number }) =>
    `${PILLARS[pillar]} (${count(posts, 'post')})`,
  'strategy.platforms': 'Platforms',
  'strategy.connected-platforms': 'Connected platforms',
  'strategy.pace-a-week': 'Pace a week',
  'strategy.scheduled': 'Scheduled',
  'strategy.no-platform': 'No platform is connected yet.',
  'strategy.results-so-far': 'Results so far',
  'strategy.reactions-by-platform': ({ posts, reactions }: { posts: number; reactions: number }) =>
    `Reactions a post (${REACTIONS}) by platform. All ${posts} measured posts: ${tenth(reactions)}.`,
  'strategy.where-to-grow': 'Where to grow',
  'strategy.all-connected': 'Every platform is connected. Put the effort into those with the most reactions.',
  'strategy.add-next': ({
    connected,
    all,
    next,
    media,
  }: {
    connected: number;
    all: number;
    next: ChannelType;
    media: MediaNeed;
  }) => `Connected: ${connected} of ${all} platforms. Add ${channelOf(next).name} next: ${REASONS[media]}`,
  'strategy.how-to-speak': 'How to speak to them',
  'strategy.tone': ({ tone }: { tone: Tone }) => `Tone of voice: ${TONES[tone]}.`,
  'strategy.posting-times': 'Posting times',
  'strategy.times-need-platforms': 'Times follow from the platforms: connect the first one.',
  'strategy.first-week': 'The first week',
  'strategy.pace': ({ posts, timezone }: { posts: number; timezone: string }) =>
    `${count(posts, 'post')} a week is the pace; all times are those of ${timezone}.`,
  'strategy.first-week-times': 'Posting times of the first week',
  'strategy.state': 'State',
  'strategy.when': 'When',
  'strategy.why': 'Why',
  'strategy.planned': 'Planned',
  'strategy.proposed': 'Proposed',
  'strategy.times': ({ times }: { times: readonly { weekday: number; hour: number; minute: number }[] }) =>
    times
      .map(({ weekday, hour, minute }) => `${dayName(weekday).slice(0, 3)} ${clock(hour, minute)}`)
      .join(', '),

  'strategy.trials': 'What is being tried',
  'strategy.trials-of': 'Objective, hypotheses, results',
  'strategy.trials-table': 'Trials',
  'strategy.hypothesis': 'Hypothesis',
  'strategy.experiment': 'Experiment',
  'strategy.result': 'Result',
  'strategy.changed-plan': 'Changed plan',
  'strategy.objective': ({ goals }: { goals: string }) => `The objective, in your words: ${goals}`,
  'strategy.no-objective': 'No objective is named in the profile yet.',
  'strategy.part-of-week': (part: { weekday: number; hour: number }) => partName(part),
  'strategy.theme-value': ({ value }: { value: string }) => nameOfValue('pillar', value),
  'strategy.believed-best': (
    { channel, weekday, hour }: { channel: Sentence; weekday: number; hour: number },
    words: Words,
  ) => `${words(channel)}: ${partName({ weekday, hour })} is the best time, as published studies have it`,
  'strategy.any-hour': ({ channel }: { channel: Sentence }, words: Words) =>
    `${words(channel)}: any waking hour does as well as another`,
  'strategy.over-parts': ({ posts, parts }: { posts: number; parts: number }) =>
    `${count(posts, 'measured post')} over ${parts} parts of the week`,
  'strategy.themes-alike': ({ channel }: { channel: Sentence }, words: Words) =>
    `${words(channel)}: all themes do about equally well`,
  'strategy.over-themes': ({ posts, themes }: { posts: number; themes: number }) =>
    `${count(posts, 'measured post')} over ${count(themes, 'theme')}`,
  'strategy.learning-brings-more':
    'All channels: what the learner chooses brings more than the published pattern',
  'strategy.drawn-by-lot': 'A share of posts, drawn by lot, goes by the published pattern',
  'strategy.no-comparison': 'Not enough data yet',
  'strategy.share-stays': 'None: the share that is compared stays',
  'strategy.compared': ({ uplift, low, high, posts, verdict }: ToldUplift) =>
    `${share(uplift)} (90% interval ${share(low)} to ${share(high)}), ${count(posts, 'post')}; ${verdict}`,
  'strategy.wait': (pace: UpliftPace) => `None: ${describeWait(pace)}`,
  'strategy.learning-goes-on': 'Learning goes on',
  'strategy.pattern-weighs-more': 'The published pattern weighs more',
  'strategy.too-few-posts': ({ posts, enough }: { posts: number; enough: number }) =>
    `Not enough data yet (${posts} of ${count(enough, 'post')})`,
  'strategy.no-change': ({ stays }: { stays: keyof typeof OTHERWISE }) => `None: ${OTHERWISE[stays]}`,
  'strategy.nothing-to-compare': 'There is nothing to compare yet',
  'strategy.outcome': ({ name, expected, low, high }: Outcome, words: Words) =>
    `${words(name)}: ${shareOfLog(expected)} (${shareOfLog(low)} to ${shareOfLog(high)} in 8 of 10 cases)${low > 0 ? '' : '; open'}`,
  'strategy.more-of': ({ name }: { name: Sentence }, words: Words) =>
    `More of ${words(name)}, and still some of the others`,
  'strategy.goes-on': 'None yet: it goes on being tried',
});
