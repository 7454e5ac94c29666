// What is noted of a post between two steps.
import * as v from 'valibot';
import type { Pending } from '../connector.ts';

const Note = v.object({
  /** By what TikTok knows the post until it is out. */
  publishId: v.string(),
  /** Where its film goes; absent once it is there, and for pictures. */
  uploadUrl: v.optional(v.string()),
  /** How often it was out, and had no public id yet. */
  waits: v.optional(v.number(), 0),
});
export type Note = v.InferOutput<typeof Note>;

export function readNote(data: string): Note {
  return v.parse(v.pipe(v.string(), v.parseJson(), Note), data);
}

export function toPending(note: v.InferInput<typeof Note>, next: Pending['next']): Pending {
  return { end: 'pending', data: JSON.stringify(note), next };
}
