// What a plan asks the learner with, and what it stores of the answers.
import type { Query } from '../../db/unit-of-work.ts';
import { type Assignment, ENOUGH_POSTS, hasFallen, type Learned, type TimeDraw } from '../learning/index.ts';
import { hashInputs, type Json, type NewDraw } from './draw.ts';
import { historyOf, settledBy, type Taught } from './history.ts';
import { isHeldOut, shareOf } from './hold-out.ts';
import type { Place } from './observation.repo.ts';

/** All that is known of a connection's posts as of a moment. */
export interface Lessons {
  readonly place: Place;
  /** UTC milliseconds. */
  readonly asOf: number;
  readonly history: readonly Taught[];
  /** Of the history. */
  readonly hash: string;
  readonly hasFallen: boolean;
  /** The share of the next posts that goes by the baseline; 0 where there is nothing to compare yet. */
  readonly share: number;
}

/** At most three questions to the database, whatever the age of the business. @param now UTC milliseconds */
export async function lessonsOf(q: Query, place: Place, now: number): Promise<Lessons> {
  const asOf = settledBy(now);
  const history = await historyOf(q, place, asOf);
  return {
    ...{ place, asOf, history },
    hash: hashOf(history),
    hasFallen: hasFallen(history, asOf),
    share: history.length < ENOUGH_POSTS ? 0 : await shareOf(q, place),
  };
}

/** The same for the same history. */
export function hashOf(history: readonly Taught[]): string {
  return hashInputs(
    'history',
    history.map(({ postId, at, reward, features }) => ({ postId, at, reward, features })),
  );
}

/** Whose the next posts of the connection are, from the one with a running number on. */
export function assignmentsOf(
  { place: { businessId, id: connectionId }, share }: Lessons,
  { index, count }: { readonly index: number; readonly count: number },
): Assignment[] {
  return Array.from({ length: count }, (_, more) =>
    isHeldOut({ businessId, connectionId, index: index + more, share }),
  );
}

/** What times are chosen by. */
export function learnedOf(
  { history, hasFallen: fallen }: Lessons,
  assignments: readonly Assignment[] = [],
): Learned {
  return { history: history.map(({ at, reward }) => ({ at, reward })), assignments, hasFallen: fallen };
}

/** What a draw is stored for. */
interface Drawn {
  readonly postId: number;
  readonly decisionId: number | null;
}

/** The choice of a time as it is stored. */
export function timeDrawOf({ place, asOf, hash }: Lessons, draw: TimeDraw, drawn: Drawn): NewDraw {
  const { question, chosen, runnerUp, probability, bound, isBaseline, share } = draw;
  return {
    ...drawn,
    ...{ businessId: place.businessId, connectionId: place.id, kind: 'time', asOf },
    inputsHash: hashInputs(question, hash),
    request: { ...question, network: place.network } as unknown as Json,
    chosen: { ...chosen },
    runnerUp: runnerUp && { ...runnerUp },
    ...{ expected: chosen.expected, low: chosen.low, high: chosen.high },
    ...{ probability, bound, isBaseline, share },
  };
}
