// Decisions: every autonomous act with its reasons.
import * as v from 'valibot';

/** What taking a decision back does. */
export const UndoKind = v.picklist(['unschedule', 'approve', 'move', 'budget', 'switch']);
export type UndoKind = v.InferOutput<typeof UndoKind>;

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
  /** How it can be taken back as things stand; null when it cannot, absent where that was not asked. */
  undo: v.optional(v.nullable(UndoKind)),
  createdAt: v.string(),
});
export type Decision = v.InferOutput<typeof Decision>;
