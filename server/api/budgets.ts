// Monthly budgets: the ledger of their changes, adding to them, and the limit above them.
import * as v from 'valibot';
import { AdLimit, BudgetEntry, FundsInput, LimitInput } from '../contract/ads.ts';
import { Connection } from '../contract/connection.ts';
import { LIMITS } from '../contract/constants/limits.ts';
import { IdText } from '../contract/schema.ts';
import { addFunds, listEntries, presentEntry, setAdLimit, undoEntry } from '../domain/ads/index.ts';
import { findBusiness } from '../domain/business/index.ts';
import { defineRoute } from '../http/route.ts';
import { readNumber } from './form-fields.ts';
import { presentConnections } from './platforms.ts';

const ById = { params: v.object({ id: IdText }) };
const ListQuery = v.object({
  platformId: v.optional(IdText),
  before: v.optional(IdText),
  limit: v.optional(v.pipe(IdText, v.maxValue(LIMITS.page)), String(LIMITS.page)),
});

export const readBudgets = defineRoute({
  method: 'GET',
  path: '/api/budgets',
  who: 'account',
  input: { query: ListQuery },
  output: v.array(BudgetEntry),
  handler: async ({ app, actor, query: { platformId: connectionId, before, limit } }) => {
    const filter = { businessId: actor.businessId, connectionId, before, limit };
    const entries = await listEntries(app.ctx.db.read, filter);
    const currency = (await findBusiness(app.ctx.db.read, actor.businessId))?.currency ?? 'USD';
    const last = entries.at(-1);
    const next = entries.length === limit && last ? { before: last.id } : undefined;
    return { body: entries.map((entry) => presentEntry(entry, currency)), next };
  },
});

/** Puts a budget back to what it was before this entry. */
export const undoBudget = defineRoute({
  method: 'POST',
  path: '/api/budgets/:id/undo',
  who: 'owner',
  input: ById,
  output: Connection,
  form: '/paid-advertising',
  handler: async ({ app, actor, params }) => {
    const connection = await undoEntry(app.ctx, actor, params.id);
    const [body] = await presentConnections(app.ctx, actor, [connection]);
    return { body };
  },
});

export const addBudget = defineRoute({
  method: 'POST',
  path: '/api/platforms/:id/funds',
  who: 'owner',
  input: { ...ById, body: FundsInput },
  output: Connection,
  form: '/paid-advertising',
  fromForm: ({ amount, key }) => ({ amount: readNumber(amount), ...(key ? { key } : {}) }),
  docs: { example: { amount: 100, key: '3f0c2a' } },
  handler: async ({ app, actor, params, body }) => {
    const connection = await addFunds(app.ctx, actor, params.id, body);
    const [shown] = await presentConnections(app.ctx, actor, [connection]);
    return { body: shown };
  },
});

export const writeAdLimit = defineRoute({
  method: 'PUT',
  path: '/api/budgets/limit',
  who: 'owner',
  input: { body: LimitInput },
  output: AdLimit,
  form: '/paid-advertising',
  fromForm: ({ limit }) => ({ limit: readNumber(limit) ?? null }),
  docs: { example: { limit: 5000 } },
  handler: async ({ app, actor, body }) => ({ body: await setAdLimit(app.ctx, actor, body.limit) }),
});
