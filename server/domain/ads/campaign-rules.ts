// What must hold for a campaign, whoever starts it: its days, the switch of paid ads, and the platform's budget.
import type { Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../kernel/app-error.ts';
import { moneyOf } from '../../kernel/money.ts';
import { inField, type Said, say } from '../../sentences/index.ts';
import { type Business, findSwitches, getBusiness } from '../business/index.ts';
import { findConnection } from '../channels/index.ts';
import { toLocal } from '../learning/index.ts';
import { listCampaigns } from './campaign.repo.ts';
import { type CampaignRecord, type NewCampaign, statusOf } from './campaign.ts';
import { lockBudgets } from './ledger.repo.ts';

/** More campaigns than a small business has on one platform. */
export const MOST_CAMPAIGNS = 200;

/** Why a campaign may not take part in spending now, for the owner; null when it may. */
export async function whyNotRunning(tx: Tx, campaign: Candidate): Promise<Said | null> {
  await lockBudgets(tx.q, campaign.businessId);
  if (!(await findSwitches(tx.q, campaign.businessId)).paidAds) {
    return say('ads.switched-off');
  }
  const business = await getBusiness(tx, campaign.businessId);
  const today = todayOf(tx, business);
  const filter = { businessId: business.id, connectionId: campaign.connectionId, limit: MOST_CAMPAIGNS };
  const others = spendingBeside(await listCampaigns(tx.q, filter), campaign).filter(
    (other) => statusOf(other, today) === 'active',
  );
  const connection = await findConnection(tx.q, { id: campaign.connectionId, businessId: business.id });
  const total = others.reduce((sum, other) => sum + other.budget, campaign.budget);
  const most = connection?.budgetMinor ?? 0;
  if (total <= most) return null;
  return say('ads.over-budget', { total, most, ...moneyOf(business) });
}

type Candidate = NewCampaign & Partial<Pick<CampaignRecord, 'id' | 'externalId' | 'budgetRef'>>;

/** Campaigns that spend beside this one: where it runs at a network, those that run there too, and each budget once. */
function spendingBeside(all: readonly CampaignRecord[], campaign: Candidate): readonly CampaignRecord[] {
  const others = all.filter(({ id }) => id !== campaign.id);
  if (!campaign.externalId) return others;
  const budgets = new Set([campaign.budgetRef]);
  return others.filter(({ externalId, budgetRef }) => {
    const isCounted = externalId !== null && !budgets.has(budgetRef);
    budgets.add(budgetRef);
    return isCounted;
  });
}

export async function requireFit(tx: Tx, campaign: Candidate & { readonly id: number }): Promise<void> {
  const reason = await whyNotRunning(tx, campaign);
  if (reason !== null) throw new AppError('conflict', reason);
}

/** @throws AppError invalid when the last day comes before the first */
export function requireDays(first: string, last: string | null): void {
  if (last !== null && last < first) {
    throw new AppError('invalid', inField('endDate', say('ads.end-before-start')), { field: 'endDate' });
  }
}

/** The day it is for a business: YYYY-MM-DD. */
export function todayOf(tx: Tx, business: Business): string {
  return toLocal(tx.now, business.timezone).date;
}
