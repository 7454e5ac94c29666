// What the page of one platform needs: what every tab shows, and what only the open one does.
import type { Connection } from '../../../server/contract/connection.ts';
import type { ChannelType } from '../../../server/contract/constants/channels.ts';
import type { Metrics } from '../../../server/contract/metrics.ts';
import type { Post } from '../../../server/contract/post.ts';
import type { Clockface } from '../../components/time.tsx';
import type { ComposerProps } from '../compose/index.tsx';

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
  readonly olderThan: number | null;
}

export type TabContent =
  | {
      readonly tab: 'overview';
      readonly published: readonly Post[];
      readonly figures: Figures;
      /** Active subscribers; null for channels that have none. */
      readonly subscribers: number | null;
    }
  | { readonly tab: 'content'; readonly library: LibraryProps | null }
  | { readonly tab: 'analytics'; readonly figures: Figures; readonly posts: readonly Post[] }
  | { readonly tab: 'audience'; readonly top: readonly Post[]; readonly of: number }
  | { readonly tab: 'settings' };

export interface PlatformPageProps {
  readonly type: ChannelType;
  readonly userId: number;
  readonly connection: Connection | null;
  readonly hasProfile: boolean;
  readonly paused: boolean;
  readonly canWrite: boolean;
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
  readonly tab: TabContent;
  readonly route: string;
  readonly clock: Clockface;
}
