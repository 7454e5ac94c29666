// CONTENT-90: 260 posts in thirteen weeks, each of one of 5 pillars, 3 formats, 6 hooks and 4 calls to action whose effects
// add up; a single post scatters by .8 (natural log). No pillar has more than two fifths of a week. A week's rewards are
// known when the next one is planned.
import { type Features, rankContents } from '../../../server/domain/learning/index.ts';
import { createRandom, type Random } from '../../../server/kernel/random.ts';
import { normal } from './chance.ts';

const FACTORS = {
  pillar: { values: 5, sd: 0.25 },
  format: { values: 3, sd: 0.25 },
  hook: { values: 6, sd: 0.15 },
  cta: { values: 4, sd: 0.1 },
};
const NAMES = Object.keys(FACTORS) as (keyof typeof FACTORS)[];
const NOISE = 0.8;
const WEEKS = 13;
const POSTS = 20;
const CAP = 0.4;
const LAST = 80;

type Effects = Readonly<Record<string, number>>;
export type ContentPolicy = 'learner' | 'greedy' | 'random';

/** Mean engagement over that of the best choice: of all posts, and of the last eighty. */
export function playContents(
  policy: ContentPolicy,
  seed: number,
  turns = false,
): { share: number; late: number } {
  const random = createRandom(`content-90:${seed}`);
  const worlds = [drawEffects(random), drawEffects(random)];
  const history: { features: Features; reward: number }[] = [];
  const shares: number[] = [];
  for (let week = 0; week < WEEKS; week++) {
    const effects = worlds[turns && week >= WEEKS / 2 ? 1 : 0] ?? {};
    const best = bestOfWeek(effects);
    const plan: Features[] = [];
    for (let post = 0; post < POSTS; post++)
      plan.push(choose(policy, { history, plan, random, seed: `${seed}:${week}:${post}` }));
    for (const features of plan) {
      const worth = worthOf(features, effects);
      shares.push(Math.exp(worth) / best);
      history.push({ features, reward: worth + normal(random, 0, NOISE) });
    }
  }
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { share: mean(shares), late: mean(shares.slice(-LAST)) };
}

interface Choice {
  readonly history: readonly { features: Features; reward: number }[];
  readonly plan: readonly Features[];
  readonly random: Random;
  readonly seed: string;
}

function choose(policy: ContentPolicy, { history, plan, random, seed }: Choice): Features {
  const had = (pillar: unknown) => plan.filter((one) => one.pillar === pillar).length;
  const candidates = ALL.filter(({ pillar }) => had(pillar) < CAP * POSTS);
  if (policy === 'random') return random.pick(candidates);
  if (policy === 'greedy') {
    // By the mean reward of the pillar, one in ten by chance: what people do by hand.
    if (random.next() < 0.1) return random.pick(candidates);
    const score = ({ pillar }: Features) => {
      const own = history.filter(({ features }) => features.pillar === pillar);
      return own.reduce((sum, { reward }) => sum + reward, 0) / Math.max(1, own.length);
    };
    const most = Math.max(...candidates.map(score));
    return random.pick(candidates.filter((one) => score(one) === most));
  }
  return rankContents({ history, candidates, shares: {}, seed })[0]?.features ?? {};
}

const ALL: readonly Features[] = NAMES.reduce<Features[]>(
  (mixtures, name) =>
    mixtures.flatMap((mixture) =>
      Array.from({ length: FACTORS[name].values }, (_, value) => ({
        ...mixture,
        [name]: `${name}-${value}`,
      })),
    ),
  [{}],
);

function drawEffects(random: Random): Effects {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const { values, sd } = FACTORS[name];
      return Array.from({ length: values }, (_, value) => [`${name}-${value}`, normal(random, 0, sd)]);
    }),
  );
}

function worthOf(features: Features, effects: Effects): number {
  return Object.values(features).reduce<number>((sum, value) => sum + (effects[String(value)] ?? 0), 0);
}

/** Mean engagement of the best week: two fifths of each of the two best pillars, the rest of the third. */
function bestOfWeek(effects: Effects): number {
  const best = (name: keyof typeof FACTORS) =>
    Array.from({ length: FACTORS[name].values }, (_, value) => effects[`${name}-${value}`] ?? 0).sort(
      (a, b) => b - a,
    );
  const others = (best('format')[0] ?? 0) + (best('hook')[0] ?? 0) + (best('cta')[0] ?? 0);
  const [first = 0, second = 0, third = 0] = best('pillar').map((pillar) => Math.exp(pillar + others));
  return CAP * first + CAP * second + (1 - 2 * CAP) * third;
}
