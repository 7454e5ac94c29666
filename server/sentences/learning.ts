// Sentences about times to post.
import { type ChannelType, channelOf } from '../contract/channels/index.ts';
import { defineSentences } from '../contract/sentence.ts';
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
  'learning.few-times': 'A whole day of parts of the week has to be left: say "never" of fewer of them.',
  'learning.few-themes': 'Two themes have to be left: say "never" of fewer of them.',
  'learning.budget': ({ channel, from, to, bound }: Moved) =>
    `${channel}: ${percent(from)} of the total became ${percent(to)}, where what the next unit brings is like that of the others${bound === null ? '' : `, as far as ${BOUNDS[bound]} allows`}`,
  'learning.budget-untold': ({ channel, share }: { channel: string; share: number }) =>
    `${channel} keeps ${percent(share)} of the total: there are no figures yet`,
});
