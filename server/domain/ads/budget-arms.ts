// What money is split between: each daily budget that an active campaign runs on, with what its days brought. Amounts are in the
// smallest coin of the currency, so that whatever comes of a split can be set.
import type { ChannelType } from '../../contract/channels/index.ts';
import { type World, worldOf } from '../../contract/connection.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { type BudgetToSplit, toLocal } from '../learning/index.ts';
import { coinOf } from './ad-account.ts';
import { listToldDays } from './budget-days.repo.ts';
import { listCampaigns } from './campaign.repo.ts';
import type { CampaignRecord } from './campaign.ts';
import { MOST_CAMPAIGNS } from './campaign-rules.ts';

export interface Arm {
  /** What the learner calls it. */
  readonly key: string;
  /** The campaign by which the budget is set, and all that run on it. */
  readonly campaign: CampaignRecord;
  readonly campaignIds: readonly number[];
  readonly connectionId: number;
  readonly channel: ChannelType;
  /** Coins a day. */
  readonly daily: number;
}

/** The budgets of one world; those of another currency are set at their network. */
export async function listArms(q: Query, business: Counted, world: World): Promise<Arm[]> {
  return armsOf(await listCampaigns(q, { businessId: business.id, limit: MOST_CAMPAIGNS }), business, world);
}

/** A business, as far as its money is counted. */
export interface Counted {
  readonly id: number;
  readonly currency: string;
}

/** The same, among these campaigns. */
export function armsOf(campaigns: CampaignRecord[], business: Counted, world: World): Arm[] {
  const coin = coinOf(business.currency);
  const arms = new Map<string, Arm>();
  for (const campaign of campaigns.sort((a, b) => a.id - b.id)) {
    const { externalId, budgetRef, dailyMicros, state, currency, connectionId, channel, id } = campaign;
    const isOurs = externalId !== null && budgetRef !== null && dailyMicros !== null && state === 'active';
    if (!isOurs || currency !== business.currency || worldOf(campaign) !== world) continue;
    const known = arms.get(budgetRef);
    arms.set(budgetRef, {
      ...(known ?? { key: `campaign:${id}`, campaign, connectionId, channel }),
      campaignIds: [...(known?.campaignIds ?? []), id],
      daily: Math.round(dailyMicros / coin),
    });
  }
  return [...arms.values()];
}

/** One day of all budgets, the oldest first. */
export interface ArmDay {
  readonly day: string;
  readonly arms: Readonly<Record<string, ArmFigures>>;
}

export interface ArmFigures {
  /** Coins. */
  readonly spend: number;
  readonly results: number;
  readonly clicks: number;
  /** What the budget was, coins. */
  readonly daily: number;
}

const DAY = 86_400_000;

/**
 * Every day from the first that is known until one, as it was known at a moment. A day of which nothing is told brought nothing.
 * @param campaigns campaigns by the key of their arm
 */
export async function historyOfArms(
  q: Query,
  campaigns: Readonly<Record<string, readonly number[]>>,
  { until, asOf, coin }: { readonly until: string; readonly asOf: number; readonly coin: number },
): Promise<ArmDay[]> {
  const keyOf = new Map(
    Object.entries(campaigns).flatMap(([key, ids]) => ids.map((id) => [id, key] as const)),
  );
  const told = (await listToldDays(q, [...keyOf.keys()], asOf)).filter(({ day }) => day <= until);
  const [first] = told;
  if (!first) return [];
  const begun = new Map<string, string>();
  const byDay = new Map<string, Record<string, ArmFigures>>();
  for (const { campaignId, day, spentMicros, results, clicks, dailyMicros } of told) {
    const key = keyOf.get(campaignId) ?? '';
    if (!begun.has(key)) begun.set(key, day);
    const arms = byDay.get(day) ?? {};
    const sum = arms[key] ?? { spend: 0, results: 0, clicks: 0, daily: 0 };
    arms[key] = {
      spend: sum.spend + Math.round(spentMicros / coin),
      results: sum.results + results,
      clicks: sum.clicks + clicks,
      daily: Math.max(sum.daily, Math.round(dailyMicros / coin)),
    };
    byDay.set(day, arms);
  }
  const nothing = { spend: 0, results: 0, clicks: 0, daily: 0 };
  const length = Math.round((Date.parse(until) - Date.parse(first.day)) / DAY) + 1;
  return Array.from({ length }, (_, at) => {
    const day = new Date(Date.parse(first.day) + at * DAY).toISOString().slice(0, 10);
    const known = [...begun].filter(([, from]) => from <= day);
    return { day, arms: Object.fromEntries(known.map(([key]) => [key, byDay.get(day)?.[key] ?? nothing])) };
  });
}

/** Every day until yesterday of these budgets, as it is known now. @param at.now UTC milliseconds */
export async function daysOfArms(
  q: Query,
  arms: readonly Arm[],
  { business, now }: { readonly business: Counted & { readonly timezone: string }; readonly now: number },
): Promise<ArmDay[]> {
  const campaigns = Object.fromEntries(arms.map(({ key, campaignIds }) => [key, campaignIds]));
  const until = toLocal(now - DAY, business.timezone).date;
  return historyOfArms(q, campaigns, { until, asOf: now, coin: coinOf(business.currency) });
}

/** Days as the learner takes them. */
export function toLearn(days: readonly ArmDay[]): BudgetToSplit['days'] {
  return days.map(({ arms }) => ({
    channels: Object.fromEntries(
      Object.entries(arms).map(([key, { spend, results }]) => [key, { spend, conversions: results }]),
    ),
  }));
}
