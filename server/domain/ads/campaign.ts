// A campaign: what it is, what may be done with it, and how it is shown. One that was made here runs nowhere: what was spent
// and won is nothing, and says so. One of an advertising account is told by it, and only its budget is ours to set.
import type { Campaign, CampaignAction, CampaignStatus } from '../../contract/ads.ts';
import type { ChannelType } from '../../contract/channels/index.ts';
import type { Network } from '../../contract/connection.ts';
import { fromMicros, toMajorUnits } from '../../kernel/money.ts';
import { wordsOf } from '../../sentences/index.ts';
import type { Spending } from './ad-account.repo.ts';
import { monthlyOf } from './ad-account.ts';
import type { AdOrderRecord } from './ad-order.repo.ts';

export interface NewCampaign {
  readonly businessId: number;
  readonly connectionId: number;
  readonly name: string;
  /** As stored; what the calendar adds to it is in `statusOf`. */
  readonly state: CampaignStatus;
  readonly createdByAi: boolean;
  /** Days of the business's time zone, YYYY-MM-DD. */
  readonly startDay: string;
  /** The last day; null for an ongoing one. */
  readonly endDay: string | null;
  /** Minor units: in all for a fixed period, each month for an ongoing one. */
  readonly budget: number;
  readonly audience: string;
  readonly audienceSize: number | null;
}

export interface CampaignRecord extends NewCampaign {
  readonly id: number;
  readonly channel: ChannelType;
  readonly network: Network;
  readonly createdAt: number;
  /** The network's own name of it; null for one that was made here. */
  readonly externalId: string | null;
  /** The account's; null for one that was made here. */
  readonly currency: string | null;
  /** Its budget there, where that is one for each day: the network's name of it, millionths a day, campaigns on it. */
  readonly budgetRef: string | null;
  readonly dailyMicros: number | null;
  readonly budgetUses: number | null;
}

/** The status on a day: one that has not begun is pending, one whose last day is over is completed. */
export function statusOf(campaign: CampaignRecord, today: string): CampaignStatus {
  const { state, startDay, endDay } = campaign;
  if (state === 'pending' || state === 'completed') return state;
  if (endDay !== null && endDay < today) return 'completed';
  return startDay > today ? 'pending' : state;
}

const ACTIONS: Readonly<Record<CampaignStatus, readonly CampaignAction[]>> = {
  pending: ['start', 'delete'],
  active: ['pause', 'complete', 'edit'],
  paused: ['resume', 'complete', 'edit'],
  completed: ['delete'],
};

/** What may be done with it on a day; decides buttons and refusals alike. */
export function campaignActions(campaign: CampaignRecord, today: string): readonly CampaignAction[] {
  const status = statusOf(campaign, today);
  if (campaign.externalId === null) return ACTIONS[status];
  if (status === 'completed') return ['delete'];
  return campaign.dailyMicros === null ? [] : ['edit'];
}

const DAY = 86_400_000;

/** Days from one day to another, both counted. */
function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY) + 1;
}

function progressOf({ startDay, endDay }: CampaignRecord, today: string): Campaign['progress'] {
  if (endDay === null) return null;
  const of = daysBetween(startDay, endDay);
  return { days: Math.min(of, Math.max(0, daysBetween(startDay, today))), of };
}

/** What is known of a campaign beyond itself, where it runs. */
export interface CampaignNews {
  readonly spending?: Spending | undefined;
  /** The latest. */
  readonly order?: AdOrderRecord | undefined;
}

export function presentCampaign(
  campaign: CampaignRecord,
  at: { today: string; currency: string; canManage: boolean },
  { spending, order }: CampaignNews = {},
): Campaign {
  const { externalId, dailyMicros } = campaign;
  const spent = Math.round((spending?.spentMicros ?? 0) / 10_000) / 100;
  const results = spending?.results ?? 0;
  return {
    id: campaign.id,
    platformId: campaign.connectionId,
    platform: campaign.channel,
    network: externalId === null && campaign.network === 'real' ? 'sandbox' : campaign.network,
    simulated: externalId !== null && campaign.network === 'sandbox',
    name: campaign.name,
    createdByAI: campaign.createdByAi,
    startDate: campaign.startDay,
    endDate: campaign.endDay,
    status: statusOf(campaign, at.today),
    budget: toMajorUnits(campaign.budget),
    daily: dailyMicros === null ? null : fromMicros(dailyMicros),
    sharedBy: campaign.budgetUses ?? 1,
    ordered: order?.state === 'open' ? toMajorUnits(monthlyOf(order.after)) : null,
    orderNote: order?.state === 'refused' && order.note ? wordsOf(order.note) : null,
    spent,
    results,
    cpa: results > 0 ? Math.round((spent / results) * 100) / 100 : null,
    currency: campaign.currency ?? at.currency,
    performance: null,
    audience: { type: campaign.audience, size: campaign.audienceSize },
    progress: progressOf(campaign, at.today),
    actions: at.canManage ? [...campaignActions(campaign, at.today)] : [],
    createdAt: new Date(campaign.createdAt).toISOString(),
  };
}
