// What was decided and why.
import * as v from 'valibot';
import { LIMITS } from '../contract/constants/limits.ts';
import { Decision } from '../contract/decision.ts';
import { IdText } from '../contract/schema.ts';
import { listUndoable, undoDecision } from '../domain/autopilot/index.ts';
import { defineRoute } from '../http/route.ts';

const Query = v.object({
  before: v.optional(IdText),
  contentId: v.optional(IdText),
  limit: v.optional(v.pipe(IdText, v.maxValue(LIMITS.page)), String(LIMITS.page)),
});

export const readDecisions = defineRoute({
  method: 'GET',
  path: '/api/decisions',
  who: 'account',
  input: { query: Query },
  output: v.array(Decision),
  handler: async ({ app, actor, query }) => {
    const { before, contentId: postId, limit } = query;
    const rows = await listUndoable(app.ctx.db.read, actor, { before, postId, limit });
    const last = rows.at(-1);
    const next = rows.length === limit && last ? { before: last.id } : undefined;
    return { body: rows, next };
  },
});

/** Answers the decision, which can no longer be taken back. */
export const takeBackDecision = defineRoute({
  method: 'POST',
  path: '/api/decisions/:id/undo',
  who: 'writer',
  input: { params: v.object({ id: IdText }) },
  output: Decision,
  form: '/autonomous-control?tab=insights',
  handler: async ({ app, actor, params }) => ({ body: await undoDecision(app.ctx, actor, params.id) }),
});
