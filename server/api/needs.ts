// What waits for the caller, the most urgent first.
import * as v from 'valibot';
import { Need } from '../contract/need.ts';
import { listNeeds } from '../domain/attention/index.ts';
import { defineRoute } from '../http/route.ts';

export const readNeeds = defineRoute({
  method: 'GET',
  path: '/api/needs',
  who: 'account',
  output: v.array(Need),
  handler: async ({ app, actor }) => ({
    body: await listNeeds(app.ctx, actor, { billingIsOn: app.billing.isOn }),
  }),
});
