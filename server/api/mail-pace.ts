// How fast a business's mails leave: its warm-up, and rates of single domains.
import * as v from 'valibot';
import { MAIL_PACE_EXAMPLE, MailPace, MailPaceInput } from '../contract/mail-pace.ts';
import { IdText } from '../contract/schema.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import { findMailPace, presentPace, setMailPace } from '../domain/email/index.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { numberedFields, readFlag, readNumber } from './form-fields.ts';

const PATH = '/api/users/:id/mail-pace';
const ById = { params: v.object({ id: IdText }) };

const readPace = defineRoute({
  method: 'GET',
  path: PATH,
  who: 'account',
  input: ById,
  output: MailPace,
  handler: async ({ app: { ctx }, actor, params }) => {
    resolveAccount(actor, params.id);
    return { body: presentPace(await findMailPace(ctx.db.read, actor.businessId), ctx.clock.now()) };
  },
});

const writePace = defineRoute({
  method: 'PUT',
  path: PATH,
  who: 'writer',
  form: '/email-marketing?view=sending',
  fromForm: readForm,
  input: { ...ById, body: MailPaceInput },
  output: MailPace,
  docs: { example: MAIL_PACE_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    return { body: await setMailPace(app.ctx, actor, body) };
  },
});

/** A row whose domain is left empty is none. */
function readForm(fields: Readonly<Record<string, string>>) {
  const domains = numberedFields(fields, 'domain-').flatMap(([at, domain]) =>
    domain.trim() === ''
      ? []
      : [{ domain, mails: readNumber(fields[`mails-${at}`]), per: fields[`per-${at}`] ?? 'second' }],
  );
  return { warmUp: readFlag(fields.warmUp), domains };
}

/** Every call about the pace of mails. */
export const MAIL_PACE_ROUTES: readonly Route[] = [readPace, writePace];
