// Posts that wait for a person, or leave unless a person says no.
import * as v from 'valibot';
import { Post, Refusals } from './post.ts';

/** Answer of GET /api/contents/waiting. */
export const WaitingPosts = v.object({
  /** They leave once they are approved (POST /api/contents/approve); `note` says why they wait. */
  held: v.array(Post),
  /** They leave at `leavesAt` by themselves, unless they are kept back (POST /api/contents/hold). */
  leaving: v.array(Post),
});

/** Answer of POST /api/contents/hold: each id is in one of the two lists. */
export const Kept = v.object({ held: v.array(v.number()), refused: Refusals });
export type Kept = v.InferOutput<typeof Kept>;
