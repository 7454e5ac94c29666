// The job inspector.
import * as v from 'valibot';
import { CancelInput, InspectedJob, JobList, JobQuery } from '../contract/job.ts';
import { IdText } from '../contract/schema.ts';
import { cancelJob, getJob, listJobs, retryJob } from '../domain/admin/index.ts';
import { defineRoute } from '../http/route.ts';
import { JOB_KINDS } from '../jobs/registry.ts';
import { nextPage } from './next-page.ts';

const params = v.object({ id: IdText });

export const listAllJobs = defineRoute({
  method: 'GET',
  path: '/api/admin/jobs',
  who: 'admin',
  input: { query: JobQuery },
  output: JobList,
  handler: async ({ app, query }) => {
    const jobs = await listJobs(app.ctx.db.read, query, app.ctx.clock.now());
    return { body: { jobs, kinds: [...JOB_KINDS] }, next: nextPage(jobs, query.limit) };
  },
});

export const readJob = defineRoute({
  method: 'GET',
  path: '/api/admin/jobs/:id',
  who: 'admin',
  input: { params },
  output: InspectedJob,
  handler: async ({ app, params: { id } }) => ({
    body: await getJob(app.ctx.db.read, id, app.ctx.clock.now()),
  }),
});

export const runJobAgain = defineRoute({
  method: 'POST',
  path: '/api/admin/jobs/:id/retry',
  who: 'admin',
  input: { params },
  output: InspectedJob,
  handler: async ({ app, params: { id } }) => {
    await retryJob(app.ctx, id);
    return { body: await getJob(app.ctx.db.read, id, app.ctx.clock.now()) };
  },
});

export const endJob = defineRoute({
  method: 'POST',
  path: '/api/admin/jobs/:id/cancel',
  who: 'admin',
  input: { params, body: CancelInput },
  output: InspectedJob,
  docs: { example: { reason: 'The page was taken down' } },
  handler: async ({ app, params: { id }, body: { reason } }) => {
    await cancelJob(app.ctx, id, reason);
    return { body: await getJob(app.ctx.db.read, id, app.ctx.clock.now()) };
  },
});
