// Single mails, for programs: one mail to one person, and the templates that such a call may name.
import * as v from 'valibot';
import { IdText } from '../contract/schema.ts';
import {
  MAIL_TEMPLATE_EXAMPLE,
  MailTemplate,
  MailTemplateInput,
  SINGLE_MAIL_EXAMPLE,
  SingleMail,
  SingleMailInput,
} from '../contract/single-mail.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import { askForMail, putMailTemplate, readMailTemplates } from '../domain/email/index.ts';
import type { HttpContext } from '../http/context.ts';
import { defineRoute } from '../http/route.ts';
import { AppError } from '../kernel/app-error.ts';
import { say } from '../sentences/index.ts';

const ById = { params: v.object({ id: IdText }) };

export const sendMail = defineRoute({
  method: 'POST',
  path: '/api/mail',
  who: 'writer',
  token: 'mail:send',
  input: { body: SingleMailInput },
  output: SingleMail,
  docs: { example: SINGLE_MAIL_EXAMPLE },
  handler: async ({ app, actor, body, http }) => {
    const idempotencyKey = readKey(http, body.idempotencyKey);
    const { mail, created } = await askForMail(app.ctx, app.mail, actor, { ...body, idempotencyKey });
    return { status: created ? 201 : 200, body: mail };
  },
});

const Key = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255));

/** @throws AppError invalid for two keys that differ, and for a header that is none */
function readKey(http: HttpContext, told: string | undefined): string | undefined {
  const header = http.request.get('Idempotency-Key');
  if (header === '') return told;
  if (!v.is(Key, header) || (told !== undefined && told !== header.trim())) {
    throw new AppError('invalid', say('email.keys-differ'), { field: 'idempotencyKey' });
  }
  return header.trim();
}

export const listMailTemplates = defineRoute({
  method: 'GET',
  path: '/api/users/:id/mail-templates',
  who: 'account',
  input: ById,
  output: v.array(MailTemplate),
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    return { body: await readMailTemplates(app.ctx.db.read, actor) };
  },
});

export const saveMailTemplate = defineRoute({
  method: 'POST',
  path: '/api/users/:id/mail-templates',
  who: 'writer',
  input: { ...ById, body: MailTemplateInput },
  output: MailTemplate,
  docs: { example: MAIL_TEMPLATE_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    return { status: 201, body: await putMailTemplate(app.ctx, actor, body) };
  },
});
