// Constants of single screens that name channels, and the fixed texts of Business Setup; spec section 2.
import type { ChannelType } from '../channels/index.ts';

/** The platform of `#/platform`, which names none; spec section 2. */
export const DEFAULT_CHANNEL: ChannelType = 'instagram';

/** What "Connect Platforms" connects, one after the other; spec section 7. */
export const SAMPLE_CHANNELS: readonly ChannelType[] = ['instagram', 'facebook'];

/** Channels that Settings offers to connect; spec section 2 "Settings". */
export const SETTINGS_CHANNELS: readonly ChannelType[] = ['facebook', 'instagram', 'x'];

/** The five benefits on Business Setup; spec section 1. */
export const BENEFITS: readonly string[] = [
  'Tailored content creation',
  'Industry strategies',
  'SEO optimization',
  'Cross-platform content management',
  'Performance analytics',
];

/** What the Ad Strategy Analysis card says: for channels that only advertise, and for all others; spec section 2. */
export const AD_STRATEGY = {
  adsOnly: 'Paid Advertising',
  others: 'Organic + Selective Paid',
  confidence: 85,
} as const;

/** Posts shown under "Top Performing Content"; spec section 9. */
export const TOP_POSTS = 3;

/** Days by which a daily ad budget becomes a monthly one. */
export const BUDGET_DAYS = 30;

/** Stands in the budget field of Paid Advertising before any was set, major units; spec section 9. */
export const SUGGESTED_BUDGET = 2500;

/** Invented counts of the sample under "Top Performing Content", each plus a random amount below `spread`; spec section 2. */
export const SAMPLE_COUNTS = { likes: 125, comments: 32, shares: 18, spread: 50 } as const;

/** Placeholder demographics: shares of an invented audience. */
export const SAMPLE_AGES = [
  { label: '18–24', share: 0.18 },
  { label: '25–34', share: 0.34 },
  { label: '35–44', share: 0.26 },
  { label: '45–54', share: 0.14 },
  { label: '55 and older', share: 0.08 },
] as const;

/** Decisions of which brief lists are made: those that are alike are told as one. */
export const BRIEF_DECISIONS = 25;
