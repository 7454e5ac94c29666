// The limit that no budget crosses, whoever sets it: what all platforms together may come to in a month.
import type { AdLimit } from '../../contract/ads.ts';
import { LIMITS } from '../../contract/constants/limits.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { moneyOf, toMajorUnits, toMinorUnits } from '../../kernel/money.ts';
import { inField, say } from '../../sentences/index.ts';
import { getBusiness, requireOwner } from '../business/index.ts';
import { type ConnectionRecord, listConnections } from '../channels/index.ts';
import { findAdLimit, lockBudgets, updateAdLimit } from './ledger.repo.ts';
import { sumBudgets } from './ledger.ts';

/** Sets the most that all budgets together may come to in a month. @throws AppError conflict when they exceed it */
export async function setAdLimit(ctx: Context, actor: AccountActor, limit: number | null): Promise<AdLimit> {
  requireOwner(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    const { businessId } = actor;
    await lockBudgets(tx.q, businessId);
    const business = await getBusiness(tx, businessId);
    const minor = limit === null ? null : toMinorUnits(limit);
    const total = sumBudgets(await listConnections(tx.q, businessId));
    if (minor !== null && total > minor) {
      const sums = { total, limit: minor, ...moneyOf(business) };
      throw new AppError('conflict', say('ads.budgets-over-limit', sums), { field: 'limit' });
    }
    await updateAdLimit(tx.q, businessId, minor);
    tx.emit({ kind: 'ads.limited', businessId, data: { limit } });
    return presentAdLimit(minor, business.currency);
  });
}

export function presentAdLimit(limit: number | null, currency: string): AdLimit {
  return { limit: limit === null ? null : toMajorUnits(limit), currency };
}

/** @throws AppError when a higher budget would cross what one budget, or all of them together, may come to */
export async function requireWithinLimits(
  tx: Tx,
  connection: ConnectionRecord,
  after: number,
): Promise<void> {
  const business = await getBusiness(tx, connection.businessId);
  if (after > toMinorUnits(LIMITS.budget)) {
    const problem = say('ads.budget-too-large', { most: toMinorUnits(LIMITS.budget), ...moneyOf(business) });
    throw new AppError('invalid', inField('amount', problem), { field: 'amount' });
  }
  const limit = await findAdLimit(tx.q, connection.businessId);
  if (limit === null || after <= connection.budgetMinor) return;
  const others = (await listConnections(tx.q, connection.businessId)).filter(
    ({ id }) => id !== connection.id,
  );
  const total = sumBudgets(others) + after;
  if (total <= limit) return;
  const sums = { total, limit, ...moneyOf(business) };
  throw new AppError('conflict', say('ads.over-limit', sums), { field: 'budget' });
}
