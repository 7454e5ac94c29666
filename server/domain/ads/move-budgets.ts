// Once a day, for each business with advertising accounts: are its figures sound, is anything far off, and where should money go?
import { CHANNEL_TYPES } from '../../contract/channels/index.ts';
import { WORLDS } from '../../contract/connection.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { DAY } from '../../kernel/clock.ts';
import { moneyOf } from '../../kernel/money.ts';
import { say } from '../../sentences/index.ts';
import { type Business, getBusiness } from '../business/index.ts';
import { lowerAutonomy } from '../channels/index.ts';
import { lastEventAt } from '../events/index.ts';
import { toLocal } from '../learning/index.ts';
import { listAdvertisers } from './ad-account.repo.ts';
import { type Advertising, coinOf } from './ad-account.ts';
import { type Arm, daysOfArms, listArms } from './budget-arms.ts';
import { keepDays } from './budget-days.repo.ts';
import { iceOn, saveBudgetLimits } from './budget-limits.repo.ts';
import { failMove, whyNotMoved } from './drive-move.ts';
import { type Anomaly, findAnomaly, findTrackingFault } from './guards.ts';
import { lockBudgets } from './ledger.repo.ts';
import { measureMoves } from './measure-moves.ts';
import { listMoves, updateMove } from './move.repo.ts';
import { proposeCut, proposeMove } from './propose-move.ts';
import { freeOf, type Stand, silentArms } from './seek-move.ts';

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
    if ((await whyNotMoved(tx, { businessId, world })) !== null) continue;
    const days = await daysOfArms(tx.q, arms, { business, now: tx.now });
    await lookAfter(tx, { business, world, arms, days });
  }
}

async function lookAfter(tx: Tx, stand: Stand): Promise<void> {
  if (await isSilent(tx, stand)) return;
  const { id: businessId, timezone } = stand.business;
  const lookedAt = await lastEventAt(tx.q, businessId, 'budgets.thawed');
  const looked = lookedAt === null ? null : toLocal(lookedAt, timezone).date;
  const fault = findTrackingFault(stand.days, looked);
  if (fault)
    return freeze(tx, stand, say('ads.tracking-fault', { days: fault.days, due: Math.round(fault.due) }));
  const parts = await freeOf(tx.q, stand);
  for (const arm of parts.free) {
    const anomaly = findAnomaly(stand.days, arm.key);
    if (anomaly) return proposeCut(tx, stand, arm, whyCut(anomaly, arm, stand.business));
  }
  await proposeMove(tx, stand, parts);
}

/** An account that tells nothing is believed nothing: its budgets stay, and go by themselves less far. */
async function isSilent(tx: Tx, stand: Stand): Promise<boolean> {
  const silent = await silentArms(tx, stand);
  for (const { connectionId, channel } of accountsOf(silent)) {
    const of = { businessId: stand.business.id, connectionId, channel, network: stand.world };
    await lowerAutonomy(tx, of, say('ads.silent', { channel }), 'budget');
  }
  return silent.length > 0;
}

/** The accounts of some budgets, each once, however many run on it: what is wrong with one is one step back. */
function accountsOf(arms: readonly Arm[]): Pick<Arm, 'connectionId' | 'channel'>[] {
  return [...new Map(arms.map((arm) => [arm.connectionId, arm])).values()];
}

/** Nothing of this world moves any more until a person has looked; what was under way in it is put back. */
async function freeze(tx: Tx, { arms, business, world }: Stand, why: Sentence): Promise<void> {
  const { id: businessId } = business;
  await saveBudgetLimits(tx.q, businessId, iceOn(world, { at: tx.now, why }));
  tx.emit({ kind: 'budgets.frozen', businessId, data: { why, world } });
  const open = await listMoves(tx.q, { businessId, world, states: ['proposed', 'accepted'], limit: 50 });
  for (const move of open) {
    if (move.state === 'proposed')
      await updateMove(tx.q, { id: move.id, from: 'proposed' }, { state: 'lapsed' });
    else await failMove(tx, move, why);
  }
  for (const { connectionId, channel } of accountsOf(arms))
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
