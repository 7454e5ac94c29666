// Decisions: every autonomous act with its reasons.
import * as v from 'valibot';

export const Decision = v.object({
  id: v.number(),
  /** What kind of act, e.g. `plan`, `write`, `schedule`, `publish`, `hold`, `send`, `retire`. */
  kind: v.string(),
  /** What was done. */
  what: v.string(),
  /** Why, with the evidence in numbers. */
  why: v.string(),
  /** What it expects, or null when it expects nothing measurable. */
  expects: v.nullable(v.string()),
  /** The limit that applied, or null. */
  limit: v.nullable(v.string()),
  postId: v.nullable(v.number()),
  platformId: v.nullable(v.number()),
  createdAt: v.string(),
});
export type Decision = v.InferOutput<typeof Decision>;
