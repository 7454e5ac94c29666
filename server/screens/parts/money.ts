// What money brings: all budgets with what the next of it would bring, and the curve of one.
import type { MoneyOfWorld, MoneyProps, MoneyTruth } from '../../../views/screens/analytics/money/types.ts';
import { type MoneyCurve, type MoneyCurves, moneyCurves } from '../../domain/ads/index.ts';
import { canManage } from '../../domain/business/index.ts';
import { networkProfile } from '../../domain/content/index.ts';
import { overrulesOf } from '../../domain/evidence/index.ts';
import type { AccountRequest } from '../../pages/screen.ts';
import { readId } from './query.ts';

/** A screen has room for so many. */
const MOST_ROWS = 20;

export async function loadMoney(request: AccountRequest): Promise<MoneyProps> {
  const { ctx, actor, query, clock, now, form } = request;
  const q = ctx.db.read;
  const [found, { held }] = await Promise.all([
    moneyCurves(q, actor.businessId, now),
    overrulesOf(q, actor.businessId),
  ]);
  const wanted = readId(query.get('campaign'));
  return {
    worlds: found.flatMap((one) => toWorld(one, { request, held, wanted })),
    canManage: canManage(actor),
    refused: form?.message ?? null,
    clock,
  };
}

interface Asked {
  readonly request: AccountRequest;
  readonly held: readonly number[];
  readonly wanted: number | undefined;
}

/** Nothing before the first result: until then every curve is a guess alone. */
function toWorld(
  { world, currency, days, results, curves }: MoneyCurves,
  { request, held, wanted }: Asked,
): MoneyOfWorld[] {
  if (results === 0) return [];
  const largest = curves
    .map((curve) => ({ ...curve, isHeld: held.includes(curve.connectionId) }))
    .sort((a, b) => b.now.amount - a.now.amount);
  const shown = largest.slice(0, MOST_ROWS).sort((a, b) => b.nextTen.expected - a.nextTen.expected);
  const chosen = largest.find(({ campaignId }) => campaignId === wanted) ?? shown[0];
  if (!chosen) return [];
  const isShown = world === 'sandbox' && request.query.get('truth') === 'shown';
  const rows = shown.map(toRow);
  return [
    {
      ...{ world, currency, days, results, rows, more: curves.length - rows.length },
      chosen: {
        ...toRow(chosen),
        points: chosen.points,
        truth: isShown ? truthOf(request, chosen, currency) : null,
      },
    },
  ];
}

function toRow({ points: _, externalId: _ref, createdAt: _at, ...row }: MoneyCurve & { isHeld: boolean }) {
  return row;
}

function truthOf({ advertOf, now }: AccountRequest, curve: MoneyCurve, currency: string): MoneyTruth | null {
  const { channel, connectionId, externalId, createdAt: opened } = curve;
  const account = { channel, profile: networkProfile(connectionId) };
  const truth = externalId === null ? null : advertOf(account, externalId, { currency, opened, now });
  return (
    truth && {
      told: curve.points.map(({ amount }) => truth.told(amount)),
      now: { caused: truth.caused(curve.now.amount), told: truth.told(curve.now.amount) },
    }
  );
}
