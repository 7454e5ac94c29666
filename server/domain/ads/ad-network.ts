// What advertising needs from the outside world. Connectors implement it; nothing here knows which network it is.

import type { ChannelType } from '../../contract/channels/index.ts';
import type { Network } from '../../contract/connection.ts';
import type { Told } from '../../contract/sentence.ts';
import type { NetworkCall, Reconnect } from '../content/index.ts';

/** A budget that is for each day on average. Money in millionths of the account's currency. */
export interface AdBudget {
  /** The network's own name of it. */
  readonly ref: string;
  readonly dailyMicros: number;
  /** Campaigns that live on it: a change is one for all of them. */
  readonly uses: number;
}

export interface AdCampaign {
  /** The network's own name of it, which no other account has. */
  readonly externalId: string;
  readonly name: string;
  readonly state: 'active' | 'paused';
  /** Null where it is none that is set by the day. */
  readonly budget: AdBudget | null;
}

/** What one campaign spent and brought on one day; a day without anything is absent. */
export interface AdDay {
  readonly externalId: string;
  /** YYYY-MM-DD in the account's own time zone. */
  readonly day: string;
  readonly spentMicros: number;
  readonly clicks: number;
  readonly impressions: number;
  /** What the account counts as a success; parts of one are possible. */
  readonly results: number;
}

export type AdRead =
  | {
      readonly end: 'read';
      readonly currency: string;
      readonly campaigns: readonly AdCampaign[];
      readonly days: readonly AdDay[];
    }
  | Reconnect
  | { readonly end: 'unknown'; readonly error: Told };

/** A budget to be set: only where it still is what whoever decided has seen. Micros a day. */
export interface BudgetOrder {
  readonly ref: string;
  readonly before: number;
  readonly after: number;
}

/**
 * `set`: read back as it was ordered. `changed`: somebody else has set another meanwhile, and nothing was done. `unknown`: it may
 * be set; ordering the same again is harmless.
 */
export type AdOrderEnd =
  | { readonly end: 'set' | 'changed'; readonly dailyMicros: number }
  | Reconnect
  | { readonly end: 'retry'; readonly at: number; readonly error: Told }
  | { readonly end: 'rejected'; readonly reason: Told }
  | { readonly end: 'unknown'; readonly error: Told };

/** Days, both of which belong to it: YYYY-MM-DD. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

export interface ReadSpan extends DaySpan {
  /** What the business counts in: the Sandbox opens its accounts in it, real ones have a currency of their own. */
  readonly currency: string;
}

export interface AdNetwork {
  /** Whether adverts of a channel can be read and paid for by us on a network. */
  has(channel: ChannelType, network: Network): boolean;
  /** @throws Error when the account cannot be asked */
  read(call: NetworkCall, span: ReadSpan): Promise<AdRead>;
  setBudget(call: NetworkCall, order: BudgetOrder): Promise<AdOrderEnd>;
}
