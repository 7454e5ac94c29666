// What the page of one platform needs: what every tab shows, and what only the open one does.

import type { PeriodDays } from '../../../server/contract/analytics.ts';
import type { Autonomy } from '../../../server/contract/autonomy.ts';
import { type ChannelType, channelOf } from '../../../server/contract/channels/index.ts';
import type { SignInStand } from '../../../server/contract/connecting.ts';
import type { Connection, Prepared, World } from '../../../server/contract/connection.ts';
import type { Doctor } from '../../../server/contract/doctor.ts';
import type { Metrics } from '../../../server/contract/metrics.ts';
import type { Post } from '../../../server/contract/post.ts';
import type { Clockface } from '../../components/time.tsx';
import type { Trend } from '../analytics/types.ts';
import type { ComposerProps } from '../compose/index.tsx';
import type { PlatformListProps } from '../platform-list/index.tsx';

export const PLATFORM_TABS = ['overview', 'content', 'analytics', 'audience', 'settings'] as const;
export type PlatformTab = (typeof PLATFORM_TABS)[number];

export const LIBRARY_FILTERS = ['all', 'waiting', 'scheduled', 'drafts', 'published', 'rejected'] as const;
export type LibraryFilter = (typeof LIBRARY_FILTERS)[number];

export type Figures = Metrics['real'];

export interface LibraryProps {
  readonly filter: LibraryFilter;
  readonly posts: readonly Post[];
  readonly counts: Readonly<Record<LibraryFilter, number>>;
  /** For a new post, with this channel ticked. */
  readonly composer: ComposerProps;
  readonly isFirst: boolean;
  /** Id from which the next page goes on; null on the last one. */
  readonly goesOnFrom: number | null;
}

/** Of one world: simulated figures and real ones are never together. */
export interface AnalyticsContent {
  readonly tab: 'analytics';
  readonly period: PeriodDays;
  readonly world: World;
  readonly worlds: readonly World[];
  /** Sums since the beginning. */
  readonly figures: Figures;
  /** Null where nothing is measured: before the first post, and for mail. */
  readonly trend: Trend | null;
  /** Last published first. */
  readonly posts: readonly Post[];
}

export interface AudienceContent {
  readonly tab: 'audience';
  readonly world: World;
  /** The most liked of so many published posts; empty before any was measured. */
  readonly top: readonly Post[];
  readonly of: number;
  /** Invented posts, shown only while `top` is empty. */
  readonly samples: readonly SamplePost[];
}

export interface SamplePost {
  readonly text: string;
  readonly likes: number;
  readonly comments: number;
  readonly shares: number;
}

export type TabContent =
  | {
      readonly tab: 'overview';
      readonly published: readonly Post[];
      /** What leaves within minutes. */
      readonly leaving: readonly Post[];
      readonly figures: Figures;
      /** Active subscribers; null for channels that have none. */
      readonly subscribers: number | null;
    }
  | { readonly tab: 'content'; readonly library: LibraryProps | null }
  | AnalyticsContent
  | AudienceContent
  | {
      readonly tab: 'settings';
      /** The business's switch for paid advertising. */
      readonly paidAds: boolean;
      /** What it will be set to, while it is not connected. */
      readonly prepared: Prepared;
      readonly currency: string;
    };

export interface PlatformPageProps {
  readonly type: ChannelType;
  /** Where no platform was named: all of them, to choose from. */
  readonly all: PlatformListProps | null;
  readonly userId: number;
  readonly connection: Connection | null;
  /** How far it goes by itself; null where it is not connected, or publishes nothing. */
  readonly autonomy: Autonomy | null;
  /** Null before it is connected. */
  readonly doctor: Doctor | null;
  readonly signIn: SignInStand;
  /** What posts there may not show, and why; null where nothing stands in the way. */
  readonly mediaTrouble: string | null;
  /** Why a plain form was refused. */
  readonly refused: string | null;
  readonly hasProfile: boolean;
  readonly paused: boolean;
  /** No plan covers the business. */
  readonly locked: boolean;
  /** A card is only simulated; otherwise it is entered on the payment service's page. */
  readonly simulatedPayments: boolean;
  readonly canWrite: boolean;
  /** May connect, choose the network, and decide about money. */
  readonly canManage: boolean;
  readonly counts: {
    readonly scheduled: number;
    readonly awaitingApproval: number;
    readonly needsAttention: number;
    readonly published: number;
    readonly drafts: number;
    /** UTC milliseconds; null when nothing was ever written. */
    readonly lastCreatedAt: number | null;
    /** UTC milliseconds; null when nothing is scheduled. */
    readonly nextAt: number | null;
  };
  /** Posts a week that the autopilot plans here. */
  readonly weekly: number;
  readonly tab: TabContent;
  readonly route: string;
  readonly clock: Clockface;
}

/** Route of the tab of settings, to come back to from a plain form. */
export function settingsOf(type: ChannelType): string {
  return `/platforms/${channelOf(type).segment}?tab=settings`;
}
