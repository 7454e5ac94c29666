// The local outbox: what would have been sent if a mail server were configured.
import * as v from 'valibot';
import { LIMITS } from '../contract/constants/limits.ts';
import { IdText } from '../contract/schema.ts';
import { OutboxMail } from '../contract/subscriber.ts';
import { listOutbox } from '../domain/email/index.ts';
import { defineRoute } from '../http/route.ts';
import { nextPage } from './next-page.ts';

const Query = v.object({
  before: v.optional(IdText),
  limit: v.optional(v.pipe(IdText, v.maxValue(LIMITS.page)), String(LIMITS.page)),
});

export const readOutbox = defineRoute({
  method: 'GET',
  path: '/api/outbox',
  who: 'account',
  input: { query: Query },
  output: v.array(OutboxMail),
  handler: async ({ app, actor, query: { before, limit } }) => {
    const mails = await listOutbox(app.ctx, actor, { before, limit });
    return { body: mails, next: nextPage(mails, limit) };
  },
});
