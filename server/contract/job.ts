// Jobs of the queue as the admin inspects them.
import * as v from 'valibot';
import { LIMITS } from './constants/limits.ts';
import { Reason } from './customer.ts';
import { problem } from './problem.ts';
import { IdText } from './schema.ts';

/** `needs_human` has failed for good, or only a person can tell how it goes on. */
export const JOB_STATES = ['waiting', 'running', 'needs_human', 'done', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const InspectedJob = v.object({
  id: v.number(),
  kind: v.string(),
  state: v.picklist(JOB_STATES),
  businessId: v.nullable(v.number()),
  /** As stored, without anything that looks like a secret. */
  payload: v.unknown(),
  attempts: v.number(),
  lastError: v.nullable(v.string()),
  createdAt: v.string(),
  /** When it may be taken; while it runs, until when its worker has it. Null once it has ended. */
  dueAt: v.nullable(v.string()),
  finishedAt: v.nullable(v.string()),
  isRunnable: v.boolean(),
  isCancellable: v.boolean(),
});
export type InspectedJob = v.InferOutput<typeof InspectedJob>;

/** Query of GET /api/admin/jobs: newest first. */
export const JobQuery = v.object({
  state: v.optional(v.picklist(JOB_STATES, problem('one-of', { names: JOB_STATES }))),
  kind: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,64}$/, problem('kind-of-job')))),
  before: v.optional(IdText),
  limit: v.optional(v.pipe(IdText, v.maxValue(LIMITS.page, problem('at-most', { most: LIMITS.page }))), '50'),
});
export type JobQuery = v.InferOutput<typeof JobQuery>;

/** Answer of that call, with every kind that this release knows. */
export const JobList = v.object({ jobs: v.array(InspectedJob), kinds: v.array(v.string()) });
export type JobList = v.InferOutput<typeof JobList>;

/** Body of POST /api/admin/jobs/{id}/cancel. */
export const CancelInput = v.object({ reason: Reason });
