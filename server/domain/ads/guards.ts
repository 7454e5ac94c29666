// What is wrong with the figures of campaigns, as far as figures tell: then nothing is learned from them. Pure.
import { MOST_A_DAY } from './ad-account.ts';
import type { ArmDay, ArmFigures } from './budget-arms.ts';

/** Share of a day's results that is told after so many days at least; more is told of older days. */
const TOLD_AT_LEAST = [0.25, 0.45, 0.6, 0.7, 0.78, 0.85, 0.9];
/** So many results that do not come are no chance. */
const DUE = 8;
/** Days that tell what is usual. */
const USUAL_DAYS = 28;

/**
 * Results that were due in the last days, all told as none while clicks go on; null where nothing is amiss.
 * @param looked the day on which a person has looked and said go on, YYYY-MM-DD: those until then are no evidence against it
 */
export function findTrackingFault(
  days: readonly ArmDay[],
  looked: string | null = null,
): { readonly days: number; readonly due: number } | null {
  const sums = days.map(({ arms }) => sumOf(Object.values(arms)));
  for (let length = 2; length <= TOLD_AT_LEAST.length; length++) {
    const last = sums.slice(-length);
    const before = sums.slice(-length - USUAL_DAYS, -length);
    if (before.length < 7 || last.some(({ results }) => results > 0)) return null;
    if (looked !== null && (days.at(-length)?.day ?? '') <= looked) return null;
    const perClick = rate(before, 'results', 'clicks');
    const due = last.reduce((sum, { clicks }, at) => {
      const share = TOLD_AT_LEAST[length - 1 - at] ?? 1;
      return sum + clicks * perClick * share;
    }, 0);
    if (due >= DUE) return { days: length, due };
  }
  return null;
}

export type Anomaly =
  /** It cost more than its network may let it. */
  | { readonly kind: 'spend'; readonly spent: number; readonly most: number }
  /** Money goes on, and hardly anything comes back any more. */
  | { readonly kind: 'results'; readonly days: number; readonly results: number; readonly due: number }
  /** A click costs far more than it did. */
  | { readonly kind: 'price'; readonly price: number; readonly usual: number };

/** What is far off with one budget; null where nothing is. */
export function findAnomaly(days: readonly ArmDay[], key: string): Anomaly | null {
  const own = days.flatMap(({ arms }) => arms[key] ?? []);
  return overspent(own) ?? gone(own) ?? dear(own);
}

/** What a network gives back later is spent all the same. */
const SLACK = 1.02;

function overspent(own: readonly ArmFigures[]): Anomaly | null {
  const [before, last] = own.slice(-2);
  if (!last || !before) return null;
  const most = MOST_A_DAY * Math.max(last.daily, before.daily);
  return most > 0 && last.spend > most * SLACK ? { kind: 'spend', spent: last.spend, most } : null;
}

/** Of the last three days too little is told. */
const SETTLED = 3;
/** Lengths that are looked at: a small account takes longer to tell. */
const SPANS = [3, 7, 14];
/** Looked at every day for years, what is less rare happens by chance. */
const CHANCE = 0.0003;
/** Share of results that is told after those days, at least. */
const TOLD_BY_THEN = 0.85;
/** Days scatter more than counts do. */
const SCATTER = 1.5;

function gone(own: readonly ArmFigures[]): Anomaly | null {
  for (const span of SPANS) {
    const looked = own.slice(-span - SETTLED, -SETTLED);
    const before = own.slice(-span - SETTLED - USUAL_DAYS, -span - SETTLED);
    if (looked.length < span || before.length < 14) return null;
    // More money need not bring more: no more is due than came before.
    const usual = (sumOf(before).results / before.length) * span;
    const due = TOLD_BY_THEN * Math.min(usual, sumOf(looked).spend * rate(before, 'results', 'spend'));
    const { results } = sumOf(looked);
    if (chanceOf(results / SCATTER, due / SCATTER) < CHANCE)
      return { kind: 'results', days: span, results, due };
  }
  return null;
}

const FEW_CLICKS = 20;

function dear(own: readonly ArmFigures[]): Anomaly | null {
  const last = own.at(-1);
  const prices = own
    .slice(-1 - USUAL_DAYS, -1)
    .flatMap(({ spend, clicks }) => (clicks > 4 ? [spend / clicks] : []));
  if (!last || last.clicks < FEW_CLICKS || prices.length < 14) return null;
  const usual = middle(prices);
  const apart = middle(prices.map((one) => Math.abs(one - usual)));
  const price = last.spend / last.clicks;
  return price > usual + 5 * apart && price > 1.5 * usual ? { kind: 'price', price, usual } : null;
}

type Sum = Pick<ArmFigures, 'spend' | 'results' | 'clicks'>;

function sumOf(figures: readonly Sum[]): Sum {
  return figures.reduce<Sum>(
    (sum, one) => ({
      spend: sum.spend + one.spend,
      results: sum.results + one.results,
      clicks: sum.clicks + one.clicks,
    }),
    { spend: 0, results: 0, clicks: 0 },
  );
}

function rate(figures: readonly Sum[], of: keyof Sum, by: keyof Sum): number {
  const sum = sumOf(figures);
  return sum[by] > 0 ? sum[of] / sum[by] : 0;
}

function middle(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The chance of so many or fewer, of a count of this mean. */
function chanceOf(count: number, mean: number): number {
  let term = Math.exp(-mean);
  let sum = term;
  for (let at = 1; at <= count; at++) {
    term *= mean / at;
    sum += term;
  }
  return sum;
}
