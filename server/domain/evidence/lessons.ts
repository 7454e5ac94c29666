// What a plan asks the learner with, and what it stores of the answers.
import type { Query } from '../../db/unit-of-work.ts';
import {
  type Assignment,
  type ContentDraw,
  ENOUGH_POSTS,
  hasFallen,
  type Learned,
  type PartOfWeek,
  type TimeDraw,
} from '../learning/index.ts';
import { hashInputs, type Json, type NewDraw } from './draw.ts';
import { historyOf, settledBy, type Taught } from './history.ts';
import { isHeldOut, shareOf } from './hold-out.ts';
import type { Place } from './observation.repo.ts';
import { type ContentOverrule, type Overrules, overrulesOf } from './overrule.ts';

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
  /** What people have decided over times and contents of this connection. */
  readonly overruled: {
    readonly pinned: readonly PartOfWeek[];
    readonly banned: readonly PartOfWeek[];
    readonly contents: readonly ContentOverrule[];
  };
}

/** At most five questions to the database, whatever the age of the business. @param now UTC milliseconds */
export async function lessonsOf(q: Query, place: Place, now: number): Promise<Lessons> {
  const asOf = settledBy(now);
  const history = await historyOf(q, place, asOf);
  return {
    ...{ place, asOf, history },
    overruled: overruledOn(place, await overrulesOf(q, place.businessId)),
    hash: hashOf(history),
    hasFallen: hasFallen(history, asOf),
    share: history.length < ENOUGH_POSTS ? 0 : await shareOf(q, place, now),
  };
}

function overruledOn({ id }: Place, { times, contents }: Overrules): Lessons['overruled'] {
  const parts = (wanted: string) =>
    times.flatMap(({ connectionId, stance, weekday, hour }) =>
      connectionId === id && stance === wanted ? [{ weekday, hour }] : [],
    );
  return {
    pinned: parts('pin'),
    banned: parts('ban'),
    contents: contents.filter(({ connectionId }) => connectionId === id),
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
export function timeDrawOf(lessons: Lessons, draw: TimeDraw, drawn: Drawn): NewDraw {
  return drawOf('time', lessons, draw, drawn);
}

/** The choice of what a post is about as it is stored. */
export function contentDrawOf(lessons: Lessons, draw: ContentDraw, drawn: Drawn): NewDraw {
  return drawOf('content', lessons, draw, drawn);
}

function drawOf(
  kind: 'time' | 'content',
  { place, asOf, hash }: Lessons,
  { question, chosen, runnerUp, probability, bound, isBaseline, share }: TimeDraw | ContentDraw,
  drawn: Drawn,
): NewDraw {
  return {
    ...{ ...drawn, kind, asOf, businessId: place.businessId, connectionId: place.id },
    inputsHash: hashInputs(question, hash),
    // The world whose posts taught it.
    request: asJson({ ...question, network: place.network }),
    chosen: asJson(chosen),
    runnerUp: asJson(runnerUp),
    ...{ expected: chosen.expected, low: chosen.low, high: chosen.high },
    ...{ probability, bound, isBaseline, share },
  };
}

/** Questions and answers are plain JSON. */
function asJson(value: object | null): Json {
  return value as Json;
}
