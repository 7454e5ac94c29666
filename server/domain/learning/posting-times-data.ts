// Published posting times in the audience's local time: where usage studies saw more or less engagement. Observational
// and unstable from year to year, so their weight is small; a business's own results replace them.
//
// Sprout Social: 27 Nov 2025 - 27 Feb 2026, about 2 billion engagements, about 307,000 profiles.
// Buffer: Jan 2024 - Dec 2025; Instagram 9.6 M posts, TikTok 7.1 M, LinkedIn 4.8 M, X 8.7 M.
// RecurPost: more than 2 M pins.
// Read in third-party compilations that cite and date the originals, November 2026.
import type { ChannelType } from '../../contract/constants/channels.ts';

/** ISO weekdays, Monday 1 to Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface PublishedWindow {
  readonly days: readonly Weekday[];
  /** Local hours, `from` included, `until` not. */
  readonly from: number;
  readonly until: number;
  /** Log units: a broad window +.10, a peak +.15, a weak time -.15. */
  readonly effect: number;
  readonly source: 'Sprout Social, Nov 2025-Feb 2026' | 'Buffer, 2024-2025' | 'RecurPost, 2026';
}

const WINDOW = 0.1;
const PEAK = 0.15;
const WEAK = -0.15;
const SPROUT = 'Sprout Social, Nov 2025-Feb 2026';
const BUFFER = 'Buffer, 2024-2025';
const RECURPOST = 'RecurPost, 2026';
const DAILY: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];
const WEEKEND: readonly Weekday[] = [6, 7];

/** Channels that are missing have no published pattern that we could cite. */
export const PUBLISHED_WINDOWS: Readonly<Partial<Record<ChannelType, readonly PublishedWindow[]>>> = {
  instagram: [
    { days: [1], from: 14, until: 16, effect: WINDOW, source: SPROUT },
    { days: [2], from: 13, until: 19, effect: WINDOW, source: SPROUT },
    { days: [3], from: 12, until: 21, effect: WINDOW, source: SPROUT },
    { days: [4], from: 12, until: 14, effect: WINDOW, source: SPROUT },
    { days: [4], from: 9, until: 10, effect: PEAK, source: BUFFER },
    { days: [3], from: 12, until: 13, effect: PEAK, source: BUFFER },
    { days: [3], from: 18, until: 19, effect: PEAK, source: BUFFER },
    { days: WEEKEND, from: 0, until: 24, effect: WEAK, source: SPROUT },
  ],
  facebook: [
    { days: [1], from: 12, until: 13, effect: WINDOW, source: SPROUT },
    { days: [2, 3], from: 12, until: 20, effect: WINDOW, source: SPROUT },
    { days: [4], from: 12, until: 14, effect: WINDOW, source: SPROUT },
    { days: [7], from: 0, until: 24, effect: WEAK, source: SPROUT },
    { days: DAILY, from: 5, until: 8, effect: WEAK, source: SPROUT },
  ],
  linkedin: [
    { days: [1], from: 13, until: 14, effect: WINDOW, source: SPROUT },
    { days: [2], from: 11, until: 17, effect: WINDOW, source: SPROUT },
    { days: [3], from: 11, until: 16, effect: WINDOW, source: SPROUT },
    { days: [4], from: 11, until: 12, effect: WINDOW, source: SPROUT },
    { days: [4], from: 13, until: 17, effect: WINDOW, source: SPROUT },
    { days: [5], from: 11, until: 12, effect: WINDOW, source: SPROUT },
    { days: [5], from: 13, until: 14, effect: WINDOW, source: SPROUT },
    { days: WEEKDAYS, from: 15, until: 20, effect: WINDOW, source: BUFFER },
    { days: [3], from: 16, until: 17, effect: PEAK, source: BUFFER },
    { days: [5], from: 15, until: 17, effect: PEAK, source: BUFFER },
    { days: WEEKEND, from: 0, until: 24, effect: WEAK, source: SPROUT },
  ],
  x: [
    { days: [2, 3, 4], from: 12, until: 18, effect: WINDOW, source: SPROUT },
    { days: [2], from: 9, until: 10, effect: PEAK, source: BUFFER },
    { days: [3], from: 9, until: 11, effect: PEAK, source: BUFFER },
    { days: DAILY, from: 18, until: 23, effect: WEAK, source: BUFFER },
    { days: WEEKEND, from: 0, until: 24, effect: WEAK, source: SPROUT },
  ],
  // The two studies contradict each other here; both are kept, so neither carries far.
  tiktok: [
    { days: [2, 3, 4], from: 14, until: 18, effect: WINDOW, source: SPROUT },
    { days: DAILY, from: 18, until: 23, effect: WINDOW, source: BUFFER },
    { days: [7], from: 9, until: 10, effect: PEAK, source: BUFFER },
    { days: [1], from: 13, until: 14, effect: PEAK, source: BUFFER },
    { days: [7], from: 13, until: 14, effect: PEAK, source: BUFFER },
    { days: WEEKEND, from: 0, until: 24, effect: WEAK, source: SPROUT },
  ],
  pinterest: [
    { days: [2, 3, 4], from: 10, until: 13, effect: WINDOW, source: SPROUT },
    { days: DAILY, from: 20, until: 23, effect: WINDOW, source: RECURPOST },
    { days: [5, 6, 7], from: 9, until: 23, effect: WINDOW / 2, source: RECURPOST },
  ],
};
