// The curve of each budget as it is believed now: what it brings at any amount, where it stands, and what the next of it brings.
import type { ChannelType } from '../../contract/channels/index.ts';
import type { World } from '../../contract/connection.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { fromMicros } from '../../kernel/money.ts';
import { getBusiness } from '../business/index.ts';
import { type CurvePoint, curvesOf } from '../learning/index.ts';
import { coinOf } from './ad-account.ts';
import { armsOf, daysOfArms, toLearn } from './budget-arms.ts';
import { listCampaigns } from './campaign.repo.ts';
import { MOST_CAMPAIGNS } from './campaign-rules.ts';

/** Amounts are major units a day, and what they bring are results a day. */
export interface MoneyCurve {
  readonly campaignId: number;
  readonly connectionId: number;
  readonly channel: ChannelType;
  readonly name: string;
  /** Its name at the network, and when it was first read from there. */
  readonly externalId: string | null;
  readonly createdAt: number;
  /** From nothing to twice the largest budget, in equal steps. */
  readonly points: readonly CurvePoint[];
  /** Where its budget stands. */
  readonly now: CurvePoint;
  /** What ten units of the currency more would bring: the middle, and the 10th and 90th percentile. */
  readonly nextTen: { readonly expected: number; readonly low: number; readonly high: number };
}

export interface MoneyCurves {
  readonly world: World;
  readonly currency: string;
  /** Days with figures, and results on them. */
  readonly days: number;
  readonly results: number;
  readonly curves: readonly MoneyCurve[];
}

const POINTS = 20;
const NEXT = 10;

/** The curves of a business, of its real accounts and its simulated ones; nothing where there are fewer than two budgets. */
export async function moneyCurves(q: Query, businessId: number, now: number): Promise<MoneyCurves[]> {
  const business = await getBusiness({ q }, businessId);
  const coin = coinOf(business.currency);
  const campaigns = await listCampaigns(q, { businessId, limit: MOST_CAMPAIGNS });
  const found: MoneyCurves[] = [];
  for (const world of ['real', 'sandbox'] as const) {
    const arms = armsOf(campaigns, business, world);
    if (arms.length < 2) continue;
    const days = toLearn(await daysOfArms(q, arms, { business, now }));
    const previous = Object.fromEntries(arms.map(({ key, daily }) => [key, daily]));
    const most = 2 * Math.max(...Object.values(previous));
    const ten = Math.round((NEXT * 1_000_000) / coin);
    const steps = Array.from({ length: POINTS + 1 }, (_, at) => Math.round((most * at) / POINTS));
    const asked = { days, previous, limits: {}, seed: 'curve' };
    const curves = curvesOf(asked, steps);
    const toMajor = (point: CurvePoint) => ({ ...point, amount: fromMicros(point.amount * coin) });
    found.push({
      ...{ world, currency: business.currency, days: days.length },
      results: days.reduce(
        (sum, day) => sum + Object.values(day.channels).reduce((all, one) => all + one.conversions, 0),
        0,
      ),
      curves: arms.map(({ key, campaign, connectionId, channel, daily }) => {
        const [at, more] = curvesOf(asked, [daily, daily + ten])[key] ?? [];
        const before = at ?? { amount: daily, expected: 0, low: 0, high: 0 };
        const after = more ?? before;
        return {
          ...{ campaignId: campaign.id, connectionId, channel, name: campaign.name },
          ...{ externalId: campaign.externalId, createdAt: campaign.createdAt },
          points: (curves[key] ?? []).map(toMajor),
          now: toMajor(before),
          nextTen: {
            expected: after.expected - before.expected,
            low: Math.max(0, after.low - before.low),
            high: Math.max(0, after.high - before.high),
          },
        };
      }),
    });
  }
  return found;
}
