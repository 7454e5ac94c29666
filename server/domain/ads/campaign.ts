// A campaign: what it is, what may be done with it, and how it is shown. No advertising network is connected, so none
// runs anywhere: what was spent and won is nothing, and says so.
import type { Campaign, CampaignAction, CampaignStatus } from '../../contract/ads.ts';
import type { ChannelType } from '../../contract/channels/index.ts';
import type { Network } from '../../contract/connection.ts';
import { toMajorUnits } from '../../kernel/money.ts';

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
  return ACTIONS[statusOf(campaign, today)];
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

export function presentCampaign(
  campaign: CampaignRecord,
  at: { today: string; currency: string; canManage: boolean },
): Campaign {
  return {
    id: campaign.id,
    platformId: campaign.connectionId,
    platform: campaign.channel,
    network: campaign.network,
    name: campaign.name,
    createdByAI: campaign.createdByAi,
    startDate: campaign.startDay,
    endDate: campaign.endDay,
    status: statusOf(campaign, at.today),
    budget: toMajorUnits(campaign.budget),
    spent: 0,
    results: 0,
    cpa: null,
    currency: at.currency,
    performance: null,
    audience: { type: campaign.audience, size: campaign.audienceSize },
    progress: progressOf(campaign, at.today),
    actions: at.canManage ? [...campaignActions(campaign, at.today)] : [],
    createdAt: new Date(campaign.createdAt).toISOString(),
  };
}
