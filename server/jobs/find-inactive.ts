// Looks once a day for subscribers who have fallen silent.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { findInactive } from '../domain/automations/index.ts';
import { DONE, defineJob } from './job.ts';

export function findInactiveJob(ctx: Context) {
  return defineJob(v.object({}), async (_, { signal }) => {
    await findInactive(ctx, signal);
    return DONE;
  });
}
