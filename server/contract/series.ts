// A series: a post that comes again, each time as a post of its own.
import * as v from 'valibot';
import { CHANNEL_TYPES } from './channels/index.ts';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { Day, line, Moment, requiredText } from './schema.ts';

export const RHYTHMS = ['day', 'week', 'month'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

function count(least: number, most: number) {
  return v.pipe(
    v.number(problem('number')),
    v.integer(problem('whole')),
    v.minValue(least, problem('at-least', { least })),
    v.maxValue(most, problem('at-most', { most })),
  );
}

/**
 * Body of PUT /api/contents/:id/series: how the post comes again from now on. What was made and has not left yet is made
 * anew, unless somebody has changed its words; what is out stays as it is.
 */
export const SeriesInput = v.strictObject({
  /** Every so many of `unit`. */
  every: count(1, 365),
  unit: v.picklist(RHYTHMS, problem('either', { names: ['day', 'week', 'month'] })),
  /** The first time that it comes again, on the clock of the business; the day of the month and the hour are those of all. */
  at: Moment,
  /** Not after this day. */
  until: v.optional(v.nullable(Day), null),
  /** Not more often than this. */
  most: v.optional(v.nullable(count(1, 500)), null),
  /** Days between two appearances of the post at least, its own included. */
  coolDown: v.optional(count(0, 365), 0),
  /** What it says from then on; as the post does when absent. */
  title: v.optional(v.nullable(line(400))),
  content: v.optional(requiredText(LIMITS.post)),
});
export type SeriesInput = v.InferOutput<typeof SeriesInput>;
export const SERIES_EXAMPLE = { every: 2, unit: 'week', at: '2027-03-15T09:30:00+01:00', most: 10 };

export const Series = v.object({
  /** The post that comes again. */
  postId: v.number(),
  platformId: v.number(),
  platform: v.picklist(CHANNEL_TYPES),
  every: v.number(),
  unit: v.picklist(RHYTHMS),
  until: v.nullable(v.string()),
  most: v.nullable(v.number()),
  coolDown: v.number(),
  title: v.nullable(v.string()),
  content: v.string(),
  /** How often it has come again, the one that is planned included. */
  made: v.number(),
  /** When it comes next; null once it has ended. */
  nextAt: v.nullable(v.string()),
  state: v.picklist(['active', 'ended']),
});
export type Series = v.InferOutput<typeof Series>;
