// What the parts of the AI Strategy screen are given.

import type { ChannelType } from '../../../server/contract/channels/index.ts';
import type { Network } from '../../../server/contract/connection.ts';
import type { AnalysisKind } from '../../../server/contract/constants/strategy.ts';
import type { Metrics } from '../../../server/contract/metrics.ts';
import type { Analysis, StrategyDocument, StrategyVersion } from '../../../server/contract/strategy.ts';
import type { Clockface } from '../../components/time.tsx';

export interface ChannelRow {
  readonly id: number;
  readonly type: ChannelType;
  readonly network: Network;
  readonly isActive: boolean;
  /** Posts that the plan aims at. */
  readonly weekly: number;
  /** Percent of its posts that leave without a person looking at them. */
  readonly withoutAsking: number;
  readonly states: {
    readonly scheduled: number;
    readonly awaitingApproval: number;
    readonly published: number;
  };
  readonly figures: Metrics['real'];
}

export interface StrategyShown extends StrategyVersion {
  readonly document: StrategyDocument;
  /** Path of the public page; null while it is not shared, and during a support visit. */
  readonly sharePath: string | null;
  /** The days that it covers are past. */
  readonly isOver: boolean;
}

export type AnalysesShown = Readonly<Partial<Record<AnalysisKind, Analysis>>>;

/** Open tab of each card. */
export interface OpenTabs {
  readonly performance: string | undefined;
  readonly optimization: string | undefined;
  readonly intelligence: string | undefined;
}

export interface ScreenPlace {
  /** Route of the screen with its present tabs. */
  readonly route: string;
  readonly tabs: OpenTabs;
  readonly clock: Clockface;
  readonly canWrite: boolean;
  /** May make public links: nobody does during a support visit. */
  readonly mayShare: boolean;
}
