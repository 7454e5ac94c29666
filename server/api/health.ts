// For supervisors and load balancers: whether the process runs, and whether it can do its work.
import * as v from 'valibot';
import { defineRoute } from '../http/route.ts';
import { AppError } from '../kernel/app-error.ts';

const Health = v.object({ status: v.string(), version: v.string() });

export const readHealth = defineRoute({
  method: 'GET',
  path: '/healthz',
  who: 'anyone',
  output: Health,
  handler: ({ app }) => ({ body: { status: 'ok', version: app.version } }),
});

export const readReadiness = defineRoute({
  method: 'GET',
  path: '/readyz',
  who: 'anyone',
  output: Health,
  handler: async ({ app }) => {
    const trouble = await app.findTrouble();
    if (trouble) throw new AppError('unavailable', trouble);
    return { body: { status: 'ok', version: app.version } };
  },
});
