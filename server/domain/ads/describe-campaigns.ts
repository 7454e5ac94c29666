// Campaigns as they are shown: with what they spent and brought this month, and what is being set at their network.
import type { Campaign } from '../../contract/ads.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { sumDays } from './ad-account.repo.ts';
import { listLatestOrders } from './ad-order.repo.ts';
import { type CampaignRecord, presentCampaign, statusOf } from './campaign.ts';

/** @param campaigns all of one business */
export async function describeCampaigns(
  q: Query,
  campaigns: readonly CampaignRecord[],
  at: Parameters<typeof presentCampaign>[1],
): Promise<Campaign[]> {
  const there = campaigns.filter(({ externalId }) => externalId !== null);
  const [first] = there;
  if (!first) return campaigns.map((campaign) => presentCampaign(campaign, at));
  const ids = there.map(({ id }) => id);
  const month = { from: `${at.today.slice(0, 7)}-01`, to: `${at.today.slice(0, 7)}-31` };
  const spent = await sumDays(q, first.businessId, ids, month);
  const orders = await listLatestOrders(q, first.businessId, ids);
  return campaigns.map((campaign) =>
    presentCampaign(campaign, at, { spending: spent.get(campaign.id), order: orders.get(campaign.id) }),
  );
}

/** What the active campaigns of an account may cost in a month, minor units: a budget that several share counts once. */
export function plannedOf(campaigns: readonly CampaignRecord[], today: string): number {
  const budgets = new Map<string, number>();
  for (const campaign of campaigns) {
    const { budgetRef, budget } = campaign;
    if (budgetRef !== null && statusOf(campaign, today) === 'active') budgets.set(budgetRef, budget);
  }
  return [...budgets.values()].reduce((sum, budget) => sum + budget, 0);
}
