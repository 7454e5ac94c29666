// One time out of those that are free: what the channel's own posts say, within limits; or the published pattern, where it is
// too early, where a post is held out to compare, or where results have fallen.
import type { Sentence } from '../../contract/sentence.ts';
import { say } from '../../sentences/index.ts';
import type { Assignment } from './hold-out.ts';
import { startOfLocalDay, toLocal } from './local-time.ts';
import type { Estimate } from './propensity.ts';
import { type RankedTime, rankTimes, type TimeLimits, type TimesToRank } from './rank-times.ts';
import type { Day, Option, OptionsRequest } from './time-options.ts';
import { PART } from './week-parts.ts';

/** Fewer posts say too little: then the published pattern decides. */
export const ENOUGH_POSTS = 10;

export interface Learned {
  /** What the channel's posts brought: when they were out, UTC milliseconds, and a natural log, 0 as usual. */
  readonly history: TimesToRank['history'];
  /** Whose each post is, in the order in which times are chosen; those beyond are nobody's hold-out. */
  readonly assignments: readonly Assignment[];
  /** Results have fallen: the published pattern decides until they have not. */
  readonly hasFallen: boolean;
}

/** A question about times, without the history: with it, the same answer comes again. */
export interface TimeQuestion {
  readonly channel: string;
  readonly timeZone: string;
  /** UTC milliseconds. */
  readonly candidates: readonly number[];
  readonly limits: TimeLimits;
  readonly seed: string;
  /** What the published pattern chose, where it decides; null where learning does. */
  readonly pattern: number | null;
}

export interface TimeAnswer {
  readonly chosen: Estimate & { readonly at: number };
  readonly runnerUp: (Estimate & { readonly at: number }) | null;
  /** The chance with which it was chosen. */
  readonly probability: number;
}

/** Names of the limits that may keep a better time from being chosen. */
export type TimeBound = 'exploration' | 'part-of-day' | 'fallen';

export interface TimeDraw extends TimeAnswer, Assignment {
  readonly question: TimeQuestion;
  readonly bound: TimeBound | null;
}

/** At most one post in eight tries what does not look the best. */
const EXPLORATION = 1 / 8;
const HOUR = 3_600_000;
/** No part of the day has more than half of the posts within so long. */
const HALF_A_WEEK = 84 * HOUR;

export interface Standing {
  /** The days among which to choose. */
  readonly days: readonly Day[];
  /** Times of the channel's other posts. */
  readonly occupied: readonly number[];
  /** Least distance from them, milliseconds. */
  readonly apart: number;
  /** What the published pattern chooses. */
  readonly pattern: Option;
  readonly turn: number;
  /** Posts that the week still lacks, with this one. */
  readonly left: number;
}

/** @returns the time with its reason, and the draw behind it: null where there is too little to learn from */
export function drawTime(
  request: OptionsRequest & { readonly seed: string | number; readonly learned: Learned },
  standing: Standing,
): { readonly option: Option; readonly draw: TimeDraw | null } {
  const { history, assignments, hasFallen } = request.learned;
  const { pattern, turn } = standing;
  const posts = history.length;
  if (posts < ENOUGH_POSTS) {
    const reason = say('learning.not-enough', { posts, enough: ENOUGH_POSTS, time: pattern.reason });
    return { option: { ...pattern, reason }, draw: null };
  }
  const { isBaseline, share } = assignments[turn] ?? { isBaseline: false, share: 0 };
  const free = freeOptions(request, standing);
  const goesByPattern = isBaseline || hasFallen || free.options.length === 0;
  const options = goesByPattern ? [...free.options, pattern] : free.options;
  const question: TimeQuestion = {
    channel: request.channel,
    timeZone: request.timezone,
    candidates: [...new Set(options.map(({ at }) => at))].sort((a, b) => a - b),
    limits: { exploration: EXPLORATION },
    seed: `${request.seed}:${request.from}:${turn}`,
    pattern: goesByPattern ? pattern.at : null,
  };
  const answer = answerTime(question, history);
  const chosen = options.find(({ at }) => at === answer.chosen.at) ?? pattern;
  const bound = hasFallen && !isBaseline ? 'fallen' : goesByPattern ? null : boundOf(answer, free.isCut);
  const draw = { ...answer, question, bound, isBaseline, share };
  return { option: { ...chosen, reason: reasonOf(draw, { posts, pattern, hasFallen }) }, draw };
}

/** The same question with the same history has the same answer. Throws an Error in words on anything that cannot be. */
export function answerTime(question: TimeQuestion, history: TimesToRank['history']): TimeAnswer {
  const { pattern, ...asked } = question;
  const ranked = rankTimes({ ...asked, history });
  const first = ranked.find(({ at }) => at === pattern) ?? (ranked[0] as RankedTime);
  const others = ranked.filter((one) => one !== first);
  const next = others.reduce<RankedTime | null>(
    (best, one) => (best === null || one.expected > best.expected ? one : best),
    null,
  );
  return {
    chosen: estimateOf(first),
    runnerUp: next && estimateOf(next),
    probability: pattern === null ? first.probability : 1,
  };
}

function estimateOf({ at, expected, low, high }: RankedTime): TimeAnswer['chosen'] {
  return { at, expected, low, high };
}

/** Free times of days without a post, while there are such days, outside of parts of the day that have their half. */
function freeOptions(
  { timezone }: OptionsRequest,
  { days, occupied, apart, left }: Standing,
): { readonly options: readonly Option[]; readonly isCut: boolean } {
  const busy = new Set(occupied.map((at) => startOfLocalDay(at, timezone)));
  const clear = (some: readonly Day[]) =>
    some
      .flatMap(({ options }) => options)
      .filter((option) => !occupied.some((at) => Math.abs(at - option.at) < apart));
  const quiet = clear(days.filter(({ day }) => !busy.has(day)));
  const free = quiet.length > 0 ? quiet : clear(days);
  const partOf = (at: number) => Math.floor(toLocal(at, timezone).hour / PART);
  const parts = occupied.map((at) => ({ at, part: partOf(at) }));
  const open = free.filter((option) => {
    const near = parts.filter(({ at }) => Math.abs(at - option.at) < HALF_A_WEEK);
    const alike = near.filter(({ part }) => part === partOf(option.at)).length;
    return alike + 1 <= Math.max(1, Math.floor((near.length + left) / 2));
  });
  return open.length > 0
    ? { options: open, isCut: open.length < free.length }
    : { options: free, isCut: false };
}

/** Whether the chance of the most promising time was raised to what it has to be at least. */
function boundOf({ chosen, runnerUp, probability }: TimeAnswer, isCut: boolean): TimeBound | null {
  const isBest = runnerUp === null || chosen.expected >= runnerUp.expected;
  if (isBest && Math.abs(probability - (1 - EXPLORATION)) < 1e-9) return 'exploration';
  return isCut ? 'part-of-day' : null;
}

function reasonOf(
  { chosen, runnerUp, question, isBaseline, share }: TimeDraw,
  { posts, pattern, hasFallen }: { posts: number; pattern: Option; hasFallen: boolean },
): Sentence {
  const { timeZone } = question;
  if (isBaseline) return say('learning.held-out', { share, time: pattern.reason });
  if (hasFallen) return say('learning.fallen', { time: pattern.reason });
  const { weekday, hour } = toLocal(chosen.at, timeZone);
  const { expected, low, high } = chosen;
  const next = runnerUp && { ...pickHour(runnerUp.at, timeZone), expected: runnerUp.expected };
  return say('learning.own-posts', { posts, weekday, hour, expected, low, high, next });
}

function pickHour(at: number, timeZone: string): { weekday: number; hour: number } {
  const { weekday, hour } = toLocal(at, timeZone);
  return { weekday, hour };
}
