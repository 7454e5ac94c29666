// Every hour: asks owners what is new whose Monday morning has come where their business is.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import type { TellParts } from '../domain/notifications/index.ts';
import { askForNews } from '../domain/reports/index.ts';
import { DONE, defineJob } from './job.ts';

export function askForNewsJob(ctx: Context, { canMail }: TellParts) {
  return defineJob(v.object({}), async () => {
    if (canMail) await askForNews(ctx);
    return DONE;
  });
}
