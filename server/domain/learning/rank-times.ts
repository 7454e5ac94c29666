// Which of a few times is the best for the next post of a channel: what the account's own posts say of days and hours, added
// to the published pattern, which counts as much as it has proved worth.
import { parseChannelType } from '../../contract/channels/index.ts';
import { listOf, numberOf, objectOf, onlyParts, refuse, rewardOf, seedOf, shareOf } from './inputs.ts';
import { type WeekHour, weekHoursOf } from './local-time.ts';
import { decide, type Estimate, estimate, propensities } from './propensity.ts';
import { boundExploration, clipRewards, inOrder, latestOf } from './ranking.ts';
import { learnEffects, type Row } from './regression.ts';
import { TIME_PRIOR, timeRow, UNIQUE } from './time-effects.ts';
import { rateWeekHour } from './time-options.ts';

export interface TimesToRank {
  /** The channel's id; one that nothing is published of has no pattern to begin with. */
  readonly channel: string;
  /** IANA name of the audience's zone. */
  readonly timeZone: string;
  /** What posts brought: when they were out, UTC milliseconds, and a natural log, 0 as usual. In any order. */
  readonly history: readonly { readonly at: number; readonly reward: number }[];
  /** UTC milliseconds. */
  readonly candidates: readonly number[];
  readonly limits: TimeLimits;
  readonly seed: string | number;
}

export interface TimeLimits {
  /** The greatest chance that another than the one of which most is expected goes first; absent is no limit. */
  readonly exploration?: number;
}

export interface RankedTime extends Estimate {
  readonly at: number;
  /** The chance, over seeds, to be the first of the list. All of them sum to 1. */
  readonly probability: number;
}

const WEEK = 7 * 24 * 3_600_000;
/** How often tastes turn, a week: once in a year. */
const TURNS = 1 / 50;

/**
 * The candidates, the chosen one first, the others by what is expected of them. Asking again with another seed draws again.
 * Throws an Error in words on anything that cannot be: no candidate, an unknown zone, rewards that are not numbers.
 */
export function rankTimes(request: TimesToRank): RankedTime[] {
  const { channel, timeZone, history, candidates, limits, seed } = checkTimes(request);
  const known = parseChannelType(channel);
  const pattern = Array.from({ length: 168 }, (_, hour) =>
    known === undefined ? 0 : rateWeekHour(known, hour),
  );
  const rowOf = (hour: WeekHour) => timeRow(hour, pattern[Math.floor(hour)] ?? 0);
  const beliefs = learnEffects(observe(history, timeZone, rowOf), TIME_PRIOR, TURNS);
  const times = [...candidates].sort((a, b) => a - b);
  const rows = weekHours(times, timeZone).map(rowOf);
  const estimates = rows.map((row) => estimate(row, beliefs, UNIQUE));
  const chances = boundExploration(propensities(rows, beliefs), estimates, limits.exploration ?? 1);
  const chosen = decide(chances, `times:${channel}:${timeZone}:${typeof seed}:${seed}`);
  return inOrder(estimates, chosen).map((index) => ({
    at: times[index] ?? 0,
    ...(estimates[index] as Estimate),
    probability: chances[index] ?? 0,
  }));
}

function observe(history: TimesToRank['history'], timeZone: string, rowOf: (hour: WeekHour) => Row) {
  const posts = latestOf([...history].sort((a, b) => a.at - b.at || a.reward - b.reward));
  const newest = posts.at(-1)?.at ?? 0;
  const hours = weekHours(
    posts.map(({ at }) => at),
    timeZone,
  );
  const rewards = clipRewards(posts.map(({ reward }) => reward));
  return posts.map(({ at }, index) => ({
    row: rowOf(hours[index] ?? 0),
    reward: rewards[index] ?? 0,
    age: (newest - at) / WEEK,
  }));
}

function weekHours(moments: readonly number[], timeZone: string): WeekHour[] {
  try {
    return weekHoursOf(moments, timeZone);
  } catch {
    return refuse(`The time zone ${JSON.stringify(timeZone)} is not known, or a time is out of its range.`);
  }
}

function checkTimes(request: TimesToRank): TimesToRank {
  const { channel, timeZone, history, candidates, limits, seed } = objectOf(request, 'The request');
  if (typeof channel !== 'string') refuse('The channel must be told by its id.');
  if (typeof timeZone !== 'string') refuse('The time zone must be told by its name.');
  for (const [at, post] of listOf(history, 'history').entries()) {
    const { at: moment, reward } = objectOf(post, `history[${at}]`);
    momentOf(moment, `history[${at}].at`);
    rewardOf(reward, `history[${at}].reward`);
  }
  const list = listOf(candidates, 'candidates');
  if (list.length === 0) refuse('There are no times to choose from.');
  for (const [at, moment] of list.entries()) momentOf(moment, `candidates[${at}]`);
  const bounds = objectOf(limits ?? {}, 'limits');
  onlyParts(bounds, ['exploration'], 'limits');
  if (bounds.exploration !== undefined) shareOf(bounds.exploration, 'limits.exploration');
  seedOf(seed);
  return { ...request, limits: bounds };
}

/** The range of moments that calendars know. */
const LAST_MOMENT = 8.64e15;

function momentOf(value: unknown, name: string): void {
  if (Math.abs(numberOf(value, name)) > LAST_MOMENT / 2)
    refuse(`${name} must be UTC milliseconds, and is ${value}.`);
}
