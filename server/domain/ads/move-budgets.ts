// Once a day, for each business with advertising accounts: are its figures sound, is anything far off, and where should money go?
import { CHANNEL_TYPES } from '../../contract/channels/index.ts';
import type { World } from '../../contract/connection.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { DAY, HOUR } from '../../kernel/clock.ts';
import { moneyOf } from '../../kernel/money.ts';
import { say } from '../../sentences/index.ts';
import { type Business, getBusiness } from '../business/index.ts';
import { lowerAutonomy } from '../channels/index.ts';
import { overrulesOf } from '../evidence/index.ts';
import { toLocal } from '../learning/index.ts';
import { listAdvertisers } from './ad-account.repo.ts';
import { type Advertising, coinOf } from './ad-account.ts';
import { type Arm, type ArmDay, historyOfArms, listArms } from './budget-arms.ts';
import { keepDays, listReadAt } from './budget-days.repo.ts';
import { findBudgetLimits, saveBudgetLimits } from './budget-limits.repo.ts';
import { failMove, whyNotMoved } from './drive-move.ts';
import { type Anomaly, findAnomaly, findTrackingFault } from './guards.ts';
import { lockBudgets } from './ledger.repo.ts';
import { measureMoves } from './measure-moves.ts';
import { listMoves, updateMove } from './move.repo.ts';
import { proposeCut, proposeMove } from './propose-move.ts';

/** An account that has told nothing for so long is not acted upon. */
const SILENT_DAYS = 2;
const SILENT = SILENT_DAYS * 24 * HOUR;
const WORLDS = ['real', 'sandbox'] as const satisfies readonly World[];

/** Looks after every business with advertising accounts; what goes wrong with one keeps no other waiting. */
export async function moveBudgets(ctx: Context, { network, note }: Advertising): Promise<void> {
  const types = CHANNEL_TYPES.filter((type) => network.has(type, 'real'));
  for (const businessId of await listAdvertisers(ctx.db.read, types)) {
    await unitOfWork(ctx, SYSTEM, (tx) => moveBudgetsOf(tx, businessId)).catch((error: unknown) => {
      note({ err: error, businessId }, 'budgets of a business could not be looked after');
    });
  }
}

async function moveBudgetsOf(tx: Tx, businessId: number): Promise<void> {
  await lockBudgets(tx.q, businessId);
  const business = await getBusiness(tx, businessId);
  const coin = coinOf(business.currency);
  const until = toLocal(tx.now - DAY, business.timezone).date;
  for (const world of WORLDS) {
    const arms = await listArms(tx.q, business, world);
    if (arms.length === 0) continue;
    const budgets = new Map(arms.flatMap((arm) => arm.campaignIds.map((id) => [id, arm.daily * coin])));
    await keepDays(tx.q, budgets, { until, now: tx.now });
    await measureMoves(tx, { businessId, world, until, timezone: business.timezone, coin });
    if ((await whyNotMoved(tx, businessId)) !== null) continue;
    const campaigns = Object.fromEntries(arms.map(({ key, campaignIds }) => [key, campaignIds]));
    const days = await historyOfArms(tx.q, campaigns, { until, asOf: tx.now, coin });
    await lookAfter(tx, { business, world, arms, days });
  }
}

interface Stand {
  readonly business: Business;
  readonly world: World;
  readonly arms: readonly Arm[];
  readonly days: readonly ArmDay[];
}

async function lookAfter(tx: Tx, stand: Stand): Promise<void> {
  if (await isSilent(tx, stand)) return;
  const fault = findTrackingFault(stand.days);
  if (fault)
    return freeze(tx, stand, say('ads.tracking-fault', { days: fault.days, due: Math.round(fault.due) }));
  const { held } = await findBudgetLimits(tx.q, stand.business.id);
  const { held: byChannel } = await overrulesOf(tx.q, stand.business.id);
  const free = stand.arms.filter(
    ({ campaign, connectionId }) => !held.includes(campaign.id) && !byChannel.includes(connectionId),
  );
  for (const arm of free) {
    const anomaly = findAnomaly(stand.days, arm.key);
    if (anomaly) return proposeCut(tx, stand, arm, whyCut(anomaly, arm, stand.business));
  }
  const isHeld = stand.arms.some(({ connectionId }) => byChannel.includes(connectionId));
  await proposeMove(tx, stand, { free, isHeld });
}

/** An account that tells nothing is believed nothing: its budgets stay, and go by themselves less far. */
async function isSilent(tx: Tx, { arms, business, world, days }: Stand): Promise<boolean> {
  const readAt = await listReadAt(tx.q, [...new Set(arms.map(({ connectionId }) => connectionId))]);
  const isUnread = ({ connectionId }: Arm) => (readAt.get(connectionId) ?? 0) < tx.now - SILENT;
  const silent = hasStopped(days) ? arms : arms.filter(isUnread);
  for (const { connectionId, channel } of silent) {
    const of = { businessId: business.id, connectionId, channel, network: world };
    await lowerAutonomy(tx, of, say('ads.silent', { channel }), 'budget');
  }
  return silent.length > 0;
}

/** Nothing was spent by any of them for two days, as of an account that cannot be billed: its days of nothing teach nothing. */
function hasStopped(days: readonly ArmDay[]): boolean {
  const spent = days.map(({ arms }) => Object.values(arms).some(({ spend }) => spend > 0));
  return spent.includes(true) && !spent.slice(-SILENT_DAYS).includes(true);
}

/** Nothing moves any more until a person has looked; what was under way is put back. */
async function freeze(tx: Tx, { arms, business, world }: Stand, why: Sentence): Promise<void> {
  const { id: businessId } = business;
  await saveBudgetLimits(tx.q, businessId, { frozenAt: tx.now, frozenWhy: why });
  tx.emit({ kind: 'budgets.frozen', businessId, data: { why } });
  const open = await listMoves(tx.q, { businessId, states: ['proposed', 'accepted'], limit: 50 });
  for (const move of open) {
    if (move.state === 'proposed')
      await updateMove(tx.q, { id: move.id, from: 'proposed' }, { state: 'lapsed' });
    else await failMove(tx, move, why);
  }
  for (const { connectionId, channel } of arms)
    await lowerAutonomy(tx, { businessId, connectionId, channel, network: world }, why, 'budget');
}

function whyCut(anomaly: Anomaly, { campaign: { name } }: Arm, business: Business): Sentence {
  const coins = coinOf(business.currency) / 10_000;
  const money = moneyOf(business);
  switch (anomaly.kind) {
    case 'spend':
      return say('ads.cut-spend', {
        name,
        spent: anomaly.spent * coins,
        most: anomaly.most * coins,
        ...money,
      });
    case 'results':
      return say('ads.cut-results', { name, ...anomaly, due: Math.round(anomaly.due) });
    case 'price':
      return say('ads.cut-price', {
        name,
        price: anomaly.price * coins,
        usual: anomaly.usual * coins,
        ...money,
      });
  }
}
