// What each figure counts: one definition, named once, for screens, strategies, letters, exports and the API. A figure has
// a period and belongs to somebody (the business, or one of its channels); with the same three it is the same everywhere.

import { type ChannelType, channelOf } from './channels/index.ts';
import type { Network } from './connection.ts';
import { FIGURES as READ_OFF } from './post.ts';

/** What networks count of a post. */
export const ENGAGEMENT = ['impressions', 'likes', 'comments', 'shares', 'clicks'] as const;
export type EngagementFigure = (typeof ENGAGEMENT)[number];

/** The figures that can be known of a post where it went; any other is absent there, never 0. */
export function figuresOn(channel: ChannelType, network: Network): readonly EngagementFigure[] {
  if (network === 'mail') return [];
  if (network === 'manual') return READ_OFF;
  const { figures } = channelOf(channel);
  return ENGAGEMENT.filter((figure) => figures.includes(figure));
}

/** A sum of what is known: null when nothing is, and 0 when there is nothing to know. */
export function sumKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 && values.length > 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** What is known of a post, or a day, by the counts that networks give; null where a network does not tell. */
export interface Counts {
  readonly likes: number | null;
  readonly comments: number | null;
  readonly shares: number | null;
  readonly clicks: number | null;
}

/** Reactions: whatever somebody did with a post - likes, comments, shares and clicks. */
export function reactionsOf({ likes, comments, shares, clicks }: Counts): number {
  return (likes ?? 0) + (comments ?? 0) + (shares ?? 0) + (clicks ?? 0);
}

/** Engagement rate: reactions per impression, a ratio; null without impressions. */
export function engagementRateOf({
  reactions,
  impressions,
}: {
  readonly reactions: number;
  readonly impressions: number | null;
}): number | null {
  return impressions ? reactions / impressions : null;
}

/** Whether posts were measured: without an impression and a reaction there are no figures, rather than figures of 0. */
export function isMeasured({
  impressions,
  ...counts
}: Counts & { readonly impressions: number | null }): boolean {
  return Boolean(impressions) || reactionsOf(counts) > 0;
}

/** What counts as a reaction, in words. */
export const REACTIONS = 'likes, comments, shares and clicks';

interface Definition {
  readonly name: string;
  /** What is counted, in a sentence's words. */
  readonly counts: string;
  /** Of a moment, or of the days of a period. */
  readonly of: 'now' | 'period';
}

/** Every figure that screens show of a business and its channels. */
export const FIGURES = {
  posts: {
    name: 'Posts published',
    counts: 'posts and mailings whose time came and that went out',
    of: 'period',
  },
  impressions: {
    name: 'Impressions',
    counts: 'how often posts were shown, as the channel tells it',
    of: 'period',
  },
  reactions: { name: 'Reactions', counts: REACTIONS, of: 'period' },
  likes: { name: 'Likes', counts: 'likes of posts', of: 'period' },
  comments: { name: 'Comments', counts: 'comments on posts', of: 'period' },
  shares: { name: 'Shares', counts: 'posts passed on', of: 'period' },
  clicks: { name: 'Clicks', counts: 'clicks on links of posts', of: 'period' },
  'engagement-rate': { name: 'Engagement Rate', counts: 'reactions per impression', of: 'period' },
  score: {
    name: 'AI performance score',
    counts: 'of the posts that were due or that the pace asks for, how many of 100 went out without help',
    of: 'period',
  },
  generated: { name: 'Auto-generated content', counts: 'posts that Drivyn wrote by itself', of: 'period' },
  scheduled: { name: 'Scheduled', counts: 'posts that leave by themselves at their time', of: 'now' },
  'awaiting-approval': {
    name: 'Await approval',
    counts: 'posts that leave once they are approved',
    of: 'now',
  },
  drafts: { name: 'Drafts', counts: 'posts that leave once somebody schedules them', of: 'now' },
  rejected: { name: 'Rejected', counts: 'posts that somebody has said no to', of: 'now' },
  queue: { name: 'Content Queue', counts: 'scheduled posts and those that await approval', of: 'now' },
  'waiting-posts': {
    name: 'Posts that need you',
    counts: 'posts that await approval, need a decision, or failed',
    of: 'now',
  },
  needs: { name: 'Needs you', counts: 'posts that need you, and other things that wait for you', of: 'now' },
  channels: { name: 'Channels', counts: 'connected channels, switched off ones included', of: 'now' },
  facts: {
    name: 'Facts in use',
    counts: 'facts that somebody has told or approved, also those that no post uses now',
    of: 'now',
  },
  pace: { name: 'Pace a week', counts: 'posts a week that the plan aims at', of: 'now' },
  'automation-level': {
    name: 'Automation level',
    counts: 'the percentage of posts that need not ask, as it is set',
    of: 'now',
  },
  'without-asking': {
    name: 'Without asking',
    counts: 'the percentage of posts that leave without asking: none where Content Approval is on',
    of: 'now',
  },
  tasks: {
    name: 'Running tasks',
    counts: 'scheduled posts, and other work that is due or waits for its time',
    of: 'now',
  },
  budget: { name: 'Managed budget', counts: 'the monthly budgets of all channels', of: 'now' },
  followers: {
    name: 'Followers',
    counts: 'people who follow the account, as its network last told',
    of: 'now',
  },
  subscribers: { name: 'Subscribers', counts: 'people who are subscribed', of: 'now' },
} as const satisfies Record<string, Definition>;
export type FigureId = keyof typeof FIGURES;

/** Of so many last days, today included; since the beginning; or as it is now. */
export type FigurePeriod = 'now' | 'all' | `${number}d`;

/** A figure's period in words, for beside it. */
export function periodWords(period: Exclude<FigurePeriod, 'now'>): string {
  return period === 'all' ? 'since the beginning' : `in the last ${period.slice(0, -1)} days`;
}

/** Names a figure, its period and whose it is: "reactions 28d sandbox/instagram". What is named alike is equal. */
export function figureKey(of: FigureId, period: FigurePeriod, about: string): string {
  return [of, period, about].filter(Boolean).join(' ');
}
