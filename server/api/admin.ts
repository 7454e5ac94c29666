// What only the admin may ask. The admin is no account: a bearer token stands for it.

import * as v from 'valibot';
import { AdminSession, AdminSignInInput } from '../contract/account.ts';
import { Customer, CustomerQuery, CustomerTotals } from '../contract/customer.ts';
import { Revenue } from '../contract/revenue.ts';
import { signInAdmin, signOutAdmin } from '../domain/accounts/index.ts';
import { listCustomers, presentCustomer, readRevenue, totalCustomers } from '../domain/billing/index.ts';
import { bearerToken } from '../http/context.ts';
import { placeOf } from '../http/place.ts';
import { defineRoute } from '../http/route.ts';
import { nextPage } from './next-page.ts';

export const createAdminSession = defineRoute({
  method: 'POST',
  path: '/api/admin/session',
  who: 'anyone',
  rate: 'secret',
  input: { body: AdminSignInInput },
  output: AdminSession,
  docs: { example: { password: 'the admin password' } },
  handler: async ({ app, body, http }) => {
    const configured = app.config.adminPassword;
    const session = await signInAdmin(app.ctx, { ...body, place: placeOf(http), configured });
    return { body: { token: session.token, expiresAt: new Date(session.expiresAt).toISOString() } };
  },
});

/** Ends the session of the token that is sent; without one nothing happens. */
export const deleteAdminSession = defineRoute({
  method: 'DELETE',
  path: '/api/admin/session',
  who: 'anyone',
  handler: async ({ app, http }) => {
    const token = bearerToken(http);
    const configured = app.config.adminPassword;
    if (token !== undefined) await signOutAdmin(app.ctx, { token, configured });
    return { status: 204 };
  },
});

export const listUsers = defineRoute({
  method: 'GET',
  path: '/api/admin/users',
  who: 'admin',
  input: { query: CustomerQuery },
  output: v.array(Customer),
  handler: async ({ app, query }) => {
    const rows = await listCustomers(app.ctx.db.read, query);
    return { body: rows.map(presentCustomer), next: nextPage(rows, query.limit) };
  },
});

export const readMonthlyRevenue = defineRoute({
  method: 'GET',
  path: '/api/admin/revenue',
  who: 'admin',
  output: Revenue,
  handler: async ({ app: { ctx } }) => ({ body: await readRevenue(ctx.db.read, ctx.clock.now()) }),
});

export const readTotals = defineRoute({
  method: 'GET',
  path: '/api/admin/totals',
  who: 'admin',
  output: CustomerTotals,
  handler: async ({ app }) => ({ body: await totalCustomers(app.ctx.db.read) }),
});
