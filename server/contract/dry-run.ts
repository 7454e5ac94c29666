// An automation tried on the past: who would have got what.
import * as v from 'valibot';
import { problem } from './problem.ts';
import { IdText } from './schema.ts';

/** Query of a dry run: how many days of the past it is tried on. */
export const DryRunQuery = v.object({
  days: v.optional(v.pipe(IdText, v.maxValue(90, problem('at-most-all', { most: 90 }))), '30'),
});

export const DryRunPerson = v.object({
  email: v.string(),
  startedAt: v.string(),
  mails: v.array(v.object({ step: v.string(), subject: v.string(), at: v.string() })),
  end: v.picklist(['waiting', 'finished', 'left']),
  /** Why they would have left; null for who would not. */
  reason: v.nullable(v.string()),
});
export type DryRunPerson = v.InferOutput<typeof DryRunPerson>;

/** Frequency cap, pauses and quiet hours are not reckoned with, and conditions are asked of what is known today. */
export const DryRun = v.object({
  from: v.string(),
  to: v.string(),
  /** False where nothing of the past tells who would have come in: when people came onto lists is not kept. */
  isKnown: v.boolean(),
  /** More would have come in than are tried. */
  isPartly: v.boolean(),
  entered: v.number(),
  mails: v.number(),
  /** The first hundred. */
  people: v.array(DryRunPerson),
});
export type DryRun = v.InferOutput<typeof DryRun>;
