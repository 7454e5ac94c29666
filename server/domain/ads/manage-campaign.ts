// What a person does with a campaign that is there: change, start, pause, resume, complete, delete.
import type { CampaignAction, CampaignChange, CampaignStatus } from '../../contract/ads.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { toMinorUnits } from '../../kernel/money.ts';
import { say } from '../../sentences/index.ts';
import { getBusiness, requireOwner, requireUnlocked } from '../business/index.ts';
import { type CampaignChanges, findCampaign, removeCampaign, updateCampaign } from './campaign.repo.ts';
import { type CampaignRecord, campaignActions, statusOf } from './campaign.ts';
import { requireDays, requireFit, todayOf } from './campaign-rules.ts';
import { lockBudgets } from './ledger.repo.ts';
import { orderBudget } from './order-budget.ts';

/**
 * Changes words, end or budget; where the campaign runs at a network, its budget is ordered there.
 * @throws AppError conflict when its status, or the platform's budget, forbids it; and what `orderBudget` throws
 */
export function changeCampaign(
  ctx: Context,
  actor: AccountActor,
  id: number,
  change: CampaignChange,
): Promise<CampaignRecord> {
  return act({ ctx, actor, id, action: 'edit' }, async (tx, campaign) => {
    if (campaign.externalId !== null) {
      await orderBudget(tx, actor, campaign, change);
      return {};
    }
    const endDay = change.endDate === undefined ? campaign.endDay : change.endDate || null;
    const budget = change.budget === undefined ? campaign.budget : toMinorUnits(change.budget);
    requireDays(campaign.startDay, endDay);
    if (budget > campaign.budget) await requireFit(tx, { ...campaign, budget });
    return { name: change.name, audience: change.audience, endDay, budget };
  });
}

export type Move = 'start' | 'pause' | 'resume' | 'complete';

const LEADS_TO: Readonly<Record<Move, CampaignStatus>> = {
  start: 'active',
  pause: 'paused',
  resume: 'active',
  complete: 'completed',
};

/** Moves a campaign on. @throws AppError conflict when its status, a switch or the budget forbids it */
export function moveCampaign(
  ctx: Context,
  actor: AccountActor,
  id: number,
  move: Move,
): Promise<CampaignRecord> {
  return act({ ctx, actor, id, action: move }, async (tx, campaign) => {
    const today = todayOf(tx, await getBusiness(tx, campaign.businessId));
    const state = LEADS_TO[move];
    if (move === 'complete') return { state, endDay: earlier(campaign.endDay, today) };
    if (state !== 'active') return { state };
    // Started by hand, it begins today at the latest.
    const startDay = campaign.startDay > today ? today : campaign.startDay;
    await requireFit(tx, { ...campaign, startDay });
    return { state, startDay };
  });
}

/** Deletes one that does not run. */
export async function deleteCampaign(ctx: Context, actor: AccountActor, id: number): Promise<void> {
  await requireCampaign(ctx.db.read, actor, id);
  requireOwner(actor);
  await unitOfWork(ctx, actor, async (tx) => {
    const campaign = await allow(tx, actor, id, 'delete');
    await requireUnlocked(tx, actor.businessId);
    if (!(await removeCampaign(tx.q, id, campaign.state))) throw stale();
    tx.emit({ kind: 'campaign.deleted', businessId: actor.businessId, subjectId: id });
  });
}

async function act(
  request: { ctx: Context; actor: AccountActor; id: number; action: CampaignAction },
  work: (tx: Tx, campaign: CampaignRecord) => Promise<CampaignChanges>,
): Promise<CampaignRecord> {
  const { ctx, actor, id, action } = request;
  await requireCampaign(ctx.db.read, actor, id);
  requireOwner(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    await lockBudgets(tx.q, actor.businessId);
    const campaign = await allow(tx, actor, id, action);
    // What spends no more may always be stopped.
    const isTheirs = campaign.externalId !== null;
    if (action !== 'pause' && action !== 'complete' && !isTheirs) await requireUnlocked(tx, actor.businessId);
    const changes = await work(tx, campaign);
    const step = { from: campaign.state, changes, now: tx.now };
    if (!(await updateCampaign(tx.q, id, step))) throw stale();
    tx.emit({ kind: 'campaign.changed', businessId: actor.businessId, subjectId: id, data: { action } });
    return requireCampaign(tx.q, actor, id);
  });
}

async function allow(
  tx: Tx,
  actor: AccountActor,
  id: number,
  action: CampaignAction,
): Promise<CampaignRecord> {
  const campaign = await requireCampaign(tx.q, actor, id);
  const today = todayOf(tx, await getBusiness(tx, actor.businessId));
  const possible = campaignActions(campaign, today);
  if (possible.includes(action)) return campaign;
  const status = statusOf(campaign, today);
  throw new AppError('conflict', say('ads.not-possible', { status, action, possible }));
}

async function requireCampaign(q: Query, { businessId }: AccountActor, id: number): Promise<CampaignRecord> {
  const campaign = await findCampaign(q, { id, businessId });
  if (!campaign) throw notFound();
  return campaign;
}

function earlier(day: string | null, today: string): string {
  return day !== null && day < today ? day : today;
}

function stale(): AppError {
  return new AppError('conflict', say('ads.campaign-just-changed'));
}
