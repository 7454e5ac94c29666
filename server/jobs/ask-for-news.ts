// Every hour: asks owners what is new whose Monday morning has come where their business is.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { askForNews } from '../domain/reports/index.ts';
import { DONE, defineJob } from './job.ts';

/** @param canMail whether letters leave by any mail server */
export function askForNewsJob(ctx: Context, canMail: () => Promise<boolean>) {
  return defineJob(v.object({}), async () => {
    if (await canMail()) await askForNews(ctx);
    return DONE;
  });
}
