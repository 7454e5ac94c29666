// The caller's own account, which the spec's calls name user.
import * as v from 'valibot';
import { Account, AccountInput } from '../contract/account.ts';
import { IdText } from '../contract/schema.ts';
import { changeAccount, getAccount, presentAccount, resolveAccount } from '../domain/accounts/index.ts';
import { defineRoute } from '../http/route.ts';

const ById = v.object({ id: IdText });

export const readCurrentUser = defineRoute({
  method: 'GET',
  path: '/api/user',
  who: 'account',
  output: Account,
  handler: async ({ app, actor }) => ({
    body: presentAccount(await getAccount(app.ctx.db.read, actor.accountId)),
  }),
});

export const readUser = defineRoute({
  method: 'GET',
  path: '/api/users/:id',
  who: 'account',
  input: { params: ById },
  output: Account,
  handler: async ({ app, actor, params }) => {
    const { accountId } = resolveAccount(actor, params.id);
    return { body: presentAccount(await getAccount(app.ctx.db.read, accountId)) };
  },
});

export const changeUser = defineRoute({
  method: 'PATCH',
  path: '/api/users/:id',
  who: 'account',
  personal: true,
  form: '/profile',
  input: { params: ById, body: AccountInput },
  output: Account,
  docs: {
    example: { name: 'Ada Reed', email: 'ada@example.com', companyName: 'Harbour Street', industry: 'food' },
  },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    return { body: presentAccount(await changeAccount(app.ctx, actor, body)) };
  },
});
