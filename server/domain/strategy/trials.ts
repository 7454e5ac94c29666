// What is being tried: for each objective what is believed, how it is tried, what came out, and what the plan does about it.
// Results come of the learner's own evidence; where there is too little, that is what is said.

import { DAY_PARTS } from '../../contract/overrule.ts';
import type { Sentence } from '../../contract/sentence.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { say } from '../../sentences/index.ts';
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
import { group, type ToldGroup, table, text, words } from './blocks.ts';
import { activeChannels, type Evidence, nameOf } from './evidence.ts';

export const TRIALS = say('strategy.trials');

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
type Trial = readonly [hypothesis: Sentence, experiment: Sentence, result: Sentence, plan: Sentence];

export function writeTrials({ business }: Evidence, { channels, uplift }: Trials): ToldGroup[] {
  const goals = business.marketingGoals.trim();
  const objective = goals ? say('strategy.objective', { goals }) : say('strategy.no-objective');
  const trials = [...channels.flatMap((one) => [tryTimes(one), tryThemes(one)]), compareAll(uplift)];
  const isSandbox = channels.some(({ connection }) => connection.network === 'sandbox');
  return [
    group(
      say('strategy.trials-of'),
      isSandbox ? 'sandbox' : null,
      text(objective),
      table(
        say('strategy.trials-table'),
        [
          words(say('strategy.hypothesis')),
          words(say('strategy.experiment')),
          words(say('strategy.result')),
          words(say('strategy.changed-plan')),
        ],
        trials,
      ),
    ),
  ];
}

type One = Trials['channels'][number];

function tryTimes({ connection, learned: { times } }: One): Trial {
  const channel = nameOf(connection);
  const believed = bestOf(times.cells.map((cell) => ({ ...cell, expected: cell.published })));
  const found = bestTimeOf(times.cells);
  return [
    believed && believed.expected > 0
      ? say('strategy.believed-best', { channel, weekday: believed.weekday, hour: believed.hour })
      : say('strategy.any-hour', { channel }),
    say('strategy.over-parts', { posts: times.posts, parts: 7 * DAY_PARTS.length }),
    ...outcomeOf(
      times.posts,
      found && {
        ...{ expected: found.expected, low: found.low, high: found.high },
        name: say('strategy.part-of-week', { weekday: found.weekday, hour: found.hour }),
      },
      'pattern',
    ),
  ];
}

function tryThemes({ connection, learned: { contents } }: One): Trial {
  const pillars = contents.levels.filter(({ feature }) => feature === 'pillar');
  const found = pillars.length > 1 ? bestOf(pillars) : undefined;
  return [
    say('strategy.themes-alike', { channel: nameOf(connection) }),
    say('strategy.over-themes', { posts: contents.posts, themes: pillars.length }),
    ...outcomeOf(
      contents.posts,
      found && {
        ...{ expected: found.expected, low: found.low, high: found.high },
        name: say('strategy.theme-value', { value: found.value }),
      },
      'mix',
    ),
  ];
}

/** The learner against the baseline, over all channels. */
function compareAll(uplift: LearnedUplift | null): Trial {
  const tried = [say('strategy.learning-brings-more'), say('strategy.drawn-by-lot')] as const;
  if (!uplift) return [...tried, say('strategy.no-comparison'), say('strategy.share-stays')];
  const { posts, low, high, verdict, needed, weekly, withinYear } = uplift;
  const result = say('strategy.compared', { uplift: uplift.uplift, low, high, posts, verdict });
  if (verdict === 'open') return [...tried, result, say('strategy.wait', { needed, weekly, withinYear })];
  return [
    ...tried,
    result,
    say(verdict === 'better' ? 'strategy.learning-goes-on' : 'strategy.pattern-weighs-more'),
  ];
}

interface Found {
  readonly name: Sentence;
  /** Natural logs. */
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

function outcomeOf(
  posts: number,
  found: Found | null | undefined,
  stays: 'pattern' | 'mix',
): [result: Sentence, plan: Sentence] {
  const same = say('strategy.no-change', { stays });
  if (posts < ENOUGH_POSTS) return [say('strategy.too-few-posts', { posts, enough: ENOUGH_POSTS }), same];
  if (!found) return [say('strategy.nothing-to-compare'), same];
  const plan = found.low > 0 ? say('strategy.more-of', { name: found.name }) : say('strategy.goes-on');
  return [say('strategy.outcome', found), plan];
}

function bestOf<T extends { readonly expected: number }>(all: readonly T[]): T | undefined {
  return all.toSorted((a, b) => b.expected - a.expected)[0];
}
