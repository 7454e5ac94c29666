// Forms by which people subscribe themselves: made by the business, filled in and confirmed by everybody.
import { createElement } from 'react';
import * as v from 'valibot';
import { ConfirmSignUp, LookIntoMailbox, SignUpForm, signUpStyle } from '../../views/pages/sign-up-form.tsx';
import { UnknownLink } from '../../views/pages/unknown-link.tsx';
import { LIMITS } from '../contract/constants/limits.ts';
import { FORM_EXAMPLE, FormInput, SubscriptionForm } from '../contract/form.ts';
import type { MailLook } from '../contract/mail-block.ts';
import { EmailAddress, IdText, optionalLine } from '../contract/schema.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import { findMailLook } from '../domain/email/index.ts';
import type { AskedSignUp, FormRecord, PublicForm } from '../domain/forms/index.ts';
import {
  addForm,
  askToConfirm,
  confirmSignUp,
  findSignUp,
  isStamped,
  listForms,
  makeStamp,
  openForm,
  removeForm,
} from '../domain/forms/index.ts';
import type { CallParts } from '../http/parts.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { addressOfForm, presentForm } from '../pages/present-form.ts';
import { numberedFields } from './form-fields.ts';
import { answerPage } from './plain-page.ts';

const SCREEN = '/email-marketing?tab=audience&view=forms';
const ById = { params: v.object({ id: IdText }) };
const ByKey = { params: v.object({ key: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }) };
const ByToken = { params: v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }) };

function present(app: CallParts, form: FormRecord, look: MailLook): SubscriptionForm {
  return presentForm({ vault: app.ctx.vault, publicUrl: app.mail.publicUrl, look }, form);
}

const readForms = defineRoute({
  method: 'GET',
  path: '/api/users/:id/forms',
  who: 'account',
  input: ById,
  output: v.array(SubscriptionForm),
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    const look = await findMailLook(app.ctx, actor.businessId);
    const forms = await listForms(app.ctx.db.read, actor.businessId);
    return { body: forms.map((form) => present(app, form, look)) };
  },
});

const createForm = defineRoute({
  method: 'POST',
  path: '/api/users/:id/forms',
  who: 'writer',
  form: SCREEN,
  fromForm: ({ name, consentText, ...fields }) => ({
    name,
    consentText,
    lists: numberedFields(fields, 'list-').map(([id]) => id),
  }),
  input: { ...ById, body: FormInput },
  output: SubscriptionForm,
  docs: { example: FORM_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    const form = await addForm(app.ctx, actor, body);
    return { status: 201, body: present(app, form, await findMailLook(app.ctx, actor.businessId)) };
  },
});

const endForm = defineRoute({
  method: 'DELETE',
  path: '/api/forms/:id',
  who: 'writer',
  form: SCREEN,
  input: ById,
  handler: async ({ app, actor, params }) => {
    await removeForm(app.ctx, actor, params.id);
    return { status: 204 };
  },
});

/** As it was typed: what is refused is shown again on this page. */
const Sent = v.object({
  email: v.optional(v.string(), ''),
  name: v.optional(v.string(), ''),
  website: v.optional(v.string(), ''),
  stamp: v.optional(v.string(), ''),
});
type Sent = v.InferOutput<typeof Sent>;

const SENT_EXAMPLE = { email: 'anna@example.com', name: 'Anna', website: '', stamp: '' };

const Person = v.object({ email: EmailAddress, name: optionalLine(LIMITS.name) });

const showForm = defineRoute({
  method: 'GET',
  path: '/f/:key',
  who: 'anyone',
  input: ByKey,
  handler: async ({ app, params }) => {
    const open = await openForm(app.ctx, params.key);
    return open ? answerForm(app, open, {}) : answerUnknown();
  },
});

/** Every address gets the same answer, and a program that fills in what no person sees gets it, too. */
const sendForm = defineRoute({
  method: 'POST',
  path: '/f/:key',
  who: 'anyone',
  rate: 'signUp',
  form: '/not-found',
  input: { ...ByKey, body: Sent },
  docs: { example: SENT_EXAMPLE },
  handler: async ({ app, params, body, http }) => {
    const open = await openForm(app.ctx, params.key);
    if (!open) return answerUnknown();
    const done = answerPage(createElement(LookIntoMailbox, open), { styles: signUpStyle(open.look) });
    if (body.website !== '') return done;
    const person = v.safeParse(Person, body);
    if (!person.success) {
      const wrong = v.flatten<typeof Person>(person.issues).nested?.email ? 'email' : 'name';
      return answerForm(app, open, { typed: body, says: SAYS[wrong], wrong, status: 422 });
    }
    if (!isStamped(app.ctx, open.form.id, body.stamp)) {
      return answerForm(app, open, { typed: body, says: SAYS.again, status: 422 });
    }
    await askToConfirm(app.ctx, open, { ...person.output, ip: http.ip }, app.mail.publicUrl);
    return done;
  },
});

const SAYS = {
  email: 'This is no email address. Please look at it once more.',
  name: 'This is no name: it must be one line of at most 200 characters.',
  again: 'Please look at it once more, and press the button again.',
} as const;

function answerForm(
  app: CallParts,
  { form, businessName, look }: PublicForm,
  {
    typed,
    says,
    wrong,
    status = 200,
  }: { typed?: Sent; says?: string; wrong?: 'email' | 'name'; status?: number },
) {
  const stamp = makeStamp(app.ctx.vault, { form: form.id, at: app.ctx.clock.now() });
  const { consentText } = form;
  const page = createElement(SignUpForm, {
    ...{ businessName, consentText, stamp, typed, says, wrong },
    action: addressOfForm(app.mail.publicUrl, form),
  });
  return answerPage(page, { status, styles: signUpStyle(look) });
}

const showConfirm = defineRoute({
  method: 'GET',
  path: '/y/:token',
  who: 'anyone',
  rate: 'secret',
  input: ByToken,
  handler: async ({ app, params }) => answerConfirm(await findSignUp(app.ctx, params.token)),
});

const confirm = defineRoute({
  method: 'POST',
  path: '/y/:token',
  who: 'anyone',
  rate: 'secret',
  input: ByToken,
  handler: async ({ app, params, http }) =>
    answerConfirm(await confirmSignUp(app.ctx, params.token, http.ip)),
});

function answerConfirm(asked: AskedSignUp | undefined) {
  return asked ? answerPage(createElement(ConfirmSignUp, asked)) : answerUnknown();
}

function answerUnknown() {
  return answerPage(createElement(UnknownLink), { status: 404 });
}

/** Every call about forms. */
export const FORM_ROUTES: readonly Route[] = [
  readForms,
  createForm,
  endForm,
  showForm,
  sendForm,
  showConfirm,
  confirm,
];
