// What the analytics dashboard shows.
import type { PeriodDays } from '../../../server/contract/analytics.ts';
import type { ChannelType } from '../../../server/contract/channels/index.ts';
import type { World } from '../../../server/contract/connection.ts';
import type { Clockface } from '../../components/time.tsx';
import type { ChannelFigures } from '../figures-table.tsx';
import type { LearnedProps } from './learned/types.ts';
import type { MoneyProps } from './money/types.ts';

export interface Totals {
  readonly posts: number;
  /** Null when no network that was posted to tells them. */
  readonly impressions: number | null;
  /** Likes, comments, shares and clicks. */
  readonly reactions: number;
}

export interface Trend {
  /** YYYY-MM-DD, oldest first; the last one is today. */
  readonly days: readonly string[];
  readonly now: Totals;
  /** Reactions of each day. */
  readonly reactions: readonly number[];
  /** The period before; null when it was not measured from its beginning. */
  readonly before: { readonly totals: Totals; readonly reactions: readonly number[] } | null;
}

export type ChannelTrend = ChannelFigures & {
  readonly reactions: number;
  readonly reactionsBefore: number | null;
};

/** `ratio` 1 is what is usual on the same channel. */
export interface Rated {
  readonly label: string;
  readonly posts: number;
  readonly ratio: number;
}

export interface RatedPost {
  readonly id: number;
  readonly channel: ChannelType;
  readonly excerpt: string;
  readonly externalUrl: string | null;
  /** UTC milliseconds. */
  readonly publishedAt: number;
  readonly reactions: number;
  readonly ratio: number;
}

export interface Insights {
  /** Posts that all of this rests on. */
  readonly posts: number;
  /** The best first. */
  readonly themes: readonly Rated[];
  readonly kinds: readonly Rated[];
  /** Monday to Sunday, each in slots of three hours from midnight; null where too few posts were published. */
  readonly slots: readonly (readonly ({ readonly posts: number; readonly ratio: number } | null)[])[];
  readonly best: readonly RatedPost[];
  readonly worst: readonly RatedPost[];
}

export type AnalyticsPage =
  | { readonly view: 'figures'; readonly figures: AnalyticsProps }
  | { readonly view: 'learned'; readonly learned: LearnedProps }
  | { readonly view: 'money'; readonly money: MoneyProps };

export interface AnalyticsProps {
  readonly period: PeriodDays;
  /** Whose figures these are; `worlds` are all that could be shown. */
  readonly world: World;
  readonly worlds: readonly World[];
  /** Null before anything was published. */
  readonly trend: Trend | null;
  readonly channels: readonly ChannelTrend[];
  readonly insights: Insights;
  readonly isConnected: boolean;
  readonly canManage: boolean;
  readonly userId: number;
  readonly clock: Clockface;
}
