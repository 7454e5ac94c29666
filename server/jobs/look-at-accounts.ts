// Every hour: looks at those accounts at networks that nobody has looked at for a day.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { lookAtAccounts, type Publishing } from '../domain/content/index.ts';
import { DONE, defineJob } from './job.ts';

export function lookAtAccountsJob(ctx: Context, publishing: Publishing) {
  return defineJob(v.object({}), async (_, { signal }) => {
    await lookAtAccounts(ctx, publishing, signal);
    return DONE;
  });
}
