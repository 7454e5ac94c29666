// The calendar: better times for what is planned, moving posts together, the address that calendar programs read.
import * as v from 'valibot';
import { CHANNEL_TYPES } from './channels/index.ts';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { Id, Moment } from './schema.ts';

const MovedPost = v.object({
  id: v.number(),
  platform: v.picklist(CHANNEL_TYPES),
  from: v.string(),
  to: v.string(),
  /** Why the new time is better, in plain words. */
  why: v.string(),
});
export type MovedPost = v.InferOutput<typeof MovedPost>;

/** Answer of POST /api/calendar/optimize. */
export const OptimizedSchedule = v.object({
  /** Posts that were missing and are planned now; of these `held` wait for approval. */
  planned: v.number(),
  held: v.number(),
  /** Planned posts that were looked at. */
  checked: v.number(),
  moved: v.array(MovedPost),
});
export type OptimizedSchedule = v.InferOutput<typeof OptimizedSchedule>;

/** Body of POST /api/calendar/moves: each post moves only if it still stands at `from`. */
export const MovesInput = v.object({
  moves: v.pipe(
    v.array(v.strictObject({ id: Id, from: Moment, to: Moment }), problem('list')),
    v.minLength(1, problem('name-a-post')),
    v.maxLength(LIMITS.page, problem('names-most-posts', { most: LIMITS.page })),
  ),
});
export type MovesInput = v.InferInput<typeof MovesInput>;

export const MovesDone = v.object({ moved: v.number() });
export type MovesDone = v.InferOutput<typeof MovesDone>;

/** The secret address of the calendar; null until one is made. */
export const CalendarAddress = v.object({ url: v.nullable(v.string()) });
export type CalendarAddress = v.InferOutput<typeof CalendarAddress>;

/** Something worth doing about the schedule, with the numbers that say so. */
export interface Recommendation {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Route of the screen where it is done, and what the link there says. */
  readonly href: string;
  readonly action: string;
}
