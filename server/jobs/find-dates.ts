// Looks every hour for people whose birthday, or another day, begins an automation.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { findDates } from '../domain/automations/index.ts';
import { DONE, defineJob } from './job.ts';

export function findDatesJob(ctx: Context) {
  return defineJob(v.object({}), async (_, { signal }) => {
    await findDates(ctx, signal);
    return DONE;
  });
}
