// What the owner's one page for today shows.

import type { ChannelType } from '../../../server/contract/channels/index.ts';
import type { Network, World } from '../../../server/contract/connection.ts';
import type { Decision } from '../../../server/contract/decision.ts';
import type { Need } from '../../../server/contract/need.ts';
import type { Post } from '../../../server/contract/post.ts';
import type { Clockface } from '../../components/time.tsx';
import type { Totals } from '../analytics/types.ts';

export interface States {
  readonly scheduled: number;
  readonly awaitingApproval: number;
  readonly needsAttention: number;
  readonly published: number;
}

export interface ChannelHealth {
  readonly id: number;
  readonly type: ChannelType;
  readonly network: Network;
  readonly isActive: boolean;
  readonly states: States;
  /** When the next post leaves, UTC milliseconds; null when none is scheduled. */
  readonly nextAt: number | null;
  /** Reactions of each of the last 14 days; null for channels that have none. */
  readonly trend: readonly number[] | null;
  /** Reactions of the last 7 days. */
  readonly reactions: number;
}

export interface Week {
  readonly world: World;
  /** The last 7 days, and the 7 before; null when those were not measured from their beginning. */
  readonly now: Totals;
  readonly before: Totals | null;
  /** Each of the last 14 days. */
  readonly reactions: readonly number[];
  readonly impressions: readonly number[];
  readonly posts: readonly number[];
}

/** Amounts are written out with their currency. */
export interface Budget {
  /** Today, of so many days of the month. */
  readonly day: number;
  readonly days: number;
  readonly total: string;
  /** What an even pace would have spent by today. */
  readonly even: string;
  readonly channels: readonly {
    readonly id: number;
    readonly type: ChannelType;
    readonly monthly: string;
    readonly even: string;
  }[];
}

export interface DetailedDashboardProps {
  readonly hasProfile: boolean;
  readonly paused: boolean;
  readonly counts: States;
  readonly week: Week | null;
  /** What waits for a person, the most urgent first; `otherNeeds` counts those of it that are no posts. */
  readonly needs: readonly Need[];
  readonly otherNeeds: number;
  readonly queue: readonly Post[];
  readonly channels: readonly ChannelHealth[];
  /** Null while no budget is set. */
  readonly budget: Budget | null;
  readonly decisions: readonly Decision[];
  readonly clock: Clockface;
}
