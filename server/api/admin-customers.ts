// One customer, as the admin sees and changes it.
import * as v from 'valibot';
import { CustomerPage, GivenPlanInput, SuspensionInput } from '../contract/customer-page.ts';
import { IdText } from '../contract/schema.ts';
import { getCustomerPage, reactivateCustomer, suspendCustomer } from '../domain/admin/index.ts';
import { setPlan } from '../domain/billing/index.ts';
import { defineRoute } from '../http/route.ts';

const params = v.object({ id: IdText });

export const readCustomer = defineRoute({
  method: 'GET',
  path: '/api/admin/users/:id',
  who: 'admin',
  input: { params },
  output: CustomerPage,
  handler: async ({ app, params: { id } }) => ({ body: await getCustomerPage(app.ctx.db.read, id) }),
});

export const writeSuspension = defineRoute({
  method: 'PUT',
  path: '/api/admin/users/:id/suspension',
  who: 'admin',
  input: { params, body: SuspensionInput },
  output: CustomerPage,
  docs: { example: { suspended: true, reason: 'Sends spam' } },
  handler: async ({ app, params: { id }, body: { suspended, reason } }) => {
    await (suspended ? suspendCustomer : reactivateCustomer)(app.ctx, id, reason);
    return { body: await getCustomerPage(app.ctx.db.read, id) };
  },
});

export const writeGivenPlan = defineRoute({
  method: 'PUT',
  path: '/api/admin/users/:id/subscription',
  who: 'admin',
  input: { params, body: GivenPlanInput },
  output: CustomerPage,
  docs: { example: { tier: 'Growth', status: 'active', reason: 'Paid by bank transfer' } },
  handler: async ({ app, params: { id }, body: { endDate, ...plan } }) => {
    await setPlan(app.ctx, app.billing, id, { ...plan, endsAt: endDate });
    return { body: await getCustomerPage(app.ctx.db.read, id) };
  },
});
