// Drafts that were asked for and take a while to write: how far they are.
import * as v from 'valibot';

export const WRITING_STATES = ['writing', 'done', 'failed'] as const;
export type WritingState = (typeof WRITING_STATES)[number];

export const Writing = v.object({
  id: v.number(),
  platformId: v.number(),
  state: v.picklist(WRITING_STATES),
  /** Drafts that were asked for, and how many of them are looked after. */
  wanted: v.number(),
  written: v.number(),
  /** Ids of the drafts, once they are there. */
  posts: v.array(v.number()),
  /** Why there are none; null otherwise. */
  problem: v.nullable(v.string()),
  createdAt: v.string(),
  endedAt: v.nullable(v.string()),
});
export type Writing = v.InferOutput<typeof Writing>;
