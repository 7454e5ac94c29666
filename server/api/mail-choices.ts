// The preference centre behind the link in every mail: a page that works without a script, and what it sends.
import { createElement } from 'react';
import * as v from 'valibot';
import { CHOICES_STYLE, MailChoices as ChoicesPage } from '../../views/pages/mail-choices.tsx';
import { signUpStyle } from '../../views/pages/sign-up-form.tsx';
import { Unsubscribe } from '../../views/pages/unsubscribe.tsx';
import { MAIL_CHOICES_EXAMPLE, MailChoices } from '../contract/mail-choices.ts';
import { chooseMails, findMailChoices, type OpenChoices } from '../domain/audience/index.ts';
import { getBusiness } from '../domain/business/index.ts';
import { findMailLook } from '../domain/email/index.ts';
import type { CallParts } from '../http/parts.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { answerPage } from './plain-page.ts';
import { ByMail } from './unsubscribe.ts';

const PATH = '/p/:token';
const ByToken = { params: v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }) };

/** Changes nothing: mail scanners open every link. */
const showChoices = defineRoute({
  method: 'GET',
  path: PATH,
  who: 'anyone',
  input: { ...ByToken, query: ByMail },
  handler: async ({ app, params, query }) =>
    answer(app, `/u/${params.token}?m=${query.m}`, {
      open: await findMailChoices(app.ctx, params.token),
      isSaved: false,
    }),
});

const saveChoices = defineRoute({
  method: 'POST',
  path: PATH,
  who: 'anyone',
  rate: 'oneClick',
  form: '/not-found',
  fromForm: readForm,
  input: { ...ByToken, query: ByMail, body: MailChoices },
  docs: { example: MAIL_CHOICES_EXAMPLE },
  handler: async ({ app, params, query, body }) =>
    answer(app, `/u/${params.token}?m=${query.m}`, {
      open: await chooseMails(app.ctx, params.token, body),
      isSaved: true,
    }),
});

/** What has no tick is not sent. */
function readForm(fields: Readonly<Record<string, string>>) {
  const lists = Object.keys(fields).flatMap((name) => /^list-(\d+)$/.exec(name)?.[1] ?? []);
  return { frequency: fields.frequency, lists: lists.map(Number), pause: fields.pause !== undefined };
}

async function answer(
  app: CallParts,
  leave: string,
  { open, isSaved }: { open: OpenChoices | undefined; isSaved: boolean },
) {
  if (open?.status !== 'active') {
    const page = createElement(Unsubscribe, { subscription: open ?? null, action: leave });
    return answerPage(page, { status: open ? 200 : 404 });
  }
  const { timezone } = await getBusiness({ q: app.ctx.db.read }, open.businessId);
  const pausedUntil =
    open.pausedUntil === null
      ? null
      : new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: timezone }).format(open.pausedUntil);
  const { businessName, maskedEmail, frequency, lists } = open;
  const page = createElement(ChoicesPage, {
    ...{ businessName, maskedEmail, frequency, lists, pausedUntil, isSaved },
    leave,
  });
  const look = await findMailLook(app.ctx, open.businessId);
  return answerPage(page, { styles: `${signUpStyle(look)}${CHOICES_STYLE}` });
}

/** Every call of the preference centre. */
export const MAIL_CHOICE_ROUTES: readonly Route[] = [showChoices, saveChoices];
