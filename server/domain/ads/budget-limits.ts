// The limits that no move crosses, and the ice: only a person takes it away.
import type { BudgetLimitsInput, BudgetLimitsShown } from '../../contract/budget-moves.ts';
import { WORLDS } from '../../contract/connection.ts';
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { fromMicros, moneyOf, toMajorUnits, toMicros, toMinorUnits } from '../../kernel/money.ts';
import { inField, type Said, say, wordsOf } from '../../sentences/index.ts';
import { getBusiness, requireOwner } from '../business/index.ts';
import { coinOf } from './ad-account.ts';
import { armsOf, type Counted } from './budget-arms.ts';
import {
  type BudgetLimitsRecord,
  findBudgetLimits,
  iceOf,
  iceOn,
  saveBudgetLimits,
} from './budget-limits.repo.ts';
import { listCampaigns } from './campaign.repo.ts';
import { MOST_CAMPAIGNS } from './campaign-rules.ts';
import { lockBudgets } from './ledger.repo.ts';
import { worstOf } from './move.ts';

/** The limits of a business, with what they may cost at the worst. */
export async function readBudgetLimits(q: Query, business: Counted): Promise<BudgetLimitsShown> {
  return present(q, business, await findBudgetLimits(q, business.id));
}

/** The worst month with another total, major units; null for what the campaigns are set to. */
export async function worstMonthOf(q: Query, business: Counted, total: number | null): Promise<number> {
  const limits = await findBudgetLimits(q, business.id);
  const other = { ...limits, total: total === null ? null : inCoins(total, business) };
  return (await present(q, business, other)).worstCase.month;
}

/**
 * A month may cost more than before only where whoever raises it says how much is accepted.
 * @throws AppError forbidden when the actor is no owner; invalid for limits that exclude each other or leave no split of the
 * campaigns there are, for campaigns that there are not, and for a worst month that is raised and not accepted
 */
export async function setBudgetLimits(
  ctx: Context,
  actor: AccountActor,
  change: BudgetLimitsInput,
): Promise<BudgetLimitsShown> {
  requireOwner(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    const { businessId } = actor;
    await lockBudgets(tx.q, businessId);
    const business = await getBusiness(tx, businessId);
    const before = await findBudgetLimits(tx.q, businessId);
    const { total, frozen, accepts = 0, ...rest } = change;
    const stood = await present(tx.q, business, before);
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    const limits = await saveBudgetLimits(tx.q, businessId, {
      ...given,
      ...(total !== undefined && { total: total === null ? null : inCoins(total, business) }),
      ...(frozen === false && { ...iceOn('real', null), ...iceOn('sandbox', null) }),
    });
    if (limits.floor >= limits.ceiling) {
      throw new AppError('invalid', inField('floor', say('ads.floor-above')), { field: 'floor' });
    }
    await requirePossible(tx.q, business, { change, limits, before });
    const shown = await present(tx.q, business, limits);
    const { month } = shown.worstCase;
    if (month > stood.worstCase.month && accepts < month) {
      const problem = say('ads.not-accepted', { month: toMinorUnits(month), ...moneyOf(business) });
      throw new AppError('invalid', inField('accepts', problem), { field: 'accepts' });
    }
    if (frozen === false && WORLDS.some((world) => iceOf(before, world)))
      tx.emit({ kind: 'budgets.thawed', businessId });
    tx.emit({ kind: 'budget-limits.set', businessId, data: { ...change } });
    return shown;
  });
}

/**
 * What is held must be there, or have been there when it was held: whoever sends back what they were shown is not refused
 * for a campaign that somebody deleted meanwhile. Floors and ceilings must leave a way to split the money between the campaigns there are.
 */
async function requirePossible(
  q: Query,
  business: Counted,
  {
    change,
    limits,
    before,
  }: {
    readonly change: BudgetLimitsInput;
    readonly limits: BudgetLimitsRecord;
    readonly before: BudgetLimitsRecord;
  },
): Promise<void> {
  const refuse = (field: 'held' | 'floor' | 'ceiling', why: Said) => {
    throw new AppError('invalid', inField(field, why), { field });
  };
  const campaigns = await listCampaigns(q, { businessId: business.id, limit: MOST_CAMPAIGNS });
  const known = new Set([...campaigns.map(({ id }) => id), ...before.held]);
  const unknown = change.held?.find((id) => !known.has(id));
  if (unknown !== undefined) refuse('held', say('ads.no-such-campaign', { id: unknown }));
  const count = Math.max(...WORLDS.map((world) => armsOf([...campaigns], business, world).length));
  if (count < 2) return;
  const [most, least] = [Math.floor(100 / count), Math.ceil(100 / count)];
  if (change.floor !== undefined && limits.floor > most)
    refuse('floor', say('ads.floor-most', { most, count }));
  if (change.ceiling !== undefined && limits.ceiling < least)
    refuse('ceiling', say('ads.ceiling-least', { least, count }));
}

function inCoins(total: number, { currency }: Counted): number {
  const coin = coinOf(currency);
  return Math.max(coin, Math.floor(toMicros(total) / coin) * coin);
}

async function present(q: Query, business: Counted, limits: BudgetLimitsRecord): Promise<BudgetLimitsShown> {
  const { total, floor, ceiling, maxChange, coolDown, minResults, minDays, held } = limits;
  const daily = total ?? (await sumOfBudgets(q, business));
  const { day, month } = worstOf([{ before: 0, after: daily }]);
  return {
    ...{ floor, ceiling, maxChange, coolDown, minResults, minDays },
    held: [...held],
    total: total === null ? null : fromMicros(total),
    frozen: presentIce(limits),
    worstCase: { day: toMajorUnits(day), month: toMajorUnits(month) },
    currency: business.currency,
  };
}

/** Where budgets stand still: of two worlds, the reason of the real one is told. */
function presentIce(limits: BudgetLimitsRecord): BudgetLimitsShown['frozen'] {
  const networks = WORLDS.filter((world) => iceOf(limits, world));
  const [ice] = networks.map((world) => iceOf(limits, world));
  if (!ice) return null;
  return { networks, at: new Date(ice.at).toISOString(), why: ice.why ? wordsOf(ice.why) : '' };
}

/** Micros a day of the real campaigns; of the simulated ones where nothing is real. */
async function sumOfBudgets(q: Query, business: Counted): Promise<number> {
  const campaigns = await listCampaigns(q, { businessId: business.id, limit: MOST_CAMPAIGNS });
  for (const world of WORLDS) {
    const arms = armsOf(campaigns, business, world);
    if (arms.length > 0) return arms.reduce((sum, { daily }) => sum + daily, 0) * coinOf(business.currency);
  }
  return 0;
}
