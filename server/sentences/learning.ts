// Sentences about times to post.
import { type ChannelType, channelOf } from '../contract/channels/index.ts';
import { PILLARS } from '../contract/constants/pillars.ts';
import { defineSentences, type Sentence, type Words } from '../contract/sentence.ts';
import { describeWait } from '../contract/uplift.ts';
import { clock, dayName } from './moment.ts';

interface Hours {
  readonly channel: ChannelType;
  /** Monday 1 to Sunday 7. */
  readonly weekday: number;
  readonly from: number;
  readonly until: number;
  /** Who published it, and of when it is: their names for it. */
  readonly source: string;
  readonly period: string;
}

interface Moved {
  readonly channel: string;
  /** Parts of the total, before and now. */
  readonly from: number;
  readonly to: number;
  readonly bound: keyof typeof BOUNDS | null;
}

const BOUNDS = {
  floor: 'its floor',
  ceiling: 'its ceiling',
  'max-change': 'the change of a day',
} as const;

const percent = (part: number) => `${Math.round(part * 1000) / 10} %`;

/** "12 % more than usual" of a natural log. */
/** A natural log as words: "12 % more than usual". */
export function againstUsual(log: number): string {
  const part = Math.round(Math.expm1(log) * 100);
  if (part === 0) return 'as much as usual';
  return `${Math.abs(part)} % ${part > 0 ? 'more' : 'less'} than usual`;
}

/** What is expected of another choice: told once where both come to the same. */
function besides(other: number, own: number): string {
  return againstUsual(other) === againstUsual(own) ? 'the same' : againstUsual(other);
}

interface OwnPosts {
  readonly posts: number;
  /** Monday 1 to Sunday 7. */
  readonly weekday: number;
  readonly hour: number;
  /** Natural logs, 0 as usual. */
  readonly expected: number;
  readonly low: number;
  readonly high: number;
  /** What came next to it; null where there was no other choice. */
  readonly next: { readonly weekday: number; readonly hour: number; readonly expected: number } | null;
}

/** Parts of 1, mailings, and people. */
interface ToldGain {
  readonly gain: number;
  readonly low: number;
  readonly high: number;
  readonly mailings: number;
  readonly kept: number;
  readonly verdict: 'better' | 'worse' | 'open';
}

/** Parts of 1. */
interface ToldUplift {
  readonly uplift: number;
  readonly low: number;
  readonly high: number;
  readonly posts: number;
  readonly verdict: 'better' | 'worse' | 'open';
  readonly needed: number;
  readonly weekly?: number;
  readonly withinYear?: number;
  readonly world: 'real' | 'sandbox';
}

/** "+12 %" */
function signed(part: number): string {
  const rounded = Math.round(part * 100);
  return `${rounded > 0 ? '+' : ''}${rounded} %`;
}

interface Kind {
  readonly pillar: keyof typeof PILLARS;
  /** Null where the pillar is of no kinds. */
  readonly format: string | null;
}

interface OwnThemes extends Kind {
  readonly posts: number;
  /** Natural logs, 0 as usual. */
  readonly expected: number;
  readonly low: number;
  readonly high: number;
  readonly next?: (Kind & { readonly expected: number }) | null;
}

function kindName({ pillar, format }: Kind): string {
  return format === null ? `“${PILLARS[pillar]}”` : `“${PILLARS[pillar]}” (${format})`;
}

const ofChannel = ({ channel, source, period }: Hours) => `${channelOf(channel).name} (${source}, ${period})`;

export const LEARNING = defineSentences({
  'learning.peak-hour': (hours: Hours) =>
    `${dayName(hours.weekday)}s around ${clock(hours.from)} are a published peak for ${ofChannel(hours)}`,
  'learning.peak': (hours: Hours) =>
    `${dayName(hours.weekday)}s ${clock(hours.from)}-${clock(hours.until)} are a published peak for ${ofChannel(hours)}`,
  'learning.window': (hours: Hours) =>
    `${dayName(hours.weekday)}s ${clock(hours.from)}-${clock(hours.until)} are the usual best window for ${ofChannel(hours)}`,
  'learning.nothing-published': ({ channel, hour }: { channel: ChannelType; hour: number }) =>
    `No published best time for ${channelOf(channel).name} is known to us; ${clock(hour)} is within ordinary waking hours`,
  'learning.own-slot': (at: { channel: ChannelType; weekday: number; hour: number; minute: number }) =>
    `${dayName(at.weekday)}s ${clock(at.hour, at.minute)} is one of the times you set for ${channelOf(at.channel).name}`,
  'learning.no-best-that-day': (at: { channel: ChannelType; weekday: number; hour: number }) =>
    `No published best time for ${channelOf(at.channel).name} on ${dayName(at.weekday)}s; ${clock(at.hour)} keeps clear of quiet hours and of other posts`,
  'learning.no-subject': ({ channel, of }: { channel: ChannelType; of: 'time' | 'pillar' | 'budget' }) =>
    of === 'budget'
      ? `${channelOf(channel).name} carries no advertising, so there is no budget to hold`
      : `${channelOf(channel).name} takes no posts, so there is nothing to decide`,
  'learning.few-times': 'A whole day of parts of the week has to be left: say "never" of fewer of them.',
  'learning.few-themes': 'Two themes have to be left: say "never" of fewer of them.',
  'learning.not-enough': (
    { posts, enough, time }: { posts: number; enough: number; time: Sentence },
    words: Words,
  ) => `Not enough data yet, using the published pattern (${posts} of ${enough} posts): ${words(time)}`,
  'learning.own-posts': ({ posts, weekday, hour, expected, low, high, next }: OwnPosts) => {
    const range = `8 times in 10 between ${againstUsual(low)} and ${againstUsual(high)}`;
    const isTried = next !== null && next.expected > expected;
    const other =
      next === null
        ? 'there was no other time to choose'
        : `${isTried ? 'it was tried to learn more: most is expected of' : 'next comes'} ${dayName(next.weekday)} ${clock(next.hour)} with ${besides(next.expected, expected)}`;
    return `By ${posts} posts of yours, ${dayName(weekday)} ${clock(hour)} brings ${againstUsual(expected)} (${range}); ${other}`;
  },
  'learning.own-themes': ({ posts, expected, low, high, next = null, ...own }: OwnThemes) => {
    const range = `8 times in 10 between ${againstUsual(low)} and ${againstUsual(high)}`;
    const isTried = next !== null && next.expected > expected;
    const other =
      next === null
        ? 'there was no other to choose'
        : `${isTried ? 'more is expected of' : 'next comes'} ${kindName(next)} with ${besides(next.expected, expected)}`;
    return `By ${posts} posts of yours, ${kindName(own)} brings ${againstUsual(expected)} (${range}); ${other}`;
  },
  'learning.planned-theme': ({ expected, isBaseline, ...own }: OwnThemes & { isBaseline: boolean }) =>
    `${isBaseline ? 'To compare, its theme follows the plan’s own mix' : 'Its theme follows the plan’s own mix again, as results have fallen'}: ${kindName(own)} brings ${againstUsual(expected)}`,
  'learning.pinned': ({ weekday, hour }: { weekday: number; hour: number }) =>
    `${dayName(weekday)} ${clock(hour)} is within a part of the week that you have set for this channel`,
  'learning.held-out': ({ share, time }: { share: number; time: Sentence }, words: Words) =>
    `${Math.round(share * 100)} % of posts go by the published pattern, so that one can tell what learning brings; this is one of them: ${words(time)}`,
  'learning.fallen': ({ time }: { time: Sentence }, words: Words) =>
    `Posts of the last four weeks brought over a quarter less than those of the eight weeks before, so the published pattern decides: ${words(time)}`,
  'learning.uplift': ({ uplift, low, high, posts, verdict, world, ...wait }: ToldUplift) => {
    const told = `${world === 'sandbox' ? 'Simulated: ' : ''}Autopilot against baseline: ${signed(uplift)}, 90 % interval ${signed(low)} to ${signed(high)}, ${posts} posts`;
    if (verdict !== 'open') return `${told}. It does ${verdict} than the published pattern.`;
    const { needed, weekly, withinYear } = wait;
    // What was stored earlier has no pace.
    if (weekly === undefined || withinYear === undefined)
      return `${told}. That may be chance: it needs about ${needed} more posts.`;
    return `${told}. That may be chance: ${describeWait({ needed, weekly, withinYear })}.`;
  },
  'learning.uplift-few':
    'Not measured yet: five posts that were learned and five of the published pattern have to be judged first.',
  'learning.uplift-off': 'Not measured: the comparison with the published pattern is off.',
  'learning.mails': ({ gain, low, high, mailings, kept, verdict }: ToldGain) => {
    const of = mailings === 1 ? 'one mailing' : `${mailings} mailings`;
    const told = `Choosing between two versions of a mail: ${signed(gain)} readers who opened it, or followed a link where that decided; 90 % interval ${signed(low)} to ${signed(high)}, from ${of} of which ${kept.toLocaleString('en')} people kept the first version`;
    if (verdict === 'better') return `${told}. Choosing pays.`;
    return verdict === 'worse'
      ? `${told}. The versions that were chosen do worse than the first ones.`
      : `${told}. That may be chance: nothing is told by it yet.`;
  },
  'learning.mails-few':
    'Not measured yet: of a mailing in two versions a tenth of the others keeps the first one, and five readers of either have to be counted, three days after its last mail. That takes mailings of which a second version was the better one, with a hundred people or more beside the try.',
  'learning.mails-off': 'Not measured: the comparison with the published pattern is off.',
  'learning.budget': ({ channel, from, to, bound }: Moved) =>
    `${channel}: ${percent(from) === percent(to) ? `${percent(to)} of the total as before` : `${percent(from)} of the total became ${percent(to)}`}, where what the next unit brings is like that of the others${bound === null ? '' : `, as far as ${BOUNDS[bound]} allows`}`,
  'learning.budget-untold': ({ channel, share }: { channel: string; share: number }) =>
    `${channel} keeps ${percent(share)} of the total: there are no figures yet`,
});
