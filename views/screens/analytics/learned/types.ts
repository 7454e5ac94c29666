// What the view of what was learned shows: plain figures, as they were learned by a moment.

import type { ChannelType } from '../../../../server/contract/channels/index.ts';
import type { World } from '../../../../server/contract/connection.ts';
import type { Stance } from '../../../../server/contract/overrule.ts';
import type { Trait } from '../../../../server/contract/trait.ts';
import type { UpliftPace } from '../../../../server/contract/uplift.ts';
import type { Clockface } from '../../../components/time.tsx';

/** Natural logs, 0 as usual for the account; `low` and `high` are the 10th and 90th percentile. */
export interface Estimate {
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

export interface LearnedCell extends Estimate {
  /** Monday 1 to Sunday 7, and the first of three local hours. */
  readonly weekday: number;
  readonly hour: number;
  /** Posts in it. */
  readonly n: number;
  readonly stance: Stance | null;
  /** What the simulated readers really like; null unless that is shown. */
  readonly truth: number | null;
}

export interface LearnedLevel extends Estimate {
  readonly trait: Trait;
  readonly value: string;
  readonly n: number;
  readonly stance: Stance | null;
  readonly truth: number | null;
}

/** What was believed at a moment. */
export interface LearnedThen {
  /** UTC milliseconds. */
  readonly at: number;
  readonly posts: number;
  /** The best part of the week; null while there were too few posts. */
  readonly time: (Estimate & Pick<LearnedCell, 'weekday' | 'hour'>) | null;
  readonly pillar: (Estimate & { readonly value: string }) | null;
}

export interface LearnedChannel {
  readonly id: number;
  readonly type: ChannelType;
  readonly world: World;
  readonly posts: number;
  /** Posts from which on what they say counts. */
  readonly enough: number;
  readonly cells: readonly LearnedCell[];
  readonly levels: readonly LearnedLevel[];
  /** What was said of pillars. */
  readonly themes: readonly { readonly value: string; readonly isNever: boolean }[];
  /** The newest first. */
  readonly earlier: readonly LearnedThen[];
}

/** Shares: .05 is 5 % more than the baseline. */
export interface UpliftShown extends UpliftPace {
  readonly uplift: number;
  readonly low: number;
  readonly high: number;
  readonly posts: number;
  readonly verdict: 'better' | 'worse' | 'open';
  readonly world: World;
}

/** What choosing between two versions of mails has brought. */
export interface MailGainShown {
  /** Shares: .05 is 5 % more than the first version; null while too few have read either. */
  readonly gain: {
    readonly gain: number;
    readonly low: number;
    readonly high: number;
    readonly mailings: number;
  } | null;
  readonly says: string;
}

export interface LearnedProps {
  /** Channels that have posts, by their names; the shown one is `channel`. */
  readonly channels: readonly { readonly id: number; readonly type: ChannelType; readonly world: World }[];
  readonly channel: LearnedChannel | null;
  readonly uplift: UpliftShown | null;
  /** Null where no mails are sent. */
  readonly mails: MailGainShown | null;
  readonly canWrite: boolean;
  /** The truth about simulated readers: shown, could be shown, or there is none. */
  readonly truth: 'shown' | 'hidden' | 'none';
  /** Why a word could not be taken, for forms without script. */
  readonly refused: string | null;
  readonly clock: Clockface;
}
