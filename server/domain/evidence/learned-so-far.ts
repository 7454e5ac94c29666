// All that was learned of a connection, now and at earlier moments, from one look at its history.
import { practiceOf } from '../../contract/channels/index.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { HOUR } from '../../kernel/clock.ts';
import { ENOUGH_POSTS } from '../learning/index.ts';
import { historyOf, type Taught } from './history.ts';
import {
  bestTimeOf,
  cellsOf,
  type LearnedContent,
  type LearnedContents,
  type LearnedTime,
  type LearnedTimes,
  levelsOf,
} from './learned.ts';
import type { Place } from './observation.repo.ts';

/** What was believed at an earlier moment. */
export interface LearnedThen {
  /** UTC milliseconds. */
  readonly at: number;
  readonly posts: number;
  /** The best part of the week, and the best pillar; null while there were too few posts. */
  readonly time: LearnedTime | null;
  readonly pillar: LearnedContent | null;
}

export interface LearnedSoFar {
  readonly times: LearnedTimes;
  readonly contents: LearnedContents;
  /** In the order in which moments were asked for. */
  readonly earlier: readonly LearnedThen[];
}

/**
 * @param timezone IANA name
 * @param moments `asOf` is now, `before` are earlier ones: UTC milliseconds. Posts that teach nothing any more are left out of
 * all of them.
 */
export async function learnedSoFar(
  q: Query,
  place: Place,
  timezone: string,
  { asOf, before }: { readonly asOf: number; readonly before: readonly number[] },
): Promise<LearnedSoFar> {
  const history = await historyOf(q, place, asOf);
  const { length: posts } = history;
  const enough = posts >= ENOUGH_POSTS;
  return {
    times: { cells: cellsOf(history, place, timezone, asOf), posts, enough },
    contents: { levels: levelsOf(history), posts, enough },
    earlier: before.map((at) => thenOf(history, place, timezone, at)),
  };
}

function thenOf(history: readonly Taught[], place: Place, timezone: string, at: number): LearnedThen {
  const judged = practiceOf(place.type).judgedAfter * HOUR;
  const known = history.filter((post) => post.at + judged <= at);
  const { length: posts } = known;
  if (posts < ENOUGH_POSTS) return { at, posts, time: null, pillar: null };
  const pillars = levelsOf(known).filter(({ feature }) => feature === 'pillar');
  return {
    ...{ at, posts },
    time: bestTimeOf(cellsOf(known, place, timezone, at)),
    pillar: pillars.length > 1 ? bestOf(pillars) : null,
  };
}

function bestOf<T extends { readonly expected: number }>(all: readonly T[]): T | null {
  return all.reduce<T | null>((best, one) => (best && best.expected >= one.expected ? best : one), null);
}
