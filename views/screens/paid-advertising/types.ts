// What Paid Advertising shows: the chosen platform, and only what its open tab needs.
import type { BudgetEntry, Campaign } from '../../../server/contract/ads.ts';
import type { ChannelType } from '../../../server/contract/channels/index.ts';
import type { Connection } from '../../../server/contract/connection.ts';
import type { Clockface } from '../../components/time.tsx';

export const AD_TABS = ['campaigns', 'audience', 'insights'] as const;
export type AdTab = (typeof AD_TABS)[number];

/** A form without script that was refused: which one, why, and what was typed. */
export interface RefusedForm {
  readonly form: string;
  readonly field: string | undefined;
  readonly message: string;
  readonly values: Readonly<Record<string, string>>;
}

export interface AdsPage {
  /** Null while no platform that can advertise is connected. */
  readonly chosen: Chosen | null;
  readonly platforms: readonly ChannelType[];
  readonly canManage: boolean;
  readonly currency: string;
  readonly clock: Clockface;
  readonly today: string;
  /** What was just done, told above the panel. */
  readonly done: string | null;
  readonly refused: RefusedForm | null;
  readonly tab: AdTabContent;
}

export interface Chosen {
  readonly connection: Connection;
  /** No budget was ever set for it. */
  readonly isNew: boolean;
  /** Monthly, major units: all platforms together, and the limit above them. */
  readonly total: number;
  readonly limit: number | null;
  readonly pace: { readonly day: number; readonly days: number; readonly even: number };
  /** Names the next request for funds. */
  readonly request: string;
  /** What its advertising account tells; null where none is connected. */
  readonly account: AdAccount | null;
}

/** Of this month, in the account's own currency, major units. */
export interface AdAccount {
  /** The Sandbox makes its figures up. */
  readonly isSimulated: boolean;
  readonly currency: string;
  readonly spent: number;
  readonly results: number;
  readonly cpa: number | null;
  /** What its active campaigns may cost in a month. */
  readonly planned: number;
}

/** What one campaign brought on one day, major units. */
export interface AdDayFigures {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly spent: number;
  readonly clicks: number;
  readonly impressions: number;
  readonly results: number;
}

export type AdTabContent = CampaignsContent | AudienceContent | AdInsightsContent;

export interface CampaignsContent {
  readonly tab: 'campaigns';
  readonly campaigns: readonly Campaign[];
  readonly history: readonly BudgetEntry[];
  /** The form for a new one is open. */
  readonly isNew: boolean;
  /** The part of one card that is open. */
  readonly open: { readonly id: number; readonly show: 'settings' | 'analytics' } | null;
  /** The latest days of the campaign whose analytics are open. */
  readonly days: readonly AdDayFigures[];
}

export interface AudienceContent {
  readonly tab: 'audience';
}

export interface AdInsightsContent {
  readonly tab: 'insights';
  /** Why a campaign is recommended; null when nothing is. */
  readonly recommendation: string | null;
}

/** The route of the screen for the chosen platform, with more parameters. */
export function routeFor(page: AdsPage, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ tab: page.tab.tab, ...more });
  if (page.chosen) query.set('platform', page.chosen.connection.type);
  return `/paid-advertising?${query}`;
}
