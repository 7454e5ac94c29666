// What is done to many posts at once: each id of the request is in one of two lists of the answer.
import * as v from 'valibot';
import { LIMITS } from './constants/limits.ts';
import { Ids, Refusals } from './post.ts';
import { problem } from './problem.ts';
import { optionalText } from './schema.ts';

/** Body of POST /api/contents/reject: one reason for all. */
export const RejectManyInput = v.strictObject({ ids: Ids, reason: v.optional(optionalText(LIMITS.comment)) });
export const REJECT_MANY_EXAMPLE = { ids: [31, 32], reason: 'Too many hashtags.' };

export const Rejection = v.object({ rejected: v.array(v.number()), refused: Refusals, at: v.string() });
export type Rejection = v.InferOutput<typeof Rejection>;

/** Farthest that posts are moved at once: a year. */
const MOST_MINUTES = 366 * 24 * 60;

/** Body of POST /api/contents/reschedule: by so many minutes, earlier where negative, or each to its channel's next free time. */
export const RescheduleInput = v.pipe(
  v.strictObject({
    ids: Ids,
    by: v.optional(
      v.pipe(
        v.number(problem('number-of', { unit: 'minutes' })),
        v.integer(problem('whole-number-of', { unit: 'minutes' })),
        v.minValue(-MOST_MINUTES, problem('within-a-year')),
        v.maxValue(MOST_MINUTES, problem('within-a-year')),
        v.check((minutes) => minutes !== 0, problem('not-zero')),
      ),
    ),
    to: v.optional(v.literal('free', problem('free'))),
  }),
  v.forward(
    v.check(({ by, to }) => (by === undefined) !== (to === undefined), problem('minutes-or-free')),
    ['by'],
  ),
);
export type RescheduleInput = v.InferOutput<typeof RescheduleInput>;
export const RESCHEDULE_EXAMPLE = { ids: [31, 32], by: 1440 };

export const Rescheduled = v.object({
  moved: v.array(v.object({ id: v.number(), from: v.string(), to: v.string() })),
  refused: Refusals,
});
export type Rescheduled = v.InferOutput<typeof Rescheduled>;

/** Answer of POST /api/contents/withdraw: what waits for approval and no more is a draft again. */
export const Withdrawn = v.object({ drafts: v.array(v.number()), refused: Refusals });
export type Withdrawn = v.InferOutput<typeof Withdrawn>;
