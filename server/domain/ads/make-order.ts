// Setting at the network what was ordered: the account is read anew, every limit is asked again, and the network sets it only over
// the amount that whoever decided has seen. The amount is absolute, so an answer that is lost is asked for again.
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { MINUTE, SECOND } from '../../kernel/clock.ts';
import { moneyOf } from '../../kernel/money.ts';
import { type Said, say } from '../../sentences/index.ts';
import { getBusiness } from '../business/index.ts';
import { findConnectionOfAnyBusiness } from '../channels/index.ts';
import { BlockedError, callNetwork } from '../content/index.ts';
import { recordDecisions } from '../events/index.ts';
import { type Advertising, monthlyOf } from './ad-account.ts';
import type { AdOrderEnd } from './ad-network.ts';
import { type AdOrderRecord, endOrder, findOrderOfAnyBusiness, storeBudget } from './ad-order.repo.ts';
import { findCampaign } from './campaign.repo.ts';
import type { CampaignRecord } from './campaign.ts';
import { goOnAfter, whyNotGoneOn } from './drive-move.ts';
import { lockBudgets } from './ledger.repo.ts';
import { findMove } from './move.repo.ts';
import { whyNotOurs, whyNotRaised } from './order-budget.ts';
import { AD_DEADLINE, addressOf, readAdAccount } from './read-account.ts';

/** What could not be set so soon is decided anew: also after a restore, or days without power. */
const GOOD_FOR = 15 * MINUTE;
const TRY_AGAIN = 30 * SECOND;

/** @returns when to go on with it, UTC milliseconds; null when it has ended */
export async function makeOrder(ctx: Context, parts: Advertising, orderId: number): Promise<number | null> {
  const order = await findOrderOfAnyBusiness(ctx.db.read, orderId);
  if (order?.state !== 'open') return null;
  const last = order.createdAt + GOOD_FOR;
  if (ctx.clock.now() >= last) return refuse(ctx, parts, order, say('ads.too-late'));
  try {
    const at = await tryOrder(ctx, parts, order);
    return at === null ? null : Math.min(at, last);
  } catch (error) {
    parts.note({ err: error, orderId }, 'a budget could not be set at its network yet');
    const at = error instanceof BlockedError ? error.until : ctx.clock.now() + TRY_AGAIN;
    return Math.min(at, last);
  }
}

async function tryOrder(ctx: Context, parts: Advertising, order: AdOrderRecord): Promise<number | null> {
  const { businessId, campaignId: id } = order;
  const known = await findCampaign(ctx.db.read, { id, businessId });
  if (!known) return null;
  const connection = await findConnectionOfAnyBusiness(ctx.db.read, known.connectionId);
  if (!connection) return null;
  await readAdAccount(ctx, parts, connection.id);
  const { campaign, refusal } = await unitOfWork(ctx, SYSTEM, (tx) => judge(tx, order));
  if (refusal || !campaign?.budgetRef) return refuse(ctx, parts, order, refusal ?? say('ads.gone-there'));
  const { before, after } = order;
  const ref = campaign.budgetRef;
  // Once more just before it leaves: signing in anew may have taken its time.
  const until = {
    deadline: AD_DEADLINE,
    before: async () => (await whyStopped(ctx.db.read, order)) === null,
  };
  const end = await callNetwork(ctx, parts, addressOf(connection), until, (call) =>
    parts.network.setBudget(call, { ref, before, after }),
  );
  return settle(ctx, parts, { order, campaign }, end);
}

/** What stands against it now, with the account as it was just read. */
async function judge(tx: Tx, order: AdOrderRecord) {
  const { businessId, campaignId: id, before, after } = order;
  await lockBudgets(tx.q, businessId);
  const campaign = await findCampaign(tx.q, { id, businessId });
  const stopped = await whyStopped(tx.q, order);
  if (stopped) return { campaign, refusal: stopped };
  if (!campaign || campaign.state === 'completed') return { campaign, refusal: say('ads.gone-there') };
  const ours = await whyNotOurs(tx, campaign);
  if (ours) return { campaign, refusal: ours };
  // An earlier try may have set it already.
  const isExpected = campaign.dailyMicros === before || campaign.dailyMicros === after;
  if (!isExpected) return { campaign, refusal: await changedThere(tx, campaign, campaign.dailyMicros ?? 0) };
  if (after <= before) return { campaign, refusal: null };
  return { campaign, refusal: await whyNotRaised(tx, campaign, after) };
}

/** What Drivyn orders by itself stops with its switches; what a person ordered, or takes back, does not. */
async function whyStopped(
  q: Query,
  { moveId, businessId, campaignId, isBack }: AdOrderRecord,
): Promise<Said | null> {
  if (moveId === null) return null;
  const move = await findMove(q, { id: moveId, businessId });
  // Of a move that is gone, nothing goes on.
  if (!move) return say('ads.gone-there');
  if (move.state === 'undone') return null;
  // What goes back asks for itself alone: others of the move may be held where they are.
  const changes = isBack ? move.changes.filter((one) => one.campaignId === campaignId) : move.changes;
  return whyNotGoneOn({ q }, { ...move, changes });
}

async function changedThere(tx: Tx, { channel, businessId }: CampaignRecord, daily: number): Promise<Said> {
  const money = moneyOf(await getBusiness(tx, businessId));
  return say('ads.changed-there', { channel, budget: monthlyOf(daily), ...money });
}

async function settle(
  ctx: Context,
  parts: Advertising,
  { order, campaign }: { readonly order: AdOrderRecord; readonly campaign: CampaignRecord },
  end: AdOrderEnd,
): Promise<number | null> {
  switch (end.end) {
    case 'set':
      return recordSet(ctx, parts, { order, campaign }, end.dailyMicros);
    case 'changed': {
      const reason = await unitOfWork(ctx, SYSTEM, (tx) => changedThere(tx, campaign, end.dailyMicros));
      return refuse(ctx, parts, order, reason);
    }
    case 'rejected':
      return refuse(
        ctx,
        parts,
        order,
        say('ads.refused-there', { channel: campaign.channel, said: end.reason }),
      );
    case 'reconnect':
      return refuse(
        ctx,
        parts,
        order,
        say('ads.refused-there', { channel: campaign.channel, said: end.error }),
      );
    case 'retry':
      return end.at;
    case 'unknown':
      return ctx.clock.now() + TRY_AGAIN;
  }
}

async function recordSet(
  ctx: Context,
  parts: Advertising,
  { order, campaign }: { readonly order: AdOrderRecord; readonly campaign: CampaignRecord },
  daily: number,
): Promise<null> {
  const { businessId, connectionId, budgetRef: ref, name } = campaign;
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    await lockBudgets(tx.q, businessId);
    if (ref !== null) {
      const budget = { daily, monthly: monthlyOf(daily), now: tx.now };
      await storeBudget(tx.q, { businessId, connectionId, ref }, budget);
    }
    if (!(await endOrder(tx.q, order, { state: 'made', note: null, now: tx.now }))) return;
    const data = { orderId: order.id, campaign: name, before: order.before, after: daily };
    tx.emit({ kind: 'budget.made', businessId, subjectId: connectionId, data });
    if (order.moveId !== null) return goOnAfter(tx, order);
    const money = moneyOf(await getBusiness(tx, businessId));
    const change = { name, before: monthlyOf(order.before), after: monthlyOf(daily), ...money };
    await recordDecisions(tx, [
      {
        ...{ businessId, connectionId, kind: 'budget' as const },
        what: say('ads.campaign-budget-set', { ...change, channel: campaign.channel }),
        why: say('ads.you-set-it'),
        limit: null,
      },
    ]);
  });
  const { id: orderId, before, actor } = order;
  parts.note(
    { orderId, connectionId, campaign: campaign.externalId, before, after: daily, actor },
    'a budget was set',
  );
  return null;
}

async function refuse(ctx: Context, parts: Advertising, order: AdOrderRecord, why: Said): Promise<null> {
  const { id, businessId, campaignId } = order;
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const campaign = await findCampaign(tx.q, { id: campaignId, businessId });
    await lockBudgets(tx.q, businessId);
    if (!(await endOrder(tx.q, order, { state: 'refused', note: why, now: tx.now }))) return;
    if (order.moveId !== null) return goOnAfter(tx, order);
    if (!campaign) return;
    const { channel: type, connectionId: subjectId, name } = campaign;
    tx.emit({
      kind: 'budget.not-made',
      businessId,
      subjectId,
      data: { type, orderId: id, campaign: name, why },
    });
  });
  parts.note({ orderId: id, why: String(why) }, 'a budget was not set');
  return null;
}
