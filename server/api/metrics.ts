// The figures of a business.
import * as v from 'valibot';
import { Metrics } from '../contract/metrics.ts';
import { IdText } from '../contract/schema.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import { getMetrics } from '../domain/analytics/index.ts';
import { defineRoute } from '../http/route.ts';

export const readMetrics = defineRoute({
  method: 'GET',
  path: '/api/users/:id/metrics',
  who: 'account',
  input: { params: v.object({ id: IdText }) },
  output: Metrics,
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    return { body: await getMetrics(app.ctx, actor.businessId) };
  },
});
