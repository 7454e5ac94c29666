// The mix of a plan: which share of the posts each pillar gets, and an order in which none comes twice running.
import { MOST_OWN, PILLAR_KEYS, type Pillar } from '../../contract/constants/pillars.ts';
import { createRandom, type Random } from '../../kernel/random.ts';
import type { Goal } from './goals.ts';

/** Parts of 1 that add up to 1. */
export type Shares = Readonly<Record<Pillar, number>>;

export const DEFAULT_SHARES: Shares = { useful: 0.4, talk: 0.2, own: 0.2, season: 0.1, behind: 0.1 };

/** The owner's own mix, or the default shares, shifted towards what the owner wants to reach. */
export function sharesFor(goals: ReadonlySet<Goal>, mix: Shares | null = null): Shares {
  if (mix !== null) return mix;
  const sells = (['book', 'order', 'visit', 'try', 'join'] as const).some((goal) => goals.has(goal));
  if (sells) return { ...DEFAULT_SHARES, own: 0.25, talk: 0.15 };
  if (goals.has('follow')) return { ...DEFAULT_SHARES, talk: 0.25, own: 0.15 };
  return DEFAULT_SHARES;
}

/**
 * A pillar for each of `count` posts. `before` are the pillars of the latest posts on the same channel: a plan that is
 * topped up post by post keeps the shares over all.
 */
export function planPillars(input: {
  readonly count: number;
  readonly seed: string | number;
  readonly shares?: Shares;
  readonly before?: readonly Pillar[];
}): Pillar[] {
  const { count, seed, shares = DEFAULT_SHARES, before = [] } = input;
  const random = createRandom(`pillars:${seed}`);
  if (count < 1) return [];
  const capped = cap(shares);
  return spread(before.length === 0 ? quotas(capped, count, random) : debts(capped, count, before), {
    last: before.at(-1) ?? null,
    random,
  });
}

/** Shares that sum to 1, promotion within its bound; what it gives up goes to what is useful. */
function cap(shares: Shares): Shares {
  const total = PILLAR_KEYS.reduce((sum, pillar) => sum + shares[pillar], 0);
  if (total <= 0) return DEFAULT_SHARES;
  const even = Object.fromEntries(PILLAR_KEYS.map((pillar) => [pillar, shares[pillar] / total])) as Shares;
  const own = Math.min(even.own, MOST_OWN);
  return { ...even, own, useful: even.useful + even.own - own };
}

/** Whole numbers by largest remainder; ties by chance. Promotion is rounded down. */
function quotas(shares: Shares, count: number, random: Random): Map<Pillar, number> {
  const most = (pillar: Pillar) => (pillar === 'own' ? Math.max(1, Math.floor(count * MOST_OWN)) : count);
  const exact = PILLAR_KEYS.map((pillar) => ({ pillar, exact: shares[pillar] * count, tie: random.next() }));
  const result = new Map(
    exact.map(({ pillar, exact: share }) => [pillar, Math.min(most(pillar), Math.floor(share))]),
  );
  const order = exact.sort((x, y) => (y.exact % 1) - (x.exact % 1) || x.tie - y.tie);
  let left = count - [...result.values()].reduce((sum, quota) => sum + quota, 0);
  for (let at = 0; left > 0; at++) {
    const pillar = order[at % order.length]?.pillar ?? 'useful';
    if ((result.get(pillar) ?? 0) >= most(pillar)) continue;
    result.set(pillar, (result.get(pillar) ?? 0) + 1);
    left--;
  }
  return result;
}

/** What is due after the posts before: each goes to the pillar that has fallen behind its share the furthest. */
function debts(shares: Shares, count: number, before: readonly Pillar[]): Map<Pillar, number> {
  const had = new Map(PILLAR_KEYS.map((one) => [one, before.filter((other) => other === one).length]));
  const result = new Map<Pillar, number>();
  for (let total = before.length + 1; total <= before.length + count; total++) {
    const behind = (pillar: Pillar) => shares[pillar] * total - (had.get(pillar) ?? 0);
    const next = PILLAR_KEYS.reduce((most, one) => (behind(one) > behind(most) ? one : most));
    had.set(next, (had.get(next) ?? 0) + 1);
    result.set(next, (result.get(next) ?? 0) + 1);
  }
  return result;
}

/** An order in which each pillar comes at even distances, and not twice running where that can be helped. */
function spread(
  left: ReadonlyMap<Pillar, number>,
  { last, random }: { last: Pillar | null; random: Random },
): Pillar[] {
  const due = [...left].flatMap(([pillar, quota]) =>
    Array.from({ length: quota }, (_, at) => ({ pillar, at: (at + 0.25 + random.next() * 0.5) / quota })),
  );
  const queue = due.sort((x, y) => x.at - y.at).map(({ pillar }) => pillar);
  const plan: Pillar[] = [];
  while (queue.length > 0) {
    const before = plan.at(-1) ?? last;
    // What has more left than all others together has to come now, or it comes twice running in the end.
    const crowded = PILLAR_KEYS.find(
      (pillar) => 2 * queue.filter((one) => one === pillar).length > queue.length,
    );
    const wanted = crowded !== undefined && crowded !== before ? queue.indexOf(crowded) : -1;
    const next = wanted >= 0 ? wanted : queue.findIndex((pillar) => pillar !== before);
    plan.push(...queue.splice(Math.max(next, 0), 1));
  }
  return plan;
}
