// The master switch and what the autopilot is at.
import * as v from 'valibot';

/** Body of PUT /api/autopilot. */
export const AutopilotInput = v.strictObject({ paused: v.boolean('must be true or false') });

export const Autopilot = v.object({
  paused: v.boolean(),
  /** When it was last paused or resumed. */
  changedAt: v.nullable(v.string()),
  scheduled: v.number(),
  awaitingApproval: v.number(),
  nextPostAt: v.nullable(v.string()),
  /** Planned until this moment; null before the first plan. */
  plannedUntil: v.nullable(v.string()),
});
export type Autopilot = v.InferOutput<typeof Autopilot>;
