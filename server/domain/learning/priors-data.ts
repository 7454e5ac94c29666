// Published posting times by channel, in the audience's local time. They are observational (what paying brands did) and
// contradict each other in places, so they are weak priors: a window adds .10, a peak .15, a weak time takes .15 (log units).
import type { ChannelType } from '../../contract/constants/channels.ts';

/** ISO weekday: Monday 1 to Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface Source {
  readonly name: string;
  /** When the data was gathered. */
  readonly period: string;
  readonly sample: string;
}

export const SOURCES = {
  sprout: {
    name: 'Sprout Social',
    period: 'Nov 2025-Feb 2026',
    sample: 'about 2 billion engagements of 307,000 profiles',
  },
  buffer: { name: 'Buffer', period: '2024-2026', sample: '4.8 to 9.6 million posts per network' },
  recurpost: { name: 'RecurPost', period: '2026', sample: 'over 2 million pins' },
} as const satisfies Record<string, Source>;
export type SourceKey = keyof typeof SOURCES;

export interface Window {
  readonly days: readonly Weekday[];
  /** First and end hour, local time: [11, 17] is 11:00-17:00. A peak is one hour. */
  readonly hours: readonly [number, number];
  readonly effect: 'window' | 'peak' | 'weak';
  readonly source: SourceKey;
}

/** Effects in log units of engagement. */
export const EFFECTS = { window: 0.1, peak: 0.15, weak: -0.15 } as const;

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];
const WEEKEND: readonly Weekday[] = [6, 7];
const DAILY: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

const sprout = (days: readonly Weekday[], ...hours: (readonly [number, number])[]): Window[] =>
  hours.map((range) => ({ days, hours: range, effect: 'window', source: 'sprout' }));
const weak = (
  days: readonly Weekday[],
  source: SourceKey,
  hours: readonly [number, number] = [0, 24],
): Window => ({ days, hours, effect: 'weak', source });
const peak = (day: Weekday, hour: number): Window => ({
  days: [day],
  hours: [hour, hour + 1],
  effect: 'peak',
  source: 'buffer',
});

/** Channels that no table covers have no windows; their posts go out in plain daytime hours. */
export const PRIORS: Readonly<Record<ChannelType, readonly Window[]>> = {
  instagram: [
    ...sprout([1], [14, 16]),
    ...sprout([2], [13, 19]),
    ...sprout([3], [12, 21]),
    ...sprout([4], [12, 14]),
    peak(4, 9),
    peak(3, 12),
    peak(3, 18),
    weak(WEEKEND, 'sprout'),
  ],
  facebook: [
    ...sprout([1], [12, 13]),
    ...sprout([2, 3], [12, 20]),
    ...sprout([4], [12, 14]),
    weak([7], 'sprout'),
    weak(DAILY, 'sprout', [5, 8]),
  ],
  linkedin: [
    ...sprout([1], [13, 14]),
    ...sprout([2], [11, 17]),
    ...sprout([3], [11, 16]),
    ...sprout([4], [11, 12], [13, 17]),
    ...sprout([5], [11, 12], [13, 14]),
    { days: WEEKDAYS, hours: [15, 20], effect: 'window', source: 'buffer' },
    peak(3, 16),
    peak(5, 15),
    peak(5, 16),
    weak(WEEKEND, 'sprout'),
  ],
  x: [
    ...sprout([2, 3, 4], [12, 18]),
    peak(2, 9),
    peak(3, 9),
    peak(3, 10),
    weak(DAILY, 'buffer', [18, 23]),
    weak([6], 'sprout'),
    weak([7], 'sprout'),
  ],
  tiktok: [
    ...sprout([2, 3, 4], [14, 18]),
    { days: DAILY, hours: [18, 23], effect: 'window', source: 'buffer' },
    peak(7, 9),
    peak(1, 13),
    peak(7, 13),
    weak(WEEKEND, 'sprout', [0, 18]),
  ],
  pinterest: [
    ...sprout([2, 3, 4], [10, 13]),
    { days: DAILY, hours: [20, 23], effect: 'window', source: 'recurpost' },
    { days: [5, 6, 7], hours: [20, 23], effect: 'peak', source: 'recurpost' },
    weak(DAILY, 'recurpost', [0, 6]),
  ],
  youtube: [],
  email: [],
  'google-ads': [],
};
