// How many posts a channel still lacks, week by week. Weeks count from the day the channel was connected, so that a
// plan that is topped up every day keeps the channel's pace and never crowds the days that happen to be near.
import { DAY } from '../../kernel/clock.ts';

const WEEK_DAYS = 7;
const WEEK = WEEK_DAYS * DAY;

export interface PlanWindow {
  /** Posts a week. */
  readonly weekly: number;
  /** When the weeks began to count, UTC milliseconds. */
  readonly start: number;
  readonly from: number;
  readonly until: number;
  /** Times of posts that have left, or will. */
  readonly times: readonly number[];
}

/** A stretch of time and how many posts it lacks. */
export interface Gap {
  readonly from: number;
  readonly until: number;
  readonly count: number;
}

/** The gaps of a window, in order; a week that has begun is only filled as far as the rest of it can carry. */
export function missingPosts(window: PlanWindow): Gap[] {
  const first = Math.floor((window.from - window.start) / WEEK);
  const last = Math.floor((window.until - 1 - window.start) / WEEK);
  const weeks = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return weeks.map((week) => gapOf(window, window.start + week * WEEK)).filter((gap) => gap.count > 0);
}

function gapOf({ weekly, from: earliest, until: latest, times }: PlanWindow, begin: number): Gap {
  const end = begin + WEEK;
  const from = Math.max(earliest, begin);
  const until = Math.min(latest, end);
  const planned = times.filter((at) => at >= begin && at < end).length;
  const due = end <= latest ? weekly : Math.floor((weekly * (latest - begin)) / WEEK);
  const room = Math.ceil((weekly * (until - from)) / WEEK);
  return { from, until, count: Math.max(0, Math.min(due - planned, room)) };
}
