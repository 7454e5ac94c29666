// When a step is due that has just been reached.
import { fromWallTime, toWallTime } from '../../contract/wall-time.ts';
import { DAY, HOUR } from '../../kernel/clock.ts';
import type { Step } from './flow.ts';

/** A mail that is later than this is no use to anybody any more: it is left out, and the run goes on. */
export const LATEST = DAY;
/** After a late mail the next one of a series keeps its distance, but no more than this. */
const DISTANCE = HOUR;

export interface Reached {
  readonly startedAt: number;
  /** When the step was reached, UTC milliseconds. */
  readonly at: number;
  /** When the step before it was due; the start for the first one. */
  readonly before: number;
  /** The step that was done before it; undefined for the first one, and after one that was left out. */
  readonly after?: Step | undefined;
  /** Of the business. */
  readonly timeZone: string;
}

/** UTC milliseconds. What waits for nothing is due when the step before it was, so that lateness is not forgotten. */
export function dueAt(step: Step, reached: Reached): number {
  switch (step.type) {
    case 'series-mail':
      return dueInSeries(step, reached);
    case 'wait':
      return reached.at + step.duration;
    case 'wait-for':
      return reached.at + step.atMost;
    case 'wait-until':
      return nextTime(reached.at, step, reached.timeZone);
    default:
      return reached.before;
  }
}

/** The times of a series count from its start. */
function dueInSeries({ delay }: { delay: number }, { startedAt, at, after }: Reached): number {
  const planned = startedAt + delay;
  if (after?.type !== 'series-mail') return planned;
  return Math.max(planned, at + Math.min(Math.max(0, delay - after.delay), DISTANCE));
}

/** The first moment from `at` on at which the zone's clock shows a time on one of the days; 1 is Monday. */
export function nextTime(
  at: number,
  { time, weekdays }: { readonly time: string; readonly weekdays: readonly number[] },
  timeZone: string,
): number {
  const today = Date.parse(`${toWallTime(at, timeZone).slice(0, 10)}T00:00Z`);
  for (let ahead = 0; ; ahead += 1) {
    const day = new Date(today + ahead * DAY);
    const isOne = weekdays.length === 0 || weekdays.includes(day.getUTCDay() || 7);
    const moment = fromWallTime(`${day.toISOString().slice(0, 10)}T${time}`, timeZone);
    if (isOne && moment !== undefined && moment >= at) return moment;
  }
}
