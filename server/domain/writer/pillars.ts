// Content pillars: the themes that a plan keeps in balance, and how a plan shares its posts among them.
import { PILLARS, type Pillar } from '../../contract/constants/pillars.ts';
import { createRandom, type Random } from '../../kernel/random.ts';
import type { Fact } from './facts.ts';
import { type Role, rolesOf } from './role.ts';

const PILLAR_KEYS = Object.keys(PILLARS).filter((key): key is Pillar => Object.hasOwn(PILLARS, key));

/** Parts that a pillar can open with. */
export const PILLAR_ROLES: Readonly<Record<Pillar, readonly Role[]>> = {
  offer: ['offer', 'identity', 'price'],
  audience: ['audience'],
  values: ['value'],
  story: ['story', 'identity'],
  practical: ['practical', 'price'],
  invite: ['offer', 'price', 'practical', 'identity', 'story'],
};

const WEIGHTS: Readonly<Record<Pillar, number>> = {
  offer: 3,
  audience: 1.2,
  values: 1.2,
  story: 1.3,
  practical: 1.2,
  invite: 1.4,
};
/** Goals that a pillar serves. */
const SERVES: readonly (readonly [Pillar, RegExp])[] = [
  ['invite', /\b(?:book|order|sale|sell|lead|enquir|inquir|sign|trial|donat|revenue|client|customer)/i],
  ['practical', /\b(?:visit|foot ?fall|foot ?traffic|walk|table|attend|appointment)/i],
  ['values', /\b(?:brand|trust|reputation|loyal|awareness|communit|donat|volunteer)/i],
  ['story', /\b(?:brand|trust|awareness|recogni|recruit|hire|story|reputation)/i],
  ['audience', /\b(?:reach|audience|new (?:customer|client)|segment|grow|awareness|communit)/i],
];
const LEAST = 0.08;
const MOST = 0.4;
const MOST_INVITE = 0.25;

/**
 * A pillar for each of `count` posts: every pillar with facts gets 8-40 % where the count allows, invitations at most a
 * quarter, and no pillar comes twice running while another has posts left. `goals` are the owner's own words. `before` are
 * the pillars of the latest posts on the same channel: a plan that is topped up post by post keeps the shares over all.
 */
export function planPillars(input: {
  facts: readonly Fact[];
  count: number;
  seed: string | number;
  goals: string;
  before?: readonly Pillar[];
}): Pillar[] {
  const { facts, count, seed, goals, before = [] } = input;
  const random = createRandom(`pillars:${seed}`);
  const open = PILLAR_KEYS.filter((pillar) => factsOf(pillar, facts) > 0);
  if (open.length === 0 || count < 1) return [];
  const shares = sharesOf(open, facts, goals);
  return spread(before.length === 0 ? quotas(shares, count, random) : debts(shares, count, before), random);
}

function factsOf(pillar: Pillar, facts: readonly Fact[]): number {
  return [...rolesOf(facts).values()].filter((role) => PILLAR_ROLES[pillar].includes(role)).length;
}

function sharesOf(open: readonly Pillar[], facts: readonly Fact[], goals: string): Map<Pillar, number> {
  const weight = (pillar: Pillar) => {
    const served = SERVES.some(([goal, sign]) => goal === pillar && sign.test(goals));
    return WEIGHTS[pillar] * Math.sqrt(Math.min(factsOf(pillar, facts), 6)) * (served ? 1.5 : 1);
  };
  let shares = new Map(open.map((pillar) => [pillar, weight(pillar)]));
  for (let round = 0; round < 8; round++) shares = clamp(shares);
  return shares;
}

/** One step towards shares that sum to 1 within their bounds. */
function clamp(shares: ReadonlyMap<Pillar, number>): Map<Pillar, number> {
  const total = [...shares.values()].reduce((sum, share) => sum + share, 0);
  const most = (pillar: Pillar) => (pillar === 'invite' ? MOST_INVITE : shares.size > 2 ? MOST : 1);
  return new Map(
    [...shares].map(([pillar, share]) => [pillar, Math.min(most(pillar), Math.max(LEAST, share / total))]),
  );
}

/** Whole numbers by largest remainder; ties by chance. Invitations are rounded down. */
function quotas(shares: ReadonlyMap<Pillar, number>, count: number, random: Random): Map<Pillar, number> {
  const most = (pillar: Pillar) =>
    pillar === 'invite' && shares.size > 1
      ? Math.floor(count * MOST_INVITE)
      : shares.size > 2
        ? Math.ceil(count * MOST)
        : count;
  const exact = [...shares].map(([pillar, share]) => ({ pillar, exact: share * count, tie: random.next() }));
  const result = new Map(
    exact.map(({ pillar, exact: share }) => [pillar, Math.min(most(pillar), Math.floor(share))]),
  );
  const order = exact.sort((x, y) => (y.exact % 1) - (x.exact % 1) || x.tie - y.tie);
  let left = count - [...result.values()].reduce((sum, quota) => sum + quota, 0);
  for (let at = 0; left > 0 && at < order.length * (count + 1); at++) {
    const pillar = order[at % order.length]?.pillar;
    if (pillar === undefined || (result.get(pillar) ?? 0) >= most(pillar)) continue;
    result.set(pillar, (result.get(pillar) ?? 0) + 1);
    left--;
  }
  return result;
}

/** What is due after the posts before: each goes to the pillar that has fallen behind its share the furthest. */
function debts(
  shares: ReadonlyMap<Pillar, number>,
  count: number,
  before: readonly Pillar[],
): Map<Pillar, number> {
  const had = new Map([...shares.keys()].map((one) => [one, before.filter((other) => other === one).length]));
  const result = new Map<Pillar, number>();
  for (let total = before.length + 1; total <= before.length + count; total++) {
    const behind = (pillar: Pillar) => (shares.get(pillar) ?? 0) * total - (had.get(pillar) ?? 0);
    const next = [...shares.keys()].reduce((most, one) => (behind(one) > behind(most) ? one : most));
    had.set(next, (had.get(next) ?? 0) + 1);
    result.set(next, (result.get(next) ?? 0) + 1);
  }
  return result;
}

/** An order in which each pillar comes at even distances, and not twice running where that can be helped. */
function spread(left: ReadonlyMap<Pillar, number>, random: Random): Pillar[] {
  const due = [...left].flatMap(([pillar, quota]) =>
    Array.from({ length: quota }, (_, at) => ({ pillar, at: (at + 0.25 + random.next() * 0.5) / quota })),
  );
  const queue = due.sort((x, y) => x.at - y.at).map(({ pillar }) => pillar);
  const plan: Pillar[] = [];
  while (queue.length > 0) {
    const next = queue.findIndex((pillar) => pillar !== plan.at(-1));
    plan.push(...queue.splice(Math.max(next, 0), 1));
  }
  return plan;
}
