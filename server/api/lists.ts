// Lists that people subscribe to.
import * as v from 'valibot';
import { LIST_EXAMPLE, List, ListInput } from '../contract/list.ts';
import { IdText } from '../contract/schema.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import { addList, findLists, removeList, renameList } from '../domain/audience/index.ts';
import { defineRoute, type Route } from '../http/route.ts';

const SCREEN = '/email-marketing?tab=audience&view=lists';
const ById = { params: v.object({ id: IdText }) };

const readLists = defineRoute({
  method: 'GET',
  path: '/api/users/:id/lists',
  who: 'account',
  input: ById,
  output: v.array(List),
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    return { body: await findLists(app.ctx.db.read, actor.businessId) };
  },
});

const createList = defineRoute({
  method: 'POST',
  path: '/api/users/:id/lists',
  who: 'writer',
  form: SCREEN,
  input: { ...ById, body: ListInput },
  output: List,
  docs: { example: LIST_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    return { status: 201, body: await addList(app.ctx, actor, body.name) };
  },
});

const changeList = defineRoute({
  method: 'PATCH',
  path: '/api/lists/:id',
  who: 'writer',
  form: SCREEN,
  input: { ...ById, body: ListInput },
  output: List,
  docs: { example: LIST_EXAMPLE },
  handler: async ({ app, actor, params, body }) => ({
    body: await renameList(app.ctx, actor, params.id, body.name),
  }),
});

const deleteList = defineRoute({
  method: 'DELETE',
  path: '/api/lists/:id',
  who: 'writer',
  form: SCREEN,
  input: ById,
  handler: async ({ app, actor, params }) => {
    await removeList(app.ctx, actor, params.id);
    return { status: 204 };
  },
});

export const LIST_ROUTES: readonly Route[] = [readLists, createList, changeList, deleteList];
