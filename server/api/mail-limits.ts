// How often people get mail of a business, and when not.
import * as v from 'valibot';
import { MAIL_LIMITS_EXAMPLE, MailLimits } from '../contract/mail-limits.ts';
import { IdText } from '../contract/schema.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import { findMailLimits, setMailLimits } from '../domain/audience/index.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { readNumber } from './form-fields.ts';

const PATH = '/api/users/:id/mail-limits';
const ById = { params: v.object({ id: IdText }) };

const readLimits = defineRoute({
  method: 'GET',
  path: PATH,
  who: 'account',
  input: ById,
  output: MailLimits,
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    return { body: await findMailLimits(app.ctx.db.read, actor.businessId) };
  },
});

const writeLimits = defineRoute({
  method: 'PUT',
  path: PATH,
  who: 'writer',
  form: '/email-marketing?view=sending',
  fromForm: readForm,
  input: { ...ById, body: MailLimits },
  output: MailLimits,
  docs: { example: MAIL_LIMITS_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    return { body: await setMailLimits(app.ctx, actor, body) };
  },
});

/** What is left empty is no limit; half of one is refused. */
function readForm({ mails = '', days = '', from = '', to = '' }: Readonly<Record<string, string>>) {
  return {
    cap: mails || days ? { mails: readNumber(mails), days: readNumber(days) } : null,
    quietHours: from || to ? { from, to } : null,
  };
}

/** Every call about the limits of a business's mails. */
export const MAIL_LIMIT_ROUTES: readonly Route[] = [readLimits, writeLimits];
