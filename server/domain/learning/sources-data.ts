// Who published the posting times that the channels' descriptors hold. They are observational (what paying brands did) and
// contradict each other in places, so they are weak priors: a window adds .10, a peak .15, a weak time takes .15 (log units).
import type { TimeSource } from '../../contract/channels/index.ts';

export interface Source {
  readonly name: string;
  /** When the data was gathered. */
  readonly period: string;
  readonly sample: string;
}

export const SOURCES: Readonly<Record<TimeSource, Source>> = {
  sprout: {
    name: 'Sprout Social',
    period: 'Nov 2025-Feb 2026',
    sample: 'about 2 billion engagements of 307,000 profiles',
  },
  buffer: { name: 'Buffer', period: '2024-2026', sample: '4.8 to 9.6 million posts per network' },
  recurpost: { name: 'RecurPost', period: '2026', sample: 'over 2 million pins' },
};

/** Effects in log units of engagement. */
export const EFFECTS = { window: 0.1, peak: 0.15, weak: -0.15 } as const;
