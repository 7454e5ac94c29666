// What the control center shows: the open tab, and only what that needs.

import type { Autonomy, Level } from '../../../server/contract/autonomy.ts';
import type { SwitchName } from '../../../server/contract/autopilot.ts';
import type { BudgetLimitsShown, BudgetMove } from '../../../server/contract/budget-moves.ts';
import type { ChannelType } from '../../../server/contract/channels/index.ts';
import type { Connection, World } from '../../../server/contract/connection.ts';
import type { Decision } from '../../../server/contract/decision.ts';
import type { Post } from '../../../server/contract/post.ts';
import type { Clockface } from '../../components/time.tsx';

export const CONTROL_TABS = ['overview', 'platforms', 'insights', 'settings'] as const;
export type ControlTab = (typeof CONTROL_TABS)[number];

export interface ControlPage {
  readonly paused: boolean;
  /** No plan covers the business. */
  readonly locked: boolean;
  readonly hasProfile: boolean;
  readonly canManage: boolean;
  /** Route of the screen with its open tab. */
  readonly route: string;
  readonly clock: Clockface;
  readonly tab: TabContent;
}

export type TabContent = OverviewContent | PlatformsContent | InsightsContent | SettingsContent;

export interface OverviewContent {
  readonly tab: 'overview';
  /** UTC milliseconds; null before anything has happened. */
  readonly lastAt: number | null;
  /** Jobs of this business that run, and that wait for their time. */
  /** Work under way, scheduled posts, and what else waits for its time. */
  readonly tasks: { readonly running: number; readonly posts: number; readonly others: number };
  readonly score: {
    readonly value: number;
    readonly change: number | null;
    readonly posts: number;
    readonly sandbox: boolean;
  } | null;
  readonly generated: { readonly count: number; readonly before: number } | null;
  /** Monthly, major units, of all platforms that can advertise. */
  readonly budget: { readonly total: number; readonly platforms: number; readonly currency: string };
  /** Channels that are switched on. */
  readonly active: number;
  readonly decisions: readonly Decision[];
  readonly now: readonly Post[];
  readonly next: readonly Post[];
  readonly waiting: readonly Post[];
}

export interface PlatformsContent {
  readonly tab: 'platforms';
  readonly connections: readonly (Connection & { readonly level: Level })[];
  /** The one that small screens show. */
  readonly chosen: number | null;
  /** A budget that a form without script was refused for. */
  readonly refused: { readonly id: number; readonly message: string; readonly typed: string } | null;
  readonly optimisation: Optimisation | null;
}

/** How budgets move; null where no advertising account is connected. */
export interface Optimisation {
  readonly userId: number;
  /** Its switches are on. */
  readonly isOn: boolean;
  readonly limits: BudgetLimitsShown;
  /** Newest first. */
  readonly moves: readonly BudgetMove[];
  /** Why nothing is proposed, for each world that has budgets and no open move. */
  readonly still: readonly { readonly world: World; readonly why: string }[];
  /** Connections with an advertising account. */
  readonly accounts: readonly {
    readonly id: number;
    readonly type: ChannelType;
    readonly autonomy: Autonomy;
  }[];
  /** Why the limits were not taken, from a form without script. */
  readonly refused: string | null;
  /** Limits that wait for their worst month, major units, to be accepted. */
  readonly asks: { readonly typed: Readonly<Record<string, string>>; readonly month: number } | null;
}

export interface InsightsContent {
  readonly tab: 'insights';
  readonly decisions: readonly Decision[];
  readonly isFirst: boolean;
  readonly olderThan: number | null;
  /** Why a decision could not be taken back, for the form without script. */
  readonly refused: string | null;
}

export interface SettingsContent {
  readonly tab: 'settings';
  readonly values: Readonly<Record<SwitchName, boolean>>;
}
