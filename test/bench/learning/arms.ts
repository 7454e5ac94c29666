// Two published experiments with arms: O. Chapelle and L. Li 2011, table 1 (ten items that come and go, feedback in batches),
// and S. L. Scott's example of two pages that convert 4 and 5 % of a hundred visitors a day.
import { chooseArm, weighArms } from '../../../server/domain/learning/index.ts';
import { createRandom, type Random } from '../../../server/kernel/random.ts';
import { normal } from './chance.ts';

const ITEMS = 10;
const LEAVES = 1e-3;

interface Item {
  rate: number;
  /** What the learner has been told. */
  successes: number;
  failures: number;
  isNew: boolean;
}

/** Regret over `steps` showings where feedback comes every `delay` showings; an item's successor is heard of then, too. */
export function playDelays(delay: number, steps: number, seed: number): number {
  const random = createRandom(`delays:${seed}:${delay}`);
  const items: Item[] = Array.from({ length: ITEMS }, () => ({
    rate: bell(random),
    successes: 0,
    failures: 0,
    isNew: false,
  }));
  let waiting: { item: number; isSuccess: boolean }[] = [];
  let regret = 0;
  for (let step = 0; step < steps; step++) {
    if (random.next() < LEAVES) {
      const index = random.int(ITEMS);
      Object.assign(items[index] as Item, { rate: bell(random), isNew: true });
      // What is still to be told of the one that left says nothing of its successor.
      waiting = waiting.filter(({ item }) => item !== index);
    }
    const { arm } = chooseArm({ arms: items, seed: `${seed}:${delay}:${step}` });
    const rate = items[arm]?.rate ?? 0;
    regret += Math.max(...items.map((item) => item.rate)) - rate;
    waiting.push({ item: arm, isSuccess: random.next() < rate });
    if ((step + 1) % delay > 0) continue;
    for (const item of items)
      if (item.isNew) Object.assign(item, { successes: 0, failures: 0, isNew: false });
    for (const { item, isSuccess } of waiting) {
      const own = items[item];
      if (own !== undefined) own[isSuccess ? 'successes' : 'failures']++;
    }
    waiting = [];
  }
  return regret;
}

/** A draw from Beta(4, 4): the share of four of eight exponential times. */
function bell(random: Random): number {
  const times = Array.from({ length: 8 }, () => -Math.log(1 - random.next()));
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  return sum(times.slice(0, 4)) / sum(times);
}

/** The day on which the better of two pages is known, what was saved against halves for 223 days, and whether it is right. */
export function playTwoPages(seed: number): { day: number; saved: number; isRight: boolean } {
  const random = createRandom(`pages:${seed}`);
  const rates = [0.04, 0.05];
  const arms = rates.map(() => ({ successes: 0, failures: 0 }));
  let lost = 0;
  for (let day = 1; day <= 223; day++) {
    const { probabilities } = weighArms({ arms, seed: `${seed}:${day}` });
    for (let visit = 0; visit < 100; visit++) {
      const arm = random.next() < (probabilities[0] ?? 0.5) ? 0 : 1;
      const rate = rates[arm] ?? 0;
      lost += 0.05 - rate;
      const own = arms[arm];
      if (own !== undefined) own[random.next() < rate ? 'successes' : 'failures']++;
    }
    const verdict = weighArms({ arms, seed: `${seed}:${day}:evening` });
    if (day >= 14 && verdict.isDecided) {
      const isRight = (verdict.probabilities[1] ?? 0) > 0.5;
      return { day, saved: 111.5 - lost - (isRight ? 0 : 223 - day), isRight };
    }
  }
  return { day: 223, saved: 111.5 - lost, isRight: true };
}

/** One post of an account whose own posts bring so much more than the baseline's. */
export function drawReward(random: Random, isBaseline: boolean, uplift: number): number {
  return (isBaseline ? 0 : Math.log1p(uplift)) + normal(random, 0, 0.8);
}
