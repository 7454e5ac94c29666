// Bodies of approvals. Each may name what was looked at: a post that says or shows something else by then is not approved.
import * as v from 'valibot';
import { PostIds } from './post.ts';
import { problem } from './problem.ts';
import { Id } from './schema.ts';

/** The `version` of a post as it was looked at; without it, it is approved as it is. */
export const Seen = v.optional(Id);

/** Body of POST /api/contents/:id/approve. */
export const ApproveInput = v.optional(v.strictObject({ seen: Seen }), {});

const IdAsKey = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/, problem('number')));

/** Body of POST /api/contents/approve: versions by the ids of their posts. */
export const ApproveManyInput = v.strictObject({
  ...PostIds.entries,
  seen: v.optional(v.record(IdAsKey, Id)),
});
export const APPROVE_MANY_EXAMPLE = { ids: [31, 32], seen: { 31: 2 } };
