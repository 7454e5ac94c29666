// What is being tried: for each objective what is believed, how it is tried, what came out, and what the plan does about it.
// Results come of the learner's own evidence; where there is too little, that is what is said.

import { DAY_PARTS } from '../../contract/overrule.ts';
import type { Group } from '../../contract/report.ts';
import { nameOfValue } from '../../contract/trait.ts';
import { describeWait } from '../../contract/uplift.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { ConnectionRecord } from '../channels/index.ts';
import {
  bestTimeOf,
  type LearnedSoFar,
  type LearnedUplift,
  learnedSoFar,
  settledBy,
  upliftOf,
} from '../evidence/index.ts';
import { ENOUGH_POSTS } from '../learning/index.ts';
import { count, group, partName, share, table, text } from './blocks.ts';
import { activeChannels, type Evidence, nameOf } from './evidence.ts';

export const TRIALS_TITLE = 'What is being tried';

export interface Trials {
  readonly channels: readonly { readonly connection: ConnectionRecord; readonly learned: LearnedSoFar }[];
  readonly uplift: LearnedUplift | null;
}

/** Channels told of: those that taught the most. */
const MOST_CHANNELS = 3;

export async function gatherTrials(q: Query, evidence: Evidence): Promise<Trials> {
  const { business, now } = evidence;
  const asked = { asOf: settledBy(now), before: [] };
  const channels = await Promise.all(
    activeChannels(evidence)
      .filter(({ network }) => network !== 'mail')
      .map(async (connection) => ({
        connection,
        learned: await learnedSoFar(q, connection, business.timezone, asked),
      })),
  );
  return {
    channels: channels
      .toSorted((a, b) => b.learned.times.posts - a.learned.times.posts)
      .slice(0, MOST_CHANNELS),
    uplift: await upliftOf(q, business.id),
  };
}

/** What was thought beforehand, how it is tried, what came out, what follows. */
type Trial = readonly [hypothesis: string, experiment: string, result: string, plan: string];

export function writeTrials({ business }: Evidence, { channels, uplift }: Trials): Group[] {
  const goals = business.marketingGoals.trim();
  const objective = goals
    ? `The objective, in your words: ${goals}`
    : 'No objective is named in the profile yet.';
  const trials = [...channels.flatMap((one) => [tryTimes(one), tryThemes(one)]), compareAll(uplift)];
  const isSandbox = channels.some(({ connection }) => connection.network === 'sandbox');
  return [
    group(
      'Objective, hypotheses, results',
      isSandbox ? 'sandbox' : null,
      text(objective),
      table(
        'Trials',
        ['Hypothesis', 'Experiment', 'Result', 'Changed plan'],
        trials.map((one) => [...one]),
      ),
    ),
  ];
}

type One = Trials['channels'][number];

function tryTimes({ connection, learned: { times } }: One): Trial {
  const where = nameOf(connection);
  const believed = bestOf(times.cells.map((cell) => ({ ...cell, expected: cell.published })));
  const found = bestTimeOf(times.cells) ?? undefined;
  return [
    believed && believed.expected > 0
      ? `${where}: ${partName(believed)} is the best time, as published studies have it`
      : `${where}: any waking hour does as well as another`,
    `${count(times.posts, 'measured post')} over ${7 * DAY_PARTS.length} parts of the week`,
    ...outcomeOf(times.posts, found && { ...found, name: partName(found) }, 'the published pattern goes on'),
  ];
}

function tryThemes({ connection, learned: { contents } }: One): Trial {
  const pillars = contents.levels.filter(({ feature }) => feature === 'pillar');
  const found = pillars.length > 1 ? bestOf(pillars) : undefined;
  return [
    `${nameOf(connection)}: all themes do about equally well`,
    `${count(contents.posts, 'measured post')} over ${count(pillars.length, 'theme')}`,
    ...outcomeOf(
      contents.posts,
      found && { ...found, name: nameOfValue('pillar', found.value) },
      'the mix stays',
    ),
  ];
}

/** The learner against the baseline, over all channels. */
function compareAll(uplift: LearnedUplift | null): Trial {
  const hypothesis = 'All channels: what the learner chooses brings more than the published pattern';
  const experiment = 'A share of posts, drawn by lot, goes by the published pattern';
  if (!uplift)
    return [hypothesis, experiment, 'Not enough data yet', 'None: the share that is compared stays'];
  const { posts, low, high, verdict } = uplift;
  const figures = `${share(uplift.uplift)} (90% interval ${share(low)} to ${share(high)}), ${count(posts, 'post')}`;
  if (verdict === 'open')
    return [hypothesis, experiment, `${figures}; open`, `None: ${describeWait(uplift)}`];
  const plan = verdict === 'better' ? 'Learning goes on' : 'The published pattern weighs more';
  return [hypothesis, experiment, `${figures}; ${verdict}`, plan];
}

interface Found {
  readonly name: string;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

function outcomeOf(posts: number, found: Found | undefined, otherwise: string): [string, string] {
  if (posts < ENOUGH_POSTS)
    return [`Not enough data yet (${posts} of ${count(ENOUGH_POSTS, 'post')})`, `None: ${otherwise}`];
  if (!found) return ['There is nothing to compare yet', `None: ${otherwise}`];
  const [expected, low, high] = [found.expected, found.low, found.high].map((log) => share(Math.expm1(log)));
  const result = `${found.name}: ${expected} (${low} to ${high} in 8 of 10 cases)`;
  return found.low > 0
    ? [result, `More of ${found.name}, and still some of the others`]
    : [`${result}; open`, 'None yet: it goes on being tried'];
}

function bestOf<T extends { readonly expected: number }>(all: readonly T[]): T | undefined {
  return all.toSorted((a, b) => b.expected - a.expected)[0];
}
