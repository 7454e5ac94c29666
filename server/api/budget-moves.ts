// Moves of daily budgets between campaigns, and their limits.
import * as v from 'valibot';
import {
  BudgetLimitsInput,
  BudgetLimitsShown,
  BudgetMove,
  type MoveAction,
} from '../contract/budget-moves.ts';
import { LIMITS } from '../contract/constants/limits.ts';
import { IdText } from '../contract/schema.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import {
  answerMove,
  describeMoves,
  presentAnswered,
  readBudgetLimits,
  setBudgetLimits,
} from '../domain/ads/index.ts';
import { canManage, getBusiness } from '../domain/business/index.ts';
import { defineRoute } from '../http/route.ts';
import { readNumber } from './form-fields.ts';

const Account = v.object({ id: IdText });
const FORM = '/autonomous-control?tab=platforms';
const ListQuery = v.object({
  before: v.optional(IdText),
  limit: v.optional(v.pipe(IdText, v.maxValue(LIMITS.page)), String(LIMITS.page)),
});

export const listBudgetMoves = defineRoute({
  method: 'GET',
  path: '/api/users/:id/budget-moves',
  who: 'account',
  input: { params: Account, query: ListQuery },
  output: v.array(BudgetMove),
  handler: async ({ app, actor, params, query: { before, limit } }) => {
    resolveAccount(actor, params.id);
    const filter = { businessId: actor.businessId, before, limit };
    const q = app.ctx.db.read;
    const { currency } = await getBusiness({ q }, actor.businessId);
    const moves = await describeMoves(q, filter, { currency, canManage: canManage(actor) });
    const last = moves.at(-1);
    return { body: moves, next: moves.length === limit && last ? { before: last.id } : undefined };
  },
});

const answer = (action: MoveAction) =>
  defineRoute({
    method: 'POST',
    path: `/api/users/:id/budget-moves/:move/${action}`,
    who: 'owner',
    input: { params: v.object({ id: IdText, move: IdText }) },
    output: BudgetMove,
    form: FORM,
    handler: async ({ app, actor, params }) => {
      resolveAccount(actor, params.id);
      const move = await answerMove(app.ctx, actor, params.move, action);
      return { body: await presentAnswered(app.ctx.db.read, move) };
    },
  });

export const acceptBudgetMove = answer('accept');
export const refuseBudgetMove = answer('refuse');
export const undoBudgetMove = answer('undo');

export const readLimits = defineRoute({
  method: 'GET',
  path: '/api/users/:id/budget-limits',
  who: 'account',
  input: { params: Account },
  output: BudgetLimitsShown,
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    const q = app.ctx.db.read;
    return { body: await readBudgetLimits(q, await getBusiness({ q }, actor.businessId)) };
  },
});

const NUMBERS = ['accepts', 'floor', 'ceiling', 'maxChange', 'coolDown', 'minResults', 'minDays'] as const;

export const writeLimits = defineRoute({
  method: 'PUT',
  path: '/api/users/:id/budget-limits',
  who: 'owner',
  input: { params: Account, body: BudgetLimitsInput },
  output: BudgetLimitsShown,
  form: FORM,
  fromForm: ({ total, frozen, held, ...fields }) => ({
    ...(total !== undefined && { total: readNumber(total) ?? null }),
    ...(frozen !== undefined && { frozen: frozen === 'true' }),
    ...(held !== undefined && { held: held.split(',').filter(Boolean).map(Number) }),
    ...Object.fromEntries(
      NUMBERS.filter((name) => fields[name] !== undefined).map((name) => [name, readNumber(fields[name])]),
    ),
  }),
  docs: { example: { total: 60, accepts: 1824, maxChange: 20 } },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    return { body: await setBudgetLimits(app.ctx, actor, body) };
  },
});
