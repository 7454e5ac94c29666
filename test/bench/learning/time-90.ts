// TIME-90: thirteen weeks of five posts for an account with tastes of its own. What an hour is worth is the published
// pattern times a strength (which may be nothing, or the wrong way round), plus effects of day, part of the day and both
// together; a single post scatters by .8 (natural log). Posts of a week are planned at once, on different days.

import { type RankedTime, rankTimes } from '../../../server/domain/learning/index.ts';
import { rateWeekHour } from '../../../server/domain/learning/time-options.ts';
import { createRandom, type Random } from '../../../server/kernel/random.ts';
import { normal } from './chance.ts';

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
const MONDAY = Date.UTC(2027, 2, 1);
const WEEKS = 13;
const POSTS = 5;
const NOISE = 0.8;
const BUCKETS = [7.5, 10.5, 13.5, 16.5, 19.5, 22.5];

export interface TimeWorld {
  /** Of the published pattern. */
  readonly strength: number;
  /** What tastes turn into in the middle: none of the day's and hour's effects stays. */
  readonly turns?: boolean;
  readonly weeks?: number;
}

export type TimePolicy = 'learner' | 'published' | 'random' | 'oracle';
type Effects = number[];

export interface TimeRun {
  /** Mean engagement over that of the best choice. */
  readonly share: number;
  /** Whether the range of a candidate held its true worth, for all that were asked about in the last week. */
  readonly covered: readonly boolean[];
}

/** One account under one policy. */
export function playTimes(world: TimeWorld, policy: TimePolicy, seed: number): TimeRun {
  const random = createRandom(`time-90:${seed}:${world.strength}`);
  const worlds = [drawEffects(world, random), drawEffects(world, random)];
  const weeks = world.weeks ?? WEEKS;
  const history: { at: number; reward: number }[] = [];
  let [got, best] = [0, 0];
  const covered: boolean[] = [];
  for (let week = 0; week < weeks; week++) {
    const effects = (world.turns && week >= weeks / 2 ? worlds[1] : worlds[0]) ?? [];
    const plan = planWeek(policy, { effects, history: [...history], week, random, seed });
    if (week === weeks - 1) covered.push(...plan.covered);
    for (const cell of plan.cells) {
      const effect = effects[cell] ?? 0;
      got += Math.exp(effect);
      history.push({ at: momentOf(cell, week), reward: effect + normal(random, 0, NOISE) });
    }
    for (const cell of bestCells(effects)) best += Math.exp(effects[cell] ?? 0);
  }
  return { share: got / best, covered };
}

function drawEffects({ strength }: TimeWorld, random: Random): Effects {
  const days = Array.from({ length: 7 }, () => normal(random, 0, 0.12));
  const buckets = BUCKETS.map(() => normal(random, 0, 0.2));
  const raw = Array.from({ length: 42 }, (_, cell) => {
    const published = rateWeekHour('instagram', weekHour(cell));
    return (
      strength * published + (days[dayOf(cell)] ?? 0) + (buckets[cell % 6] ?? 0) + normal(random, 0, 0.1)
    );
  });
  // Rewards are told against what is usual for the account.
  const usual = raw.reduce((sum, value) => sum + value, 0) / raw.length;
  return raw.map((value) => value - usual);
}

interface Week {
  readonly effects: Effects;
  readonly history: readonly { at: number; reward: number }[];
  readonly week: number;
  readonly random: Random;
  readonly seed: number;
}

function planWeek(policy: TimePolicy, given: Week): { cells: number[]; covered: boolean[] } {
  const { effects, week, random, seed, history } = given;
  if (policy === 'oracle') return { cells: bestCells(effects), covered: [] };
  if (policy === 'published')
    return {
      cells: bestCells(
        effects.map((_, cell) => rateWeekHour('instagram', weekHour(cell)) + random.next() * 1e-3),
      ),
      covered: [],
    };
  const cells: number[] = [];
  const covered: boolean[] = [];
  for (let post = 0; post < POSTS; post++) {
    const free = effects
      .map((_, cell) => cell)
      .filter((cell) => !cells.some((one) => dayOf(one) === dayOf(cell)));
    if (policy === 'random') {
      cells.push(random.pick(free));
      continue;
    }
    const ranked = rankTimes({
      channel: 'instagram',
      timeZone: 'UTC',
      history,
      candidates: free.map((cell) => momentOf(cell, week)),
      limits: {},
      seed: `${seed}:${week}:${post}`,
    });
    if (post === 0) covered.push(...ranked.map((one) => holds(one, effects[cellOf(one.at)] ?? 0)));
    cells.push(cellOf(ranked[0]?.at ?? 0));
  }
  return { cells, covered };
}

const holds = ({ low, high }: RankedTime, truth: number) => low <= truth && truth <= high;
const dayOf = (cell: number) => Math.floor(cell / 6);
const weekHour = (cell: number) => dayOf(cell) * 24 + (BUCKETS[cell % 6] ?? 0);
const momentOf = (cell: number, week: number) => MONDAY + week * WEEK + weekHour(cell) * HOUR;

function cellOf(at: number): number {
  const hour = ((at - MONDAY) % WEEK) / HOUR;
  return Math.floor(hour / 24) * 6 + BUCKETS.indexOf(hour % 24);
}

/** The best part of each day, and of those the best five. */
function bestCells(values: readonly number[]): number[] {
  const best = Array.from({ length: 7 }, (_, day) => {
    const cells = Array.from({ length: 6 }, (_, bucket) => day * 6 + bucket);
    return cells.reduce((most, cell) => ((values[cell] ?? 0) > (values[most] ?? 0) ? cell : most));
  });
  return best.sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0)).slice(0, POSTS);
}
