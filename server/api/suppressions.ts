// Addresses that the caller's business must not write to.
import * as v from 'valibot';
import { LIMITS } from '../contract/constants/limits.ts';
import { EmailAddress, IdText, spellAddress, text } from '../contract/schema.ts';
import { SUPPRESSION_EXAMPLE, Suppression, SuppressionInput } from '../contract/suppression.ts';
import {
  addSuppression,
  listSuppressions,
  presentSuppression,
  removeSuppression,
} from '../domain/audience/index.ts';
import { defineRoute, type Route } from '../http/route.ts';

const SCREEN = '/email-marketing?view=sending';

const Query = v.object({
  email: v.optional(EmailAddress),
  before: v.optional(IdText),
  limit: v.optional(v.pipe(IdText, v.maxValue(LIMITS.page)), String(LIMITS.page)),
});

const readSuppressions = defineRoute({
  method: 'GET',
  path: '/api/suppressions',
  who: 'account',
  input: { query: Query },
  output: v.array(Suppression),
  handler: async ({ app, actor, query }) => {
    const rows = await listSuppressions(app.ctx.db.read, { businessId: actor.businessId, ...query });
    const last = rows.at(-1);
    const next = rows.length === query.limit && last ? { before: last.id } : undefined;
    return { body: rows.map(presentSuppression), next };
  },
});

const createSuppression = defineRoute({
  method: 'POST',
  path: '/api/suppressions',
  who: 'writer',
  form: SCREEN,
  input: { body: SuppressionInput },
  output: Suppression,
  docs: { example: SUPPRESSION_EXAMPLE },
  handler: async ({ app, actor, body }) => {
    const { suppression, created } = await addSuppression(app.ctx, actor, body);
    return { status: created ? 201 : 200, body: presentSuppression(suppression) };
  },
});

const deleteSuppressionOf = defineRoute({
  method: 'DELETE',
  path: '/api/suppressions/:email',
  who: 'writer',
  form: SCREEN,
  // What is no address is not there either.
  input: { params: v.object({ email: v.pipe(text(LIMITS.email), v.transform(spellAddress)) }) },
  handler: async ({ app, actor, params }) => {
    await removeSuppression(app.ctx, actor, params.email);
    return { status: 204 };
  },
});

/** Every call about suppressions. */
export const SUPPRESSION_ROUTES: readonly Route[] = [
  readSuppressions,
  createSuppression,
  deleteSuppressionOf,
];
