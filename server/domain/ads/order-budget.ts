// Ordering a budget of a campaign that runs at a network: what a person decided, held to every limit, before anything is done.
import type { CampaignChange } from '../../contract/ads.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { type AccountActor, actorName } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { toMinorUnits } from '../../kernel/money.ts';
import { inField, type Said, say } from '../../sentences/index.ts';
import { findSwitches, getBusiness, requireUnlocked } from '../business/index.ts';
import { findConnection } from '../channels/index.ts';
import { dailyOf, isAdAccount, monthlyOf } from './ad-account.ts';
import { type AdOrderRecord, insertOrder, listLatestOrders } from './ad-order.repo.ts';
import type { CampaignRecord } from './campaign.ts';
import { whyNotRunning } from './campaign-rules.ts';

/**
 * Orders another budget; the caller holds the budgets of the business.
 * @throws AppError conflict when a limit forbids it, one is on its way already, or something else was to be changed as well;
 * invalid for an amount that is no coin a day
 */
export async function orderBudget(
  tx: Tx,
  actor: AccountActor,
  campaign: CampaignRecord,
  change: CampaignChange,
): Promise<void> {
  const { budget, ...rest } = change;
  if (budget === undefined || hasOther(rest, campaign)) {
    throw new AppError('conflict', say('ads.kept-there', { channel: campaign.channel }));
  }
  const refusal = await whyNotOurs(tx, campaign);
  if (refusal) throw new AppError('conflict', refusal);
  const before = campaign.dailyMicros ?? 0;
  const after = dailyOf(toMinorUnits(budget), campaign.currency ?? '');
  // Told by the month, what stands is not always what was typed: it stays.
  if (after === before || toMinorUnits(budget) === campaign.budget) return;
  if (after === 0) throw new AppError('invalid', inField('budget', say('ads.no-coin')), { field: 'budget' });
  if (after > before) await requireUnlocked(tx, campaign.businessId);
  const order = { after, actor: actorName(actor), moveId: null, isBack: false };
  const against = await placeOrder(tx, campaign, order);
  if (against) throw new AppError('conflict', against);
}

/**
 * Orders a daily budget, micros; the caller holds the budgets of the business.
 * @returns what stands against it; null when it is ordered
 */
export async function placeOrder(
  tx: Tx,
  campaign: CampaignRecord,
  order: Pick<AdOrderRecord, 'after' | 'actor' | 'moveId' | 'isBack'>,
): Promise<Said | null> {
  const { businessId, id: campaignId, connectionId: subjectId, name } = campaign;
  const { after } = order;
  const before = campaign.dailyMicros ?? 0;
  const refusal = await whyNotOurs(tx, campaign);
  if (refusal) return refusal;
  const latest = (await listLatestOrders(tx.q, businessId, [campaignId])).get(campaignId);
  if (latest?.state === 'open') return say('ads.on-its-way');
  const against = after > before ? await whyNotRaised(tx, campaign, after) : null;
  if (against) return against;
  const orderId = await insertOrder(tx.q, { ...order, businessId, campaignId, before, createdAt: tx.now });
  tx.emit({
    kind: 'budget.ordered',
    businessId,
    subjectId,
    data: { orderId, campaign: name, before, after },
  });
  return null;
}

/** A form sends all of its fields along. */
function hasOther({ name, endDate, audience }: CampaignChange, campaign: CampaignRecord): boolean {
  return (
    (name !== undefined && name !== campaign.name) ||
    (endDate !== undefined && (endDate || null) !== campaign.endDay) ||
    (audience !== undefined && audience !== campaign.audience)
  );
}

/** Why its budget is not to be set by us, for the owner; null when it is. */
export async function whyNotOurs(tx: Tx, campaign: CampaignRecord): Promise<Said | null> {
  const { businessId, connectionId: id, channel, currency, dailyMicros, budgetRef } = campaign;
  const connection = await findConnection(tx.q, { id, businessId });
  if (!connection || !isAdAccount(connection)) return say('ads.not-connected', { channel });
  if (dailyMicros === null || budgetRef === null) return say('ads.kept-there', { channel });
  const business = await getBusiness(tx, businessId);
  if (business.currency === currency) return null;
  return say('ads.other-currency', { account: currency ?? '', business: business.currency });
}

/** Why a campaign may not spend more, for the owner; null when it may. @param after micros a day */
export async function whyNotRaised(tx: Tx, campaign: CampaignRecord, after: number): Promise<Said | null> {
  const { paused, locked } = await findSwitches(tx.q, campaign.businessId);
  if (paused || locked) return say('ads.paused');
  return whyNotRunning(tx, { ...campaign, budget: monthlyOf(after) });
}
