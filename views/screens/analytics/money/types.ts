// What the view of money shows: amounts are major units a day, and what they bring are results a day.
import type { ChannelType } from '../../../../server/contract/channels/index.ts';
import type { World } from '../../../../server/contract/connection.ts';
import type { Clockface } from '../../../components/time.tsx';

/** `low` and `high` are the 10th and 90th percentile. */
export interface Brought {
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

export interface MoneyPoint extends Brought {
  readonly amount: number;
}

export interface MoneyRow {
  readonly campaignId: number;
  readonly connectionId: number;
  readonly channel: ChannelType;
  readonly name: string;
  /** Where its budget stands. */
  readonly now: MoneyPoint;
  /** What ten units of the currency more would bring. */
  readonly nextTen: Brought;
  /** A person holds the budgets of its channel. */
  readonly isHeld: boolean;
}

/** What a simulated campaign does on an average day, results. */
export interface MoneyTruth {
  /** What its account tells, at the amounts of the points. */
  readonly told: readonly number[];
  /** Where its budget stands. */
  readonly now: { readonly caused: number; readonly told: number };
}

export interface MoneyOfWorld {
  readonly world: World;
  readonly currency: string;
  /** Days with figures, and results on them. */
  readonly days: number;
  readonly results: number;
  /** Where the next money brings the most first; of very many, those with the largest budgets. */
  readonly rows: readonly MoneyRow[];
  /** Budgets that are not among the rows. */
  readonly more: number;
  /** The one whose curve is drawn; `truth` where what is behind a simulated one is shown. */
  readonly chosen: MoneyRow & { readonly points: readonly MoneyPoint[]; readonly truth: MoneyTruth | null };
}

export interface MoneyProps {
  readonly worlds: readonly MoneyOfWorld[];
  readonly canManage: boolean;
  /** Why a word could not be taken, for forms without script. */
  readonly refused: string | null;
  readonly clock: Clockface;
}
