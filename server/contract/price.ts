// What a vendor charges for a post, told before it is spent.
import { type ChannelType, channelOf } from './channels/index.ts';
import type { Network } from './connection.ts';
import { hasLink } from './count-text.ts';
import type { Rhythm } from './series.ts';
import { threadParts } from './thread.ts';

export interface PostCost {
  /** Thousandths of a US dollar. */
  readonly amount: number;
  /** Posts that it makes there: several in a thread. */
  readonly posts: number;
  /** Those of them with a link, where that makes a difference. */
  readonly withLink: number;
}

/** Null where nothing is charged: on most channels, and wherever posts do not go out by the vendor's own interface. */
export function costOf(channel: ChannelType, network: Network, content: string): PostCost | null {
  const { price, form } = channelOf(channel);
  if (price === null || network !== 'real') return null;
  const parts = threadParts(form, content).filter((part) => part.trim() !== '');
  if (parts.length === 0) return null;
  const withLink = parts.filter((part) => hasLink(form.counting, part)).length;
  const amount = withLink * price.withLink + (parts.length - withLink) * price.plain;
  return { amount, posts: parts.length, withLink };
}

/** What several posts cost together, thousandths of a US dollar, and how many of them cost something. */
export interface SharedCost {
  readonly amount: number;
  readonly posts: number;
}

/** Null where none of them costs anything. */
export function costOfAll(costs: readonly (PostCost | null)[]): SharedCost | null {
  const charged = costs.filter((cost) => cost !== null);
  if (charged.length === 0) return null;
  return { amount: charged.reduce((sum, { amount }) => sum + amount, 0), posts: charged.length };
}

/** How a post comes again. */
export interface Repetition {
  readonly every: number;
  readonly unit: Rhythm;
  /** Times at most; null without end. */
  readonly most: number | null;
}

/** What a post that comes again costs, thousandths of a US dollar, as long as its text stays as it is. */
export interface SeriesCost {
  readonly each: number;
  /** In a month of average length. */
  readonly month: number;
  /** Of all times; null without end. */
  readonly all: number | null;
}

/** By the Gregorian calendar: 400 years have 146,097 days. */
const DAYS_A_MONTH = 146_097 / 4_800;
const A_MONTH: Readonly<Record<Rhythm, number>> = { day: DAYS_A_MONTH, week: DAYS_A_MONTH / 7, month: 1 };

/** Null where a time of it costs nothing. */
export function costOfSeries(cost: PostCost | null, { every, unit, most }: Repetition): SeriesCost | null {
  if (!cost) return null;
  const { amount: each } = cost;
  return { each, month: Math.round((each * A_MONTH[unit]) / every), all: most === null ? null : each * most };
}
