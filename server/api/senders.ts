// Addresses in whose name a business sends, and the page on which somebody who reads one agrees.
import { createElement } from 'react';
import * as v from 'valibot';
import { UnknownLink } from '../../views/pages/unknown-link.tsx';
import { VerifySender } from '../../views/pages/verify-sender.tsx';
import { IdText } from '../contract/schema.ts';
import { SENDER_EXAMPLE, SENDER_USE_EXAMPLE, Sender, SenderInput, SenderUse } from '../contract/sender.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import {
  askSender,
  chooseSender,
  findAskedSender,
  readSenders,
  removeSender,
  verifySender,
} from '../domain/email/index.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { answerPage } from './plain-page.ts';

const PATH = '/api/users/:id/senders';
const SCREEN = '/email-marketing?view=sending';
const ById = { params: v.object({ id: IdText }) };
const BySender = { params: v.object({ id: IdText, sender: IdText }) };
const ByToken = { params: v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }) };

const readAll = defineRoute({
  method: 'GET',
  path: PATH,
  who: 'account',
  input: ById,
  output: v.array(Sender),
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    return { body: await readSenders(app.ctx.db.read, actor.businessId) };
  },
});

/** The address gets a mail with a link. */
const ask = defineRoute({
  method: 'POST',
  path: PATH,
  who: 'owner',
  rate: 'send',
  form: SCREEN,
  input: { ...ById, body: SenderInput },
  output: Sender,
  docs: { example: SENDER_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    const parts = { setup: app.mailServers.setup, publicUrl: app.mail.publicUrl };
    return { status: 201, body: await askSender(app.ctx, parts, actor, body) };
  },
});

const use = defineRoute({
  method: 'PUT',
  path: `${PATH}/:sender/use`,
  who: 'owner',
  form: SCREEN,
  fromForm: ({ isUsed }) => ({ isUsed: isUsed === 'true' }),
  input: { ...BySender, body: SenderUse },
  output: Sender,
  docs: { example: SENDER_USE_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    return { body: await chooseSender(app.ctx, app.sending, actor, { ...body, id: params.sender }) };
  },
});

const remove = defineRoute({
  method: 'DELETE',
  path: `${PATH}/:sender`,
  who: 'owner',
  form: SCREEN,
  input: BySender,
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    await removeSender(app.ctx, actor, params.sender);
    return { status: 204 };
  },
});

const showAsked = defineRoute({
  method: 'GET',
  path: '/v/:token',
  who: 'anyone',
  rate: 'secret',
  input: ByToken,
  handler: async ({ app, params }) => answer(await findAskedSender(app.ctx, params.token)),
});

const agree = defineRoute({
  method: 'POST',
  path: '/v/:token',
  who: 'anyone',
  rate: 'secret',
  input: ByToken,
  handler: async ({ app, params }) => answer(await verifySender(app.ctx, params.token)),
});

function answer(asked: Awaited<ReturnType<typeof findAskedSender>>) {
  if (asked) return answerPage(createElement(VerifySender, asked));
  return answerPage(createElement(UnknownLink), { status: 404 });
}

/** Every call about senders. */
export const SENDER_ROUTES: readonly Route[] = [readAll, ask, use, remove, showAsked, agree];
