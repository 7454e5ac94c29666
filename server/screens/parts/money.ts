// What money brings: all budgets with what the next of it would bring, and the curve of one.
import type { MoneyOfWorld, MoneyProps } from '../../../views/screens/analytics/money/types.ts';
import { type MoneyCurves, moneyCurves } from '../../domain/ads/index.ts';
import { canManage } from '../../domain/business/index.ts';
import { overrulesOf } from '../../domain/evidence/index.ts';
import type { AccountRequest } from '../../pages/screen.ts';
import { readId } from './query.ts';

/** A screen has room for so many. */
const MOST_ROWS = 20;

export async function loadMoney({
  ctx,
  actor,
  query,
  clock,
  now,
  form,
}: AccountRequest): Promise<MoneyProps> {
  const q = ctx.db.read;
  const [found, { held }] = await Promise.all([
    moneyCurves(q, actor.businessId, now),
    overrulesOf(q, actor.businessId),
  ]);
  const wanted = readId(query.get('campaign'));
  return {
    worlds: found.flatMap((one) => toWorld(one, { held, wanted })),
    canManage: canManage(actor),
    refused: form?.message ?? null,
    clock,
  };
}

/** Nothing before the first result: until then every curve is a guess alone. */
function toWorld(
  { world, currency, days, results, curves }: MoneyCurves,
  { held, wanted }: { readonly held: readonly number[]; readonly wanted: number | undefined },
): MoneyOfWorld[] {
  if (results === 0) return [];
  const largest = curves
    .map((curve) => ({ ...curve, isHeld: held.includes(curve.connectionId) }))
    .sort((a, b) => b.now.amount - a.now.amount);
  const shown = largest.slice(0, MOST_ROWS).sort((a, b) => b.nextTen.expected - a.nextTen.expected);
  const chosen = largest.find(({ campaignId }) => campaignId === wanted) ?? shown[0];
  if (!chosen) return [];
  const rows = shown.map(({ points: _, ...row }) => row);
  return [{ world, currency, days, results, rows, more: curves.length - rows.length, chosen }];
}
