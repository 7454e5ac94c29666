// Simulated engagement: what a post of a small business would plausibly gather, as a pure function of the post and
// the time since. The same post always gathers the same figures, and no figure ever falls.
import type { ChannelType } from '../../../contract/constants/channels.ts';
import { HOUR, MINUTE } from '../../../kernel/clock.ts';
import { createRandom, type Random } from '../../../kernel/random.ts';
import type { Engagement } from '../connector.ts';

/** What the figures depend on. */
export interface SimulatedPost {
  /** Names the post: the only source of chance. */
  readonly seed: string;
  /** The account: its audience has a time of day at which it is busiest. */
  readonly profile: string;
  readonly channel: ChannelType;
  readonly content: string;
  /** UTC milliseconds. */
  readonly publishedAt: number;
}

interface Response {
  /** After this time half of all engagement has come, milliseconds. */
  readonly half: number;
  /** After this time three quarters have come, milliseconds. */
  readonly threeQuarters: number;
  /** Impressions of a middling post in the end. */
  readonly impressions: number;
  /** Shares of the impressions. */
  readonly likes: number;
  readonly comments: number;
  readonly shares: number;
  readonly clicks: number;
}

// Half-lives of X (24 minutes) and Facebook (90 minutes) and their three-quarter times (3 and 5 hours) are those
// that Wiselytics published from its measurements. No such figures are known to us for the other channels: theirs
// are our assumption, ordered as the channels' feeds are known to keep posts (a short one for Instagram and TikTok,
// days for LinkedIn, weeks for YouTube and Pinterest). Levels and rates are assumptions too, those of an account
// with some hundred followers; they make the Sandbox plausible and claim nothing about any real network.
const RESPONSES: Readonly<Partial<Record<ChannelType, Response>>> = {
  facebook: curve(1.5, 5, { impressions: 220, likes: 0.028, comments: 0.004, shares: 0.003, clicks: 0.012 }),
  x: curve(0.4, 3, { impressions: 180, likes: 0.014, comments: 0.003, shares: 0.003, clicks: 0.009 }),
  instagram: curve(3, 12, { impressions: 320, likes: 0.042, comments: 0.004, shares: 0.004, clicks: 0.005 }),
  linkedin: curve(12, 40, { impressions: 260, likes: 0.026, comments: 0.004, shares: 0.002, clicks: 0.016 }),
  youtube: curve(72, 400, { impressions: 140, likes: 0.03, comments: 0.004, shares: 0.003, clicks: 0.01 }),
  pinterest: curve(120, 700, {
    impressions: 160,
    likes: 0.011,
    comments: 0.001,
    shares: 0.016,
    clicks: 0.014,
  }),
  tiktok: curve(4, 20, { impressions: 420, likes: 0.05, comments: 0.003, shares: 0.006, clicks: 0.003 }),
};

/** How far posts of one account differ: standard deviation of the logarithm of their impressions. */
const SPREAD = 0.45;
/** Largest effect of the time of day on the logarithm of the impressions: small, as published studies found it. */
const TIME_OF_DAY = 0.1;
const QUESTION_COMMENTS = 1.4;
const NO_LINK_CLICKS = 0.35;

function curve(
  halfHours: number,
  threeQuarterHours: number,
  levels: Omit<Response, 'half' | 'threeQuarters'>,
): Response {
  return { half: halfHours * HOUR, threeQuarters: threeQuarterHours * HOUR, ...levels };
}

const NOTHING: Engagement = { likes: 0, comments: 0, shares: 0, clicks: 0, impressions: 0 };

/** The figures of a post at a moment: zero before it is published, and never less later than sooner. */
export function engagementAt(post: SimulatedPost, now: number): Engagement {
  const response = RESPONSES[post.channel];
  if (!response || now <= post.publishedAt) return NOTHING;
  const final = finalEngagement(post, response);
  const share = shareArrived(response, now - post.publishedAt);
  const at = (total: number) => Math.floor(total * share);
  return {
    likes: at(final.likes),
    comments: at(final.comments),
    shares: at(final.shares),
    clicks: at(final.clicks),
    impressions: at(final.impressions),
  };
}

/** A log-logistic curve through the half-life and the three-quarter time: steep at first, then a long tail. */
function shareArrived(response: Response, age: number): number {
  const shape = Math.log(3) / Math.log(response.threeQuarters / response.half);
  return 1 / (1 + (age / response.half) ** -shape);
}

function finalEngagement(post: SimulatedPost, response: Response): Engagement {
  const random = createRandom(post.seed);
  const impressions = response.impressions * Math.exp(SPREAD * normal(random) + timeEffect(post));
  const part = (rate: number, factor = 1) => impressions * rate * factor * Math.exp(0.3 * normal(random));
  return {
    impressions,
    likes: part(response.likes),
    comments: part(response.comments, post.content.includes('?') ? QUESTION_COMMENTS : 1),
    shares: part(response.shares),
    clicks: part(response.clicks, /https?:\/\//.test(post.content) ? 1 : NO_LINK_CLICKS),
  };
}

/** Largest at the hour at which this account's audience is busiest, smallest twelve hours away. */
function timeEffect(post: SimulatedPost): number {
  const busiest = 7 * HOUR + createRandom(`audience:${post.profile}`).int(14 * 60) * MINUTE;
  return TIME_OF_DAY * Math.cos((2 * Math.PI * (post.publishedAt - busiest)) / (24 * HOUR));
}

/** A draw from the standard normal distribution (Box and Muller). */
function normal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
  return radius * Math.cos(2 * Math.PI * random.next());
}
