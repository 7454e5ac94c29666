// The world behind a simulated advertising account: what money brings there, and what the account tells of it. A pure function of
// the account's name, the day and the budgets, so that the same account always tells the same.
//
//   caused(day) ~ Poisson(rate . drift(day) . season(weekday) . luck(day) . curve(spend))
//   told(day, age) = those of caused + over-reported + idle claims that are reported after so many days
//
// Effect sizes as in published work: curves of one of five families, a drift of 2 % a day, 15 % between weekdays, scatter beyond
// counting, and more told than caused (T. Blake, C. Nosko and S. Tadelis, Econometrica 2015). It is never kinder than Google Ads:
// a day may cost twice its budget, a month 30.4 times.
import type { ChannelType } from '../../../contract/channels/index.ts';
import { createRandom, type Random } from '../../../kernel/random.ts';

export type CurveFamily = 'saturating' | 'logarithm' | 'power' | 'threshold' | 'none';

export interface SimulatedCampaign {
  readonly name: string;
  readonly family: CurveFamily;
  /** Major units a day at which the curve bends. */
  readonly bend: number;
  /** Results a major unit at small spend; at the bend for a curve with a threshold. */
  readonly rate: number;
  /** What is told of each result that was caused. */
  readonly overReport: number;
  /** Results a day that are claimed and came by themselves. */
  readonly idle: number;
  /** Major units a click. */
  readonly clickPrice: number;
  /** Major units a day when the account is opened. */
  readonly budget: number;
  /** By weekday, Sunday first; their mean is 1. */
  readonly season: readonly number[];
  readonly seed: string;
}

/** How far Google Ads lets a day go beyond the average budget, and a month, in budgets. */
const DAY_MOST = 2;
const MONTH_MOST = 30.4;
const DRIFT = 0.02;
const SEASON = 0.15;
/** Variance of a day's luck around 1. */
const LUCK = 0.1;
/** Share of results that is still to be told on the day, and what of that a day leaves open. */
const LATE = 0.55;
const STAYS = 0.62;

const GOOGLE_CAMPAIGNS = ['Search: people nearby', 'Search: your name', 'Video: what you make'];

/** The campaigns of an account, always the same for the same name. */
export function campaignsOf(channel: ChannelType, profile: string): SimulatedCampaign[] {
  const names = channel === 'google-ads' ? GOOGLE_CAMPAIGNS : ['People nearby'];
  return names.map((name, at) => makeCampaign(`adverts:${channel}:${profile}:${at}`, name));
}

function makeCampaign(seed: string, name: string): SimulatedCampaign {
  const random = createRandom(seed);
  const budget = 6 + random.int(13);
  const bend = 15 * Math.exp(0.6 * normal(random));
  const raw = Array.from({ length: 7 }, () => 1 + SEASON * (2 * random.next() - 1));
  const mean = raw.reduce((sum, one) => sum + one, 0) / 7;
  const clickPrice = 0.5 * Math.exp(0.5 * normal(random));
  return {
    ...{ name, seed, budget, bend, clickPrice },
    family: pickFamily(random.next()),
    rate: 1 / (9 * Math.exp(0.6 * normal(random))),
    overReport: 1 + 0.6 * random.next(),
    idle: random.next() < 0.3 ? 0.6 * random.next() : 0,
    season: raw.map((one) => one / mean),
  };
}

function pickFamily(draw: number): CurveFamily {
  if (draw < 0.42) return 'saturating';
  if (draw < 0.62) return 'logarithm';
  if (draw < 0.82) return 'power';
  return draw < 0.92 ? 'threshold' : 'none';
}

/** Results a day that spend causes before drift, season and luck. @param spend major units */
export function curveOf({ family, bend, rate }: SimulatedCampaign, spend: number): number {
  const part = spend / bend;
  if (spend <= 0 || family === 'none') return 0;
  if (family === 'saturating') return (rate * bend * part) / (1 + part);
  if (family === 'logarithm') return rate * bend * Math.log1p(part);
  if (family === 'power') return rate * bend * part ** 0.6;
  return (rate * bend * 2 * part ** 2) / (1 + part ** 2);
}

/** What holds of one campaign on one day, whatever is spent. */
export interface SimulatedDay {
  /** Days since 1970. */
  readonly day: number;
  /** What the curve is multiplied with, of which drift is what stays from day to day. */
  readonly factor: number;
  readonly drift: number;
  /** Spend as a part of the budget, before the day's and the month's most. */
  readonly pace: number;
  readonly seed: string;
}

/** The days of a campaign from the account's first day on, in order; drift goes on from day to day. */
export function daysOf(campaign: SimulatedCampaign, first: number, last: number): SimulatedDay[] {
  let drift = 0;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => {
    const day = first + at;
    const seed = `${campaign.seed}:${day}`;
    const random = createRandom(seed);
    drift += DRIFT * normal(random);
    // 1 January 1970 was a Thursday.
    const season = campaign.season[(day + 4) % 7] ?? 1;
    const spread = Math.sqrt(Math.log(1 + LUCK));
    const luck = Math.exp(spread * normal(random) - spread ** 2 / 2);
    const pace = Math.exp(0.25 * normal(random) - 0.03);
    return { day, factor: Math.exp(drift) * season * luck, drift: Math.exp(drift), pace, seed };
  });
}

/**
 * What a day costs, in the unit of its budgets.
 * @param budget what was set, on average over the time of the day that has passed; `part` is that time, 0 to 1
 * @param most the greatest budget of the day, and what the month leaves
 */
export function spendOf(
  { pace }: Pick<SimulatedDay, 'pace'>,
  { budget, part }: { readonly budget: number; readonly part: number },
  most: { readonly budget: number; readonly month: number },
): number {
  return Math.max(0, Math.min(pace * budget * part, DAY_MOST * most.budget, most.month));
}

/** What a month leaves for a day: what was to be spent until then, and the budget for the days that remain. */
export function monthLeaves(
  before: { readonly due: number; readonly spent: number },
  day: Date,
  budget: number,
) {
  return before.due + budget * (MONTH_MOST - (day.getUTCDate() - 1)) - before.spent;
}

export interface ToldDay {
  readonly clicks: number;
  readonly impressions: number;
  readonly results: number;
}

/** What the account tells of a day. @param spend major units @param age days since its end; below 0 on the day itself */
export function tellDay(campaign: SimulatedCampaign, day: SimulatedDay, spend: number, age: number): ToldDay {
  const random = createRandom(`${day.seed}:told`);
  const caused = poisson(random.next(), curveOf(campaign, spend) * day.factor);
  const extra = poisson(random.next(), (campaign.overReport - 1) * curveOf(campaign, spend) * day.factor);
  const idle = spend > 0 ? poisson(random.next(), campaign.idle) : 0;
  const clicks = Math.round((spend / campaign.clickPrice) * (0.85 + 0.3 * random.next()));
  const impressions = Math.round(clicks * (18 + 14 * random.next()));
  const share = age < -1 ? 0 : 1 - LATE * STAYS ** Math.max(0, age);
  const all = caused + extra + idle;
  const results = Array.from({ length: all }, () => random.next()).filter((at) => at < share).length;
  return { clicks, impressions, results };
}

/** A count of this mean by one uniform draw: with the same draw a greater mean never gives fewer. */
function poisson(draw: number, mean: number): number {
  if (mean <= 0) return 0;
  if (mean > 200) return Math.max(0, Math.round(mean + Math.sqrt(mean) * quantile(draw)));
  let chance = Math.exp(-mean);
  let below = chance;
  let count = 0;
  while (below < draw && count < 1000) {
    count += 1;
    chance *= mean / count;
    below += chance;
  }
  return count;
}

/** The logistic stand-in for a quantile of the normal distribution. */
function quantile(draw: number): number {
  const p = Math.min(1 - 1e-9, Math.max(1e-9, draw));
  return Math.log(p / (1 - p)) / 1.702;
}

/** A draw from the standard normal distribution (Box and Muller). */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}
