// What the content calendar shows, as its loader hands it over. Days are `2027-03-01`, in the business's time zone.
import type { ComposerProps } from '../../../islands/composer/index.tsx';
import type { Recommendation } from '../../../server/contract/calendar.ts';
import type { ChannelType } from '../../../server/contract/channels/index.ts';
import type { Network } from '../../../server/contract/connection.ts';
import type { Post, PostStatus } from '../../../server/contract/post.ts';
import type { Clockface } from '../../components/time.tsx';

export const CALENDAR_VIEWS = ['month', 'week', 'day', 'list'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

export const CALENDAR_FILTERS = ['all', 'waiting', 'scheduled', 'published'] as const;
export type CalendarFilter = (typeof CALENDAR_FILTERS)[number];

/** What the address says. */
export interface CalendarPlace {
  readonly view: CalendarView;
  /** The chosen day. */
  readonly date: string;
  readonly channel: ChannelType | null;
  readonly state: CalendarFilter;
}

/** A post as it stands in a cell. */
export interface CalendarPost {
  readonly id: number;
  readonly channel: ChannelType;
  readonly network: Network;
  readonly status: PostStatus;
  /** A mailing that is in the local outbox: nothing left this machine. */
  readonly stayed: boolean;
  /** It is shown before it leaves by itself, and may be kept back. */
  readonly leaving: boolean;
  /** ISO 8601. */
  readonly at: string;
  /** What the clock on the wall shows then: `2027-03-01T09:30`. */
  readonly wall: string;
  readonly words: string;
  /** Path of a small picture of what it shows; null for none. */
  readonly picture: string | null;
  /** What kind of post it is: "Useful"; null for a person's own words. */
  readonly kind: string | null;
  readonly movable: boolean;
  /** Says that another post of its channel is too near; null when none is. */
  readonly close: string | null;
}

/** A time that has no post yet: one that somebody has set for a channel's posts, or at which one comes again. */
export interface CalendarOpening {
  readonly channel: ChannelType;
  readonly platformId: number;
  /** The post that comes again then. */
  readonly again?: { readonly postId: number; readonly words: string };
  /** What the clock on the wall shows then. */
  readonly wall: string;
}

export interface CalendarDay {
  readonly day: string;
  readonly posts: readonly CalendarPost[];
  /** Free slots, where all states are on view. */
  readonly openings: readonly CalendarOpening[];
  /** Of another month than the one that is shown. */
  readonly outside: boolean;
  /** Who has no post on a day that is planned already: "No post", "No Facebook post". */
  readonly missing: string | null;
}

export interface ContentCalendarProps {
  readonly place: CalendarPlace;
  readonly today: string;
  /** Whole weeks, a week, or a day; in a list the days that have posts. */
  readonly days: readonly CalendarDay[];
  /** First and last day on view. */
  readonly from: string;
  readonly last: string;
  readonly previous: string;
  readonly next: string;
  /** There are more posts in these days than are shown. */
  readonly cut: boolean;
  /** The posts of the chosen day, or of all days of a list, with what can be done about each. */
  readonly listed: readonly { readonly day: string; readonly posts: readonly Post[] }[];
  /** More posts of the chosen day than are listed. */
  readonly unlisted: number;
  /** Channels that have no post on the chosen day, where that day is planned already. */
  readonly silent: readonly ChannelType[];
  readonly health: { readonly emptyDays: number; readonly closePairs: number } | null;
  /** What leaves within minutes without anybody's approval, whichever days are on view. */
  readonly leaving: readonly Post[];
  readonly recommendations: readonly Recommendation[];
  /** Connected channels that publish. */
  readonly channels: readonly ChannelType[];
  readonly connections: number;
  readonly hasProfile: boolean;
  /** There are posts around now, whichever days are on view. */
  readonly hasPosts: boolean;
  /** Writes a new post; null for who may not. */
  readonly composer: ComposerProps | null;
  /** Sees the address by which calendar programs subscribe: nobody does during a support visit. */
  readonly seesAddress: boolean;
  /** Why a plain form was refused; null when none was. */
  readonly refusal: string | null;
  readonly clock: Clockface;
}
