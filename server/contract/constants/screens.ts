// Constants of single screens that name channels, and the fixed texts of Business Setup; spec section 2.
import type { ChannelType } from './channels.ts';

/** The channel of `#/platform` and of a platform page without a name; spec section 2. */
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
