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
  /** What learning expected: percent more or less than usual of its post, or than without it of a move of budgets; 8 in 10 lie between; null without. */
  expected: v.nullable(v.object({ percent: v.number(), low: v.number(), high: v.number() })),
  /** What came, against the same; null while nobody knows. */
  measured: v.nullable(v.number()),
  /** The limit that applied, or null. */
  limit: v.nullable(v.string()),
  postId: v.nullable(v.number()),
  platformId: v.nullable(v.number()),
  /** How it can be taken back as things stand; null when it cannot, absent where that was not asked. */
  undo: v.optional(v.nullable(UndoKind)),
  createdAt: v.string(),
});
export type Decision = v.InferOutput<typeof Decision>;
