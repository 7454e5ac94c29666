// SMB-90: ninety days of advertising on several channels, with response curves, drift, weekdays, noise beyond counting and
// results that are reported days later. The learner sees reports alone; the score is what spend truly caused.
import { type BudgetLimits, splitBudget } from '../../../server/domain/learning/index.ts';
import { createRandom, type Random } from '../../../server/kernel/random.ts';
import { gammaFactor, normal, poisson } from './chance.ts';

export type Family = 'hill' | 'log' | 'power' | 'sigmoid' | 'steep' | 'any';

export interface MoneyWorld {
  readonly channels: number;
  /** Minor units a day. */
  readonly budget: number;
  /** Middle of what a result costs at small spend, minor units. */
  readonly cost: number;
  readonly drift: number;
  readonly family?: Family;
  /** On this day the best channel falls to two fifths, or the worst rises above the best. */
  readonly shock?: 'best-falls' | 'worst-rises';
  /** The first channel brings nothing; or it also claims so many results a day as an average channel has. */
  readonly first?: 'without-effect' | 'claims';
  /** The first channel reports so many results for each that it caused. */
  readonly inflation?: number;
  /** Revenue is told, and is true. */
  readonly revenue?: boolean;
  readonly limits?: BudgetLimits;
}

export type MoneyPolicy = 'learner' | 'uniform' | 'proportional' | 'oracle';

const DAYS = 90;
const SHOCK_DAY = 45;
const REPORTED = [0.5, 0.7, 0.82, 0.9, 0.95, 0.98];
const STEPS = 100;

interface Channel {
  readonly family: Exclude<Family, 'any'>;
  /** Results a day for each minor unit at small spend. */
  rate: number;
  /** Spend at which returns have faded, minor units. */
  readonly half: number;
  readonly exponent: number;
}

interface Told {
  readonly spend: number;
  /** Results by the day on which they are reported, counted from the day of the spend. */
  readonly reports: readonly number[];
  readonly revenue: number;
}

/** What was caused in ninety days under a policy, and amounts outside the limits (which must be none). */
export function playMoney(
  world: MoneyWorld,
  policy: MoneyPolicy,
  seed: number,
): { caused: number; breaches: number } {
  const random = createRandom(`smb-90:${seed}`);
  // Of its own: how many draws noise takes depends on the policy, and every policy must meet the same drift.
  const drifts = createRandom(`smb-90 drift:${seed}`);
  const channels = drawChannels(world, random);
  const ids = channels.map((_, k) => `channel-${k}`);
  const told: Told[][] = [];
  let amounts = ids.map(() => Math.floor(world.budget / world.channels));
  amounts[0] = (amounts[0] ?? 0) + world.budget - sum(amounts);
  let [caused, breaches] = [0, 0];
  for (let day = 0; day < DAYS; day++) {
    if (day === SHOCK_DAY) shock(channels, world);
    for (const channel of channels) channel.rate *= Math.exp(normal(drifts, 0, world.drift));
    const weekday = 1 + 0.15 * Math.sin((2 * Math.PI * day) / 7);
    const today = policy === 'oracle' ? bestAmounts(channels, world) : amounts;
    told.push(
      today.map((spend, k) => {
        const mean = resultsOf(channels[k] as Channel, spend) * weekday;
        caused += mean;
        return report(world, { k, spend, mean, random });
      }),
    );
    if (policy !== 'learner' && policy !== 'proportional') continue;
    const previous = amounts;
    const days = told.map((row, at) => ({
      channels: Object.fromEntries(row.map((one, k) => [ids[k], seen(one, day - at, world)])),
    }));
    amounts =
      policy === 'learner'
        ? Object.values(
            splitBudget({
              days,
              previous: Object.fromEntries(ids.map((id, k) => [id, previous[k] ?? 0])),
              limits: { ...world.limits, total: world.budget },
              seed: `${seed}:${day}`,
            }).amounts,
          )
        : proportional(told, previous, world);
    breaches += countBreaches(amounts, previous, world);
  }
  return { caused, breaches };
}

function drawChannels(world: MoneyWorld, random: Random): Channel[] {
  const families = ['hill', 'log', 'power', 'sigmoid'] as const;
  const channels = Array.from({ length: world.channels }, () => {
    const wanted = world.family ?? 'hill';
    return {
      family: wanted === 'any' ? random.pick(families) : wanted,
      rate: Math.exp(normal(random, 0, 0.6)) / world.cost,
      half: world.budget * 0.5 * Math.exp(normal(random, 0, 0.6)),
      exponent: 0.8 + 0.5 * random.next(),
    };
  });
  const [first] = channels;
  if (first !== undefined && world.first !== undefined) first.rate = 0;
  return channels;
}

function resultsOf({ family, rate, half, exponent }: Channel, spend: number): number {
  const part = spend / half;
  if (family === 'log') return rate * half * Math.log1p(part);
  if (family === 'power') return rate * half * 0.7 * part ** 0.6;
  if (family === 'steep') return (rate * half * 1.5 * (part * 2) ** 5) / ((part * 2) ** 5 + 1);
  if (family === 'sigmoid') return (rate * half * 1.5 * (part * 2) ** 2) / ((part * 2) ** 2 + 1);
  return (rate * half * part ** exponent) / (part ** exponent + 1);
}

function shock(channels: Channel[], { shock: kind, first }: MoneyWorld): void {
  const live = first === undefined ? channels : channels.slice(1);
  const byRate = [...live].sort((a, b) => a.rate - b.rate);
  const [worst, best] = [byRate.at(0), byRate.at(-1)];
  if (worst === undefined || best === undefined) return;
  if (kind === 'best-falls') best.rate *= 0.4;
  if (kind === 'worst-rises') worst.rate = best.rate * 1.3;
}

interface Reporting {
  readonly k: number;
  readonly spend: number;
  readonly mean: number;
  readonly random: Random;
}

function report(world: MoneyWorld, { k, spend, mean, random }: Reporting): Told {
  const isFirst = k === 0;
  const claimed =
    isFirst && world.first === 'claims' ? (0.5 * world.budget) / world.cost / world.channels : 0;
  const count = (expected: number) => poisson(random, expected * gammaFactor(random, 0.1));
  const own = count(mean);
  const all = Math.round(own * (isFirst ? (world.inflation ?? 1) : 1)) + (claimed > 0 ? count(claimed) : 0);
  const reports = [0, 0, 0, 0, 0, 0, 0];
  for (let one = 0; one < all; one++) {
    const when = random.next();
    const late = REPORTED.findIndex((share) => when < share);
    const at = late < 0 ? REPORTED.length : late;
    reports[at] = (reports[at] ?? 0) + 1;
  }
  return { spend, reports, revenue: own * 5000 };
}

function seen({ spend, reports, revenue }: Told, age: number, world: MoneyWorld) {
  const all = sum(reports);
  const conversions = sum(reports.slice(0, age + 1));
  const known = all > 0 ? conversions / all : 0;
  return { spend, conversions, ...(world.revenue && { revenue: Math.round(revenue * known) }) };
}

/** By last week's reported results a unit of money, held to the same limits: what people do by hand. */
function proportional(told: readonly Told[][], previous: readonly number[], world: MoneyWorld): number[] {
  const week = told.slice(-7);
  const scores = previous.map((_, k) => {
    const results = sum(week.map((row, at) => sum(row[k]?.reports.slice(0, week.length - at) ?? [])));
    return (results + 0.5) / (sum(week.map((row) => row[k]?.spend ?? 0)) + world.budget / 100);
  });
  const wanted = scores.map((score) => (score / sum(scores)) * world.budget);
  const [floor, ceiling] = [0.03, 0.6].map((share) => share * world.budget) as [number, number];
  const change = 0.25;
  const held = wanted.map((one, k) => {
    const before = previous[k] ?? 0;
    return Math.min(ceiling, (1 + change) * before, Math.max(floor, (1 - change) * before, one));
  });
  return held.map((one) => (one / sum(held)) * world.budget);
}

function countBreaches(amounts: readonly number[], previous: readonly number[], world: MoneyWorld): number {
  const { floor, ceiling, maxChange } = world.limits ?? {};
  const isOut = amounts.map((amount, k) => {
    const before = previous[k] ?? 0;
    const least = Math.max(
      typeof floor === 'number' ? floor * world.budget : 0,
      maxChange === undefined ? 0 : (1 - maxChange) * before,
    );
    const most = Math.min(
      typeof ceiling === 'number' ? ceiling * world.budget : world.budget,
      maxChange === undefined ? world.budget : (1 + maxChange) * before,
    );
    return !Number.isInteger(amount) || amount < Math.floor(least) || amount > Math.ceil(most);
  });
  return world.limits === undefined
    ? 0
    : isOut.filter(Boolean).length + (sum(amounts) === world.budget ? 0 : 1);
}

/** The best split of the true curves of the day, by hundredths of the budget and without limits. */
function bestAmounts(channels: readonly Channel[], { budget }: MoneyWorld): number[] {
  let best = new Array<number>(STEPS + 1).fill(0);
  const choices = channels.map((channel) => {
    const worth = best.map((_, part) => resultsOf(channel, (part / STEPS) * budget));
    const own = best.map((_, all) => {
      let most = 0;
      for (let part = 0; part <= all; part++)
        if ((worth[part] ?? 0) + (best[all - part] ?? 0) > (worth[most] ?? 0) + (best[all - most] ?? 0))
          most = part;
      return most;
    });
    best = best.map((_, all) => (worth[own[all] ?? 0] ?? 0) + (best[all - (own[all] ?? 0)] ?? 0));
    return own;
  });
  let left = STEPS;
  return choices
    .reverse()
    .map((own) => {
      const part = own[left] ?? 0;
      left -= part;
      return (part / STEPS) * budget;
    })
    .reverse();
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
